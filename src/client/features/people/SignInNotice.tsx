import { useEffect, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useLine } from '#client/offline/connection.ts'
import { isToBeSent } from '#client/offline/outbox/entry.ts'
import { openOutboxStore } from '#client/offline/outbox/outbox-store.ts'
import { type EndedSession, endedSession } from '#client/phone/ended-session.ts'
import { useSession } from '#client/phone/session.ts'
import { NetworkLoginLink } from '#client/query/NetworkLoginLink.tsx'
import { countDrafts } from '#client/ui/form/drafts.ts'
import { Value } from '#client/ui/value/Value.tsx'
import classes from './SignInNotice.module.css'

/** Why somebody has to sign in again and what waits here, and that signing in needs a connection. */
export function SignInNotice() {
  const t = useTranslations('account.ended')
  const line = useLine()
  const [ended] = useState(endedSession)
  // Somebody may have signed in in another tab: then this is over, and what was here of the person before may be gone.
  const isOver = useSession() !== null
  return (
    <>
      {(line === 'offline' || line === 'login') && (
        <p className={classes.notice} role="status">
          <Value>{t(line)}</Value> {line === 'login' && <NetworkLoginLink />}
        </p>
      )}
      {ended && !isOver && <Ended session={ended} />}
    </>
  )
}

function Ended({ session: { id, username, fullName: name } }: { session: EndedSession }) {
  const t = useTranslations('account.ended')
  const unsent = useUnsent(id)
  const drafts = countDrafts(id)
  return (
    <section className={classes.notice}>
      <p>
        <b>{t('reason', { name })}</b>
      </p>
      <p>
        <Value>{t('kept', { username })}</Value> <Value>{unsent > 0 && t('unsent', { count: unsent })}</Value>{' '}
        <Value>{drafts > 0 && t('drafts', { count: drafts })}</Value>
      </p>
      <p>{t('others', { name })}</p>
    </section>
  )
}

/** How many writes of a user wait on this phone. */
function useUnsent(userId: string) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = async () => (await (await openOutboxStore()).list()).filter((entry) => entry.userId === userId)
    read().then(
      (entries) => setCount(entries.filter(isToBeSent).length),
      () => undefined,
    )
  }, [userId])
  return count
}
