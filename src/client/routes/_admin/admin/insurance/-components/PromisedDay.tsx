import classes from '#client/features/finance/admin/Money.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf, today } from '#client/phone/clock.ts'
import { daysBetween } from '#domain/dates.ts'
import type { AdminClaim } from '#domain/finance/insurance/insurance.schema.ts'

/** How many days are left for the next step of a claim, or by how many it is late. */
export function PromisedDay({ claim: { promisedDay } }: { claim: Pick<AdminClaim, 'promisedDay'> }) {
  const t = useTranslations('desk.money.claim')
  const format = useFormat()
  if (promisedDay === null) return <span>{t('done')}</span>
  const days = daysBetween(today(), promisedDay)
  const date = format.dateTime(noonOf(promisedDay), { dateStyle: 'medium' })
  return (
    <span title={date} className={days < 0 ? classes.late : undefined}>
      {days < 0 ? t('late', { days: -days }) : t('left', { days })}
    </span>
  )
}
