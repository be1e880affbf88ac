import { addDays, type Day, daysBetween } from '../../dates.ts'
import { type CropCurve, kcAt } from './crop-coefficients.ts'
import { type Dekad, dekadsBefore, dekadsBetween } from './dekad.ts'
import { type DekadWater, SOIL, type WaterBalance, waterBalance } from './water-balance.ts'

/** What is on record of a day: rain and reference evapotranspiration in mm; a value that is not known is null. */
export type WaterOfDay = { rain: number; et0: number | null }
export type Record = ReadonlyMap<Day, WaterOfDay>

/** What stands in a field: its curve, and from when to when it grows. */
export type Growing = { curve: CropCurve; plantedOn: Day; harvestOn: Day }

/** Before a season the soil fills for two months from dry, under what grows by itself (FAO-56, table 12: bare and weeds). */
const DEKADS_BEFORE = 6
const KC_BEFORE = 0.3
/** A dekad whose evapotranspiration is known of fewer days is not known. */
const LEAST_DAYS = 5

type DekadOfSeason = Dekad & DekadWater
export type Season = WaterBalance & {
  /** The last day that counts: until then the record is whole. Null where nothing of the season is on record yet. */
  until: Day | null
  dekads: DekadOfSeason[]
}

/** The water balance of what grows in a field, as far as the record is whole. */
export function readSeason({ curve, plantedOn, harvestOn }: Growing, record: Record): Season {
  const length = Math.max(1, daysBetween(plantedOn, harvestOn))
  const kcIn = ({ from, to }: Dekad) => {
    const middle = addDays(from, Math.floor(daysBetween(from, to) / 2))
    return kcAt(curve, Math.max(0, daysBetween(plantedOn, middle)) / length)
  }
  const first = dekadsBefore(plantedOn, DEKADS_BEFORE)
  const before = known(
    dekadsBetween(first.from, addDays(plantedOn, -1)).slice(0, DEKADS_BEFORE),
    record,
    () => KC_BEFORE,
  )
  const { soil } = waterBalance(before, 0)
  const dekads = before.length < DEKADS_BEFORE ? [] : known(dekadsBetween(plantedOn, harvestOn), record, kcIn)
  return { ...waterBalance(dekads, soil), until: dekads.at(-1)?.to ?? null, dekads }
}

/** The water of the dekads that are on record, up to the first one that is not. */
function known(dekads: readonly Dekad[], record: Record, kcIn: (dekad: Dekad) => number): DekadOfSeason[] {
  const found: DekadOfSeason[] = []
  for (const dekad of dekads) {
    const water = waterOf(dekad, record)
    if (!water) break
    found.push({ ...dekad, ...water, kc: kcIn(dekad) })
  }
  return found
}

/** The rain and the evapotranspiration of a stretch of days; null where a day's rain is not on record. */
export function waterOf({ from, to }: Dekad, record: Record): { rain: number; et0: number } | null {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => record.get(addDays(from, at)))
  const et0 = days.flatMap((day) => day?.et0 ?? [])
  if (days.includes(undefined) || et0.length < Math.min(LEAST_DAYS, days.length)) return null
  const rain = days.reduce((sum, day) => sum + day!.rain, 0)
  return { rain, et0: (et0.reduce((sum, mm) => sum + mm, 0) / et0.length) * days.length }
}

/** How much of what the soil holds for roots is there, in percent. */
export const moistureOf = ({ soil }: WaterBalance) => (100 * soil) / SOIL.capacity
