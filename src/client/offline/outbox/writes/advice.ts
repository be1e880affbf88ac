import type { Writes } from './write.ts'

/** What a farmer does with advice. */
export const ADVICE_WRITES = {
  'farmer.bookmarks.set': {
    words: 'bookmark',
    rows: ({ advisoryId }) => [advisoryId],
    lists: ['bookmarks'],
    optimisticAnswer: ({ isBookmarked }) => ({ isBookmarked }),
  },
  'farmer.advice.answer': {
    words: 'advice',
    rows: ({ deliveryId }) => [deliveryId],
    lists: ['advice'],
    optimisticAnswer: ({ deliveryId }) => ({ id: deliveryId }),
  },
  'farmer.advice.undo': {
    words: 'adviceUndone',
    rows: ({ deliveryId }) => [deliveryId],
    lists: ['advice'],
    optimisticAnswer: ({ deliveryId }) => ({ id: deliveryId }),
  },
} satisfies Writes
