import { expect, test } from 'vitest'
import { PASSWORD, village, type Who } from '../village.ts'

type Row = {
  name: string
  as?: Who
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT'
  path: string
  body?: unknown
  status?: number
  /** What the answer holds; for a list, its items in order. */
  has?: object
  /** What the text of the answer does not hold. */
  hasNot?: string[]
}

const text = expect.any(String)
const GROWN = {
  id: 'plot',
  status: 'growing',
  plantingDate: '2026-09-01',
  expectedHarvest: '2026-12-20',
  fieldSize: 15_000,
  areaSize: 1.5,
  notes: null,
  imageUrl: null,
  crop: { id: 'maize', name: 'Zea mays', localName: 'Corn', imageUrl: null, growthDuration: 110 },
}
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
const TICKET = { ticketId: 'KUU-MARTHA', status: 'open', priority: 'medium', category: 'general', subject: null }
const SHOWERS = { id: text, title: 'Showers', severity: 'info', location: 'Lagos, Nigeria', expiresAt: null }
const MISSING_CROP = 'Missing Information: Please select a crop and enter the area size'
const MISSING_CONTACT = 'Missing Information: Please fill in your name and message'
const help = { name: 'Martha', message: 'Worms' }
const weeding = { title: ' Weed early ', content: 'Twice', category: 'planting' }
const newcomer = { username: 'newcomer', password: PASSWORD, fullName: 'New Comer' }
const denied = (code: string) => ({ message: text, code })

const crops: Row[] = [
  {
    name: 'the crop catalogue by name',
    path: '/crops',
    has: [
      {
        id: 'cassava',
        name: 'Manihot esculenta',
        localName: null,
        description: null,
        plantingSeason: null,
        harvestSeason: null,
        growthDuration: null,
        imageUrl: null,
      },
      { id: 'maize', name: 'Zea mays', localName: 'Corn', growthDuration: 110 },
    ],
  },
  { name: 'what she grows', as: 'martha', path: '/farmers/martha/crops', has: [GROWN] },
  { name: 'what she grows, asked by an agent', as: 'hawa', path: '/farmers/martha/crops', has: [GROWN] },
  { name: 'what he grows: nothing', as: 'joseph', path: '/farmers/joseph/crops', has: [] },
  { name: 'what she grows, asked by nobody', path: '/farmers/martha/crops', status: 401, has: denied('UNAUTHORIZED') },
  { name: 'what she grows, asked by him', as: 'joseph', path: '/farmers/martha/crops', status: 404 },
  { name: 'crops of no farmer', as: 'ruth', path: '/farmers/nobody/crops', status: 404, has: denied('NOT_FOUND') },
]

const plot: Omit<Row, 'name'> = { as: 'martha', method: 'PATCH', path: '/farmers/martha/crops/plot' }
const changedCrops: Row[] = [
  {
    ...plot,
    name: 'one step on',
    body: { status: 'harvesting', notes: 'Dry' },
    has: { ...GROWN, status: 'harvesting', progress: 90, notes: 'Dry' },
  },
  { ...plot, name: 'a change of nothing', body: {}, has: GROWN },
  { ...plot, name: 'no body, no change', has: GROWN },
  { ...plot, name: 'the status it has already', body: { status: 'growing' }, has: GROWN },
  { ...plot, name: 'a step back', body: { status: 'planted' }, status: 409, has: denied('CONFLICT') },
  {
    ...plot,
    name: 'a status that is none',
    body: { status: 'lost' },
    status: 400,
    has: { issues: [{ path: 'status' }] },
  },
  { ...plot, name: 'a crop of nobody', path: '/farmers/martha/crops/none', body: {}, status: 404 },
  { ...plot, name: 'her crop, changed by him', as: 'joseph', body: {}, status: 404 },
]

const planting: Omit<Row, 'name'> = { as: 'martha', method: 'POST', path: '/farmers/martha/crops' }
const addedCrops: Row[] = [
  {
    ...planting,
    name: 'a crop with all that can be said',
    body: {
      cropId: 'maize',
      areaSize: 0.25,
      plantingDate: '2026-11-01',
      expectedHarvestDate: '2027-02-01',
      status: 'planted',
      notes: ' Terraced ',
    },
    has: {
      id: text,
      status: 'planted',
      plantingDate: '2026-11-01',
      expectedHarvest: '2027-02-01',
      fieldSize: 2500,
      areaSize: 0.25,
      notes: 'Terraced',
      imageUrl: null,
      crop: GROWN.crop,
    },
  },
  {
    ...planting,
    name: 'a crop with nulls, as documented',
    as: 'hawa',
    body: { cropId: 'maize', areaSize: 1, plantingDate: '2026-11-21', expectedHarvestDate: null, notes: null },
    has: { status: 'planning', expectedHarvest: '2027-03-11', notes: null },
  },
  {
    ...planting,
    name: 'a crop without its area',
    body: { cropId: 'maize' },
    status: 400,
    has: { message: MISSING_CROP, code: 'BAD_REQUEST', issues: [{ path: 'areaSize', message: MISSING_CROP }] },
  },
  {
    ...planting,
    name: 'a crop that is an empty text',
    body: { cropId: '', areaSize: 1 },
    status: 400,
    has: { message: MISSING_CROP, issues: [{ path: 'cropId', message: MISSING_CROP }] },
  },
  {
    ...planting,
    name: 'a crop that the catalogue does not have',
    body: { cropId: 'bananas', areaSize: 1 },
    status: 400,
    has: { message: 'This crop is not in the catalogue' },
  },
  {
    ...planting,
    name: 'a body cannot name another farm than the path',
    as: 'joseph',
    path: '/farmers/joseph/crops',
    body: { farmerId: 'martha', cropId: 'maize', areaSize: 1 },
    has: { farmerId: 'joseph' },
  },
]

