import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patchAdvisories, patchBoard } from '#client/offline/cache/apply-changes.ts'
import { noteChanged, restoreChanges, staleTimeOf } from '#client/offline/cache/freshness.ts'
import { type Choice, resolvedInput } from '#client/routes/_farmer/outbox/-components/resolved-input.ts'
import { advisories, marketPrices } from '#db/schema/index.ts'
import { type World, world } from '../world.ts'

const MARKETS = ['Monrovia', 'Red Light']
const LIMIT = 4
type Change = { what: 'advise' | 'withdraw' | 'reword' | 'price' | 'unprice'; at: number }
const change: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom('advise', 'withdraw', 'reword', 'price', 'unprice'),
  at: fc.nat(9),
})

/** Changes the database as agents and price imports do. */
function make(w: World, crops: string[], { what, at }: Change) {
  const { $client } = w.db
  const day = String(10 + at)
  const advice = { content: 'Look', category: 'pest', createdAt: `2026-11-${day}T08:00:00.000Z` } as const
  if (what === 'advise') w.db.insert(advisories).values({ ...advice, title: `A${at}` }).run() // biome-ignore format: one row
  if (what === 'withdraw') $client.prepare('update advisories set is_active = 0 where rowid % 10 = ?').run(at)
  if (what === 'reword') $client.prepare("update advisories set title = title || '!' where rowid % 10 = ?").run(at)
  if (what === 'unprice') $client.prepare('delete from market_prices where rowid % 10 = ?').run(at)
  if (what === 'price')
    w.db
      .insert(marketPrices)
      .values({ cropId: crops[at % 2]!, market: MARKETS[at % 2]!, pricePerKg: 100 * (at + 1), currency: 'LRD', date: `2026-11-${day}` }) // biome-ignore format: one row
      .onConflictDoNothing()
      .run()
}

test('a patched list equals the list that the server gives when it is read again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 15 }), fc.array(change, { maxLength: 8 }), async (before, after) => {
      const w = world()
      const crops = [w.crop({ name: 'Maize' }).id, w.crop({ name: 'Rice' }).id]
      const { farmer } = w.as(w.person('farmer'))
      for (const each of before) make(w, crops, each)
      const { cursor } = await farmer.sync.changes({})
      const cached = { pages: [await farmer.advisories.list({ limit: LIMIT })], pageParams: [undefined] }
      const board = { pages: [await farmer.prices.board({ limit: 1 })], pageParams: [undefined] }
      for (const each of after) make(w, crops, each)
      const changes = await farmer.sync.changes({ cursor })
      const now = await farmer.advisories.list({ limit: 100 })
      const [patched] = patchAdvisories(cached, changes.advisories).pages
      // Only as many as the phone holds: if it has fewer than the server, the rest comes with the next page.
      expect(patched!.items).toEqual(now.items.slice(0, patched!.items.length))
      if (!cached.pages[0]!.nextCursor) expect(patched!.items).toHaveLength(now.items.length)
      const held = patchBoard(board, changes.prices).pages[0]!.items
      const { items } = await farmer.prices.board({})
      // The phone holds only the first rows of the board: each of them is up to date or gone.
      expect(held).toEqual(items.filter((price) => board.pages[0]!.items.some(isSame(price))))
    }),
    { numRuns: 60 },
  )
}, 300_000)

const isSame = (a: { cropId: string; market: string }) => (b: { cropId: string; market: string }) =>
  a.cropId === b.cropId && a.market === b.market

const conflict = (field: string, mine: string | number, theirs: string | number) => ({ field, mine, theirs, by: null, at: null }) // biome-ignore format: one row
const edit = {
  farmerId: 'martha',
  cropId: 'plot',
  areaSize: 2,
  notes: 'Dry',
  basis: { version: 3, seen: { fieldSize: 10_000, notes: null } },
}
const area = conflict('fieldSize', 20_000, 15_000)

test.each<[string, Record<string, Choice>, object | null]>([
  ['the own value: it starts from the other one', { fieldSize: 'mine' }, { ...edit, basis: { version: 3, seen: { fieldSize: 15_000, notes: null } } }], // biome-ignore format: one row
  ['the other value: the own one is left out, the rest is sent', { fieldSize: 'theirs' }, { farmerId: 'martha', cropId: 'plot', notes: 'Dry', basis: { version: 3, seen: { fieldSize: 15_000, notes: null } } }], // biome-ignore format: one row
])('%s', (_, choices, expected) => {
  expect(resolvedInput(edit, [area], choices)).toEqual(expected)
})

test('nothing is sent when the user discards all of their own values', () => {
  const { notes: _, ...only } = edit
  expect(resolvedInput(only, [area], { fieldSize: 'theirs' })).toBeNull()
})

const queryOf = (dataUpdatedAt: number, ...path: string[]) => ({ queryKey: [path], state: { dataUpdatedAt } })

test('an answer is fresh until its list has changed, whatever the clock does', () => {
  const now = Date.now()
  const crops = ['farmer', 'crops', 'list']
  expect(staleTimeOf(queryOf(now - 1000, ...crops))).toBe(Number.POSITIVE_INFINITY)
  noteChanged(['crops'], now - 500)
  expect(staleTimeOf(queryOf(now - 1000, ...crops))).toBe(0)
  expect(staleTimeOf(queryOf(now - 100, ...crops))).toBe(Number.POSITIVE_INFINITY)
  expect(staleTimeOf(queryOf(now - 1000, 'farmer', 'prices', 'compare'))).toBe(Number.POSITIVE_INFINITY)
  // Read before the clock was set back by a day.
  expect(staleTimeOf(queryOf(now + 86_400_000, ...crops))).toBe(Number.NEGATIVE_INFINITY)
  // Already synchronized: answers read until now cannot be trusted, later ones can.
  restoreChanges({ prices: now + 86_400_000 }, now)
  expect(staleTimeOf(queryOf(now - 100, 'farmer', 'prices', 'board'))).toBe(0)
  expect(staleTimeOf(queryOf(now + 10, 'farmer', 'prices', 'board'))).toBe(Number.POSITIVE_INFINITY)
})
