import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { noonOf, today } from '#client/clock.ts'
import { daysBetween } from '#domain/dates.ts'

/** When a price was seen, as a person says it: 'on 19 Nov, 2 days ago'. */
export function PriceAge({ date }: { date: string }) {
  const t = useTranslations('farmer.market')
  const format = useFormatter()
  const locale = useLocale()
  const sameYear = date.slice(0, 4) === today().slice(0, 4)
  const day = format.dateTime(noonOf(date), { day: 'numeric', month: 'short', year: sameYear ? undefined : 'numeric' })
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysBetween(date, today()), 'day')
  return (
    <time dateTime={date}>
      {t('from', { date: day })}, {ago}
    </time>
  )
}
