import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useAreaUnit } from '#client/phone/area-unit.ts'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import type { Field } from '#domain/fields/field.schema.ts'

type Measured = Pick<Field, 'totalArea' | 'errorBand'>

/** Writes the area of a field with its band of error, in the farmer's unit: '1.22 ha ± 8%'. */
export function useFieldArea() {
  const t = useTranslations('fields')
  const format = useFormat()
  const areaWords = useAreaWords()
  const isInHectares = useAreaUnit() === 'hectare'
  return ({ totalArea, errorBand }: Measured) => {
    const amount = format.number(totalArea, { maximumFractionDigits: totalArea < 1 ? 3 : 2 })
    const area = isInHectares ? t('hectares', { amount }) : areaWords(totalArea)
    if (errorBand === null) return area
    return t('band', { area, percent: format.number(Math.max(1, Math.round(errorBand)) / 100, { style: 'percent' }) })
  }
}
