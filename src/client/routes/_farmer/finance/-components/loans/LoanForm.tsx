import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { getSession } from '#client/api/session.ts'
import { useProductText } from '#client/features/finance/useProductText.ts'
import { useOnline } from '#client/offline/connection.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { readDraft } from '#client/ui/form/drafts.ts'
import { Form } from '#client/ui/form/Form.tsx'
import fields from '#client/ui/form/form.module.css'
import { type Draft, useZodForm } from '#client/ui/form/useZodForm.ts'
import { type loanRequest, loanRequestFor } from '#domain/finance/loan.schema.ts'
import { LOAN_TERMS, type LoanTermDays } from '#domain/finance/loan.ts'
import type { LoanProduct } from '#domain/finance/product.schema.ts'
import { formatAmount } from '#domain/money.ts'
import { COUNTRIES, countryOf } from '#domain/places.ts'
import { LoanCost } from './LoanCost.tsx'
import classes from './LoanForm.module.css'
import { useRequestLoan } from './useRequestLoan.ts'

type LoanDraft = Draft<typeof loanRequest>
type LoanFormProps = { products: LoanProduct[]; onClose: () => void }
const PLACE = 'loan'

/** The application for a loan; its cost is shown before it is sent. */
export function LoanForm({ products, onClose }: LoanFormProps) {
  const t = useTranslations('finance.form')
  const textOf = useProductText()
  const isOnline = useOnline()
  const [product, setProduct] = useState(() => chosenOf(products))
  const form = useZodForm(loanRequestFor(product), emptyDraft(product), PLACE)
  const request = useRequestLoan(form, onClose)
  const choose = (id: string) => {
    const chosen = products.find((each) => each.id === id) ?? product
    setProduct(chosen)
    const termDays = Math.min(Number(form.values.termDays), chosen.termDays) as LoanTermDays
    form.setValues({ loanProductId: chosen.id, currency: chosen.currency, termDays })
  }
  const money = (amount: number) => formatAmount(amount, product.currency)
  return (
    <Form
      form={form}
      onSubmit={form.submit((application) => request.mutate(application))}
      foot={
        <Button type="submit" size="md" loading={request.isPending}>
          {t('submit')}
        </Button>
      }
    >
      <SelectField
        label={t('product')}
        description={textOf(product.description)}
        data={products.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('loanProductId')}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      <div className={fields.pair}>
        <NumberField
          label={t('amount')}
          description={t('limits', { min: money(product.minAmount), max: money(product.maxAmount) })}
          min={0}
          decimalScale={2}
          hideControls
          withAsterisk
          {...form.getInputProps('principalAmount')}
        />
        <TextField readOnly variant="filled" label={t('currency')} {...form.getInputProps('currency')} />
      </div>
      <SelectField
        label={t('term')}
        data={termsOf(product).map((days) => ({ value: String(days), label: `${days} (${t(`terms.d${days}`)})` }))}
        {...form.getInputProps('termDays')}
        value={String(form.values.termDays)}
        onChange={({ currentTarget: { value } }) => form.setFieldValue('termDays', Number(value) as LoanTermDays)}
      />
      <TextArea
        label={t('purpose')}
        description={t('purposeHint')}
        rows={3}
        withAsterisk
        {...form.getInputProps('purpose')}
      />
      <NumberField
        label={t('harvest')}
        description={t('harvestHint')}
        min={0}
        decimalScale={2}
        hideControls
        {...form.getInputProps('expectedHarvestValue')}
      />
      <LoanCost product={product} amount={form.values.principalAmount} days={Number(form.values.termDays)} />
      {!isOnline && <p className={classes.offline}>{t('offline')}</p>}
    </Form>
  )
}

/** The product of the draft; else the first in the currency of the farmer's country. */
function chosenOf(products: LoanProduct[]): LoanProduct {
  const draft = readDraft(PLACE, { loanProductId: '' })
  const country = countryOf(getSession()?.user.location)
  const own = products.find(({ currency }) => country !== null && currency === COUNTRIES[country].currency)
  return products.find(({ id }) => id === draft.loanProductId) ?? own ?? products[0]!
}

const TERM_BY_DEFAULT = 365

const emptyDraft = ({ id, currency, termDays }: LoanProduct): LoanDraft => ({
  loanProductId: id,
  principalAmount: '',
  currency,
  termDays: Math.min(TERM_BY_DEFAULT, termDays) as LoanTermDays,
  purpose: '',
  expectedHarvestValue: '',
  accountId: '',
})

const termsOf = ({ termDays }: LoanProduct) => LOAN_TERMS.filter((days) => days <= termDays)
