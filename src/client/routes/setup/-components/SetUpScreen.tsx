import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { startSession } from '#client/phone/session.ts'
import { AccountPage } from '#client/shell/AccountPage.tsx'
import { PasswordField } from '#client/ui/fields/PasswordField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import classes from '#client/ui/form/account-form.module.css'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { countryOf } from '#domain/country-names.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { offeredLanguages, offeredText } from '#domain/people/language/offered-languages.ts'
import { setUpInput } from '#domain/people/set-up.schema.ts'
import { CITIES, COUNTRIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'

/** Where the first administrator is made, by the link that the server prints. */
export function SetUpScreen({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.setUp')
  // Read once: it leaves the address with the next step.
  const [code] = useState(() => window.location.hash.slice(1))
  return (
    <AccountPage title={t('title')} lead={code ? t('lead') : t('noCode')}>
      {code && <SetUpForm code={code} onDone={onDone} />}
    </AccountPage>
  )
}

const PLACES = keysOf(CITIES)
/** The countries that have a place with weather. */
const WITH_PLACES = [...new Set(PLACES.map((place) => countryOf(place)))].filter((country) => country !== null)

function SetUpForm({ code, onDone }: { code: string; onDone: () => void }) {
  const t = useTranslations('admin.setUp')
  const [country, setCountry] = useState('')
  const blank = { code, username: '', fullName: '', password: '', platform: '', language: '', place: '' } as const
  const form = useZodForm(setUpInput, blank, null)
  const set = useWrite(api.auth.setUp.mutate, {
    failedTitle: t('failed'),
    failed: ({ reason }) => reason ?? t('other'),
    form,
    fieldOf: { commonPassword: 'password', passwordLikeUsername: 'password', usernameTaken: 'username' },
    onDone: (session) => {
      startSession(session)
      showToast({ title: t('done'), text: t('doneText'), tone: 'good' })
      onDone()
    },
  })
  const choose = (chosen: string) => {
    setCountry(chosen)
    const [first = ''] = PLACES.filter((place) => countryOf(place) === chosen)
    form.setFieldValue('place', first)
  }
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
      <TextField label={t('fullName')} autoComplete="name" {...form.getInputProps('fullName')} />
      <TextField
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <PasswordField label={t('password')} autoComplete="new-password" {...form.getInputProps('password')} />
      <TextField label={t('name')} description={t('nameHint')} {...form.getInputProps('platform')} />
      <SelectField
        label={t('country')}
        data={[{ value: '', label: '' }, ...WITH_PLACES.map((each) => ({ value: each, label: COUNTRIES[each].name }))]}
        value={country}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      <SelectField
        label={t('place')}
        data={[
          { value: '', label: t('anyPlace') },
          ...PLACES.filter((place) => country === '' || countryOf(place) === country),
        ]}
        {...form.getInputProps('place')}
      />
      <SelectField
        label={t('language')}
        data={[
          { value: '', label: t('anyLanguage') },
          ...offeredLanguages().map((id) => ({ value: LANGUAGES[id].word, label: offeredText(id) })),
        ]}
        {...form.getInputProps('language')}
      />
    </Form>
  )
}
