import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Fact } from '#client/ui/page/Facts.tsx'
import type { SeasonCard } from '#domain/fields/season/season-card.schema.ts'

/** From this index on rain is more than usual, as from minus one on it is less (McKee 1993). */
const WET = 1

/** The figures of a season, each only where it is known. */
export function useSeasonFacts({ waterIndex, soilMoisture, rainLast30Days, rainIndex, stage }: SeasonCard): Fact[] {
  const t = useTranslations('season')
  const format = useFormat()
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 0 })
  const facts: (Fact | null)[] = [
    [t('stageLabel'), t(`stage.${stage}`)],
    waterIndex === null ? null : [t('had'), t('ofNeed', { percent: percent(waterIndex) })],
    soilMoisture === null ? null : [t('soil'), t('ofSoil', { percent: percent(soilMoisture) })],
    rainLast30Days === null ? null : [t('rain30'), t('mm', { amount: format.number(rainLast30Days, { maximumFractionDigits: 0 }) })], // biome-ignore format: one row
    rainIndex && [t('rain3'), rainIndex.index === null ? t(`without.${rainIndex.without ?? 'fewYears'}`) : t(`months.${kindOf(rainIndex.index)}`)], // biome-ignore format: one row
  ]
  return facts.filter((fact) => fact !== null)
}

const kindOf = (index: number) =>
  index <= -2 ? 'extreme' : index <= -1.5 ? 'severe' : index <= -1 ? 'moderate' : index < WET ? 'usual' : 'wet'
