import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useAreaUnit } from '#client/phone/area-unit.ts'
import { inAreaUnit } from '#domain/crops/area-unit.ts'
import { toSquareMetres } from '#domain/crops/crop.ts'

/** Writes an area of so many hectares in the farmer's unit: '2 acres', '0.5 ha (5,000 m²)'. */
export function useAreaWords() {
  const t = useTranslations('farmer.crops')
  const format = useFormat()
  const unit = useAreaUnit()
  return (hectares: number, digits = 2) => {
    const amount = format.number(inAreaUnit(hectares, unit), { maximumFractionDigits: digits })
    return unit === 'hectare'
      ? t('area', { hectares: amount, metres: format.number(toSquareMetres(hectares)) })
      : t('areaIn', { amount, unit: t(`unit.${unit}`) })
  }
}
