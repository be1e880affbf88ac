import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  login: {
    title: 'Connexion de l’administrateur',
    demo: 'Ceci est une démonstration. Connectez-vous avec le nom {username} et le mot de passe {password}.',
    success: 'Connexion réussie',
    successText: 'Bienvenue, {name}',
  },
  authenticating: 'Vérification...',
  denied: 'Accès refusé',
  deniedText: 'Vous n’avez pas le droit d’ouvrir cette page.',
  expired: 'La connexion a expiré',
  role: 'Admin',
  logout: 'Se déconnecter',
  overview: 'Aperçu',
  stats: {
    totalUsers: 'Utilisateurs',
    totalFarmers: 'Agriculteurs',
    totalExtensionAgents: 'Agents de vulgarisation',
    totalCrops: 'Cultures',
    advisories: 'Conseils actifs',
    totalMarketPrices: 'Prix du marché',
    weatherAlerts: 'Alertes météo actives',
    courses: 'Cours publiés',
    of: 'sur {total}',
  },
} as const satisfies Translation<'admin'>
