import { isNewCrop } from '../crop-order.ts'
import { getOutbox } from '../outbox-state.ts'
import type { Writes } from './write.ts'

/** A farmer's requests for help. */
export const SUPPORT_WRITES = {
  'farmer.contact.submit': {
    words: 'ask',
    // About a crop that the server does not know it would arrive without it.
    rows: ({ farmerCropId }) => (farmerCropId && isNewCrop(farmerCropId, getOutbox().entries) ? [farmerCropId] : []),
    lists: ['tickets'],
    // The server makes the ticket's number: until then there is none to show.
    optimisticAnswer: () => ({ ticketId: '' }),
  },
  'farmer.contact.reply': {
    words: 'reply',
    rows: ({ ticketId }) => [ticketId],
    lists: ['tickets'],
    optimisticAnswer: ({ ticketId }) => ({ ticketId }),
  },
} satisfies Writes
