import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#client/phone/session.ts'

/** Asks the guards of the open screen again once its session has ended: here, in another tab, or on the server. */
export function useSessionGuard() {
  const router = useRouter()
  const ended = useSession() === null
  useEffect(() => {
    if (ended) void router.invalidate()
  }, [ended, router])
}
