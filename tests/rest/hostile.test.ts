import { describe, expect, test } from 'vitest'
import {
  boundaryCases,
  fields,
  fieldZones,
  loginFailures,
  marketPrices,
  visits,
  weatherAlerts,
} from '#db/schema/index.ts'
import type { User } from '#domain/people/session.schema.ts'
import { dialled } from '#domain/phone.ts'
import { REST } from '#server/api/rest/table.ts'
import { CODE, RIGHT, teach } from '../lessons.ts'
import { asksForLoan, PASSWORD, type Village, village, type Who } from '../village.ts'
import { assertRefusal, headersOf, rowCounter, STRINGS } from './hostile.ts'
import { MONEY_TARGETS } from './hostile-money.ts'

/** A body is JSON text, so that a value can be what JSON.stringify never writes; undefined omits the key. */
type Values = Record<string, string | undefined>
const bodyOf = (values: Values) =>
  `{${Object.entries(values)
    .flatMap(([key, json]) => (json === undefined ? [] : `${JSON.stringify(key)}:${json}`))
    .join()}}`
const jsonOf = (value: Record<string, unknown>): Values =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, JSON.stringify(each)]))

const WRONG: [name: string, json: string | undefined][] = [
  ['missing', undefined],
  ...['null', '""', '" "', '0', '-1', '-0', '1e308', '1e309', '-1e309', '9007199254740993', '0.00001', 'true', 'false']
    .map((json): [string, string] => [json, json]), // biome-ignore format: a list
  ...['[]', '["a"]', '{}', '{"a":{"b":[]}}', '{"__proto__":{"id":"x"}}', '{"constructor":{"prototype":{}}}']
    .map((json): [string, string] => [json, json]), // biome-ignore format: a list
  ['NUL', '"a\\u0000b"'],
  ['half a surrogate pair', '"\\ud83c"'],
  ['the other half', '"a\\udf3db"'],
  ['a thousand characters', JSON.stringify('x'.repeat(1000))],
  ['a huge text', JSON.stringify('x'.repeat(300_000))],
  ['a huge list', `[${'0,'.repeat(10_000)}0]`],
  ['a deep list', '['.repeat(5000) + ']'.repeat(5000)],
  ['an own __proto__', '"__proto__"'],
]

type Target = {
  method: 'POST' | 'PATCH'
  path: string
  /** What a request needs besides the story of the village. */
  given?: (v: Village) => unknown
  as: Who
  valid: Values
  /** Fields that accept any text. */
  texts: string[]
  /** Fields for a date, a number or a value of a closed set. */
  fields: string[]
  /** The texts of an accepted row, as they are read back; keys are fields. */
  readBack?: (v: Village, answer: Record<string, unknown>) => Promise<Record<string, unknown>>
}

const newcomer = { password: PASSWORD, fullName: 'New Comer' }
/** A field of Martha whose border nobody knows. */
const northField = ({ db }: Village) =>
  db.insert(fields).values({ id: 'north', farmerId: 'martha', name: 'North', totalArea: 1, boundaryCoordinates: [] }).run() // biome-ignore format: one row
