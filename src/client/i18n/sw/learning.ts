import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Kituo cha Mafunzo ya Kilimo',
  failed: 'Imeshindwa Kupakia Kozi',
  none: 'Hakuna Kozi',
  free: 'Bure',
  beginner: 'Anayeanza',
  intermediate: 'Wa kati',
  advanced: 'Wa juu',
  duration: 'Muda: {duration}',
  audience: 'Kwa: {audience}',
} as const satisfies Translation<'learning'>
