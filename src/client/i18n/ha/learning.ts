import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Cibiyar Koyon Noma',
  failed: 'An Kasa Loda Darussa',
  none: 'Babu Darussa',
  free: 'Kyauta',
  beginner: 'Mai farawa',
  intermediate: 'Matsakaici',
  advanced: 'Babba',
  duration: 'Tsawo: {duration}',
  audience: 'Don: {audience}',
} as const satisfies Translation<'learning'>
