import { isOver } from '#client/phone/clock.ts'
import { ForecastStrip } from '#client/ui/forecast/ForecastStrip.tsx'
import { useNow } from '#client/ui/useNow.ts'
import type { ShownForecast } from '#domain/weather/forecast.schema.ts'

/** The coming days at the farmer's place, without those that have passed; nothing without a forecast. */
export function Forecast({ days }: { days: ShownForecast[] | undefined }) {
  const now = useNow()
  const coming = days?.filter(({ day }) => !isOver(day, now)) ?? []
  return coming.length > 0 && <ForecastStrip days={coming} />
}
