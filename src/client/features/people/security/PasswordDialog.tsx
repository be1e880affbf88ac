import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { renewPush } from '#client/api/push.ts'
import { renewToken } from '#client/api/session.ts'
import { isWeakPassword, useRefusals } from '#client/api/useRefusals.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { passwordChange } from '#domain/people/profile.schema.ts'
import classes from './Security.module.css'
import { WhosePassword } from './WhosePassword.tsx'

export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile.password')
  const profile = useTranslations('profile')
  const error = useTranslations('common.error')
  const form = useZodForm(passwordChange, { password: '', newPassword: '' })
  const refusals = useRefusals()
  const change = trpc.farmer.profile.changePassword.useMutation({
    onSuccess: ({ token }) => {
      renewToken(token)
      showToast({ title: t('changed'), text: t('changedText'), tone: 'good' })
      // A new password ends it everywhere; here she has just proved that it is she.
      void renewPush().catch(() => undefined)
      onClose()
    },
    onError: (refusal) => {
      const key = REFUSALS[problemOf(refusal) ?? '']
      const text = key ? t(key) : (refusals.ofServer(refusal) ?? profile('failed'))
      if (key === 'wrong') form.setFieldError('password', text)
      if (isWeakPassword(refusal)) form.setFieldError('newPassword', text)
      showToast({ title: error('title'), text, tone: 'bad' })
    },
  })
  return (
    <SheetDialog opened onClose={onClose} title={t('title')}>
      <form noValidate className={classes.form} onSubmit={form.submit((values) => change.mutate(values))}>
        <p className={classes.note}>{t('lead')}</p>
        <WhosePassword />
        <TextInput
          type="password"
          label={t('current')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <TextInput
          type="password"
          label={t('new')}
          description={t('newHint')}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <Button type="submit" size="md" loading={change.isPending}>
          {t('submit')}
        </Button>
      </form>
    </SheetDialog>
  )
}

const REFUSALS: Record<string, 'wrong' | 'wait' | 'demo' | undefined> = {
  wrongPassword: 'wrong',
  tooManyAttempts: 'wait',
  demoAccount: 'demo',
}
