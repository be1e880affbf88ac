import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { api } from '#client/api/client.ts'
import { leavePush } from '#client/api/push/leave-push.ts'
import { type Failure, useWrite } from '#client/api/useWrite.ts'
import { WhosePassword } from '#client/features/people/security/WhosePassword.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { endSession } from '#client/phone/session.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { PasswordField } from '#client/ui/fields/PasswordField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import form from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { accountRemoval } from '#domain/people/profile.schema.ts'
import classes from './RemovalDialog.module.css'

export default function RemovalDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile.removal')
  const navigate = useNavigate()
  const fields = useZodForm(accountRemoval, { password: '' }, null)
  const remove = useWrite(api.farmer.profile.remove.mutate, {
    done: { title: t('gone'), text: t('goneText') },
    failed: useFailedWords(),
    onDone: async () => {
      void leavePush()
      await navigate({ to: '/select' })
      endSession()
    },
  })
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <Form
        form={fields}
        onSubmit={fields.submit((values) => remove.mutate(values))}
        foot={
          <Button type="submit" size="md" color="clay" loading={remove.isPending}>
            {t('submit')}
          </Button>
        }
      >
        <p className={classes.lead}>{t('lead')}</p>
        <p className={form.note}>{t('keep')}</p>
        {remove.failure && (
          <p role="alert" className={classes.refusal}>
            {remove.failure}
          </p>
        )}
        <WhosePassword />
        <PasswordField label={t('password')} autoComplete="current-password" {...fields.getInputProps('password')} />
      </Form>
    </SheetDialog>
  )
}

function useFailedWords() {
  const t = useTranslations('profile')
  return ({ problem, reason }: Failure) => {
    switch (problem) {
      case 'wrongPassword':
        return t('password.wrong')
      case 'tooManyAttempts':
        return t('password.wait')
      case 'demoAccount':
        return t('removal.demo')
      case 'accountUnsettled':
        return t('removal.unsettled')
      case 'lastAdministrator':
        return t('removal.lastAdministrator')
      default:
        return reason ?? t('removal.failed')
    }
  }
}
