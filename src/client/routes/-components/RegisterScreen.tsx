import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { startSession } from '#client/phone/session.ts'
import { PhoneField } from '#client/query/PhoneField.tsx'
import classes from '#client/shell/AccountPage.module.css'
import { AccountPage } from '#client/shell/AccountPage.tsx'
import { LanguageField } from '#client/shell/language/LanguageField.tsx'
import { PasswordField } from '#client/ui/fields/PasswordField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { LANGUAGES, type LanguageId, type LanguageWord } from '#domain/languages.ts'
import { registration } from '#domain/people/session.schema.ts'
import { CITIES, type City } from '#domain/places.ts'
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
  const form = useZodForm(
    registration,
    {
      username: '',
      password: '',
      fullName: '',
      phone: '',
      email: '',
      location: '',
      // Without a choice the account has none of its own, and reads in that of its phone.
      language: null as LanguageWord | null,
    },
    { place: 'register', secret: ['password'] },
  )
  useChosenLanguage((language) => form.setFieldValue('language', LANGUAGES[language].word))
  useDefaultPlace((place) => form.values.location === '' && form.setFieldValue('location', place))
  const register = useWrite(api.auth.register.mutate, {
    failedTitle: t('failed'),
    failed: ({ problem, reason }) => (problem === 'usernameTaken' ? t('taken') : (reason ?? t('other'))),
    form,
    fieldOf: { usernameTaken: 'username', commonPassword: 'password', passwordLikeUsername: 'password' },
    onDone: (session) => {
      startSession(session)
      onDone()
    },
  })
  return (
    <Form
      form={form}
      onSubmit={form.submit((values) => register.mutate(values))}
      foot={
        <Button type="submit" size="md" loading={register.isPending}>
          {t('submit')}
        </Button>
      }
    >
      <LanguageField />
      <TextField label={t('fullName')} autoComplete="name" withAsterisk {...form.getInputProps('fullName')} />
      <TextField
        label={t('username')}
        description={t('usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        withAsterisk
        {...form.getInputProps('username')}
      />
      <PasswordField
        label={t('password')}
        description={t('passwordHint')}
        autoComplete="new-password"
        withAsterisk
        {...form.getInputProps('password')}
      />
      <PhoneField
        at={form.values.location || null}
        label={t('phone')}
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <SelectField label={t('location')} data={['', ...keysOf(CITIES)]} {...form.getInputProps('location')} />
      <p className={classes.note}>
        {t('privacy')}
        <Link to="/privacy" className={classes.other}>
          {t('privacyLink')}
        </Link>
      </p>
    </Form>
  )
}

/** Says which language is chosen while the form is open, in the form or in the header. */
function useChosenLanguage(take: (language: LanguageId) => void) {
  const takeLanguage = useEffectEvent(take)
  useEffect(() => {
    const onChoice = ({ detail }: CustomEventInit<LanguageId>) => detail && takeLanguage(detail)
    window.addEventListener('language-change', onChoice as EventListener)
    return () => window.removeEventListener('language-change', onChoice as EventListener)
  }, [])
}

/** Says once where most newcomers of this installation live, where its administrator has said so. */
function useDefaultPlace(take: (place: City) => void) {
  const place = trpc.auth.status.useQuery().data?.platform.place
  // Not an effect's dependency: a place that was taken away would come back.
  const takePlace = useEffectEvent(take)
  useEffect(() => {
    if (place) takePlace(place)
  }, [place])
}
