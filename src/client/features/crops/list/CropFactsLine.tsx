import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { daysBetween } from '#domain/dates.ts'
import classes from './CropRows.module.css'

type CropFactsLineProps = {
  farmerCrop: FarmerCrop
  /** The harvest alone, or the area where there is none to come. */
  isShort?: boolean
}

/** Its area, and when it is harvested. */
export function CropFactsLine({ farmerCrop, isShort = false }: CropFactsLineProps) {
  const t = useTranslations('farmer.crops')
  const areaWords = useAreaWords()
  const harvest = harvestKey(farmerCrop)
  return (
    <span className={classes.facts}>
      {!(isShort && harvest) && farmerCrop.areaSize !== null && <span>{areaWords(farmerCrop.areaSize)}</span>}
      {harvest && (
        <span>
          <Value>{t(harvest.key, { count: harvest.days })}</Value>
        </span>
      )}
    </span>
  )
}

/** The sentence about the harvest; none after the harvest. */
function harvestKey({ status, expectedHarvest }: FarmerCrop) {
  if (!expectedHarvest || status === 'harvested' || status === 'completed') return null
  const days = daysBetween(today(), expectedHarvest)
  if (days === 0) return { key: 'harvestToday', days } as const
  return days > 0 ? ({ key: 'harvestIn', days } as const) : ({ key: 'harvestWas', days: -days } as const)
}