const TARGETS: Target[] = [
  {
    method: 'POST',
    path: '/contact/submit',
    as: 'martha',
    valid: jsonOf({ name: 'Martha', message: 'Worms' }),
    texts: ['name', 'message', 'phone', 'email', 'subject', 'agentId'],
    fields: ['priority', 'category'],
    readBack: (v, { ticketId }) => v.as(v.people.hawa).farmer.contact.get({ ticketId: String(ticketId) }),
  },
  {
    method: 'POST',
    path: '/sms/reach',
    as: 'hawa',
    valid: jsonOf({ filter: { farmerIds: ['martha'] }, message: 'Rain on Friday' }),
    texts: [],
    fields: ['filter', 'message', 'type'],
  },
  {
    method: 'POST',
    path: '/sms/send',
    as: 'hawa',
    valid: jsonOf({ phone: '+231770000001', message: 'Rain on Friday' }),
    texts: ['message'],
    fields: ['type', 'filter'],
    readBack: async (v, { id }) =>
      (await v.as(v.people.hawa).agent.sms.messages({})).items.find((sent) => sent.id === id)!,
  },
  {
    method: 'POST',
    path: '/farmers',
    as: 'hawa',
    valid: jsonOf({ fullName: 'Comfort Dolo', location: 'Gbarnga' }),
    texts: ['fullName', 'location', 'phone'],
    fields: ['language', 'gender', 'crop', 'sendsCode', 'isSure', 'id'],
    readBack: async (_, { fullName, location, phone }) => ({ fullName, location, phone }),
  },
  {
    method: 'POST',
    path: '/farmers/martha/fields',
    as: 'martha',
    valid: jsonOf({ name: 'North', totalArea: 0.4 }),
    texts: ['name', 'description', 'place', 'soilType'],
    fields: ['totalArea', 'boundaryCoordinates', 'elevation', 'slope', 'id', 'way', 'walk'],
    readBack: async (_, { name, description, place, soilType }) => ({ name, description, place, soilType }),
  },
  {
    method: 'PATCH',
    path: '/fields/north',
    given: northField,
    as: 'martha',
    valid: {},
    texts: ['name', 'description', 'place', 'soilType'],
    fields: ['totalArea', 'boundaryCoordinates', 'elevation', 'slope', 'version', 'way', 'walk'],
    readBack: async (_, { name, description, place, soilType }) => ({ name, description, place, soilType }),
  },
  {
    method: 'POST',
    path: '/fields/north/measurements',
    given: northField,
    as: 'martha',
    valid: jsonOf({ soilPH: 5.6 }),
    texts: ['notes'],
    fields: ['soilPH', 'nitrogen', 'organicCarbon', 'measurementDate', 'source', 'photoId', 'newId'],
    readBack: async (_, { notes }) => ({ notes }),
  },
  {
    method: 'POST',
    path: '/fields/north/zones',
    given: northField,
    as: 'martha',
    valid: jsonOf({ name: 'Dip', zoneType: 'wet', area: 0.2 }),
    texts: ['name', 'description', 'managementStrategy'],
    fields: ['zoneType', 'area', 'coordinates', 'priority', 'color', 'newId'],
    readBack: async (_, { name, description, managementStrategy }) => ({ name, description, managementStrategy }),
  },
  {
    method: 'PATCH',
    path: '/fields/north/zones/dip',
    given: (v) => {
      northField(v)
      v.db.insert(fieldZones).values({ id: 'dip', fieldId: 'north', name: 'Dip', zoneType: 'wet', coordinates: [], area: 0.2 }).run() // biome-ignore format: one row
    },
    as: 'martha',
    valid: {},
    texts: ['name', 'description', 'managementStrategy'],
    fields: ['zoneType', 'area', 'coordinates', 'priority', 'color'],
    readBack: async (_, { name, description, managementStrategy }) => ({ name, description, managementStrategy }),
  },
  {
    method: 'POST',
    path: '/fields/north/applications',
    given: northField,
    as: 'martha',
    valid: jsonOf({ resourceType: 'fertilizer', resourceName: 'Urea', quantity: 2, unit: 'bags' }),
    texts: ['resourceName', 'unit', 'applicationMethod', 'notes'],
    fields: [
      'resourceType',
      'quantity',
      'grade',
      'totalCost',
      'currency',
      'applicationDate',
      'preHarvestDays',
      'newId',
    ],
    readBack: async (_, { resourceName, unit, applicationMethod, notes }) => ({ resourceName, unit, applicationMethod, notes }), // biome-ignore format: one row
  },
  {
    method: 'POST',
    path: '/boundary-cases/case/settle',
    given: (v) => {
      northField(v)
      v.db.insert(fields).values({ id: 'south', farmerId: 'joseph', name: 'South', totalArea: 1, boundaryCoordinates: [] }).run() // biome-ignore format: one row
      v.db.insert(boundaryCases).values({ id: 'case', fieldId: 'north', otherFieldId: 'south', sharedArea: 900, share: 0.5 }).run() // biome-ignore format: one row
    },
    as: 'hawa',
    valid: {},
    texts: ['note'],
    fields: [],
    readBack: async (_, { note }) => ({ note }),
  },
  {
    method: 'POST',
    path: '/visits',
    as: 'hawa',
    valid: jsonOf({ farmerId: 'martha', date: '2026-12-01', time: '09:30', purpose: 'Look' }),
    texts: ['purpose', 'notes'],
    fields: ['farmerId', 'date', 'time', 'id'],
    readBack: async (_, { purpose, notes }) => ({ purpose, notes }),
  },
  {
    method: 'PATCH',
    path: '/visits/planned',
    given: ({ db }) =>
      db
        .insert(visits)
        .values({
          id: 'planned',
          farmerId: 'martha',
          agentId: 'hawa',
          day: '2026-12-01',
          time: '09:30',
          purpose: 'Look',
        })
        .run(),
    as: 'hawa',
    valid: {},
    texts: ['purpose', 'notes', 'outcome'],
    fields: ['status', 'date', 'time', 'version', 'place', 'photoId'],
    readBack: async (_, { purpose, notes, outcome }) => ({ purpose, notes, outcome }),
  },
  {
    method: 'POST',
    path: '/admin/users/give-to-agent',
    as: 'ruth',
    valid: jsonOf({ ids: ['martha'], agentId: 'hawa' }),
    texts: [],
    fields: ['ids', 'agentId'],
  },
  {
    method: 'POST',
    path: '/advisories',
    as: 'hawa',
    valid: jsonOf({ title: 'Weed', content: 'Early', category: 'pest' }),
    texts: ['title', 'content'],
    fields: ['category', 'cropId', 'priority', 'language', 'validUntil'],
    readBack: async (_, { title, content }) => ({ title, content }),
  },
  {
    method: 'POST',
    path: '/farmers/martha/crops',
    as: 'martha',
    valid: jsonOf({ cropId: 'maize', areaSize: 1 }),
    texts: ['notes'],
    fields: ['cropId', 'areaSize', 'plantingDate', 'expectedHarvestDate', 'status'],
    readBack: async (_, { notes }) => ({ notes }),
  },
  {
    method: 'PATCH',
    path: '/farmers/martha/crops/plot',
    as: 'martha',
    valid: {},
    texts: ['notes'],
    fields: ['areaSize', 'plantingDate', 'expectedHarvestDate', 'status'],
    readBack: async (_, { notes }) => ({ notes }),
  },
  {
    method: 'POST',
    path: '/loans',
    as: 'martha',
    valid: jsonOf({ loanProductId: 'seed', principalAmount: 2000, currency: 'NGN', termDays: 90, purpose: 'Seed for rice' }), // biome-ignore format: one row
    texts: ['purpose'],
    fields: ['loanProductId', 'principalAmount', 'currency', 'termDays', 'expectedHarvestValue', 'accountId'],
    readBack: async (_, { purpose }) => ({ purpose }),
  },
  {
    method: 'POST',
    path: '/admin/loans/asked/approve',
    given: asksForLoan,
    as: 'ruth',
    valid: {},
    texts: [],
    fields: [],
  },
  {
    method: 'POST',
    path: '/admin/loans/asked/reject',
    given: asksForLoan,
    as: 'ruth',
    valid: jsonOf({ reason: 'No quotation' }),
    texts: ['reason'],
    fields: [],
  },
  {
    method: 'POST',
    path: '/register',
    as: 'visitor',
    valid: jsonOf(newcomer),
    texts: ['username', 'password', 'fullName', 'phone', 'email', 'location'],
    fields: ['language'],
    readBack: async (_, { user }) => {
      const { username, fullName, phone, email, location } = user as User
      return { username, fullName, phone, email, location }
    },
  },
  {
    method: 'PATCH',
    path: '/admin/courses/draft/publish',
    as: 'ruth',
    valid: jsonOf({ published: true }),
    texts: [],
    fields: ['published'],
  },
  {
    method: 'POST',
    path: '/courses/open/enroll',
    given: teach,
    as: 'martha',
    valid: jsonOf({}),
    texts: [],
    fields: [],
  },
  {
    method: 'POST',
    path: '/admin/crops',
    as: 'ruth',
    valid: jsonOf({ name: 'Yam' }),
    texts: ['name', 'localName', 'description', 'plantingSeason', 'harvestSeason'],
    fields: ['growthDuration', 'imageUrl', 'group'],
    readBack: async (_, { name, localName, description, plantingSeason, harvestSeason }) => ({
      name,
      localName,
      description,
      plantingSeason,
      harvestSeason,
    }),
  },
  {
    method: 'PATCH',
    path: '/admin/crops/cassava',
    as: 'ruth',
    valid: jsonOf({}),
    texts: ['name', 'localName', 'description', 'plantingSeason', 'harvestSeason'],
    fields: ['growthDuration', 'imageUrl', 'group', 'isArchived', 'version'],
    readBack: async (_, { name, localName, description, plantingSeason, harvestSeason }) => ({
      name,
      localName,
      description,
      plantingSeason,
      harvestSeason,
    }),
  },
  {
    method: 'POST',
    path: '/admin/advisories',
    as: 'ruth',
    valid: jsonOf({ title: 'Weed', content: 'Early', category: 'pest' }),
    texts: ['title', 'content'],
    fields: ['category', 'cropId', 'priority', 'language', 'validUntil'],
    readBack: async (_, { title, content }) => ({ title, content }),
  },
  {
    method: 'PATCH',
    path: '/admin/advisories/scout',
    as: 'ruth',
    valid: jsonOf({}),
    texts: ['title', 'content'],
    fields: ['category', 'cropId', 'priority', 'language', 'validUntil', 'isActive', 'version'],
    readBack: async (_, { title, content }) => ({ title, content }),
  },
  {
    method: 'POST',
    path: '/admin/market-prices',
    as: 'ruth',
    valid: jsonOf({ cropId: 'maize', market: 'Lagos', pricePerKg: 1 }),
    texts: ['market', 'source'],
    fields: ['cropId', 'pricePerKg', 'currency', 'trend', 'date'],
    readBack: async (_, { market, source }) => ({ market, source }),
  },
  {
    method: 'PATCH',
    path: '/admin/market-prices/dear',
    as: 'ruth',
    valid: jsonOf({}),
    texts: ['market', 'source'],
    fields: ['cropId', 'pricePerKg', 'currency', 'trend', 'date', 'version'],
    given: ({ db }) =>
      db.insert(marketPrices).values({ id: 'dear', cropId: 'maize', market: 'Lagos', pricePerKg: 1 }).run(),
    readBack: async (_, { market, source }) => ({ market, source }),
  },
  {
    method: 'POST',
    path: '/admin/weather-alerts',
    as: 'ruth',
    valid: jsonOf({
      title: 'Rain',
      description: 'Much',
      alertType: 'rain',
      severity: 'info',
      location: 'Lagos, Nigeria',
    }),
    texts: ['title', 'description', 'location'],
    fields: ['alertType', 'severity', 'expiresAt', 'isActive'],
    readBack: async (_, { title, description, location }) => ({ title, description, location }),
  },
  {
    method: 'PATCH',
    path: '/admin/weather-alerts/wet',
    as: 'ruth',
    valid: jsonOf({}),
    texts: ['title', 'description', 'location'],
    fields: ['alertType', 'severity', 'expiresAt', 'isActive', 'version'],
    given: ({ db }) =>
      db
        .insert(weatherAlerts)
        .values({
          id: 'wet',
          title: 'Rain',
          description: 'Much',
          alertType: 'rain',
          severity: 'info',
          location: 'Lagos, Nigeria',
        })
        .run(),
    readBack: async (_, { title, description, location }) => ({ title, description, location }),
  },
  {
    method: 'POST',
    path: '/admin/courses',
    as: 'ruth',
    valid: jsonOf({ title: 'Yams', description: 'All of it' }),
    texts: ['title', 'description', 'shortDescription', 'duration'],
    fields: ['level', 'price', 'currency', 'targetAudience', 'learningObjectives', 'keyBenefits', 'imageUrl'],
    readBack: async (_, { title, description, shortDescription, duration }) => ({ title, description, shortDescription, duration }), // biome-ignore format: one row
  },
  {
    method: 'PATCH',
    path: '/admin/courses/draft',
    as: 'ruth',
    valid: jsonOf({}),
    texts: ['title', 'description', 'shortDescription', 'duration'],
    fields: [
      'level',
      'price',
      'currency',
      'targetAudience',
      'learningObjectives',
      'keyBenefits',
      'imageUrl',
      'version',
    ],
    readBack: async (_, { title, description, shortDescription, duration }) => ({ title, description, shortDescription, duration }), // biome-ignore format: one row
  },
  { method: 'PATCH', path: `/admin/certificates/${CODE}/revoke`, given: teach, as: 'ruth', valid: jsonOf({ reason: 'Copied' }), texts: ['reason'], fields: [] }, // biome-ignore format: one row
  { method: 'POST', path: '/lessons/land/complete', given: teach, as: 'martha', valid: jsonOf({ timeSpent: 60 }), texts: [], fields: ['timeSpent'] }, // biome-ignore format: one row
  { method: 'POST', path: '/quizzes/check/submit', given: teach, as: 'martha', valid: jsonOf({ answers: RIGHT, timeSpent: 60 }), texts: [], fields: ['answers', 'timeSpent'] }, // biome-ignore format: one row
  {
    method: 'POST',
    path: '/set-up',
    as: 'visitor',
    valid: jsonOf({ username: 'chief', fullName: 'Chief', password: PASSWORD, code: 'abcd', platform: 'Susu', language: 'swahili', place: 'Lagos, Nigeria' }), // biome-ignore format: one row
    texts: ['username', 'fullName', 'password', 'code', 'platform'],
    fields: ['language', 'place'],
  },
  {
    method: 'POST',
    path: '/set-password',
    as: 'visitor',
    valid: jsonOf({ username: 'martha', code: 'abcd', password: PASSWORD }),
    texts: ['username', 'code', 'password', 'secondCode'],
    fields: [],
  },
  {
    method: 'POST',
    path: '/admin/users',
    as: 'ruth',
    valid: jsonOf({ username: 'comfort', fullName: 'Comfort Dolo' }),
    texts: ['username', 'fullName', 'phone', 'location'],
    fields: ['email', 'language', 'role'],
    readBack: async (_, { username, fullName, phone, location }) => ({ username, fullName, phone, location }),
  },
  {
    method: 'PATCH',
    path: '/admin/users/martha',
    as: 'ruth',
    valid: jsonOf({}),
    texts: ['fullName', 'phone', 'location'],
    fields: ['username', 'email', 'language', 'role', 'version'],
    readBack: async (_, { fullName, phone, location }) => ({ fullName, phone, location }),
  },
  { method: 'POST', path: '/admin/users/deactivate', as: 'ruth', valid: jsonOf({ ids: ['martha'] }), texts: [], fields: ['ids'] }, // biome-ignore format: one row
  { method: 'POST', path: '/admin/users/start-codes', as: 'ruth', valid: jsonOf({ ids: ['martha'] }), texts: [], fields: ['ids', 'bySms'] }, // biome-ignore format: one row
  { method: 'POST', path: '/admin/users/reactivate', as: 'ruth', valid: jsonOf({ ids: ['martha'] }), texts: [], fields: ['ids'] }, // biome-ignore format: one row
  {
    method: 'PATCH',
    path: '/admin/settings',
    as: 'ruth',
    valid: jsonOf({}),
    texts: ['name', 'phone', 'address', 'demoNotice'],
    fields: ['email', 'language', 'place', 'showsDemoNotice'],
    readBack: async (_, { name, phone, address, demoNotice }) => ({ name, phone, address, demoNotice }),
  },
  {
    method: 'POST',
    path: '/login',
    as: 'visitor',
    valid: jsonOf({ username: 'martha', password: 'wrong' }),
    texts: ['username', 'password'],
    fields: [],
  },
  ...MONEY_TARGETS.map((target): Target => ({ ...target, valid: jsonOf(target.valid), texts: [] })),
]

