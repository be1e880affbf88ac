import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { isLost } from '#client/api/errors.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { getLine } from '#client/offline/connection.ts'
import { endedSession } from '#client/phone/ended-session.ts'
import { loseSession, startSession } from '#client/phone/session.ts'
import { takeFocus } from '#client/ui/dialog/catch-focus.ts'
import { PasswordField } from '#client/ui/fields/PasswordField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import classes from '#client/ui/form/account-form.module.css'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { credentials, type User } from '#domain/people/session.schema.ts'
import type { ProblemId } from '#domain/problem.ts'
import { SignInNotice } from './SignInNotice.tsx'

/** Username and password, and a code if the account requires one; shows errors in the form and in a toast. */
export function SignInForm({ onDone }: { onDone: (user: User) => void }) {
  const t = useTranslations('account.signIn')
  const line = useTranslations('account.ended')
  const form = useZodForm(credentials, { username: endedSession()?.username ?? '', password: '', code: '' }, null)
  const [needsCode, setNeedsCode] = useState(false)
  const login = useWrite(api.auth.login.mutate, {
    failedTitle: t('failed'),
    failed: ({ problem, error }) => {
      if (problem === 'codeRequired') return null
      return isLost(error) ? line(getLine() === 'login' ? 'login' : 'offline') : t(failureKey(problem))
    },
    onDone: (session) => {
      startSession(session)
      onDone(session.user)
    },
    onFailed: ({ problem }) => {
      // The password was right; the code field takes the focus.
      if (problem === 'codeRequired') return setNeedsCode(true)
      // After a refused sign-in as another user the current one has to sign in again; a network error changes nothing.
      if (problem) loseSession()
      // The submit button was disabled during the request and lost the focus: move it to the field to correct.
      form.getInputNode(needsCode ? 'code' : 'password')?.focus()
    },
  })
  return (
    <Form
      form={form}
      onSubmit={form.submit((values) => login.mutate(values))}
      foot={
        <Button type="submit" size="md" loading={login.isPending}>
          {t('submit')}
        </Button>
      }
    >
      <SignInNotice />
      {login.failure && (
        // The toast of the failure says it aloud.
        <p role="alert" aria-live="off" className={classes.failure}>
          {login.failure}
        </p>
      )}
      <TextField
        label={t('username')}
        description={t('orPhone')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <PasswordField label={t('password')} autoComplete="current-password" {...form.getInputProps('password')} />
      {needsCode && (
        <TextField
          ref={takeFocus}
          label={t('code')}
          description={t('codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
      )}
    </Form>
  )
}

function failureKey(problem: ProblemId | undefined) {
  switch (problem) {
    case 'invalidCredentials':
      return 'wrong'
    case 'tooManyAttempts':
      return 'wait'
    case 'accountDeactivated':
      return 'deactivated'
    case 'wrongCode':
      return 'wrongCode'
    case 'busy':
      return 'busy'
    default:
      return 'other'
  }
}
