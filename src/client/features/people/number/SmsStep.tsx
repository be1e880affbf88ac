import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { provePhoneInput } from '#domain/people/phone/phone-proof.schema.ts'
import { spoken } from '#domain/phone.ts'
import classes from './OwnNumber.module.css'

type SmsStepProps = { which: { accountId?: string }; isSent: boolean; onDial: () => void }

/** Sends a code to the number, and takes it back. */
export function SmsStep({ which, isSent, onDial }: SmsStepProps) {
  const t = useTranslations('profile.number')
  const send = useWrite(api.farmer.profile.sendCode.mutate, {
    done: ({ phone }) => ({ title: t('sent', { phone: spoken(phone) }), tone: 'good' }),
    failed: t('failed'),
    refresh: ({ farmer }) => farmer.profile.number.invalidate(),
  })
  return (
    <>
      <div className={classes.actions}>
        <Button variant={isSent ? 'default' : 'filled'} loading={send.isPending} onClick={() => send.mutate(which)}>
          {t(isSent ? 'sendAgain' : 'send')}
        </Button>
        <Button variant="subtle" onClick={onDial}>
          {t('dial')}
        </Button>
      </div>
      {isSent && <CodeForm which={which} />}
    </>
  )
}

function CodeForm({ which }: Pick<SmsStepProps, 'which'>) {
  const t = useTranslations('profile.number')
  const form = useZodForm(provePhoneInput, { code: '' }, null)
  const prove = useWrite(api.farmer.profile.proveNumber.mutate, {
    done: { title: t('proved'), tone: 'good' },
    failed: t('failed'),
    form,
    fieldOf: { phoneCodeRefused: 'code' },
    refresh: ({ farmer, finance }) => {
      void finance.accounts.invalidate()
      return farmer.profile.number.invalidate()
    },
  })
  return (
    <Form
      form={form}
      onSubmit={form.submit((values) => prove.mutate({ ...values, ...which }))}
      foot={
        <Button type="submit" loading={prove.isPending}>
          {t('confirm')}
        </Button>
      }
    >
      <TextField
        label={t('code')}
        description={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
    </Form>
  )
}
