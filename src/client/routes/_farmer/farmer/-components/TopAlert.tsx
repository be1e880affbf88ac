import { WeatherAlertCard } from '#client/features/weather/WeatherAlertCard.tsx'
import { isOver } from '#client/phone/clock.ts'
import { useNow } from '#client/ui/useNow.ts'
import type { WeatherAlert } from '#domain/weather/alert.schema.ts'

/** The first alert for the farmer's place that has not ended; nothing without one. */
export function TopAlert({ alerts }: { alerts: WeatherAlert[] | undefined }) {
  const now = useNow()
  const first = alerts?.find(({ expiresAt }) => !isOver(expiresAt, now))
  return first ? <WeatherAlertCard alert={first} /> : null
}
