import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { FieldRecord } from '#domain/fields/field-list.schema.ts'

/** Writes the area of a field in hectares, with its band of error where one is known. */
export function useFieldArea() {
  const t = useTranslations('desk.fields')
  const format = useFormat()
  return ({ totalArea, errorBand }: Pick<FieldRecord, 'totalArea' | 'errorBand'>) => {
    const hectares = format.number(totalArea, { maximumFractionDigits: 2 })
    const percent = errorBand === null ? null : format.number(errorBand, { maximumFractionDigits: 0 })
    return percent === null ? t('hectares', { hectares }) : t('withBand', { hectares, percent })
  }
}
