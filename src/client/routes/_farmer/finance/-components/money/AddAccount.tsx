import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { getSession } from '#client/phone/session.ts'
import { PhoneField } from '#client/query/PhoneField.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { countryOf } from '#domain/country-names.ts'
import { newAccount } from '#domain/finance/account.schema.ts'
import { COUNTRIES, type CountryCode, MOBILE_MONEY_PROVIDERS } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'

const DEFAULT_COUNTRY: CountryCode = 'NG'

/** Add Account: a country, one of its providers, the number and the name. The currency is that of the country. */
export default function AddAccount({ onClose }: { onClose: () => void }) {
  const t = useTranslations('finance.money')
  const country = countryOf(getSession()?.user.location) ?? DEFAULT_COUNTRY
  const form = useZodForm(
    newAccount,
    {
      country,
      currency: COUNTRIES[country].currency,
      provider: '',
      accountNumber: '',
      accountName: '',
      isDefault: false,
      isActive: true,
    },
    'finance.account',
  )
  const add = useWrite(api.finance.accounts.add.mutate, {
    done: { title: t('added'), tone: 'good' },
    failedTitle: t('notAdded'),
    failed: ({ reason }) => reason ?? t('tryAgain'),
    form,
    fieldOf: { phoneOfOtherCountry: 'accountNumber', accountTaken: 'accountNumber' },
    refresh: ({ finance }) => finance.invalidate(),
    onDone: onClose,
  })
  const chosen = form.values.country as CountryCode
  const providers = MOBILE_MONEY_PROVIDERS[chosen]
  const choose = (code: CountryCode) =>
    form.setValues({ country: code, currency: COUNTRIES[code].currency, provider: '' })
  return (
    <SheetDialog onClose={onClose} title={t('add')} width={500}>
      <Form
        form={form}
        onSubmit={form.submit((account) => add.mutate(account))}
        foot={
          <>
            <Button type="submit" size="md" loading={add.isPending}>
              {t(add.isPending ? 'adding' : 'add')}
            </Button>
            <Button size="md" variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <SelectField
          label={t('country')}
          data={keysOf(COUNTRIES).map((code) => ({ value: code, label: COUNTRIES[code].name }))}
          {...form.getInputProps('country')}
          onChange={({ currentTarget: { value } }) => choose(value as CountryCode)}
        />
        {providers ? (
          <SelectField
            label={t('provider')}
            withAsterisk
            data={[{ value: '', label: t('choose') }, ...providers]}
            {...form.getInputProps('provider')}
          />
        ) : (
          <TextField label={t('provider')} withAsterisk {...form.getInputProps('provider')} />
        )}
        <PhoneField
          at={COUNTRIES[chosen].name}
          label={t('phone')}
          description={t('phoneHint')}
          withAsterisk
          {...form.getInputProps('accountNumber')}
        />
        <TextField label={t('name')} withAsterisk {...form.getInputProps('accountName')} />
        <CheckboxField label={t('asDefault')} {...form.getInputProps('isDefault', { type: 'checkbox' })} />
      </Form>
    </SheetDialog>
  )
}
