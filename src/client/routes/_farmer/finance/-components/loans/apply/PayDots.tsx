import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { type Day, daysBetween } from '#domain/dates.ts'
import classes from './PayDots.module.css'
import type { Harvest } from './useHarvests.ts'

type PayDotsProps = { start: Day; days: readonly Day[]; harvest: Harvest | undefined }

/** The days to pay as dots on a line from today on, with the harvest marked if it lies among them. */
export function PayDots({ start, days, harvest }: PayDotsProps) {
  const t = useTranslations('finance.cost')
  const format = useFormat()
  const [first, last] = [days[0]!, days.at(-1)!]
  const marked = harvest && harvest.day <= last ? harvest : undefined
  const at = (day: Day) => ({ insetInlineStart: `${(100 * daysBetween(start, day)) / daysBetween(start, last)}%` })
  const date = (day: Day) => format.dateTime(noonOf(day), { dateStyle: 'medium' })
  return (
    <div className={classes.days}>
      <div className={classes.line} aria-hidden="true">
        {days.map((day) => (
          <span key={day} className={classes.dot} style={at(day)} title={date(day)} />
        ))}
        {marked && <span className={classes.harvest} style={at(marked.day)} title={date(marked.day)} />}
      </div>
      <p>
        <Value>{t('dots', { count: days.length, first: date(first), last: date(last) })}</Value>
      </p>
      {marked && (
        <p className={classes.legend}>
          <span className={classes.mark} aria-hidden="true" />{' '}
          <Value>{t('harvest', { crop: marked.crop, date: date(marked.day) })}</Value>
        </p>
      )}
    </div>
  )
}
