import { WeatherAlertCard } from '#client/features/weather/WeatherAlertCard.tsx'
import { useNow } from '#client/ui/useNow.ts'
import { hasEnded } from '#domain/dates.ts'
import type { WeatherAlert } from '#domain/weather/alert.schema.ts'

/** The first alert for the farmer's place that has not ended; nothing without one. */
export function TopAlert({ alerts }: { alerts: WeatherAlert[] | undefined }) {
  const now = useNow()
  const first = alerts?.find(({ expiresAt }) => !hasEnded(expiresAt, now))
  return first ? <WeatherAlertCard alert={first} /> : null
}
