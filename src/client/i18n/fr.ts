import type { Translation } from './translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  common: {
    app: { skip: 'Aller au contenu', loading: 'Chargement' },
    nav: {
      label: 'Principal',
      home: 'Accueil',
      finance: 'Finances',
      crops: 'Cultures',
      courses: 'Cours',
      market: 'Marché',
      profile: 'Profil',
    },
    header: { online: 'En ligne', offline: 'Hors ligne' },
    action: { close: 'Fermer', retry: 'Réessayer', back: 'Retour', home: 'Aller à l’accueil' },
    error: {
      title: 'Erreur',
      load: 'Le chargement a échoué',
      loadHint: 'Vérifiez votre connexion, puis réessayez.',
      notFound: 'Cette page n’existe pas',
    },
    select: {
      title: 'Qui êtes-vous ?',
      lead: 'Choisissez comment utiliser Kuu.',
      farmer: 'Agriculteur',
      agent: 'Agent de vulgarisation',
      admin: 'Administrateur',
    },
  },
  advisories: { title: 'Conseils' },
  farmer: {
    crops: { title: 'Mes cultures' },
    market: { title: 'Prix du marché' },
  },
  profile: { title: 'Profil' },
  finance: { title: 'Finances' },
  learning: { title: 'Cours' },
} as const satisfies Translation
