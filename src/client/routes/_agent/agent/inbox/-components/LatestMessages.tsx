import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { dateAt } from '#domain/dates.ts'
import type { WaitingMessages } from '#domain/messaging/menu/inbox.schema.ts'
import classes from './Inbox.module.css'

type Props = Pick<WaitingMessages, 'latest'> & {
  /** How many more wait between the oldest and the latest ones. */
  left: number
}

/** What the same number wrote after its oldest message; nothing where it wrote one alone. */
export function LatestMessages({ latest, left }: Props) {
  const t = useTranslations('agent.inbox')
  const format = useFormat()
  if (latest.length === 0) return null
  return (
    <>
      {left > 0 && <p className={classes.meta}>{t('moreOfNumber', { count: left })}</p>}
      <ul className={classes.latest} aria-label={t('later')}>
        {latest.map(({ id, message, createdAt }) => (
          <li key={id}>
            {message}{' '}
            <time dateTime={createdAt} className={classes.meta}>
              {format.dateTime(dateAt(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </li>
        ))}
      </ul>
    </>
  )
}
