/** Used while the landing page is built; no browser ever loads it. */
export default {
  page: {
    title: 'Kuu: better harvests, from one neighbour to the next',
    description:
      'Advice, prices, weather and learning for African farmers, on any phone, with or without a connection.',
  },
  nav: { enter: 'Enter Platform', language: 'Language' },
  hero: {
    title: 'Better harvests, from one neighbour to the next.',
    lead: 'Advice, prices, weather and learning for farmers, on any phone, with or without a connection.',
    enter: 'Enter Platform',
    more: 'Learn More',
    sample: 'What a farmer sees',
    greeting: 'Good morning, Martha',
    place: 'Gbarnga, Liberia',
    alert: 'Heavy rain from Sunday',
    alertHint: 'Move harvested maize under cover.',
    maize: 'Maize',
    price: 'L$95.00',
    perKg: '/kg',
    rising: 'Rising',
    cassava: 'Cassava',
    planted: 'Planted',
    harvest: 'Harvest in 241 days',
  },
  stats: {
    label: 'Kuu in numbers',
    farmers: { value: '50,000+', name: 'Active Farmers' },
    uptime: { value: '95%', name: 'Uptime' },
    countries: { value: '25+', name: 'Countries' },
    sms: { value: '24/7', name: 'SMS Support' },
  },
  features: {
    title: 'Everything a season asks for',
    lead: 'Six tools that fit in one small phone.',
    crops: {
      title: 'Crop Management',
      text: 'Register your crops and get planting recommendations for your place and season.',
    },
    advisories: {
      title: 'Expert Advisories',
      text: 'Pest control and best practices, from extension agents who know the ground.',
    },
    prices: { title: 'Market Prices', text: 'Prices with their trends, and alerts when they move.' },
    weather: {
      title: 'Localized Weather Alerts',
      text: 'Warnings for your own place, before the rain or the drought arrives.',
    },
    sms: {
      title: 'SMS Notifications',
      text: 'For low-connectivity users: the same news by text message, on any phone.',
    },
    languages: { title: 'Multi-Language Support', text: 'English, Swahili, Amharic, Hausa and others.' },
  },
  built: {
    title: 'Built for African Farmers',
    lead: 'A kuu is a group of neighbours who work each other’s farms in turn. This one also works where the network does not.',
    mobile: { title: 'Mobile-first design', text: 'Made for a small, cheap phone in bright sun, and light on data.' },
    offline: {
      title: 'Offline capability with automatic sync',
      text: 'Keep working without a connection. What you write is sent when you are back online.',
    },
    separate: {
      title: 'Separate interfaces for farmers and extension agents',
      text: 'Each sees what their day needs, and nothing that stands in the way.',
    },
  },
  cta: {
    title: 'The next season starts with a seed.',
    lead: 'Choose who you are, and look around.',
    start: 'Get Started Now',
  },
  footer: {
    sponsor: 'Sponsored by a research university.',
    purpose: 'Agricultural extension for farmers across Africa.',
    draft: 'A draft translation, to be reviewed.',
  },
} as const
