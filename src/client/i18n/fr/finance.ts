import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Services financiers pour agriculteurs',
  loans: 'Prêts agricoles',
  insurance: 'Assurance récolte',
  noLoans: 'Aucun prêt n’est proposé pour le moment.',
  noInsurance: 'Aucune assurance n’est proposée pour le moment.',
  amounts: 'De {min} à {max}',
  interest: 'Intérêt',
  rate: '{rate} par an',
  flat: 'fixe',
  declining: 'sur le solde restant',
  term: 'Durée la plus longue',
  days: '{count, plural, one {# jour} other {# jours}}',
  premium: 'Prime',
  ofCover: '{rate} de la couverture',
  cover: 'Couverture jusqu’à {amount}',
  provider: 'Fournisseur',
} as const satisfies Translation<'finance'>
