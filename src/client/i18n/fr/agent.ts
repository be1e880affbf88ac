import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Agent de vulgarisation',
  overview: 'Aperçu',
  farmers: 'Agriculteurs',
  advisories: 'Conseils',
  pendingSms: 'SMS en attente',
  responseRate: 'Taux de réponse',
  noTickets: 'Pas encore de demande',
  recent: 'Agriculteurs récents',
  all: 'Tous les agriculteurs',
  none: 'Aucun agriculteur n’est encore inscrit.',
  more: 'Afficher plus d’agriculteurs',
  mine: 'Mes conseils récents',
  noneMine: 'Vous n’avez pas encore publié de conseil.',
  active: 'Actif',
  inactive: 'Inactif',
  since: 'Depuis {date}',
  noPhone: 'Pas de numéro de téléphone',
  noLocation: 'Pas de lieu',
  requests: 'Demandes d’aide',
  call: 'Appeler {name}',
  account: 'Mon compte',
} as const satisfies Translation<'agent'>
