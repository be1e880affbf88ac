import { crops } from '#db/schema/index.ts'
import { conform, denied, type Row, text } from './conformance.ts'

const refused = (path: string, message: string) => ({ message, code: 'BAD_REQUEST', issues: [{ path, message }] })
const ruth = { as: 'ruth' } as const

const CROP = { name: 'Yam', localName: 'White yam', description: 'A vine', plantingSeason: 'March', harvestSeason: 'November', growthDuration: 240, imageUrl: 'https://example.org/yam.jpg' } // biome-ignore format: one row
const catalogue: Row[] = [
  { ...ruth, name: 'the catalogue of the desk', path: '/admin/crops', has: [{ id: 'maize', name: 'Zea mays', growers: 1 }, { id: 'cassava' }].reverse() }, // biome-ignore format: one row
  { ...ruth, name: 'a crop that is found', path: '/admin/crops?q=manihot', has: [{ id: 'cassava' }] },
  { ...ruth, name: 'a new crop', method: 'POST', path: '/admin/crops', body: CROP, has: { ...CROP, id: text } },
  { ...ruth, name: 'a new crop of nothing but a name', method: 'POST', path: '/admin/crops', body: { name: 'Yam', imageUrl: '', growthDuration: '' }, has: { name: 'Yam', imageUrl: null, growthDuration: null } }, // biome-ignore format: one row
  { ...ruth, name: 'a crop without a name', method: 'POST', path: '/admin/crops', body: { ...CROP, name: ' ' }, status: 400, has: refused('name', 'Name is required') }, // biome-ignore format: one row
  { ...ruth, name: 'a crop that grows in no time', method: 'POST', path: '/admin/crops', body: { ...CROP, growthDuration: 0 }, status: 400, has: refused('growthDuration', 'Growth duration must be at least 1 day') }, // biome-ignore format: one row
  ...['yam.jpg', 'javascript:alert(1)', 'data:image/png;base64,x', 'ftp://example.org/a'].map((imageUrl): Row => ({ ...ruth, name: `a crop with the picture ${imageUrl}`, method: 'POST', path: '/admin/crops', body: { ...CROP, imageUrl }, status: 400, has: refused('imageUrl', 'Must be a valid URL') })), // biome-ignore format: one row
  { ...ruth, name: 'a changed crop', method: 'PATCH', path: '/admin/crops/cassava', body: { localName: 'Manioc', growthDuration: 300 }, has: { id: 'cassava', name: 'Manihot esculenta', localName: 'Manioc', growthDuration: 300, version: 2 } }, // biome-ignore format: one row
  { ...ruth, name: 'a crop that nobody grows is deleted', given: ({ db }) => db.insert(crops).values({ id: 'yam', name: 'Yam' }).run(), method: 'DELETE', path: '/admin/crops/yam', has: { id: 'yam' } }, // biome-ignore format: one row
  { ...ruth, name: 'a crop that somebody grows', method: 'DELETE', path: '/admin/crops/maize', status: 409, has: { message: 'This crop is in use. Archive it instead of deleting it', counts: { farmer_crops: 1 } } }, // biome-ignore format: one row
  { ...ruth, name: 'an unknown crop', method: 'DELETE', path: '/admin/crops/none', status: 404 },
]

