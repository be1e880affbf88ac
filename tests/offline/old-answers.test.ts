import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { Shape } from '#client/offline/cache/shape.ts'
import { fits } from '#client/offline/cache/shape.ts'
import { contractShapes, shapeOf } from '../../scripts/build/vite/contract-hash.ts'
import { village } from '../village.ts'

const CROP = z.object({ id: z.string(), area: z.number().nullable(), status: z.enum(['growing', 'harvested']) })
const MAIZE = { id: '1', area: null, status: 'growing' }

test.each<[what: string, schema: z.ZodType, value: unknown, isReadable: boolean]>([
  ['the same shape', CROP, MAIZE, true],
  ['an added optional field', CROP.extend({ note: z.string().optional() }), MAIZE, true],
  ['a field that is gone', CROP.omit({ area: true }), MAIZE, true],
  ['an added field that a screen reads', CROP.extend({ crop: z.object({ name: z.string() }) }), MAIZE, false],
  ['another type', CROP.extend({ area: z.number() }), MAIZE, false],
  ['a value that left its closed set', CROP.extend({ status: z.enum(['harvested']) }), MAIZE, false],
  ['a list with one that does not fit', z.array(CROP), [MAIZE, { id: '2' }], false],
  ['a list in place of a row', CROP, [MAIZE], false],
  ['a record', z.record(z.string(), z.number()), { maize: 2 }, true],
  ['a record with another value', z.record(z.string(), z.number()), { maize: '2' }, false],
  ['nothing where nothing may be', CROP.nullable(), null, true],
  ['a whole number', z.object({ count: z.int() }), { count: 2 }, true],
  ['a field that is there without a value', CROP.extend({ note: z.string().optional() }), { ...MAIZE, note: undefined }, true], // biome-ignore format: one case
])('%s', (_, schema, value, isReadable) => {
  expect(fits(shapeOf(schema), value)).toBe(isReadable)
})

test('what the server answers fits the shapes of its procedures', async () => {
  const shapes = await contractShapes()
  const v = village()
  const martha = v.as(v.people.martha!)
  const answers = {
    'farmer.crops.list': await martha.farmer.crops.list({ farmerId: 'martha' }),
    'farmer.prices.board': await martha.farmer.prices.board({}),
    'farmer.notifications.page': await martha.farmer.notifications.page({ limit: 5 }),
    'learning.courses.list': await martha.learning.courses.list(),
  }
  for (const [path, answer] of Object.entries(answers)) expect(fits(shapes[path]!, answer), path).toBe(true)
})

const memory = new Map<string, string>()
beforeEach(() => {
  vi.resetModules()
  memory.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('document', { addEventListener: () => undefined, getElementById: () => null })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  })
})
afterEach(() => {
  vi.doUnmock('#client/offline/cache/old-answers.ts')
  vi.unstubAllGlobals()
})

const KEY = [['farmer', 'crops', 'list'], { type: 'query' }] as const

/** A phone that was updated: it has an answer of an older version, and this version's shape of it. */
async function updatedPhone(shape: Shape) {
  vi.doMock('#client/offline/cache/old-answers.ts', async (real) => {
    const { isStillReadable } = await real<typeof import('#client/offline/cache/old-answers.ts')>()
    return { isStillReadable: (stored: never) => isStillReadable(stored, { 'farmer.crops.list': shape }) }
  })
  const { startSession } = await import('#client/phone/session.ts')
  const { openStore } = await import('#client/offline/store.ts')
  startSession({ token: 't', user: { id: 'martha', role: 'farmer' } as never })
  const store = (await openStore())!
  const place = `martha -${JSON.stringify(KEY)}`
  await store.put(
    'queries',
    { queryKey: KEY, buster: 'old', state: { data: [MAIZE], dataUpdatedAt: 1_000 + Date.now() - 5_000 } },
    place,
  )
  const { restoreHome } = await import('#client/offline/cache/restore-home.ts')
  const { queryClient } = await import('#client/api/query-client.ts')
  const { retrieve } = await import('#client/offline/cache/persister.ts')
  return {
    restoreHome,
    retrieve: () => retrieve(JSON.stringify(KEY)),
    queryClient,
    stored: () => store.get('queries', place),
  }
}

test('after an update an older answer that fits is shown without a connection, and asked again', async () => {
  const { restoreHome, retrieve, queryClient } = await updatedPhone(shapeOf(z.array(CROP)))
  await restoreHome()
  expect(queryClient.getQueryData(KEY)).toEqual([MAIZE])
  expect(await retrieve()).toEqual([MAIZE])
  const ask = vi.fn(async () => {
    throw new Error('no connection')
  })
  await queryClient.fetchQuery({ queryKey: KEY, queryFn: ask }).catch(() => undefined)
  expect(ask).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(KEY)).toEqual([MAIZE])
  await queryClient.fetchQuery({ queryKey: KEY, queryFn: async () => [] })
  await queryClient.fetchQuery({ queryKey: KEY, queryFn: ask })
  expect(ask).toHaveBeenCalledOnce()
})

test('one that does not fit is not shown, and stays until the new one has come', async () => {
  const { restoreHome, retrieve, queryClient, stored } = await updatedPhone(shapeOf(z.array(CROP.extend({ variety: z.string() })))) // biome-ignore format: one phone
  await restoreHome()
  expect(queryClient.getQueryData(KEY)).toBeUndefined()
  expect(await retrieve()).toBeUndefined()
  expect(await stored()).toBeDefined()
  const { storeAnswer } = await import('#client/offline/cache/persister.ts')
  queryClient.setQueryData(KEY, ['new'])
  await storeAnswer(queryClient.getQueryCache().find({ queryKey: KEY })!)
  expect(await retrieve()).toEqual(['new'])
})
