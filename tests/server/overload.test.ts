import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shedOverload } from '#server/http/overload.ts'

const ask = (path = '/api/crops') => new Request(`http://kuu.example${path}`)

test('what has arrived in one turn is answered as long as the turn is short', async () => {
  let at = 0
  const fetch = shedOverload(
    () => {
      at += 100
      return new Response('ok')
    },
    () => at,
  )
  const statuses = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => fetch(ask(), {})))).map(({ status }) => status)
  expect(await statuses(6)).toEqual([200, 200, 200, 503, 503, 503])
  expect((await fetch(ask('/api/health'), {})).status).toBe(200)
  const refused = await fetch(ask(), {})
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  await setImmediate()
  expect(await statuses(2)).toEqual([200, 200])
})

test('so is as much as may be under way', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const fetch = shedOverload(() => promise)
  const waiting = Array.from({ length: 2000 }, () => fetch(ask(), {}))
  expect((await fetch(ask(), {})).status).toBe(503)
  resolve(new Response('ok'))
  await Promise.all(waiting)
  expect((await fetch(ask(), {})).status).toBe(200)
})
