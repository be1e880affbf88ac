import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Centre de formation agricole',
  failed: 'Les cours n’ont pas pu être chargés',
  none: 'Aucun cours disponible',
  free: 'Gratuit',
  beginner: 'Débutant',
  intermediate: 'Moyen',
  advanced: 'Avancé',
  duration: 'Durée : {duration}',
  audience: 'Pour : {audience}',
} as const satisfies Translation<'learning'>
