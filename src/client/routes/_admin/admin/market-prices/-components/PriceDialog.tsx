import { useRef } from 'react'
import { api } from '#client/api/client.ts'
import { problemOf } from '#client/api/errors.ts'
import { CropChoice } from '#client/features/operations/admin/CropChoice.tsx'
import { RecordDialog } from '#client/features/operations/admin/RecordDialog.tsx'
import { type EditedRow, useSaveRecord } from '#client/features/operations/admin/useSaveRecord.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { ChoiceOrOwnField } from '#client/ui/fields/ChoiceOrOwnField.tsx'
import { DateField } from '#client/ui/fields/DateField.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import pairs from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { CURRENT_CURRENCIES } from '#domain/market/currency/currency-times.ts'
import { MARKETS, TRENDS } from '#domain/market/price.ts'
import { type AdminPrice, type NewPrice, newPrice } from '#domain/market/price-admin.schema.ts'
import { CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'

const currencyOf = (currency: string) => CURRENCIES.find((each) => each === currency) ?? 'NGN'

const valuesOf = (price: AdminPrice | null) => ({
  cropId: price?.cropId ?? '',
  market: price?.market ?? '',
  pricePerKg: price?.pricePerKg ?? ('' as const),
  currency: currencyOf(price?.currency ?? 'NGN'),
  trend: price?.trend ?? ('' as const),
  date: price?.date ?? today(),
  source: price?.source ?? '',
})

/** Sends a price as one that is sure once the server has asked about just this one. */
function useAskedOnce() {
  const asked = useRef<string>(undefined)
  const named = ({ cropId, market, pricePerKg, currency }: NewPrice) => [cropId, market, pricePerKg, currency].join()
  return {
    send: <V extends NewPrice, A>(values: V, write: (input: V & { isSure: boolean }) => Promise<A>): Promise<A> =>
      write({ ...values, isSure: asked.current === named(values) }).catch((error: unknown) => {
        if (problemOf(error) === 'priceFarOff') asked.current = named(values)
        throw error
      }),
  }
}

/** Enters a price, or changes one. */
export default function PriceDialog({ price, onClose }: { price: AdminPrice | null; onClose: () => void }) {
  const t = useTranslations('desk')
  const form = useZodForm(newPrice, valuesOf(price), `desk.price.${price?.id ?? 'new'}`, price?.version)
  const { create, change } = api.admin.marketPrices
  const asked = useAskedOnce()
  const saving = useSaveRecord('marketPrice', price, {
    create: (values: NewPrice) => asked.send(values, (input) => create.mutate(input)),
    change: (values: NewPrice & EditedRow) => asked.send(values, (input) => change.mutate(input)),
    form,
    // The question stands at the price, and saving once more answers it.
    fieldOf: { priceFarOff: 'pricePerKg' },
    doneTitle: ({ isHeld }) => (isHeld ? t('heldPrice.held') : undefined),
    onDone: onClose,
  })
  return (
    <RecordDialog
      kind="marketPrice"
      isNew={price === null}
      width={500}
      form={form}
      saving={saving}
      onSubmit={form.submit(saving.save)}
      onClose={onClose}
    >
      <CropChoice first={t('choice.pleaseChoose')} withAsterisk {...form.getInputProps('cropId')} />
      <ChoiceOrOwnField
        label={t('field.market')}
        withAsterisk
        choices={keysOf(MARKETS)}
        {...form.getInputProps('market')}
      />
      <div className={pairs.pair}>
        <NumberField label={t('field.pricePerKg')} withAsterisk decimals={2} {...form.getInputProps('pricePerKg')} />
        <SelectField label={t('field.currency')} data={[...CURRENT_CURRENCIES]} {...form.getInputProps('currency')} />
        <DateField label={t('field.date')} {...form.getInputProps('date')} />
        <SelectField
          label={t('field.trend')}
          data={[
            { value: '', label: t('choice.trendAuto') },
            ...TRENDS.map((value) => ({ value, label: t(`trend.${value}`) })),
          ]}
          {...form.getInputProps('trend')}
        />
      </div>
      <TextField label={t('field.source')} {...form.getInputProps('source')} />
    </RecordDialog>
  )
}
