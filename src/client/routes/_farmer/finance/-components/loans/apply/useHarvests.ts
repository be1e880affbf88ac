import { useMyCrops } from '#client/features/crops/useMyCrops.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { today } from '#client/phone/clock.ts'
import type { Day } from '#domain/dates.ts'

/** A harvest to come: of which crop, and on which day it is expected. */
export type Harvest = { id: string; crop: string; day: Day }

/** The farmer's harvests to come, the nearest first. */
export function useHarvests(): Harvest[] {
  const cropName = useCropNames()
  const { data = [] } = useMyCrops()
  const from = today()
  return data
    .flatMap(({ id, crop, expectedHarvest }) =>
      expectedHarvest !== null && expectedHarvest >= from
        ? [{ id, crop: cropName(crop.name), day: expectedHarvest }]
        : [],
    )
    .sort((a, b) => a.day.localeCompare(b.day))
}
