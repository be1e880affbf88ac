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
import { type RainIndex, rainIndex } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'
import { type AdminInsuranceProduct, insuranceProductForm } from '#domain/finance/product-admin.schema.ts'
import { CURRENT_CURRENCIES } from '#domain/market/currency/currency-times.ts'
import { linesOf } from './lines-of.ts'
import { RainIndexFields } from './RainIndexFields.tsx'

const valuesOf = (product: AdminInsuranceProduct | null) => ({
  name: product?.name ?? '',
  description: product?.description ?? '',
  insuranceType: product?.insuranceType ?? '',
  coverageType: product?.coverageType ?? '',
  basePremiumRate: product?.basePremiumRate ?? ('' as const),
  maxCoverageAmount: product?.maxCoverageAmount ?? ('' as const),
  waitingDays: product?.waitingDays ?? 0,
  currency: product?.currency ?? ('NGN' as const),
  provider: product?.provider ?? '',
  eligibleCrops: linesOf(product?.eligibleCrops),
  eligibleRegions: linesOf(product?.eligibleRegions),
  isActive: product?.isActive ?? true,
  hasIndex: product !== null && product.index !== null,
})

const NO_INDEX = { place: '', latitude: '', longitude: '', seasonStart: '', seasonEnd: '', strike: '', exit: '', maxShare: 100 } as const // biome-ignore format: one row

type Values = Omit<z.output<typeof insuranceProductForm>, 'hasIndex'> & { index: RainIndex | null }

type InsuranceProductDialogProps = { product: AdminInsuranceProduct | null; onClose: () => void }

/** Puts an insurance on offer, or changes what is offered from now on. */
export default function InsuranceProductDialog({ product, onClose }: InsuranceProductDialogProps) {
  const t = useTranslations('desk.money.product')
  const form = useZodForm(
    insuranceProductForm,
    valuesOf(product),
    `desk.insuranceProduct.${product?.id ?? 'new'}`,
    product?.version,
  )
  const index = useZodForm(rainIndex, product?.index ?? NO_INDEX, `desk.insuranceProduct.${product?.id ?? 'new'}.index`)
  const { create, change } = api.admin.insuranceProducts
  const saving = useSaveRecord('insuranceProduct', product, {
    create: (values: Values) => create.mutate(values),
    // The currency of what is on offer stays.
    change: ({ currency: _, ...values }: Values & EditedRow) => change.mutate(values),
    form,
    fieldOf: { productTaken: 'name' },
    onDone: () => {
      index.sent()
      onClose()
    },
  })
  const submit = form.submit(({ hasIndex, ...values }, version) => {
    if (!hasIndex) return saving.save({ ...values, index: null }, version)
    index.submit((measured) => saving.save({ ...values, index: measured }, version))()
  })
  const lines = (name: 'eligibleCrops' | 'eligibleRegions') => (
    <TextArea label={t(name)} description={t('lines')} autosize minRows={2} maxRows={8} {...form.getInputProps(name)} />
  )
  return (
    <RecordDialog
      kind="insuranceProduct"
      isNew={product === null}
      width={600}
      form={form}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      {product && <p className={pairs.note}>{t('keeps')}</p>}
      <TextField label={t('name')} withAsterisk {...form.getInputProps('name')} />
      <TextArea label={t('description')} autosize minRows={2} maxRows={6} {...form.getInputProps('description')} />
      <div className={pairs.pair}>
        <TextField label={t('insuranceType')} withAsterisk {...form.getInputProps('insuranceType')} />
        <TextField label={t('coverageType')} withAsterisk {...form.getInputProps('coverageType')} />
        <TextField label={t('insurer')} withAsterisk {...form.getInputProps('provider')} />
        <SelectField
          label={t('currency')}
          disabled={product !== null}
          data={[...CURRENT_CURRENCIES]}
          {...form.getInputProps('currency')}
        />
        <NumberField
          label={t('maxCoverageAmount')}
          withAsterisk
          decimals={2}
          {...form.getInputProps('maxCoverageAmount')}
        />
        <NumberField
          label={t('basePremiumRate')}
          withAsterisk
          decimals={2}
          {...form.getInputProps('basePremiumRate')}
        />
        <NumberField label={t('waitingDays')} decimals={0} {...form.getInputProps('waitingDays')} />
      </div>
      <CheckboxField
        label={t('hasIndex')}
        description={product?.lacksIndex ? t('lacksIndex') : undefined}
        {...form.getInputProps('hasIndex', { type: 'checkbox' })}
      />
      {form.values.hasIndex && <RainIndexFields form={index} />}
      {lines('eligibleCrops')}
      {lines('eligibleRegions')}
      <CheckboxField label={t('isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </RecordDialog>
  )
}
