import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  signIn: {
    title: 'Se connecter',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    submit: 'Se connecter',
    failed: 'Échec de la connexion',
    wrong: 'Nom d’utilisateur ou mot de passe incorrect. Veuillez réessayer.',
    other: 'La connexion a échoué. Vérifiez vos données et réessayez.',
    wait: 'Trop d’essais manqués. Veuillez attendre, puis réessayer.',
    deactivated: 'Ce compte est désactivé. Adressez-vous à votre agent de vulgarisation.',
    new: 'Nouveau ici ?',
    register: 'S’inscrire comme agriculteur',
  },
  register: {
    privacy: 'Ce qui en est fait :',
    privacyLink: 'Confidentialité',
    title: 'S’inscrire comme agriculteur',
    lead: 'C’est gratuit. Il vous faut un nom d’utilisateur et un mot de passe dont vous vous souviendrez.',
    fullName: 'Nom complet',
    username: 'Nom d’utilisateur',
    usernameHint: 'Des lettres et des chiffres, au moins 3.',
    password: 'Mot de passe',
    passwordHint: 'Au moins 8 caractères.',
    phone: 'Téléphone',
    location: 'Lieu',
    submit: 'S’inscrire',
    failed: 'L’inscription a échoué',
    taken: 'Ce nom d’utilisateur est pris. Choisissez-en un autre.',
    other: 'Votre inscription n’a pas pu être envoyée. Veuillez réessayer.',
    known: 'Déjà inscrit ?',
    signIn: 'Se connecter',
  },
} as const satisfies Translation<'account'>
