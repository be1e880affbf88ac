import { trpc } from '#client/api/hooks.ts'
import type { Assigned } from '#domain/support/contact.ts'

/** How many open requests wait for the reader, and for nobody yet. */
export function useWaiting(): Partial<Record<Assigned, number>> {
  const count = (assigned: Assigned) => ({ status: 'open', assigned, limit: 1 }) as const
  const options = { refetchOnMount: 'always' } as const
  const mine = trpc.agent.tickets.list.useQuery(count('me'), options)
  const free = trpc.agent.tickets.list.useQuery(count('nobody'), options)
  return { me: mine.data?.total ?? 0, nobody: free.data?.total ?? 0 }
}
