import { trpc } from '#client/api/hooks.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import { changedField } from '#domain/fields/changed-field.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import { getOutbox } from '../outbox-state.ts'

/** A field as the screens show it: also one that waits in the outbox itself; undefined where no screen has it. */
export function shownField(id: string): Field | undefined {
  const about = getOutbox().entries.filter(({ input, refusal }) => input.id === id && !refusal)
  const lists = queryClient.getQueriesData<Field[]>({ queryKey: getQueryKey(trpc.farmer.fields.list) })
  const listed = lists.flatMap(([, fields]) => fields ?? []).find((field) => field.id === id)
  const created = about.find(({ path }) => path === 'farmer.fields.create')?.optimisticAnswer as Field | undefined
  const first = listed ?? created
  const changes = about.filter(({ path }) => path === 'farmer.fields.change')
  return first && changes.reduce((field, { input }) => changedField(field, input), first)
}
