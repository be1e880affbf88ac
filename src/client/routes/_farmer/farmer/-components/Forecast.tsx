import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { loadWhenOnline } from '#client/offline/load-when-online.ts'
import { useNow } from '#client/ui/useNow.ts'
import { hasEnded } from '#domain/dates.ts'
import type { ShownForecast } from '#domain/weather/forecast.schema.ts'

/** The forecast and its messages, loaded once there are days to show. */
const ForecastStrip = lazy(() =>
  loadWhenOnline(async () => (await Promise.all([import('./ForecastStrip.tsx'), needMessages('weather')]))[0]),
)

/** The coming days at the farmer's place, without those that have passed; nothing without a forecast. */
export function Forecast({ days }: { days: ShownForecast[] | undefined }) {
  const now = useNow()
  const coming = days?.filter(({ day }) => !hasEnded(day, now)) ?? []
  if (coming.length === 0) return null
  return (
    <Suspense fallback={<Skeleton height={262} radius="lg" />}>
      <ForecastStrip days={coming} />
    </Suspense>
  )
}