const ADVISORY = { title: 'Weed early', content: 'Within three weeks', category: 'pest', cropId: 'maize', priority: 'high', language: 'french', validUntil: '2026-12-31T00:00:00.000Z' } // biome-ignore format: one row
const advisories: Row[] = [
  { ...ruth, name: 'all advisories', path: '/admin/advisories', has: [{ id: 'scout' }] },
  { ...ruth, name: 'a new advisory', method: 'POST', path: '/admin/advisories', body: ADVISORY, has: { ...ADVISORY, id: text, isActive: true } }, // biome-ignore format: one row
  { ...ruth, name: 'an advisory without a title', method: 'POST', path: '/admin/advisories', body: { ...ADVISORY, title: undefined }, status: 400, has: refused('title', 'Title is required') }, // biome-ignore format: one row
  { ...ruth, name: 'an advisory without content', method: 'POST', path: '/admin/advisories', body: { ...ADVISORY, content: '' }, status: 400, has: refused('content', 'Content is required') }, // biome-ignore format: one row
  { ...ruth, name: 'an advisory without a category', method: 'POST', path: '/admin/advisories', body: { ...ADVISORY, category: '' }, status: 400, has: refused('category', 'Category is required') }, // biome-ignore format: one row
  { ...ruth, name: 'a changed advisory', method: 'PATCH', path: '/admin/advisories/scout', body: { title: 'Look closely', isActive: false }, has: { id: 'scout', title: 'Look closely', isActive: false, version: 2 } }, // biome-ignore format: one row
  { ...ruth, name: 'an advisory of all crops again', method: 'PATCH', path: '/admin/advisories/scout', body: { cropId: 'all', windowStart: null, windowEnd: null }, has: { cropId: null, crop: null } }, // biome-ignore format: one row
  { ...ruth, name: 'a window that ends before it begins', method: 'PATCH', path: '/admin/advisories/scout', body: { windowStart: 9, windowEnd: 3 }, status: 400 }, // biome-ignore format: one row
  { ...ruth, name: 'an advisory of an unknown crop', method: 'PATCH', path: '/admin/advisories/scout', body: { cropId: 'none' }, status: 400, has: { message: 'This crop is not in the catalogue' } }, // biome-ignore format: one row
  { ...ruth, name: 'a deleted advisory', method: 'DELETE', path: '/admin/advisories/scout', has: { id: 'scout' } },
]

const PRICE = { cropId: 'maize', market: 'Lagos', pricePerKg: 450.5, currency: 'KES', trend: 'up' }
const prices: Row[] = [
  { ...ruth, name: 'all prices', path: '/admin/market-prices?limit=1' },
  { ...ruth, name: 'a new price', method: 'POST', path: '/admin/market-prices', body: PRICE, has: { ...PRICE, id: text, date: '2026-11-21', crop: { name: 'Zea mays', localName: 'Corn' } } }, // biome-ignore format: one row
  { ...ruth, name: 'a price in the usual currency', method: 'POST', path: '/admin/market-prices', body: { cropId: 'maize', market: 'Lagos', pricePerKg: 0 }, has: { currency: 'NGN', trend: null, pricePerKg: 0 } }, // biome-ignore format: one row
  { ...ruth, name: 'a price below 0', method: 'POST', path: '/admin/market-prices', body: { ...PRICE, pricePerKg: -1 }, status: 400, has: refused('pricePerKg', 'Price must be non-negative') }, // biome-ignore format: one row
  ...[Number.MAX_VALUE, '450', null].map((pricePerKg): Row => ({ ...ruth, name: `a price of ${pricePerKg}`, method: 'POST', path: '/admin/market-prices', body: { ...PRICE, pricePerKg }, status: 400 })), // biome-ignore format: one row
  { ...ruth, name: 'a price of no crop', method: 'POST', path: '/admin/market-prices', body: { ...PRICE, cropId: undefined }, status: 400, has: refused('cropId', 'Crop is required') }, // biome-ignore format: one row
  { ...ruth, name: 'a price of an empty crop', method: 'POST', path: '/admin/market-prices', body: { ...PRICE, cropId: '' }, status: 400, has: refused('cropId', 'Crop is required') }, // biome-ignore format: one row
  { ...ruth, name: 'a price of no market', method: 'POST', path: '/admin/market-prices', body: { ...PRICE, market: ' ' }, status: 400, has: refused('market', 'Market name is required') }, // biome-ignore format: one row
  { ...ruth, name: 'a price of an unknown crop', method: 'POST', path: '/admin/market-prices', body: { ...PRICE, cropId: 'none' }, status: 400 }, // biome-ignore format: one row
  { ...ruth, name: 'an unknown price', method: 'PATCH', path: '/admin/market-prices/none', body: { pricePerKg: 1 }, status: 404 }, // biome-ignore format: one row
]