test('every path that takes a body is tested', () => {
  const tested = TARGETS.map(({ method, path }) => `${method} ${path}`)
  const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  const missed = REST.filter(
    ({ method, path }) =>
      method !== 'GET' &&
      method !== 'DELETE' &&
      !TARGETS.some((t) => t.method === method && pattern(path).test(t.path)),
  )
  // These take nothing but their path, or a file.
  expect(missed.map(({ path }) => path).toSorted()).toEqual(
    [
      '/logout',
      '/farmers/:farmerId/crops/:cropId/restore',
      '/fields/:id/restore',
      '/sms/:id/retry',
      '/sms/inbox/:id/dismiss',
      '/admin/courses/:id/copy',
      '/admin/users/import',
      '/admin/fields/import',
      '/admin/users/:id/deactivate',
      '/admin/users/:id/reactivate',
      '/admin/users/:id/password-code',
      '/admin/advisories/:id/approve',
      '/admin/gateways/:gateway/test',
      '/admin/archive/:id/restore',
      '/admin/decisions/:id/confirm',
      '/admin/decisions/:id/withdraw',
      '/admin/market-prices/held/:id/confirm',
      '/admin/market-prices/held/:id/decline',
      '/admin/loans/:id/disburse',
      '/insurance/:insuranceId/renew',
      '/mobile-money-accounts/:id/confirm-holder',
      '/admin/ledger/check',
      '/admin/insurance/:id/approve',
      '/admin/insurance/:id/credit',
      '/admin/payments/:id/see',
      '/admin/received/register',
      '/admin/claims/:id/review',
      '/admin/claims/:id/pay',
    ].toSorted(),
  )
  expect(new Set(tested).size).toBe(TARGETS.length)
})

