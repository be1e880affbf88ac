/** Of each dekad: its rain and its reference evapotranspiration in mm, and the coefficient of the crop. */
export type DekadWater = { rain: number; et0: number; kc: number }

/** What soil holds for roots, and the level below which a crop begins to want, in mm. */
export const SOIL = { capacity: 100, critical: 50 } as const

export type WaterBalance = {
  /** What the crop would have used, and what it got, in mm. */
  required: number
  used: number
  /** The water requirement satisfaction index, in percent; null before anything was required. */
  index: number | null
  /** What is left in the soil, in mm. */
  soil: number
}

/**
 * The water balance of a crop from dekad to dekad (FEWS NET, GeoWRSI; FAO Irrigation and Drainage Paper 33): `soil` is
 * what was there before the first one, in mm.
 */
export function waterBalance(dekads: readonly DekadWater[], soil: number): WaterBalance {
  const sum = dekads.reduce(
    (before, { rain, et0, kc }) => {
      const wanted = et0 * kc
      const there = before.soil + rain
      const used = Math.min(there, there >= SOIL.critical ? wanted : (wanted * there) / SOIL.critical)
      return {
        required: before.required + wanted,
        used: before.used + used,
        soil: Math.min(SOIL.capacity, there - used),
      }
    },
    { required: 0, used: 0, soil },
  )
  return { ...sum, index: sum.required > 0 ? (100 * sum.used) / sum.required : null }
}

/** The classes of the index as FEWS NET names them, each from a percentage on. */
export const WATER_CLASSES = { veryGood: 99, good: 95, average: 80, mediocre: 60, poor: 50, failure: 0 } as const
export type WaterClass = keyof typeof WATER_CLASSES

export const waterClassOf = (index: number): WaterClass =>
  (Object.entries(WATER_CLASSES) as [WaterClass, number][]).find(([, from]) => index >= from)?.[0] ?? 'failure'
