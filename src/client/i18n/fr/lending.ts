import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Prêts',
  lead: 'Les agriculteurs demandent ici des prêts. Quoi que vous décidiez, l’agriculteur en est informé aussitôt.',
  filter: 'État',
  all: 'Tous',
  none: 'Aucune demande n’attend. Bravo !',
  noneOther: 'Il n’y a pas de tel prêt.',
  older: 'Afficher les prêts plus anciens',
  asked: 'Demandé le {date}',
  call: 'Appeler {phone}',
  noPhone: 'Pas de numéro de téléphone',
  instalments: 'Versements',
  harvest: 'Valeur attendue de la récolte',
  unknown: 'non indiquée',
  approve: 'Approuver',
  reject: 'Refuser',
  cancel: 'Annuler',
  approveTitle: 'Approuver ce prêt ?',
  approveText:
    '{principal} de « {product} » sont promis à {name}, qui devra {total} en {count} versements ({figures}). C’est sans retour.',
  approveTold: '{name} en est informé(e) aussitôt. L’argent est versé dans une étape ultérieure.',
  rejectTitle: 'Refuser cette demande ?',
  reason: 'Raison',
  reasonHint: '{name} la lira : dites simplement ce qui manque ou ce qu’il faut faire.',
  approved: 'Prêt approuvé',
  rejected: 'Demande refusée',
  told: '{name} en a été informé(e).',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
} as const satisfies Translation<'lending'>
