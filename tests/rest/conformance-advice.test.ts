import { conform, denied, type Row, text } from './conformance.ts'

const ADVISORY = {
  id: text,
  title: 'Scout',
  content: 'Look',
  category: 'pest',
  priority: 'medium',
  language: 'english',
  isActive: true,
  createdAt: '2026-11-21T12:00:00.000Z',
  validUntil: null,
  cropId: 'maize',
  crop: { name: 'Zea mays', localName: 'Corn' },
}
const SHOWERS = { id: text, title: 'Showers', severity: 'info', location: 'Lagos, Nigeria', expiresAt: null }
const weeding = { title: ' Weed early ', content: 'Twice', category: 'planting' }

const publishing: Omit<Row, 'name'> = { as: 'hawa', method: 'POST', path: '/advisories' }
const advice: Row[] = [
  {
    name: 'current alerts, the most severe first',
    path: '/weather-alerts',
    has: [
      {
        id: text,
        title: 'Flood',
        description: 'Clear the ditches',
        alertType: 'rain',
        severity: 'danger',
        location: 'Accra, Ghana',
        expiresAt: '2026-12-01T00:00:00.000Z',
        isActive: true,
      },
      SHOWERS,
    ],
    hasNot: ['Over'],
  },
  { name: 'alerts of a city', path: '/weather-alerts?location=lagos', has: [SHOWERS] },
  { name: 'alerts of a country', path: '/weather-alerts?location=NIGERIA', has: [SHOWERS] },
  { name: 'alerts of a city and its country', path: '/weather-alerts?location=Lagos%2C+Nigeria', has: [SHOWERS] },
  { name: 'alerts by a part of a place name: none', path: '/weather-alerts?location=Lag', has: [] },
  { name: 'advisories', path: '/advisories', has: [ADVISORY], hasNot: ['authorId'] },
  { name: 'advisories in English', path: '/advisories?language=english', has: [ADVISORY] },
  { name: 'advisories in Bassa: none yet', path: '/advisories?language=bassa', has: [] },
  {
    name: 'advisories in an unknown language',
    path: '/advisories?language=latin',
    status: 400,
    has: denied('BAD_REQUEST'),
  },
  {
    ...publishing,
    name: 'an advisory for all crops',
    body: { ...weeding, cropId: 'all', validUntil: '2026-12-31T23:00:00+01:00', priority: 'urgent', language: 'loma' },
    has: {
      ...ADVISORY,
      title: 'Weed early',
      content: 'Twice',
      category: 'planting',
      priority: 'urgent',
      language: 'loma',
      validUntil: '2026-12-31T22:00:00.000Z',
      cropId: null,
      crop: null,
    },
  },
  {
    ...publishing,
    name: 'an advisory for one crop',
    as: 'ruth',
    body: { ...weeding, cropId: 'maize' },
    has: { crop: ADVISORY.crop },
  },
  { ...publishing, name: 'an advisory for an unknown crop', body: { ...weeding, cropId: 'x' }, status: 400 },
  {
    ...publishing,
    name: 'an advisory without a category',
    body: { ...weeding, category: undefined },
    status: 400,
    has: { message: 'Category is required' },
  },
  {
    ...publishing,
    name: 'an advisory by a farmer',
    as: 'martha',
    body: weeding,
    status: 403,
    has: denied('FORBIDDEN'),
  },
  { ...publishing, name: 'an advisory by a visitor', as: 'visitor', body: weeding, status: 401 },
  {
    name: 'the latest price of a crop in a market',
    path: '/market-prices',
    has: [
      {
        id: 'price',
        cropId: 'maize',
        crop: { name: 'Zea mays', localName: 'Corn' },
        market: 'Monrovia',
        pricePerKg: 412.5,
        currency: 'LRD',
        trend: 'up',
        date: '2026-11-20',
        source: 'Market office',
      },
    ],
  },
]

conform(advice)
