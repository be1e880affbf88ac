import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import type { ShownForecast } from '#domain/weather/forecast.schema.ts'

/** The strip and its words, once there are days to show. A connection that breaks off takes away no more than them. */
const ForecastStrip = lazy(() =>
  Promise.all([import('./ForecastStrip.tsx'), needMessages('weather')]).then(
    ([strip]) => strip,
    () => ({ default: () => null }),
  ),
)

/** The coming days at the farmer's place; nothing where nobody foresees them. */
export function Forecast({ days = [] }: { days: ShownForecast[] | undefined }) {
  if (days.length === 0) return null
  return (
    <Suspense fallback={<Skeleton height={262} radius="lg" />}>
      <ForecastStrip days={days} />
    </Suspense>
  )
}