const FIELDS = TARGETS.flatMap(({ path, method, texts, fields }) =>
  [...texts, ...fields].map((field) => `${method} ${path} ${field}`),
)

/** Every string is sent to one field; hostile-inputs.test.ts shows without a server that all fields treat it alike. */
const dealtTo = ({ method, path }: Target, field: string) =>
  STRINGS.filter((_, turn) => turn % FIELDS.length === FIELDS.indexOf(`${method} ${path} ${field}`))

describe.each(TARGETS)('$method $path', (target) => {
  const { valid, texts, fields } = target
  let taken = 0
  /** Whoever is made or signs in gets a separate name, so that none is taken or throttled. */
  const fresh = (): Values => (valid.username ? { ...valid, username: `"newcomer-${++taken}"` } : valid)

  test.each([...texts, ...fields])('%s', async (field) => {
    const v = await hostileVillage(target)
    for (const [name, json] of WRONG) await v.attack({ ...fresh(), [field]: json }, field, name)
    for (const string of dealtTo(target, field))
      await v.attack({ ...fresh(), [field]: JSON.stringify(string) }, field, string)
  })

  test('bodies that are no object, and unknown keys', async () => {
    const v = await hostileVillage(target)
    const deep = 100_000
    for (const body of [
      ...['null', '[]', '1', '"x"', 'true', '', ' ', '{', '[', '}', '{"a":}', '{"a":1,}', "{'a':1}", '\ufeff{}'],
      ...['NaN', '\u0000', `${'['.repeat(deep)}`, `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`, '{"a":1}x'],
    ])
      await v.send(body)
    for (const key of [
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'then',
      '',
      'a'.repeat(10_000),
      '$ne',
      'id',
    ])
      for (const json of ['null', '{"role":"admin"}', '"x"', '[]'])
        await v.attack({ ...fresh(), [key]: json }, key, json)
  })
})

