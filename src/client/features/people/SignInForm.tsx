import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { endSession, startSession } from '#client/api/session.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import classes from '#client/ui/fields/account-form.module.css'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { credentials, type User } from '#domain/people/session.schema.ts'

/**
 * Username and password, and a code where the account asks for one; says what went wrong in the form and in a toast.
 */
export function SignInForm({ onDone }: { onDone: (user: User) => void }) {
  const t = useTranslations('account.signIn')
  const form = useZodForm(credentials, { username: '', password: '', code: '' })
  const [asksCode, setAsksCode] = useState(false)
  const login = trpc.auth.login.useMutation({
    onSuccess: (session) => {
      startSession(session)
      onDone(session.user)
    },
    onError: (error) => {
      // The password was right; the field that comes takes the focus.
      if (problemOf(error) === 'codeRequired') return setAsksCode(true)
      // Whoever tried to be somebody else is nobody now; a connection that broke off has said nothing.
      if (problemOf(error)) endSession()
      showToast({ title: t('failed'), text: t(failureKey(error)), tone: 'bad' })
      // The button was locked while it asked, and the focus fell to nowhere: it goes on where something is to be
      // mended.
      form.getInputNode(asksCode ? 'code' : 'password')?.focus()
    },
  })
  return (
    <form noValidate className={classes.form} onSubmit={form.submit((values) => login.mutate(values))}>
      {login.error && problemOf(login.error) !== 'codeRequired' && (
        <p role="alert" className={classes.failure}>
          {t(failureKey(login.error))}
        </p>
      )}
      <TextInput
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <TextInput
        type="password"
        label={t('password')}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      {asksCode && (
        <TextInput
          ref={catchFocus}
          label={t('code')}
          description={t('codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
      )}
      <Button type="submit" size="md" loading={login.isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}

function failureKey(error: unknown) {
  switch (problemOf(error)) {
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
