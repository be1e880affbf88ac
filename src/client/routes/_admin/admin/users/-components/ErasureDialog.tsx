import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { type Failure, useWrite } from '#client/api/useWrite.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { savePersonalData } from '#client/features/people/save-personal-data.ts'
import { WhosePassword } from '#client/features/people/security/WhosePassword.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { PasswordField } from '#client/ui/fields/PasswordField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import form from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { accountRemoval } from '#domain/people/profile.schema.ts'
import type { UserRecord } from '#domain/people/user-record.schema.ts'

type ErasureDialogProps = { user: UserRecord; onClose: () => void }

/** What a person may ask of an administrator: all data as a file, and the account deleted for ever. */
export default function ErasureDialog({ user: { id, fullName: name }, onClose }: ErasureDialogProps) {
  const t = useTranslations('desk.user.erasure')
  const fields = useZodForm(accountRemoval, { password: '' }, null)
  const save = useWrite(() => savePersonalData(`/admin/users/${encodeURIComponent(id)}/export`, 'kuu-data'), {
    done: (file) => ({ title: t('saved'), text: file, tone: 'good' }),
    failed: t('notSaved'),
  })
  const erase = useWrite(api.admin.users.erase.mutate, {
    done: { title: t('done', { name }), tone: 'good' },
    failed: useFailedWords(),
    refresh: (utils) => utils.admin.invalidate(),
    onDone: onClose,
  })
  return (
    <SheetDialog onClose={onClose} title={t('title', { name })} width={500}>
      <Form
        form={fields}
        onSubmit={fields.submit(({ password }) => erase.mutate({ id, password }))}
        foot={
          <>
            <Button type="submit" size="md" color="clay" loading={erase.isPending}>
              {t('submit')}
            </Button>
            <Button size="md" variant="default" onClick={onClose}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <p className={form.note}>{t('saveText')}</p>
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          {t('save')}
        </Button>
        <p className={adminClasses.consequence}>{t('text')}</p>
        {erase.failure && <p role="alert">{erase.failure}</p>}
        <WhosePassword />
        <PasswordField label={t('password')} autoComplete="current-password" {...fields.getInputProps('password')} />
      </Form>
    </SheetDialog>
  )
}

function useFailedWords() {
  const t = useTranslations('desk.user.erasure')
  return ({ problem, reason }: Failure) => {
    switch (problem) {
      case 'accountUnsettled':
        return t('unsettled')
      case 'lastAdministrator':
        return t('lastAdministrator')
      default:
        return reason ?? t('failed')
    }
  }
}