/** A village that sends a target's hostile bodies and checks every answer. */
async function hostileVillage({ method, path, given, as, texts, readBack }: Target) {
  const v = village({ quickPasswords: true })
  given?.(v)
  const headers = await headersOf(v, as)
  const rows = rowCounter(v)

  let held = rows()

  const send = async (body: string) => {
    const answer = await v.app.request(`/api${path}`, { method, headers, body })
    const text = await answer.text()
    const before = held
    held = rows()
    if (answer.status === 200) return JSON.parse(text) as Record<string, unknown>
    assertRefusal(answer, text)
    if (held !== before) throw new Error(`wrote something and answered ${text}`)
    return null
  }

  const attack = async (values: Values, field: string, what: string) => {
    // After fifty guesses the address of the test is throttled, and its answers would tell nothing.
    v.db.delete(loginFailures).run()
    const accepted = await send(bodyOf(values)).catch((error: unknown) => {
      throw new Error(`${field}: ${what.slice(0, 80)}`, { cause: error })
    })
    // A change leaves what it does not name as it was.
    if (!accepted || !readBack || (method === 'PATCH' && values[field] === undefined)) return
    const back = await readBack(v, accepted)
    const sent: unknown = values[field] === undefined ? null : JSON.parse(values[field])
    if (!texts.includes(field) || !Object.hasOwn(back, field)) return
    const text = typeof sent === 'string' ? sent.trim() : ''
    const stored = String(back[field] ?? '')
    if (field === 'phone') expect(dialled(stored)).toBe(dialled(text))
    else expect(stored).toBe(field === 'username' ? text.normalize('NFKC') : text)
  }
  return { send, attack }
}
