import type { z } from 'zod'
import { api } from '#client/api/client.ts'
import { RecordDialog } from '#client/features/operations/admin/RecordDialog.tsx'
import { type EditedRow, useSaveRecord } from '#client/features/operations/admin/useSaveRecord.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import pairs from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { INTEREST_METHODS, LOAN_TERMS, type LoanTermDays, REBATES } from '#domain/finance/loan.ts'
import { type AdminLoanProduct, loanProductForm } from '#domain/finance/product-admin.schema.ts'
import { CURRENT_CURRENCIES } from '#domain/market/currency/currency-times.ts'
import { linesOf } from './lines-of.ts'

const termOf = (days: number | undefined): LoanTermDays => LOAN_TERMS.find((each) => each === days) ?? 365

const valuesOf = (product: AdminLoanProduct | null) => ({
  name: product?.name ?? '',
  description: product?.description ?? '',
  loanType: product?.loanType ?? '',
  minAmount: product?.minAmount ?? ('' as const),
  maxAmount: product?.maxAmount ?? ('' as const),
  interestRate: product?.interestRate ?? ('' as const),
  interestMethod: product?.interestMethod ?? ('flat' as const),
  dayCount: product?.dayCount ?? ('30/360' as const),
  rebate: product?.rebate ?? ('none' as const),
  penaltyRate: product?.penaltyRate ?? 0,
  penaltyGraceDays: product?.penaltyGraceDays ?? 0,
  penaltyCap: product?.penaltyCap ?? 0,
  termDays: termOf(product?.termDays),
  currency: product?.currency ?? ('NGN' as const),
  provider: product?.provider ?? '',
  minCreditScore: product?.minCreditScore ?? 0,
  requiredDocuments: linesOf(product?.requiredDocuments),
  eligibleCrops: linesOf(product?.eligibleCrops),
  isActive: product?.isActive ?? true,
})

/** Puts a loan on offer, or changes what is offered from now on. */
export default function LoanProductDialog({
  product,
  onClose,
}: {
  product: AdminLoanProduct | null
  onClose: () => void
}) {
  const t = useTranslations('desk.money.product')
  const form = useZodForm(
    loanProductForm,
    valuesOf(product),
    `desk.loanProduct.${product?.id ?? 'new'}`,
    product?.version,
  )
  const { create, change } = api.admin.loanProducts
  const saving = useSaveRecord('loanProduct', product, {
    create: create.mutate,
    // The currency of what is on offer stays.
    change: ({ currency: _, ...values }: z.output<typeof loanProductForm> & EditedRow) => change.mutate(values),
    form,
    fieldOf: { productTaken: 'name', amountRange: 'maxAmount', penaltyUncapped: 'penaltyCap' },
    onDone: onClose,
  })
  const amount = (name: 'minAmount' | 'maxAmount' | 'interestRate') => (
    <NumberField label={t(name)} withAsterisk decimals={2} {...form.getInputProps(name)} />
  )
  const lines = (name: 'requiredDocuments' | 'eligibleCrops', hint: 'documentLines' | 'lines') => (
    <TextArea label={t(name)} description={t(hint)} autosize minRows={2} maxRows={8} {...form.getInputProps(name)} />
  )
  return (
    <RecordDialog
      kind="loanProduct"
      isNew={product === null}
      width={600}
      form={form}
      saving={saving}
      onSubmit={form.submit(saving.save)}
      onClose={onClose}
    >
      {product && <p className={pairs.note}>{t('keeps')}</p>}
      <TextField label={t('name')} withAsterisk {...form.getInputProps('name')} />
      <TextArea label={t('description')} autosize minRows={2} maxRows={6} {...form.getInputProps('description')} />
      <div className={pairs.pair}>
        <TextField label={t('loanType')} withAsterisk {...form.getInputProps('loanType')} />
        <TextField label={t('provider')} withAsterisk {...form.getInputProps('provider')} />
        <SelectField
          label={t('currency')}
          disabled={product !== null}
          data={[...CURRENT_CURRENCIES]}
          {...form.getInputProps('currency')}
        />
        <SelectField
          label={t('termDays')}
          data={LOAN_TERMS.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
          {...form.getInputProps('termDays')}
          value={String(form.values.termDays)}
          onChange={({ currentTarget: { value } }) => form.setFieldValue('termDays', termOf(Number(value)))}
        />
        {amount('minAmount')}
        {amount('maxAmount')}
        {amount('interestRate')}
        <SelectField
          label={t('interestMethod')}
          data={INTEREST_METHODS.map((value) => ({ value, label: t(value) }))}
          {...form.getInputProps('interestMethod')}
        />
        <SelectField
          label={t('dayCount')}
          data={[
            { value: '30/360', label: t('c30') },
            { value: 'actual/365', label: t('cActual') },
          ]}
          {...form.getInputProps('dayCount')}
        />
        <SelectField
          label={t('rebate')}
          description={t('rebateHint')}
          data={REBATES.map((value) => ({ value, label: t(value) }))}
          {...form.getInputProps('rebate')}
        />
        <NumberField
          label={t('penaltyRate')}
          description={t('penaltyHint')}
          decimals={2}
          {...form.getInputProps('penaltyRate')}
        />
        <NumberField label={t('penaltyGraceDays')} decimals={0} {...form.getInputProps('penaltyGraceDays')} />
        <NumberField label={t('penaltyCap')} decimals={2} {...form.getInputProps('penaltyCap')} />
        <NumberField label={t('minCreditScore')} decimals={0} {...form.getInputProps('minCreditScore')} />
      </div>
      {lines('eligibleCrops', 'lines')}
      {lines('requiredDocuments', 'documentLines')}
      <CheckboxField label={t('isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </RecordDialog>
  )
}
