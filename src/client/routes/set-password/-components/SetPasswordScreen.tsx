import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { startSession } from '#client/phone/session.ts'
import account from '#client/shell/AccountPage.module.css'
import { AccountPage } from '#client/shell/AccountPage.tsx'
import { takeFocus } from '#client/ui/dialog/catch-focus.ts'
import { PasswordField } from '#client/ui/fields/PasswordField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import classes from '#client/ui/form/account-form.module.css'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { User } from '#domain/people/session.schema.ts'
import { setPasswordInput } from '#domain/people/set-password.schema.ts'

/** Where somebody sets a new password with the code of an administrator. */
export function SetPasswordScreen({ onDone }: { onDone: (user: User) => void }) {
  const t = useTranslations('account.setPassword')
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <SetPasswordForm onDone={onDone} />
      <p>
        <Link to="/login" className={account.other}>
          {t('back')}
        </Link>
      </p>
    </AccountPage>
  )
}

const BLANK = { username: '', code: '', password: '', secondCode: '' }

function SetPasswordForm({ onDone }: { onDone: (user: User) => void }) {
  const t = useTranslations('account.setPassword')
  const signIn = useTranslations('account.signIn')
  const form = useZodForm(setPasswordInput, BLANK, null)
  const [needsSecond, setNeedsSecond] = useState(false)
  const set = useWrite(api.auth.setPassword.mutate, {
    failedTitle: t('failed'),
    failed: ({ problem, reason }) => (problem === 'codeRequired' ? null : (reason ?? t('other'))),
    form,
    fieldOf: { commonPassword: 'password', passwordLikeUsername: 'password', wrongCode: 'secondCode' },
    onDone: (session) => {
      startSession(session)
      onDone(session.user)
    },
    onFailed: ({ problem }) => {
      if (problem === 'codeRequired') setNeedsSecond(true)
      // The button was disabled meanwhile, and lost the focus.
      if (problem === 'passwordCodeRefused') form.getInputNode('code')?.focus()
    },
  })
  return (
    <Form
      form={form}
      onSubmit={form.submit((values) => set.mutate(values))}
      foot={
        <Button type="submit" size="md" loading={set.isPending}>
          {t('submit')}
        </Button>
      }
    >
      {set.failure && (
        // The toast of the failure says it aloud.
        <p role="alert" aria-live="off" className={classes.failure}>
          {set.failure}
        </p>
      )}
      <TextField
        label={signIn('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <TextField
        label={t('code')}
        description={t('codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
      <PasswordField label={t('password')} autoComplete="new-password" {...form.getInputProps('password')} />
      {needsSecond && (
        <TextField
          ref={takeFocus}
          label={signIn('code')}
          description={signIn('codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('secondCode')}
        />
      )}
    </Form>
  )
}
