import { type Day, daysBetween } from '../../dates.ts'

/** The solar constant, in MJ m⁻² min⁻¹ (FAO-56, equation 21). */
const SOLAR = 0.082
/** The inverse of the heat that evaporates water: MJ m⁻² to mm (FAO-56, equation 20). */
const MM_A_MJ = 0.408
const MINUTES_A_DAY = 24 * 60

/** The radiation above the air on a day at a latitude in degrees, in MJ m⁻² (FAO-56, equations 21 to 25). */
export function radiationAbove(latitude: number, day: Day): number {
  const turn = (2 * Math.PI * (daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1)) / 365
  const distance = 1 + 0.033 * Math.cos(turn)
  const declination = 0.409 * Math.sin(turn - 1.39)
  const at = (latitude * Math.PI) / 180
  // Where the sun does not set or does not rise, the product leaves what a cosine can be.
  const sunset = Math.acos(Math.min(1, Math.max(-1, -Math.tan(at) * Math.tan(declination))))
  const height = sunset * Math.sin(at) * Math.sin(declination) + Math.cos(at) * Math.cos(declination) * Math.sin(sunset)
  return (MINUTES_A_DAY / Math.PI) * SOLAR * distance * height
}

export type Temperatures = { day: Day; latitude: number; lowest: number; highest: number }

/**
 * Reference evapotranspiration of a day from its temperatures alone, in mm (Hargreaves; FAO-56, equation 52). For days of
 * which no archive has it yet: those know radiation, wind and humidity too.
 */
export function hargreaves({ day, latitude, lowest, highest }: Temperatures): number {
  const spread = Math.sqrt(Math.max(0, highest - lowest))
  return Math.max(0, 0.0023 * ((lowest + highest) / 2 + 17.8) * spread * radiationAbove(latitude, day) * MM_A_MJ)
}
