import { useNavigate } from '@tanstack/react-router'
import { isOnline } from '../offline/connection.ts'
import { trpc } from './hooks.ts'
import { leavePush } from './leave-push.ts'
import { deferSignOut } from './pending-sign-out.ts'
import { endSession } from './session.ts'

/** Ends the session on the server and here, then leaves. Without a connection it still ends here. */
export function useSignOut(to: '/select' | '/admin/login' = '/select') {
  const navigate = useNavigate()
  const logout = trpc.auth.logout.useMutation({
    // While the session lasts the server still believes whose phone this is.
    onMutate: leavePush,
    onError: () => {
      if (!isOnline()) deferSignOut()
    },
    onSettled: async () => {
      await navigate({ to })
      endSession()
    },
  })
  return { signOut: () => logout.mutate(), isPending: logout.isPending }
}
