import { IconAlertTriangle, IconCloudOff, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isToBeSent } from '#client/offline/outbox/entry.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { queryClient, shownQueries } from '../api/query-client.ts'
import { useOnline } from '../offline/connection.ts'
import classes from './ConnectionNotice.module.css'

/** The age of what the screen shows without a connection, and how many writes wait. Nothing when all is well. */
export function ConnectionNotice() {
  const t = useTranslations('common.offline')
  const isOnline = useOnline()
  const { entries: all, isDurable, isFull } = useOutbox()
  const entries = all.filter(isToBeSent)
  const refused = entries.filter(({ refusal }) => refusal).length
  if (isOnline && entries.length === 0 && !isFull) return null
  return (
    <section className={classes.notice} aria-label={t('label')}>
      {!isOnline && <Age />}
      {entries.length > 0 && (
        <Link to="/outbox" className={classes.outbox} data-refused={refused > 0}>
          {refused > 0 ? <IconAlertTriangle size={18} aria-hidden="true" /> : <IconSend size={18} aria-hidden="true" />}
          {refused > 0 ? t('refused', { count: refused }) : t('outbox', { count: entries.length })}
        </Link>
      )}
      {isFull && <p>{t('full')}</p>}
      {!isDurable && entries.length > 0 && <p>{t('notKept')}</p>}
    </section>
  )
}

function Age() {
  const t = useTranslations('common.offline')
  const format = useFormatter()
  const at = useSyncExternalStore(onAnswer, oldestShown)
  // Of a clock that was set back meanwhile the past may be the future.
  const when = at && format.relativeTime(Math.min(at, Date.now()), Date.now())
  return (
    <p>
      <IconCloudOff size={18} aria-hidden="true" />
      {when ? t('notice', { when }) : t('noticePlain')}
    </p>
  )
}

const onAnswer = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

/** When the oldest of the answers on this screen was given, as milliseconds; 0 where there is none. */
const oldestShown = () => {
  const times = shownQueries().map(({ state }) => state.dataUpdatedAt)
  return times.length > 0 ? Math.min(...times) : 0
}
