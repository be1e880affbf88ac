import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends on command, and a record of how many ran at one time. */
function bench() {
  const { take: turn, assertRoom } = createTurns({ atOnce: 2, waiting: 4, waitingOfOne: 2, retryAfterSeconds: 5 })
  const began: string[] = []
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const ask = (caller: string) =>
    turn(caller, () => {
      began.push(caller)
      running += 1
      most = Math.max(most, running)
      return new Promise<string>((resolve) =>
        ends.push(() => {
          running -= 1
          resolve(caller)
        }),
      )
    })
  const settled = () => new Promise((done) => setImmediate(done))
  const endOne = async () => {
    await settled()
    ends.shift()?.()
    await settled()
  }
  return { ask, assertRoom, began, endOne, settled, most: () => most }
}

const BUSY = { id: 'busy', code: 'SERVICE_UNAVAILABLE', retryAfter: 5 }

test('two run, others wait in order of arrival', async () => {
  const { ask, began, endOne, settled, most } = bench()
  const asked = ['a', 'b', 'c', 'd', 'e'].map(ask)
  await settled()
  expect(began).toEqual(['a', 'b'])
  for (const _ of asked) await endOne()
  expect(began).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(most()).toBe(2)
})

test('beyond the queue callers are refused as busy, with a time to retry', async () => {
  const { ask, assertRoom, endOne } = bench()
  expect(() => assertRoom('g')).not.toThrow()
  const asked = ['a', 'b', 'c', 'd', 'e', 'f'].map(ask)
  expect(() => assertRoom('g')).toThrow(expect.objectContaining(BUSY))
  await expect(ask('g')).rejects.toMatchObject(BUSY)
  await endOne()
  const later = ask('g')
  for (const _ of asked) await endOne()
  await expect(later).resolves.toBe('g')
})

test('one caller has a share of the queue, and the others have the rest', async () => {
  const { ask, endOne } = bench()
  const asked = ['flood', 'flood', 'flood', 'flood'].map(ask)
  await expect(ask('flood')).rejects.toMatchObject(BUSY)
  const other = ask('farmer')
  for (const _ of asked) await endOne()
  await endOne()
  await expect(other).resolves.toBe('farmer')
})

test('failed work frees its place', async () => {
  const { take: turn } = createTurns({ atOnce: 1, waiting: 1, waitingOfOne: 1, retryAfterSeconds: 5 })
  await expect(turn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(turn('a', async () => 'yes')).resolves.toBe('yes')
})
