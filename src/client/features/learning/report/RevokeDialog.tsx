import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { revokeCertificateInput } from '#domain/learning/certificate/certificate.schema.ts'
import classes from './Learners.module.css'

type RevokeDialogProps = { name: string; code: string; onClose: () => void }

/** Says what it means that a certificate is revoked, and asks for the reason. */
export default function RevokeDialog({ name, code, onClose }: RevokeDialogProps) {
  const t = useTranslations('teaching')
  const form = useZodForm(revokeCertificateInput, { code, reason: '' }, `revoke.${code}`)
  const revoke = useWrite(api.admin.certificates.revoke.mutate, {
    done: { title: t('revokedTitle'), text: t('revokedText', { name }), tone: 'good' },
    failed: t('revokeFailed'),
    refresh: ({ learning }) => learning.reports.learners.invalidate(),
    form,
    onDone: onClose,
  })
  return (
    <SheetDialog onClose={onClose} title={t('revokeTitle')} width={480}>
      <Form
        form={form}
        onSubmit={form.submit((input) => revoke.mutate(input))}
        foot={
          <>
            <Button type="submit" size="md" color="clay" loading={revoke.isPending}>
              {t('revoke')}
            </Button>
            <Button size="md" variant="default" onClick={onClose}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <p className={classes.meaning}>{t('revokeMeaning', { name, code })}</p>
        <TextArea
          label={t('reason')}
          description={t('reasonHint')}
          rows={4}
          withAsterisk
          {...form.getInputProps('reason')}
        />
      </Form>
    </SheetDialog>
  )
}
