import { shownFarmer, shownVisit } from '../../optimistic/shown-people.ts'
import { definedOf, type Writes, withId } from '../../outbox/writes/write.ts'

/** What an agent writes about visits. */
export const VISIT_WRITES = {
  'agent.visits.schedule': {
    words: 'visitPlan',
    prepare: withId,
    rows: ({ id }) => [id!],
    lists: [],
    optimisticAnswer: ({ id, notes, ...input }) => {
      const { fullName = '', location = null, phone = null } = shownFarmer(input.farmerId) ?? {}
      return { ...PLANNED, ...input, farmerName: fullName, location, phone, id: id!, notes: notes ?? null }
    },
  },
  'agent.visits.change': {
    words: 'visitChange',
    rows: ({ id }) => [id],
    lists: [],
    optimisticAnswer: ({ place: _, photoId: __, version: ___, ...input }) => ({
      ...{ ...PLANNED, farmerId: '', date: '', time: '', purpose: '', notes: null },
      ...shownVisit(input.id),
      ...definedOf(input),
    }),
  },
} satisfies Writes

/** What a visit has before the server has seen it. */
const PLANNED = {
  farmerName: '',
  location: null,
  phone: null,
  status: 'scheduled',
  outcome: null,
  completedAt: null,
  agentName: null,
  photoIds: [] as string[],
  version: 1,
} as const
