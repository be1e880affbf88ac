import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { Dispatch } from '#domain/messaging/reach.schema.ts'
import classes from './Reach.module.css'

/** What was sent of a record, the last first. */
export function Dispatches({ dispatches }: { dispatches: readonly Dispatch[] }) {
  const t = useTranslations('desk.reach')
  const format = useFormat()
  if (dispatches.length === 0) return null
  return (
    <section className={classes.reach} aria-label={t('sent')}>
      <h3>{t('sent')}</h3>
      <ul className={classes.sent}>
        {dispatches.map(({ id, startedAt, endedAt, notified, suppressed, texted }) => (
          <li key={id}>
            <Value>{format.dateTime(dateAt(startedAt), { dateStyle: 'medium', timeStyle: 'short' })}</Value>:{' '}
            <Value>{t('sentFacts', { notified, suppressed })}</Value>
            <Value>{texted > 0 && ` · ${t('sentTexts', { texted })}`}</Value>
            <Value>{endedAt === null && ` · ${t('sending')}`}</Value>
          </li>
        ))}
      </ul>
    </section>
  )
}
