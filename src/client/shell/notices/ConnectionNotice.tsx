import { IconAlertTriangle, IconCloudOff, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { queryClient, shownQueries } from '#client/api/query-client.ts'
import { useSyncFailed } from '#client/offline/cache/sync.ts'
import { type Line, useLine } from '#client/offline/connection.ts'
import { isToBeSent } from '#client/offline/outbox/entry.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { NetworkLoginLink } from '#client/ui/offline/NetworkLoginLink.tsx'
import classes from './ConnectionNotice.module.css'

const RestoredNotice = lazy(() => import('./RestoredNotice.tsx'))

/**
 * The age of what the screen shows where it could not be loaded anew, a network that wants a login, how many writes wait,
 * and that the server was restored. Nothing when all is well.
 */
export function ConnectionNotice() {
  const t = useTranslations('common.offline')
  const line = useLine()
  const isOutdated = [useSyncFailed(), useSyncExternalStore(onAnswer, hasFailed), isDown(line)].includes(true)
  const { entries: all, isDurable, isFull, missing } = useOutbox()
  const entries = all.filter(isToBeSent)
  const refused = entries.filter(({ refusal }) => refusal).length
  if (!isOutdated && entries.length === 0 && !isFull && !missing) return null
  return (
    <section className={classes.notice} aria-label={t('label')}>
      {isOutdated && <Age />}
      {line === 'login' && (
        <p>
          {t('login')} <NetworkLoginLink />
        </p>
      )}
      {entries.length > 0 && (
        <Link to="/outbox" className={classes.outbox} data-refused={refused > 0}>
          {refused > 0 ? <IconAlertTriangle size={18} aria-hidden="true" /> : <IconSend size={18} aria-hidden="true" />}
          {refused > 0 ? t('refused', { count: refused }) : t('outbox', { count: entries.length })}
        </Link>
      )}
      {missing && (
        <Suspense>
          <RestoredNotice {...missing} />
        </Suspense>
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
  const now = Date.now()
  // What is dated after now was loaded before the clock was set back.
  const isDated = at > 0 && at <= now + CLOCK_SLACK_MS
  const when = isDated && format.relativeTime(Math.min(at, now), now)
  return (
    <p>
      <IconCloudOff size={18} aria-hidden="true" />
      {when ? t('notice', { when }) : t(at ? 'noticeEarlier' : 'noticePlain')}
    </p>
  )
}

const CLOCK_SLACK_MS = 60_000
const isDown = (line: Line) => line === 'login' || line === 'offline'

/** Whether something on this screen could not be loaded anew. */
const hasFailed = () => shownQueries().some(({ state }) => state.error !== null)

const onAnswer = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

/** When the oldest of the answers on this screen was given, as milliseconds; 0 where there is none. */
const oldestShown = () => {
  const times = shownQueries().map(({ state }) => state.dataUpdatedAt)
  return times.length > 0 ? Math.min(...times) : 0
}
