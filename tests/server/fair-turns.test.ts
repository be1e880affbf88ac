import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isOwn } from '#domain/sync/own-answer.ts'
import { fairTurns, inTurns } from '#server/http/fair-turns.ts'

/** A server that takes this long for each request, and records the order of admission. */
function busy(ms: number) {
  let at = 0
  const turns = fairTurns(() => at)
  const served: string[] = []
  const refused: string[] = []
  const ask = async (address: string) => {
    const turn = turns.enter(address)
    if (turn === 'busy') return void refused.push(address)
    if (turn) await turn
    served.push(address)
    at += ms
  }
  return { ask, served, refused }
}
const crowd = (count: number, ask: () => Promise<void>) => Promise.all(Array.from({ length: count }, ask))

test('while there is capacity, requests are admitted at once', async () => {
  const { ask, served } = busy(5)
  void crowd(4, () => ask('a'))
  expect(served).toHaveLength(4)
})

test('addresses take turns, however many requests one of them sends', async () => {
  const { ask, served } = busy(30)
  const all = [crowd(100, () => ask('a')), crowd(3, () => ask('b')), ask('c')]
  await Promise.all(all)
  expect(served).toHaveLength(104)
  expect(served.slice(0, 8)).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a', 'b'])
})

test('requests that would wait too long are refused, and the others of that moment are not', async () => {
  const { ask, served, refused } = busy(30)
  const all = [crowd(1000, () => ask('a')), crowd(10, () => ask('b'))]
  await Promise.all(all)
  expect([served.length, refused.length]).toEqual([1 + 150 + 10, 849])
  expect(refused).not.toContain('b')
})

test('many addresses fill the queue as one does', async () => {
  const { ask, served, refused } = busy(30)
  await Promise.all(Array.from({ length: 1000 }, (_, at) => ask(`address ${at}`)))
  expect([served.length, refused.length]).toEqual([501, 499])
})

test('sockets are read between turns', async () => {
  const { ask, served } = busy(30)
  const all = crowd(100, () => ask('a'))
  await setImmediate()
  await setImmediate()
  expect(served.length).toBeLessThan(10)
  await all
  await setTimeout(0)
  expect(served).toHaveLength(100)
})

test('refused requests get Retry-After; health checks and files are never counted', async () => {
  const fetch = inTurns(
    async () => new Response('ok'),
    () => 'a',
  )
  const ask = async (path: string) => fetch(new Request(`http://kuu.example${path}`), {})
  void ask('/api/crops')
  const began = performance.now()
  while (performance.now() - began < 30);
  const queued = Array.from({ length: 150 }, () => ask('/api/crops'))
  const refused = await ask('/trpc/farmer.crops.catalogue')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
  expect(isOwn(refused)).toBe(true)
  expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect((await ask('/%61pi/crops')).status).toBe(503)
  expect([(await ask('/api/health')).status, (await ask('/assets/a.js')).status, (await ask('/farmer')).status]).toEqual([200, 200, 200]) // biome-ignore format: one row
  expect((await Promise.all(queued)).every(({ status }) => status === 200)).toBe(true)
})
