import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { shownField } from '#client/offline/outbox/writes/shown-field.ts'
import { noonOf } from '#client/phone/clock.ts'
import { CROP_STATUS, type CropStatus } from '#domain/crops/crop.ts'
import { TYPED } from './words.ts'

/** A field's value as text; invalid input is shown as typed. */
export function useEntryWords() {
  const format = useFormat()
  const statuses = useTranslations('farmer.status')
  const words = useTranslations('outbox')
  return (field: string, value: unknown) => {
    if (field === 'status' && isStatus(value)) return statuses(value)
    if (field === 'fieldId') return shownField(String(value))?.name ?? words('otherField')
    if (isDate(field) && isDay(value)) return format.dateTime(noonOf(value), { dateStyle: 'medium' })
    return typeof value === 'number' ? format.number(value, { maximumFractionDigits: 4 }) : String(value)
  }
}

const isStatus = (value: unknown): value is CropStatus => typeof value === 'string' && Object.hasOwn(CROP_STATUS, value)
const isDate = (field: string) => (TYPED as Record<string, string>)[field] === 'date'
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
