import { now } from '#client/phone/clock.ts'
import { shownCase } from '../../optimistic/shown-case.ts'
import type { Writes } from '../../outbox/writes/write.ts'

/** What an agent writes about borders that lie over each other. */
export const CASE_WRITES = {
  'agent.boundaryCases.settle': {
    words: 'caseSettled',
    rows: ({ id }) => [id],
    lists: [],
    alsoShownIn: 'agent.today',
    optimisticAnswer: ({ id, note }) => ({ ...UNKNOWN, ...shownCase(id), id, note, settledAt: now().toISOString() }),
  },
} satisfies Writes

/** What a case has that this phone does not know. */
const UNKNOWN = { fields: [], sharedArea: 0, sharePercent: 0, createdAt: '' }
