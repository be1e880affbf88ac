import '@mantine/core/styles/Input.layer.css'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { startSession } from '#client/api/session.ts'
import { isWeakPassword, useRefusals } from '#client/api/useRefusals.ts'
import classes from '#client/shell/AccountPage.module.css'
import { AccountPage } from '#client/shell/AccountPage.tsx'
import fields from '#client/ui/fields/account-form.module.css'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { registration } from '#domain/people/session.schema.ts'
import { CITIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'

export function RegisterScreen({ next, onDone }: { next: string | undefined; onDone: () => void }) {
  const t = useTranslations('account.register')
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <RegisterForm onDone={onDone} />
      <p>
        {t('known')}
        <Link to="/login" search={{ next }} className={classes.other}>
          {t('signIn')}
        </Link>
      </p>
    </AccountPage>
  )
}

function RegisterForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('account.register')
  const form = useZodForm(registration, {
    username: '',
    password: '',
    fullName: '',
    phone: '',
    email: '',
    location: '',
    language: 'english',
  })
  const refusals = useRefusals()
  const register = trpc.auth.register.useMutation({
    onSuccess: (session) => {
      startSession(session)
      onDone()
    },
    onError: (error) => {
      const isTaken = problemOf(error) === 'usernameTaken'
      const text = isTaken ? t('taken') : (refusals.ofServer(error) ?? t('other'))
      if (isTaken) form.setFieldError('username', text)
      if (isWeakPassword(error)) form.setFieldError('password', text)
      showToast({ title: t('failed'), text, tone: 'bad' })
    },
  })
  return (
    <form noValidate className={fields.form} onSubmit={form.submit((values) => register.mutate(values))}>
      <TextInput label={t('fullName')} autoComplete="name" withAsterisk {...form.getInputProps('fullName')} />
      <TextInput
        label={t('username')}
        description={t('usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        withAsterisk
        {...form.getInputProps('username')}
      />
      <TextInput
        type="password"
        label={t('password')}
        description={t('passwordHint')}
        autoComplete="new-password"
        withAsterisk
        {...form.getInputProps('password')}
      />
      <TextInput type="tel" label={t('phone')} autoComplete="tel" {...form.getInputProps('phone')} />
      <NativeSelect label={t('location')} data={['', ...keysOf(CITIES)]} {...form.getInputProps('location')} />
      <Button type="submit" size="md" loading={register.isPending}>
        {t('submit')}
      </Button>
      <p>
        {t('privacy')}
        <Link to="/privacy" className={classes.other}>
          {t('privacyLink')}
        </Link>
      </p>
    </form>
  )
}
