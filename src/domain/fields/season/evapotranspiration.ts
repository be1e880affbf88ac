import { type Day, daysBetween } from '../../dates.ts'

/** The solar constant, in MJ m⁻² min⁻¹ (FAO-56, equation 21). */
const SOLAR = 0.082
/** The inverse of the heat that evaporates water: MJ m⁻² to mm (FAO-56, equation 20). */
const MM_A_MJ = 0.408
const MINUTES_A_DAY = 24 * 60

/** The radiation above the air on a day at a latitude in degrees, in MJ m⁻² (FAO-56, equations 21 to 25). */
export function radiationAbove(latitude: number, day: Day): number {
  const { at, declination, sunset } = sunOf(latitude, day)
  const distance = 1 + 0.033 * Math.cos(turnOf(day))
  const height = sunset * Math.sin(at) * Math.sin(declination) + Math.cos(at) * Math.cos(declination) * Math.sin(sunset)
  return (MINUTES_A_DAY / Math.PI) * SOLAR * distance * height
}

/** The hours of daylight (FAO-56, equation 34). */
export const daylight = (latitude: number, day: Day): number => (24 / Math.PI) * sunOf(latitude, day).sunset

/** How far the year has turned, in radians. */
const turnOf = (day: Day) => (2 * Math.PI * (daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1)) / 365

/** The latitude, the declination of the sun and the angle at which it sets, in radians. */
function sunOf(latitude: number, day: Day) {
  const declination = 0.409 * Math.sin(turnOf(day) - 1.39)
  const at = (latitude * Math.PI) / 180
  // Where the sun does not set or does not rise, the product leaves what a cosine can be.
  const sunset = Math.acos(Math.min(1, Math.max(-1, -Math.tan(at) * Math.tan(declination))))
  return { at, declination, sunset }
}

export type Temperatures = { day: Day; latitude: number; lowest: number; highest: number }

/**
 * Reference evapotranspiration of a day from its temperatures alone, in mm (Hargreaves; FAO-56, equation 52). For days of
 * a forecast, which says nothing of radiation and humidity.
 */
export function hargreaves({ day, latitude, lowest, highest }: Temperatures): number {
  const spread = Math.sqrt(Math.max(0, highest - lowest))
  return Math.max(0, 0.0023 * ((lowest + highest) / 2 + 17.8) * spread * radiationAbove(latitude, day) * MM_A_MJ)
}

/** The weather of a day: humidity in percent, wind in m/s at 2 m, hours of sunshine; elevation of the place in metres. */
export type WeatherOfDay = Temperatures & {
  humidityLow: number
  humidityHigh: number
  wind: number
  sunshine: number
  elevation: number
}

/** Reference evapotranspiration of a day in mm (Penman and Monteith; FAO-56, equation 6, without heat of the soil). */
export function penmanMonteith(weather: WeatherOfDay): number {
  const { lowest, highest, humidityLow, humidityHigh, wind, elevation } = weather
  const mean = (lowest + highest) / 2
  // Equations 7 and 8, 13, 12 and 17.
  const psychrometric = 0.000665 * 101.3 * ((293 - 0.0065 * elevation) / 293) ** 5.26
  const slope = (4098 * saturation(mean)) / (mean + 237.3) ** 2
  const saturated = (saturation(lowest) + saturation(highest)) / 2
  const actual = (saturation(lowest) * humidityHigh + saturation(highest) * humidityLow) / 200
  const byRadiation = MM_A_MJ * slope * netRadiation(weather, actual)
  const byWind = (psychrometric * 900 * wind * (saturated - actual)) / (mean + 273)
  return Math.max(0, (byRadiation + byWind) / (slope + psychrometric * (1 + 0.34 * wind)))
}

/** The pressure of saturated vapour at a temperature, in kPa (equation 11). */
const saturation = (celsius: number) => 0.6108 * Math.exp((17.27 * celsius) / (celsius + 237.3))

/** The radiation of the sun that reaches the ground, in MJ m⁻² (equation 35). */
export function solarRadiation({
  latitude,
  day,
  sunshine,
}: Pick<WeatherOfDay, 'latitude' | 'day' | 'sunshine'>): number {
  const hours = daylight(latitude, day)
  const share = hours === 0 ? 0 : Math.min(1, sunshine / hours)
  return (0.25 + 0.5 * share) * radiationAbove(latitude, day)
}

/** What a reference crop keeps of the radiation, in MJ m⁻², with the pressure of vapour in kPa (equations 37 to 40). */
export function netRadiation(weather: WeatherOfDay, vapour: number): number {
  const { latitude, day, lowest, highest, elevation } = weather
  const solar = solarRadiation(weather)
  const clear = (0.75 + 0.00002 * elevation) * radiationAbove(latitude, day)
  const warmth = (kelvin(lowest) ** 4 + kelvin(highest) ** 4) / 2
  const clearness = clear === 0 ? 1 : Math.min(1, solar / clear)
  const lost = STEFAN_BOLTZMANN * warmth * (0.34 - 0.14 * Math.sqrt(vapour)) * (1.35 * clearness - 0.35)
  return (1 - ALBEDO) * solar - lost
}

/** MJ K⁻⁴ m⁻² a day. */
const STEFAN_BOLTZMANN = 4.903e-9
/** Of a reference crop of grass. */
const ALBEDO = 0.23
const kelvin = (celsius: number) => celsius + 273.16
