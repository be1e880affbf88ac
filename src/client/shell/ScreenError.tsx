import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from '#client/ui/page/WholePage.module.css'
import { ownPath } from '#domain/sync/own-path.ts'
import { isLost } from '../api/errors.ts'
import { askServer, useOnline } from '../offline/connection.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Logo } from '../ui/Logo.tsx'
import { HomeLink } from './HomeLink.tsx'

/** Stands in for a screen that threw: a bug of ours, or a connection that was missing before it could be shown. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('common')
  const isMissing = isUnreached(error)
  const isOnline = useLoadedAnew(isMissing)
  const [text, hint] = isMissing ? MISSING[isOnline ? 'online' : 'offline'] : BROKEN
  return (
    <main className={classes.page} role="alert">
      <EmptyState
        drawing={<Logo size={48} />}
        text={t(text)}
        hint={t(hint)}
        action={
          <div className={classes.actions}>
            <Button variant="light" onClick={isMissing ? loadAnew : reset}>
              {t('action.retry')}
            </Button>
            <HomeLink />
          </div>
        }
      />
    </main>
  )
}

const BROKEN = ['error.screen', 'error.screenHint'] as const
const MISSING = {
  online: ['error.load', 'error.loadHint'],
  offline: ['error.unopened', 'error.unopenedHint'],
} as const

/** Each browser has words of its own for a piece of the app that it could not fetch; Vite has some for its styles. */
const isPieceMissing = (error: unknown) => error instanceof Error && /module|import|preload/i.test(error.message)

/** Whether a screen failed because the server could not be reached. */
const isUnreached = (error: unknown) => isPieceMissing(error) || isLost(error)

/** React reports each error that a screen catches. A missing connection is no bug: the screen itself says so. */
export function onCaughtError(error: unknown) {
  if (!isUnreached(error)) console.error(error)
}

/**
 * A piece that failed once is not asked for again by every browser in the same page. Where the connection was missing as
 * the page was opened, its visitor was led to the sign-in: whether that was needed is found out again.
 */
function loadAnew() {
  const next = ownPath(new URLSearchParams(window.location.search).get('next') ?? undefined)
  if (next) window.location.replace(next)
  else window.location.reload()
}

const LOADED_ANEW = 'kuu-loaded-anew'
const AGAIN_AFTER_MS = 60_000

/** The connection was back before this was shown: a piece that fails again then is missing for another reason. */
function loadAnewOnce() {
  if (Date.now() - Number(sessionStorage.getItem(LOADED_ANEW)) < AGAIN_AFTER_MS) return
  sessionStorage.setItem(LOADED_ANEW, String(Date.now()))
  loadAnew()
}

/** Whether there is a connection; loads the page anew when it is back, if a piece of the app is missing. */
function useLoadedAnew(isMissing: boolean) {
  const isOnline = useOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    // The browser may not know yet that the connection was lost: the answer to this says so.
    if (isMissing && isOnline && !wasOffline.current) void askServer('/api/health').then(loadAnewOnce, () => undefined)
    if (isMissing && isOnline && wasOffline.current) loadAnew()
    wasOffline.current = !isOnline
  }, [isMissing, isOnline])
  return isOnline
}
