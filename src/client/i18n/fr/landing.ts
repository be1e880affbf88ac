import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  page: {
    title: 'Kuu : de meilleures récoltes, de voisin en voisin',
    description:
      'Conseils, prix, météo et formation pour les agriculteurs d’Afrique, sur tout téléphone, avec ou sans connexion.',
  },
  nav: { enter: 'Entrer', language: 'Langue' },
  hero: {
    title: 'De meilleures récoltes, de voisin en voisin.',
    lead: 'Conseils, prix, météo et formation pour les agriculteurs, sur tout téléphone, avec ou sans connexion.',
    enter: 'Entrer dans Kuu',
    more: 'En savoir plus',
    sample: 'Ce que voit un agriculteur',
    greeting: 'Bonjour, Martha',
    place: 'Gbarnga, Liberia',
    alert: 'Forte pluie dès dimanche',
    alertHint: 'Mettez le maïs récolté à l’abri.',
    maize: 'Maïs',
    price: 'L$95.00',
    perKg: '/kg',
    rising: 'Hausse',
    cassava: 'Manioc',
    planted: 'Planté',
    harvest: 'Récolte dans 241 jours',
  },
  stats: {
    label: 'Kuu en chiffres',
    farmers: { value: '50 000+', name: 'Agriculteurs actifs' },
    uptime: { value: '95 %', name: 'Disponibilité' },
    countries: { value: '25+', name: 'Pays' },
    sms: { value: '24/7', name: 'Aide par SMS' },
  },
  features: {
    title: 'Tout ce qu’une saison demande',
    lead: 'Six outils dans un petit téléphone.',
    crops: {
      title: 'Gestion des cultures',
      text: 'Inscrivez vos cultures et recevez des recommandations de plantation pour votre lieu et votre saison.',
    },
    advisories: {
      title: 'Conseils d’experts',
      text: 'Lutte contre les ravageurs et bonnes pratiques, par des agents de vulgarisation qui connaissent le terrain.',
    },
    prices: { title: 'Prix du marché', text: 'Les prix et leur tendance, et des alertes quand ils bougent.' },
    weather: {
      title: 'Alertes météo locales',
      text: 'Des avertissements pour votre lieu, avant que la pluie ou la sécheresse arrive.',
    },
    sms: {
      title: 'Nouvelles par SMS',
      text: 'Là où le réseau est faible : les mêmes nouvelles par SMS, sur tout téléphone.',
    },
    languages: { title: 'Plusieurs langues', text: 'Anglais, swahili, amharique, haoussa et d’autres.' },
  },
  built: {
    title: 'Fait pour les agriculteurs d’Afrique',
    lead: 'Un kuu est un groupe de voisins qui travaillent à tour de rôle les champs les uns des autres. Celui-ci marche aussi là où le réseau ne va pas.',
    mobile: {
      title: 'Pensé d’abord pour le mobile',
      text: 'Fait pour un petit téléphone bon marché en plein soleil, et léger en données.',
    },
    offline: {
      title: 'Marche hors ligne, se synchronise tout seul',
      text: 'Continuez sans connexion. Ce que vous écrivez est envoyé dès que vous êtes de nouveau en ligne.',
    },
    separate: {
      title: 'Un espace pour les agriculteurs, un autre pour les agents',
      text: 'Chacun voit ce dont sa journée a besoin, et rien qui gêne.',
    },
  },
  cta: {
    title: 'La prochaine saison commence par une graine.',
    lead: 'Dites qui vous êtes, et regardez.',
    start: 'Commencer',
  },
  footer: {
    sponsor: 'Parrainé par une université de recherche.',
    purpose: 'Vulgarisation agricole pour les agriculteurs de toute l’Afrique.',
    draft: 'Cette traduction est une ébauche, à relire.',
  },
} as const satisfies Translation<'landing'>
