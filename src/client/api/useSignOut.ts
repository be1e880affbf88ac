import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { endSession, getSession } from '#client/phone/session.ts'
import { removeDrafts } from '#client/ui/form/drafts.ts'
import { deferSignOut, finishSignOut } from './pending-sign-out.ts'

/** The screen that the phone goes to may have to be fetched; nobody waits longer for it before the session ends. */
const MAX_WAIT_MS = 1_500

/** Ends the session here, at once, and leaves; the server is told now or later (see pending-sign-out.ts). */
export function useSignOut(to: '/select' | '/admin/login' = '/select') {
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const signOut = async () => {
    const token = getSession()?.token
    setIsPending(true)
    if (token) deferSignOut(token)
    // The screen goes first: without a session it would ask to sign in again, or in a demo begin a new one.
    await Promise.race([
      navigate({ to }).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
    ])
    removeDrafts()
    endSession()
    setIsPending(false)
    await finishSignOut()
  }
  return { signOut: () => void signOut(), isPending }
}
