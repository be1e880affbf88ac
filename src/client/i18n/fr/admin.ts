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
  settings: {
    title: 'Réglages',
    back: 'Aperçu',
    weather: 'Alertes météo tirées des prévisions',
    weatherLead:
      'Quand les prévisions d’une ville atteignent une de ces limites, une alerte est lancée et les agriculteurs de cette ville sont prévenus. Indiquez ce qui est dangereux là où vivent vos agriculteurs. Un champ vide ne lance aucune alerte de ce genre.',
    fetched: 'Les dernières prévisions sont arrivées le {date}.',
    never:
      'Aucune prévision n’est encore arrivée. Le serveur ne demande de prévisions que si KUU_WEATHER est indiqué ; le README dit comment.',
    rain: 'Forte pluie : en un jour au moins',
    gust: 'Vent fort : rafales d’au moins',
    heat: 'Forte chaleur : au moins',
    cold: 'Nuit froide : au plus',
    dryDays: 'Sécheresse : jours secs de suite',
    dryRain: 'Un jour est sec avec moins de pluie que',
    daysAhead: 'Prévenir à l’avance d’au plus',
    range: 'Par défaut {byDefault}. De {least} à {most}.',
    days: 'jours',
    save: 'Enregistrer',
    saved: 'Enregistré',
    savedText: 'Désormais, les alertes suivent ces limites.',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
  },
} as const satisfies Translation<'admin'>
