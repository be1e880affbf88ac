import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { newBank } from '#domain/finance/methods/payment-method.schema.ts'
import { COUNTRIES, type CountryCode } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { AddButtons } from './AddButtons.tsx'

/** A bank account: the country, the bank, the number, and who holds it. */
export function AddBank({ country, onClose }: { country: CountryCode; onClose: () => void }) {
  const t = useTranslations('finance.methods')
  const form = useZodForm(
    newBank,
    { methodType: 'bank', country, provider: '', accountIdentifier: '', accountName: '' },
    'finance.method.bank',
  )
  const add = useWrite(api.finance.methods.add.mutate, {
    done: { title: t('added'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    fieldOf: { bankNumber: 'accountIdentifier', methodTaken: 'accountIdentifier' },
    refresh: ({ finance }) => finance.methods.invalidate(),
    onDone: onClose,
  })
  return (
    <Form
      form={form}
      label={t('bank')}
      onSubmit={form.submit((bank) => add.mutate(bank))}
      foot={<AddButtons isPending={add.isPending} onClose={onClose} />}
    >
      <SelectField
        label={t('country')}
        data={keysOf(COUNTRIES).map((code) => ({ value: code, label: COUNTRIES[code].name }))}
        {...form.getInputProps('country')}
      />
      <TextField label={t('bankName')} withAsterisk {...form.getInputProps('provider')} />
      <TextField label={t('number')} withAsterisk {...form.getInputProps('accountIdentifier')} />
      <TextField
        label={t('holder')}
        description={t('holderHint')}
        withAsterisk
        {...form.getInputProps('accountName')}
      />
    </Form>
  )
}
