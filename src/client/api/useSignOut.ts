import { useNavigate } from '@tanstack/react-router'
import { removeDrafts } from '#client/ui/form/drafts.ts'
import { isOnline } from '../offline/connection.ts'
import { api } from './client.ts'
import { leavePush } from './leave-push.ts'
import { deferSignOut } from './pending-sign-out.ts'
import { endSession } from './session.ts'
import { useWrite } from './useWrite.ts'

/** Ends the session on the server and here, then leaves. Without a connection it still ends here. */
export function useSignOut(to: '/select' | '/admin/login' = '/select') {
  const navigate = useNavigate()
  const { mutate, isPending } = useWrite(leave, {
    // Whoever signs out is signed out; there is nothing to do about a server that did not hear of it.
    failed: () => null,
    onFailed: () => {
      if (!isOnline()) deferSignOut()
    },
    onSettled: async () => {
      await navigate({ to })
      // Those of a session that ended by itself stay.
      removeDrafts()
      endSession()
    },
  })
  return { signOut: mutate, isPending }
}

async function leave() {
  // While the session lasts the server still believes whose phone this is.
  await leavePush()
  await api.auth.logout.mutate()
}
