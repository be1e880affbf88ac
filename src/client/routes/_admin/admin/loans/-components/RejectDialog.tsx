import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type AdminLoan, loanRejection } from '#domain/finance/loan.schema.ts'
import { useDecisions } from './useDecisions.ts'

/** Asks for the reason of a rejection, which the farmer reads. */
export default function RejectDialog({ loan, onClose }: { loan: AdminLoan; onClose: () => void }) {
  const t = useTranslations('admin.lending')
  const form = useZodForm(loanRejection, { id: loan.id, reason: '' }, `reject.${loan.id}`)
  const { reject } = useDecisions(loan, onClose, form)
  return (
    <SheetDialog onClose={onClose} title={t('rejectTitle')} width={480}>
      <Form
        form={form}
        onSubmit={form.submit((rejection) => reject.mutate(rejection))}
        foot={
          <>
            <Button type="submit" size="md" color="clay" loading={reject.isPending}>
              {t('reject')}
            </Button>
            <Button size="md" variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <TextArea
          label={t('reason')}
          description={t('reasonHint', { name: loan.farmer.fullName })}
          rows={4}
          withAsterisk
          {...form.getInputProps('reason')}
        />
      </Form>
    </SheetDialog>
  )
}
