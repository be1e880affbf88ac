import { useSyncExternalStore } from 'react'
import { now } from '#client/phone/clock.ts'

const MINUTE_MS = 60_000
const minute = () => Math.floor(now().getTime() / MINUTE_MS)

function subscribe(listener: () => void) {
  const timer = setInterval(listener, MINUTE_MS / 2)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Now, to the minute. What shows it is drawn again as time passes, also in an app that stays open for days. */
export const useNow = () => new Date(useSyncExternalStore(subscribe, minute, minute) * MINUTE_MS)
