import { IconAlertTriangle, IconCloudOff, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { shownQueries } from '#client/api/query-client.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Line } from '#client/offline/connection.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { isClockSet } from '#client/phone/server-clock.ts'
import { NetworkLoginLink } from '#client/query/NetworkLoginLink.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import classes from './ConnectionNotice.module.css'
import { onAnswer } from './on-answer.ts'

const RestoredNotice = lazy(() => import('./RestoredNotice.tsx'))

type NoticeLinesProps = Pick<ReturnType<typeof useOutbox>, 'isDurable' | 'isFull' | 'missing'> & {
  line: Line
  isOutdated: boolean
  /** What waits to be sent. */
  entries: readonly OutboxEntry[]
}

/** What is not as it should be, a line each. */
export default function NoticeLines({ line, isOutdated, entries, isDurable, isFull, missing }: NoticeLinesProps) {
  const t = useTranslations('common.offline')
  const refused = entries.filter(({ refusal }) => refusal).length
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
          <Value>{refused > 0 ? t('refused', { count: refused }) : t('outbox', { count: entries.length })}</Value>
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
  const format = useFormat()
  const at = useSyncExternalStore(onAnswer, oldestShown, oldestShown)
  const now = Date.now()
  // What is dated after now was loaded before the clock was set back; of one that was set right nobody knows either.
  const isDated = at > 0 && at <= now + CLOCK_SLACK_MS && !isClockSet()
  const when = isDated && format.relativeTime(Math.min(at, now), now)
  return (
    <p>
      <IconCloudOff size={18} aria-hidden="true" />
      <Value>{when ? t('notice', { when }) : t(at ? 'noticeEarlier' : 'noticePlain')}</Value>
    </p>
  )
}

const CLOCK_SLACK_MS = 60_000
/** When the oldest of the answers on this screen was given, as milliseconds; 0 where there is none. */
const oldestShown = () => {
  const times = shownQueries().map(({ state }) => state.dataUpdatedAt)
  return times.length > 0 ? Math.min(...times) : 0
}