const ALERT = { title: 'Heavy rain', description: 'Clear the ditches', alertType: 'rain', severity: 'warning', location: 'Lagos, Nigeria', expiresAt: '2026-11-25T00:00:00.000Z' } // biome-ignore format: one row
const MISSING = { title: 'Title is required', description: 'Description is required', alertType: 'Alert type is required', severity: 'Severity is required', location: 'Location is required' } // biome-ignore format: one row
const alerts: Row[] = [
  { ...ruth, name: 'all alerts', path: '/admin/weather-alerts' },
  { ...ruth, name: 'a new alert', method: 'POST', path: '/admin/weather-alerts', body: ALERT, has: { ...ALERT, id: text, isActive: true, source: 'admin' } }, // biome-ignore format: one row
  { ...ruth, name: 'an alert without an end', method: 'POST', path: '/admin/weather-alerts', body: { ...ALERT, expiresAt: '' }, has: { expiresAt: null } }, // biome-ignore format: one row
  ...Object.entries(MISSING).map(([field, message]): Row => ({ ...ruth, name: `an alert without ${field}`, method: 'POST', path: '/admin/weather-alerts', body: { ...ALERT, [field]: '' }, status: 400, has: refused(field, message) })), // biome-ignore format: one row
  { ...ruth, name: 'an unknown alert', method: 'DELETE', path: '/admin/weather-alerts/none', status: 404 },
]

const PLATFORM = { name: 'Susu', phone: '+231 77 123 4567', email: 'farm@example.org', address: 'Monrovia', language: 'swahili', place: 'Nairobi, Kenya', demoNotice: null, showsDemoNotice: false } // biome-ignore format: one row
const settings: Row[] = [
  {
    ...ruth,
    name: 'the settings of the platform',
    path: '/admin/settings',
    has: { name: null, showsDemoNotice: false },
  },
  { ...ruth, name: 'changed settings', method: 'PATCH', path: '/admin/settings', body: PLATFORM, has: PLATFORM },
  { ...ruth, name: 'settings with a place that is none of ours', method: 'PATCH', path: '/admin/settings', body: { place: 'Atlantis' }, status: 400 }, // biome-ignore format: one row
  { ...ruth, name: 'settings without an address', method: 'PATCH', path: '/admin/settings', body: { email: 'nobody' }, status: 400, has: refused('email', 'Must be a valid email address') }, // biome-ignore format: one row
  { ...ruth, name: 'the gateways', path: '/admin/gateways', has: [{ id: 'push', isSetUp: false }, { id: 'forecasts' }, { id: 'sms' }] }, // biome-ignore format: one row
  { ...ruth, name: 'a test of SMS', method: 'POST', path: '/admin/gateways/sms/test', has: { outcome: 'notSetUp' } },
  { ...ruth, name: 'a test of nothing', method: 'POST', path: '/admin/gateways/pigeon/test', status: 400 },
]

const translations: Row[] = [
  { ...ruth, name: 'the words of a language', path: '/admin/translations?language=sw&area=farmer&q=mazao%20yangu&limit=1', has: [{ key: 'farmer.home.crops', english: 'My Crops', text: 'Mazao Yangu', state: 'draft' }] }, // biome-ignore format: one row
  { ...ruth, name: 'the words of no language', path: '/admin/translations?language=xx', status: 400 },
  { ...ruth, name: 'the words of English', path: '/admin/translations?language=en', status: 400 },
]

const DESK = [
  'crops',
  'advisories',
  'market-prices',
  'weather-alerts',
  'archive',
  'audit',
  'settings',
  'gateways',
  'translations?language=sw',
]
const rights: Row[] = DESK.flatMap((list): Row[] => [
  { name: `a visitor and /admin/${list}`, path: `/admin/${list}`, status: 401, has: denied('UNAUTHORIZED') },
  { name: `a farmer and /admin/${list}`, as: 'martha', path: `/admin/${list}`, status: 403, has: denied('FORBIDDEN') },
  { name: `an agent and /admin/${list}`, as: 'hawa', path: `/admin/${list}`, status: 403, has: denied('FORBIDDEN') },
])

conform([...catalogue, ...advisories, ...prices, ...alerts, ...settings, ...translations, ...rights])
