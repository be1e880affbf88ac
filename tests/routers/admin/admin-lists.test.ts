import { describe, expect, test } from 'vitest'
import { advisories, contactRequests, crops, marketPrices, weatherAlerts } from '#db/schema/index.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { village } from '../../village.ts'

/** Of courses there are some dozens: the client sorts them. */
const { course: _, ...SORTS } = ADMIN_SORTS

const TIMES = [0, 1, 2, 3, 4, 5, 6, 7]
const at = (time: number) => `2026-10-0${1 + (time % 3)}T08:00:00.000Z`

/** A desk with rows of which many are equal in what they are sorted by, and some have nothing there. */
function desk() {
  const w = village()
  for (const time of TIMES) {
    const id = `row-${time}`
    const date = at(time).slice(0, 10)
    w.db
      .insert(crops)
      .values({ id, name: `Crop ${time % 2}`, growthDuration: time % 3 || null })
      .run()
    const alert = {
      title: `title ${time % 3}`,
      description: 'x',
      alertType: 'rain',
      location: 'Lagos, Nigeria',
    } as const
    const severity = (['info', 'danger', 'warning'] as const)[time % 3]!
    w.db
      .insert(weatherAlerts)
      .values({ ...alert, id, severity, expiresAt: time % 2 ? at(time) : null })
      .run()
    const priority = (['low', 'urgent', 'high'] as const)[time % 3]!
    const advice = { content: 'x', category: 'pest', priority, createdAt: at(time) } as const
    w.db
      .insert(advisories)
      .values({ ...advice, id, title: `${time % 2 ? 'a' : 'B'} title` })
      .run()
    const ticket = { ticketId: `KUU-${time}`, name: 'Sia', message: 'Rust', createdAt: at(time) }
    w.db
      .insert(contactRequests)
      .values({ ...ticket, id })
      .run()
    const price = { cropId: `row-${time % 4}`, market: `Market ${time % 2}`, pricePerKg: 100 * (time % 3), date }
    w.db
      .insert(marketPrices)
      .values({ ...price, id, createdAt: at(time) })
      .run()
  }
  return w.as(w.people.ruth)
}

type Named = { id: string } | { ticketId: string }
const idOf = (row: Named) => ('ticketId' in row ? row.ticketId : row.id)

type Page = { items: Named[]; nextCursor: string | null; total: number | null }
type Ask = (input: { sort: never; limit: number; cursor?: string; search?: string }) => Promise<Page>

async function walk(list: Ask, sort: string) {
  const seen: string[] = []
  let cursor: string | undefined
  let total: number | null = null
  do {
    const page = await list({ sort: sort as never, limit: 3, cursor })
    total ??= page.total
    seen.push(...page.items.map(idOf))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return { seen, total }
}

const LISTS = {
  crop: ({ admin }) => admin.crops.list,
  advisory: ({ admin }) => admin.advisories.list,
  marketPrice: ({ admin }) => admin.marketPrices.list,
  loanProduct: ({ admin }) => admin.loanProducts.list,
  insuranceProduct: ({ admin }) => admin.insuranceProducts.list,
  weatherAlert: ({ admin }) => admin.weatherAlerts.list,
  ticket: ({ agent }) => agent.tickets.list,
} satisfies Record<keyof typeof SORTS, (caller: ReturnType<typeof desk>) => Ask>

describe.each(Object.entries(SORTS))('the list of each %s', (kind, { sorts }) => {
  const list = LISTS[kind as keyof typeof LISTS]

  test.each(sorts)(
    'by %s: page after page has every row once, and the other direction is its reverse',
    async (sort) => {
      const caller = desk()
      const { seen, total } = await walk(list(caller), sort)
      expect(total).toBe(seen.length)
      expect(new Set(seen).size).toBe(seen.length)
      const other = sort.startsWith('-') ? sort.slice(1) : `-${sort}`
      expect((await walk(list(caller), other)).seen).toEqual(seen.toReversed())
    },
  )
})

test('a rank is no alphabet: advisories go from low to urgent, alerts from info to danger', async () => {
  const { admin } = desk()
  const { items } = await admin.advisories.list({ sort: '-priority', limit: 500 })
  const ranks = { low: 0, medium: 1, high: 2, urgent: 3 }
  expect(items.map(({ priority }) => ranks[priority])).toEqual(items.map(({ priority }) => ranks[priority]).toSorted().toReversed()) // biome-ignore format: one sentence
  const alerts = await admin.weatherAlerts.list({ sort: '-severity', limit: 500 })
  expect(alerts.items[0]).toMatchObject({ severity: 'danger' })
})

test('prices by crop follow the names of the crops, and the total counts what the words find', async () => {
  const { admin } = desk()
  const { items } = await admin.marketPrices.list({ sort: 'crop', limit: 500 })
  expect(items.map(({ crop }) => crop.name)).toEqual(items.map(({ crop }) => crop.name).toSorted())
  const found = await admin.marketPrices.list({ search: 'Market 1', limit: 2 })
  expect(found).toMatchObject({ items: [{ market: 'Market 1' }, { market: 'Market 1' }], total: 4 })
  expect(await admin.marketPrices.list({ limit: 2, cursor: found.nextCursor! })).toMatchObject({ total: null })
})

test('an unknown order is refused', async () => {
  await expect(desk().admin.crops.list({ sort: 'password' as never })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
