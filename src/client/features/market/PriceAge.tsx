import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { dayAt, noonOf } from '#client/phone/clock.ts'
import { useNow } from '#client/ui/useNow.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { daysBetween } from '#domain/dates.ts'

/** From this age on the date is shown instead of a number of days. */
const LONG_AGO_DAYS = 60

type PriceAgeProps = {
  date: string
  source: string | null
  /** Shown if no source is recorded; nothing by default. */
  unknown?: string
}

/** The age and source of a price: '2 days ago · World Food Programme'; the tooltip has the date. */
export function PriceAge({ date, source, unknown }: PriceAgeProps) {
  const t = useTranslations('farmer.market')
  const format = useFormat()
  const day = format.dateTime(noonOf(date), { day: 'numeric', month: 'short', year: 'numeric' })
  const days = daysBetween(date, dayAt(useNow()))
  const ago = format.relativeDay(-days)
  const who = source ?? unknown
  return (
    <span>
      <time dateTime={date} title={day}>
        {days < LONG_AGO_DAYS ? ago : t('from', { date: day })}
      </time>
      <Value>{who && ` · ${who}`}</Value>
    </span>
  )
}
