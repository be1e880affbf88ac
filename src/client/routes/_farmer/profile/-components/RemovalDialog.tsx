import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { leavePush } from '#client/api/leave-push.ts'
import { endSession } from '#client/api/session.ts'
import { WhosePassword } from '#client/features/people/security/WhosePassword.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import form from '#client/ui/fields/form.module.css'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { accountRemoval } from '#domain/people/profile.schema.ts'
import classes from './RemovalDialog.module.css'

export default function RemovalDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile.removal')
  const navigate = useNavigate()
  const fields = useZodForm(accountRemoval, { password: '' })
  const refusalOf = useRefusals()
  const remove = trpc.farmer.profile.remove.useMutation({
    onSuccess: async () => {
      showToast({ title: t('gone'), text: t('goneText') })
      void leavePush()
      await navigate({ to: '/select' })
      endSession()
    },
  })
  return (
    <SheetDialog opened onClose={onClose} title={t('title')}>
      <form noValidate className={form.form} onSubmit={fields.submit((values) => remove.mutate(values))}>
        <p className={classes.lead}>{t('lead')}</p>
        <p className={form.note}>{t('keep')}</p>
        {remove.error && (
          <p role="alert" className={classes.refusal}>
            {refusalOf(remove.error)}
          </p>
        )}
        <WhosePassword />
        <TextInput
          type="password"
          label={t('password')}
          autoComplete="current-password"
          {...fields.getInputProps('password')}
        />
        <Button type="submit" size="md" color="clay" loading={remove.isPending}>
          {t('submit')}
        </Button>
      </form>
    </SheetDialog>
  )
}

function useRefusals() {
  const t = useTranslations('profile')
  return (error: unknown) => {
    switch (problemOf(error)) {
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
        return t('removal.failed')
    }
  }
}
