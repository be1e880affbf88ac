import { useNavigate } from '@tanstack/react-router'
import { endSession } from '#client/session.ts'
import { trpc } from '#client/trpc.ts'

/** Ends the session on the server and here, then leaves. Without a connection it still ends here. */
export function useSignOut(to: '/select' | '/admin/login' = '/select') {
  const navigate = useNavigate()
  const logout = trpc.auth.logout.useMutation({
    onSettled: async () => {
      await navigate({ to })
      endSession()
    },
  })
  return { signOut: () => logout.mutate(), isPending: logout.isPending }
}
