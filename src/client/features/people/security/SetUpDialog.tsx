import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { PasswordField } from '#client/ui/fields/PasswordField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { accountRemoval } from '#domain/people/profile.schema.ts'
import { codeInput } from '#domain/people/second-factor.schema.ts'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import classes from './Security.module.css'
import { useStep } from './useStep.ts'
import { WhosePassword } from './WhosePassword.tsx'

type Key = { secret: string; uri: string }

/** Turns on the second factor in three steps: the password, the app's first code, the recovery codes. */
export default function SetUpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('security')
  const [key, setKey] = useState<Key>()
  const [codes, setCodes] = useState<string[]>()
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : key ? (
        <AppStep {...key} onDone={setCodes} onAlready={onClose} />
      ) : (
        <PasswordStep onDone={setKey} onAlready={onClose} />
      )}
    </SheetDialog>
  )
}

type StepProps<Answer> = { onDone: (answer: Answer) => void; onAlready: () => void }

function PasswordStep({ onDone, onAlready }: StepProps<Key>) {
  const t = useTranslations('security')
  const form = useZodForm(accountRemoval, { password: '' }, null)
  const setUp = useStep(api.auth.secondFactor.setUp.mutate, {
    form,
    fieldOf: { wrongPassword: 'password' },
    onDone,
    onAlready,
  })
  return (
    <Form
      form={form}
      onSubmit={form.submit((values) => setUp.mutate(values))}
      foot={
        <Button type="submit" size="md" loading={setUp.isPending}>
          {t('next')}
        </Button>
      }
    >
      <p className={classes.note}>{t('need')}</p>
      <WhosePassword />
      <PasswordField label={t('password')} autoComplete="current-password" {...form.getInputProps('password')} />
    </Form>
  )
}

function AppStep({ secret, uri, onDone, onAlready }: Key & StepProps<string[]>) {
  const t = useTranslations('security')
  const form = useZodForm(codeInput, { code: '' }, null)
  const confirm = useStep(api.auth.secondFactor.confirm.mutate, {
    form,
    fieldOf: { codeRefused: 'code' },
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    onAlready,
  })
  return (
    <Form
      form={form}
      onSubmit={form.submit((values) => confirm.mutate(values))}
      foot={
        <Button type="submit" size="md" loading={confirm.isPending}>
          {t('turnOn')}
        </Button>
      }
    >
      <p className={classes.note}>{t('scan')}</p>
      <QrCode text={uri} label={t('picture')} />
      <p className={classes.note}>{t('key')}</p>
      <p className={classes.key}>{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      <TextField
        ref={catchFocus}
        label={t('code')}
        description={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
    </Form>
  )
}
