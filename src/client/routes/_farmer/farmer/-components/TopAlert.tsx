import { WeatherAlertCard } from '#client/features/weather/WeatherAlertCard.tsx'
import type { WeatherAlert } from '#domain/weather/alert.schema.ts'

/** The first alert for the farmer's place; nothing without one. */
export function TopAlert({ alerts }: { alerts: WeatherAlert[] | undefined }) {
  const [first] = alerts ?? []
  return first ? <WeatherAlertCard alert={first} /> : null
}
