import { useSearch } from '@tanstack/react-router'
import { useFarmerFields } from '#client/offline/optimistic/useFarmerFields.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { useSession } from '#client/phone/session.ts'
import type { NewFieldPlace, NewFieldSearch } from './target.ts'

/** What is measured here, by the address: whose field it is, the field itself where it is known, and what lies beside it. */
export function useTarget() {
  const search: NewFieldSearch = useSearch({ strict: false })
  const user = useSession()?.user
  const { entries } = useOutbox()
  const entry = search.entry === undefined ? undefined : entries.find(({ key, refusal }) => key === search.entry && refusal) // biome-ignore format: one question
  const farmerId = String(entry?.input.farmerId ?? search.farmer ?? user?.id ?? '')
  const { data: fields, isPending, fetchStatus } = useFarmerFields(farmerId)
  const place: NewFieldPlace = user?.role === 'farmer' ? '/fields/new' : '/agent/fields/new'
  const field = fields?.find(({ id }) => id === search.field)
  return {
    search,
    place,
    farmerId,
    entry,
    field,
    neighbours: (fields ?? []).filter(
      ({ id, boundaryCoordinates }) => id !== search.field && boundaryCoordinates.length > 0,
    ),
    /** Whether the fields beside it are not known yet: without a connection they may never be. */
    isLoading: isPending && fetchStatus !== 'paused',
    /** Whether the field of the address is not known yet, or no more. */
    isPending: search.field !== undefined && !field && isPending,
    isGone: (search.field !== undefined && !field && !isPending) || (search.entry !== undefined && !entry),
  }
}
