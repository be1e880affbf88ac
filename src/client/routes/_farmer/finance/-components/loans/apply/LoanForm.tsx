import { Button } from '@mantine/core'
import finance from '#client/features/finance/Finance.module.css'
import { AccountChoice } from '#client/features/finance/pay/AccountChoice.tsx'
import { useProductText } from '#client/features/finance/useProductText.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOnline } from '#client/offline/connection.ts'
import { noonOf, today } from '#client/phone/clock.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import fields from '#client/ui/form/form.module.css'
import type { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { loanRequest } from '#domain/finance/loan.schema.ts'
import type { LoanTermDays } from '#domain/finance/loan.ts'
import { termForHarvest } from '#domain/finance/loans/harvest-schedule.ts'
import type { LoanProduct } from '#domain/finance/product.schema.ts'
import { AmountSlider } from './AmountSlider.tsx'
import { CostLine } from './CostLine.tsx'
import classes from './LoanForm.module.css'
import { termsOf } from './loan-draft.ts'
import { useHarvests } from './useHarvests.ts'

type LoanFormProps = {
  form: ReturnType<typeof useZodForm<typeof loanRequest>>
  product: LoanProduct
  products: readonly LoanProduct[]
  isPending: boolean
  onChoose: (productId: string) => void
  onNext: (event?: React.FormEvent<HTMLFormElement>) => void
}

/** What is asked for; under the amount stands at once what it costs. */
export function LoanForm({ form, product, products, isPending, onChoose, onNext }: LoanFormProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.form')
  const textOf = useProductText()
  const isOnline = useOnline()
  const money = (amount: number) => formatAmount(amount, product.currency)
  const { principalAmount: amount, termDays } = form.values
  return (
    <Form
      form={form}
      onSubmit={onNext}
      foot={
        <Button type="submit" size="md" loading={isPending}>
          {t('next')}
        </Button>
      }
    >
      <SelectField
        label={t('product')}
        description={textOf(product.description)}
        data={products.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('loanProductId')}
        onChange={({ currentTarget: { value } }) => onChoose(value)}
      />
      <div className={fields.pair}>
        <div className={finance.choice}>
          <NumberField
            label={t('amount')}
            description={t('limits', { min: money(product.minAmount), max: money(product.maxAmount) })}
            decimals={2}
            withAsterisk
            {...form.getInputProps('principalAmount')}
          />
          <AmountSlider
            product={product}
            amount={amount}
            onChange={(chosen) => form.setFieldValue('principalAmount', chosen)}
          />
        </div>
        <TextField readOnly variant="filled" label={t('currency')} {...form.getInputProps('currency')} />
      </div>
      <CostLine product={product} amount={amount} days={Number(termDays)} harvestCropId={form.values.harvestCropId} />
      <SelectField
        label={t('term')}
        data={termsOf(product).map((days) => ({ value: String(days), label: `${days} (${t(`terms.d${days}`)})` }))}
        {...form.getInputProps('termDays')}
        value={String(termDays)}
        onChange={({ currentTarget: { value } }) => form.setFieldValue('termDays', Number(value) as LoanTermDays)}
      />
      <PayBackField form={form} product={product} />
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
        decimals={2}
        {...form.getInputProps('expectedHarvestValue')}
      />
      <AccountChoice
        label={t('account')}
        unchosen={t('anyAccount')}
        byHand={t('byHand')}
        currency={product.currency}
        input={form.getInputProps('accountId')}
      />
      {!isOnline && <p className={classes.offline}>{t('offline')}</p>}
    </Form>
  )
}

/** Every 30 days, or once after the harvest of a crop; then for no longer than it takes, which costs least. */
function PayBackField({ form, product }: Pick<LoanFormProps, 'form' | 'product'>) {
  const t = useTranslations('finance.form')
  const format = useFormat()
  const harvests = useHarvests()
  const choose = (harvestCropId: string) => {
    const harvest = harvests.find(({ id }) => id === harvestCropId)
    const termDays = harvest && termForHarvest(termsOf(product), today(), harvest.day)
    form.setValues({ harvestCropId, ...(termDays && { termDays }) })
  }
  return (
    <SelectField
      label={t('payBack')}
      data={[
        { value: '', label: t('monthly') },
        ...harvests.map(({ id, crop, day }) => ({
          value: id,
          label: t('afterHarvest', { crop, date: format.dateTime(noonOf(day), { dateStyle: 'medium' }) }),
        })),
      ]}
      {...form.getInputProps('harvestCropId')}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  )
}
