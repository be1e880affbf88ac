import { trpc } from '#client/api/hooks.ts'
import type { OutputOf } from '#client/api/procedure-types.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import type { BoundaryCase } from '#domain/fields/boundary-case.schema.ts'

/** A case about two borders as the agent's day, or one of their fields, has it; undefined where none has. */
export function shownCase(id: string): BoundaryCase | undefined {
  const days = queryClient.getQueriesData<OutputOf<'agent.today.get'>>({ queryKey: getQueryKey(trpc.agent.today.get) })
  const lists = queryClient.getQueriesData<BoundaryCase[]>({ queryKey: getQueryKey(trpc.farmer.boundaryCases.list) })
  const known = [...days.flatMap(([, day]) => day?.cases ?? []), ...lists.flatMap(([, cases]) => cases ?? [])]
  return known.find((each) => each.id === id)
}
