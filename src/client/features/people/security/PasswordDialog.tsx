import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { isLost } from '#client/api/errors.ts'
import { renewPush } from '#client/api/push/push.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { renewToken } from '#client/phone/session.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { PasswordField } from '#client/ui/fields/PasswordField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { passwordChange } from '#domain/people/profile.schema.ts'
import classes from './Security.module.css'
import { WhosePassword } from './WhosePassword.tsx'

export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile.password')
  const profile = useTranslations('profile')
  const form = useZodForm(passwordChange, { password: '', newPassword: '' }, null)
  const change = useWrite(api.farmer.profile.changePassword.mutate, {
    done: { title: t('changed'), text: t('changedText'), tone: 'good' },
    failed: ({ problem, reason, error }) => {
      // A browser that knows of no network has sent nothing.
      if (isLost(error) && navigator.onLine !== false) return t('unanswered')
      const key = REFUSALS[problem ?? '']
      return key ? t(key) : (reason ?? profile('failed'))
    },
    form,
    fieldOf: { wrongPassword: 'password', commonPassword: 'newPassword', passwordLikeUsername: 'newPassword' },
    refresh: (_, { token }) => renewToken(token),
    onDone: () => {
      // A new password ends every session except this one, because the password was just verified.
      void renewPush().catch(() => undefined)
      onClose()
    },
  })
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <Form
        form={form}
        onSubmit={form.submit((values) => change.mutate(values))}
        foot={
          <Button type="submit" size="md" loading={change.isPending}>
            {t('submit')}
          </Button>
        }
      >
        <p className={classes.note}>{t('lead')}</p>
        <WhosePassword />
        <PasswordField label={t('current')} autoComplete="current-password" {...form.getInputProps('password')} />
        <PasswordField
          label={t('new')}
          description={t('newHint')}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
      </Form>
    </SheetDialog>
  )
}

const REFUSALS: Record<string, 'wrong' | 'wait' | 'demo' | undefined> = {
  wrongPassword: 'wrong',
  tooManyAttempts: 'wait',
  demoAccount: 'demo',
}