const publishing: Omit<Row, 'name'> = { as: 'hawa', method: 'POST', path: '/advisories' }
const advice: Row[] = [
  {
    name: 'the alerts that hold, danger first',
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
  { name: 'the alerts of a city', path: '/weather-alerts?location=lagos', has: [SHOWERS] },
  { name: 'the alerts of a country', path: '/weather-alerts?location=NIGERIA', has: [SHOWERS] },
  { name: 'the alerts of both', path: '/weather-alerts?location=Lagos%2C+Nigeria', has: [SHOWERS] },
  { name: 'the alerts of a part of a name', path: '/weather-alerts?location=Lag', has: [] },
  { name: 'advisories', path: '/advisories', has: [ADVISORY], hasNot: ['authorId'] },
  { name: 'advisories in English', path: '/advisories?language=english', has: [ADVISORY] },
  { name: 'advisories in Bassa: none yet', path: '/advisories?language=bassa', has: [] },
  { name: 'advisories in no language', path: '/advisories?language=latin', status: 400, has: denied('BAD_REQUEST') },
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
    name: 'an advisory for one',
    as: 'ruth',
    body: { ...weeding, cropId: 'maize' },
    has: { crop: ADVISORY.crop },
  },
  { ...publishing, name: 'an advisory for a crop that is none', body: { ...weeding, cropId: 'x' }, status: 400 },
  {
    ...publishing,
    name: 'an advisory without a category',
    body: { ...weeding, category: undefined },
    status: 400,
    has: { message: 'Category is required' },
  },
  {
    ...publishing,
    name: 'an advisory of a farmer',
    as: 'martha',
    body: weeding,
    status: 403,
    has: denied('FORBIDDEN'),
  },
  { ...publishing, name: 'an advisory of nobody', as: 'visitor', body: weeding, status: 401 },
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

const asking: Omit<Row, 'name'> = { method: 'POST', path: '/contact/submit' }
const tickets: Row[] = [
  {
    ...asking,
    name: 'help, asked by nobody',
    body: help,
    has: { ticketId: expect.stringMatching(/^KUU-[2-9A-HJKMNP-TV-Z]{6}$/) },
  },
  {
    ...asking,
    name: 'help, with all that can be said',
    as: 'martha',
    body: {
      ...help,
      phone: '+231 77 000 0000',
      email: 'martha@example.org',
      subject: 'Maize',
      priority: 'high',
      category: 'farming',
      agentId: 'agent-1',
    },
    has: { ticketId: text },
  },
  {
    ...asking,
    name: 'help without a message',
    body: { name: 'Martha', message: ' ' },
    status: 400,
    has: { message: MISSING_CONTACT, code: 'BAD_REQUEST', issues: [{ path: 'message', message: MISSING_CONTACT }] },
  },
  { name: 'her tickets', as: 'martha', path: '/tickets', has: [TICKET], hasNot: ['senderId'] },
  { name: 'his tickets: none', as: 'joseph', path: '/tickets', has: [] },
  { name: 'all tickets', as: 'hawa', path: '/tickets', has: [TICKET] },
  { name: 'tickets of nobody', path: '/tickets', status: 401 },
  { name: 'her ticket', as: 'martha', path: '/tickets/KUU-MARTHA', has: { ...TICKET, message: 'Worms in my maize' } },
  { name: 'her ticket, asked by him', as: 'joseph', path: '/tickets/KUU-MARTHA', status: 404 },
  { name: 'a ticket that is none', as: 'hawa', path: '/tickets/KUU-NOBODY', status: 404 },
]

const lists: Row[] = [
  { name: 'the server is well', path: '/health', has: { status: 'ok', version: 'test', demo: false } },
  {
    name: 'all farmers',
    as: 'hawa',
    path: '/farmers',
    has: [
      {
        id: 'martha',
        fullName: 'Martha Kollie',
        location: null,
        phone: null,
        email: null,
        language: 'english',
        role: 'farmer',
        createdAt: '2026-11-21T12:00:00.000Z',
        isActive: true,
      },
      { id: 'joseph' },
    ],
    hasNot: ['password', 'hawa', 'ruth'],
  },
  { name: 'all farmers, asked by one of them', as: 'martha', path: '/farmers', status: 403 },
  { name: 'all farmers, asked by nobody', path: '/farmers', status: 401 },
  {
    name: 'what the platform holds',
    as: 'ruth',
    path: '/admin/stats',
    has: {
      totalUsers: 4,
      totalFarmers: 2,
      totalExtensionAgents: 1,
      totalCrops: 2,
      totalAdvisories: 1,
      activeAdvisories: 1,
      totalMarketPrices: 2,
      totalWeatherAlerts: 3,
      activeWeatherAlerts: 2,
    },
  },
  { name: 'what the platform holds, asked by an agent', as: 'hawa', path: '/admin/stats', status: 403 },
  {
    name: 'courses for all',
    path: '/courses',
    has: [{ title: 'Maize', price: 0, currency: 'USD', isPublished: true }],
  },
  { name: 'courses for an administrator', as: 'ruth', path: '/courses', has: [{ title: 'Draft' }, { title: 'Maize' }] },
  {
    name: 'loans on offer',
    path: '/loan-products',
    has: [
      {
        id: text,
        name: 'Seed',
        description: null,
        loanType: 'input',
        minAmount: 1000.5,
        maxAmount: 9000,
        interestRate: 12.5,
        interestMethod: 'flat',
        termDays: 365,
        currency: 'NGN',
        provider: 'Kuu Bank',
        minCreditScore: 0,
      },
    ],
  },
  {
    name: 'insurances on offer',
    path: '/insurance-products',
    has: [
      {
        id: text,
        name: 'Rain',
        description: null,
        insuranceType: 'crop',
        coverageType: 'drought',
        basePremiumRate: 4,
        maxCoverageAmount: 5000.5,
        currency: 'NGN',
        provider: 'Kuu Bank',
      },
    ],
  },
]

const registering: Omit<Row, 'name'> = { method: 'POST', path: '/register' }
const signing: Omit<Row, 'name'> = { method: 'POST', path: '/login' }
const people: Row[] = [
  {
    ...registering,
    name: 'a farmer registers',
    body: { ...newcomer, language: 'kpe' },
    has: {
      token: text,
      user: {
        id: text,
        username: 'newcomer',
        fullName: 'New Comer',
        role: 'farmer',
        email: null,
        phone: null,
        location: null,
        language: 'kpelle',
        preferredLocation: 'Lagos, Nigeria',
        isActive: true,
        createdAt: '2026-11-21T12:00:00.000Z',
      },
    },
    hasNot: ['password', 'argon2'],
  },
  {
    ...registering,
    name: 'who registers cannot say what role',
    body: { ...newcomer, role: 'admin', id: 'martha', isActive: false },
    has: { user: { role: 'farmer', isActive: true, id: expect.stringMatching(/^[\da-f-]{36}$/) } },
  },
  {
    ...registering,
    name: 'a name that is taken',
    body: { ...newcomer, username: 'Martha' },
    status: 409,
    has: { message: 'This username is taken', code: 'CONFLICT' },
  },
  {
    ...signing,
    name: 'a wrong password',
    body: { username: 'martha', password: 'wrong' },
    status: 401,
    has: { message: 'Invalid credentials', code: 'UNAUTHORIZED' },
  },
  { ...signing, name: 'no password', body: { username: 'martha' }, status: 400, has: denied('BAD_REQUEST') },
  { ...signing, name: 'malformed JSON', body: '{"username":', status: 400, has: denied('BAD_REQUEST') },
  { ...signing, name: 'a list for a body', body: [], status: 400, has: denied('BAD_REQUEST') },
  { name: 'signing out', as: 'martha', method: 'POST', path: '/logout', has: { ok: true } },
  { name: 'signing out of nothing', method: 'POST', path: '/logout', status: 401 },
]

const nothing: Row[] = [
  { name: 'entering the demo is tRPC only', method: 'POST', path: '/enterDemo', body: { role: 'farmer' }, status: 404 },
  { name: 'a path that is none', path: '/nothing/here', status: 404, has: denied('NOT_FOUND') },
  { name: 'a path that is none, written to', method: 'PUT', path: '/crops', body: {}, status: 404 },
  { name: 'no path at all', path: '/', status: 404, has: denied('NOT_FOUND') },
  { name: 'a limit that is no number', path: '/advisories?limit=many', status: 400, has: denied('BAD_REQUEST') },
  { name: 'a limit of nothing', path: '/advisories?limit=0', status: 400 },
  { name: 'a limit over the limit', path: '/advisories?limit=501', status: 400 },
]

const ROWS = [...crops, ...changedCrops, ...addedCrops, ...advice, ...tickets, ...lists, ...people, ...nothing]

test.each(ROWS)('$name', async ({ as = 'visitor', method = 'GET', path, body, status = 200, has, hasNot = [] }) => {
  const v = village()
  const answer = await v.rest(v.people[as], method, path, body)
  const said = await answer.text()
  expect({ status: answer.status, said }).toMatchObject({ status })
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  if (has) expect(JSON.parse(said)).toMatchObject(has)
  for (const word of hasNot) expect(said).not.toContain(word)
  // An error is a message and a code; only bad input has issues.
  if (status >= 400)
    expect(['message', 'code', ...(status === 400 ? ['issues'] : [])]).toEqual(
      expect.arrayContaining(Object.keys(JSON.parse(said))),
    )
})
