import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  app: { name: 'Kuu', skip: 'Aller au contenu', loading: 'Chargement' },
  nav: {
    label: 'Principal',
    home: 'Accueil',
    finance: 'Finances',
    crops: 'Cultures',
    courses: 'Cours',
    market: 'Marché',
    profile: 'Profil',
  },
  header: {
    online: 'En ligne',
    offline: 'Hors ligne',
    language: 'Langue',
    theme: 'Thème',
    draft: 'Ébauche, à relire',
  },
  language: {
    changed: 'Langue changée',
    changedTo: 'La langue est maintenant {name}',
    failed: 'Cette langue n’a pas pu être chargée. Veuillez réessayer.',
  },
  action: { signOut: 'Se déconnecter', close: 'Fermer', retry: 'Réessayer', back: 'Retour', home: 'Aller à l’accueil' },
  error: {
    title: 'Erreur',
    load: 'Le chargement a échoué',
    loadHint: 'Vérifiez votre connexion, puis réessayez.',
    screen: 'Cet écran ne fonctionne plus',
    screenHint: 'Ce que vous avez enregistré est en sécurité. Réessayez, ou revenez au début.',
    notFound: 'Cette page n’existe pas',
    notFoundHint: 'Le lien est peut-être ancien, ou une lettre s’est perdue en route.',
  },
  select: {
    title: 'Qui êtes-vous ?',
    lead: 'Choisissez comment utiliser Kuu.',
    farmer: 'Agriculteur',
    farmerHint: 'Mes cultures, les prix, la météo et des conseils',
    agent: 'Agent de vulgarisation',
    agentHint: 'Agriculteurs, visites, conseils et SMS',
    admin: 'Administrateur',
    adminHint: 'Utilisateurs, cours et tout ce qui est publié',
  },
} as const satisfies Translation<'common'>
