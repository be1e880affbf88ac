import { afterEach, beforeEach, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { MOMO, type Mood } from '../fake-momo.ts'
import { momo, startMomo, stopMomo, uganda } from './uganda.ts'

beforeEach(startMomo)
afterEach(stopMomo)

test('what is stored of the talk has no secret in it', async () => {
  const u = uganda()
  await u.send()
  await u.settle()
  const stored = JSON.stringify(u.said())
  for (const secret of ['token of', MOMO.collectionKey, 'Basic ', 'Bearer '])
    expect(stored.replaceAll('"kind"', '')).not.toContain(secret)
})

/** Resolves when so many requests have come to MTN from now on. */
const arrival = (count: number) =>
  new Promise<void>((resolve) => {
    let left = count
    if (left === 0) resolve()
    momo.heard = () => void (--left === 0 && resolve())
  })

test('the process ends a hundred times, at any moment: nothing is lost, and nothing is done twice', async () => {
  const u = uganda()
  const moods: Mood[] = [{}, { answer: 'lost' }, { answer: 500 }, { answer: 'deaf' }, {}]
  let asked = 0
  momo.mood = () => ({ ...moods[asked++ % moods.length] })
  for (let time = 0; time < 100; time++) {
    if (time % 10 === 0) await u.send()
    // At first before anything was sent, then while one of the answers is on its way, at last after the last was stored.
    const arrived = arrival(time % 7)
    const round = u.round()
    await Promise.race([round, arrived])
    u.restart()
    await round
    u.later(30_000)
  }
  // Then nothing ends it, within the quarter of an hour in which a payment that never arrived is asked for again.
  momo.mood = () => ({})
  for (let time = 0; time < 25; time++) {
    await u.round()
    u.later(30_000)
  }
  await u.settle()
  expect(new Set(u.statuses())).toEqual(new Set(['succeeded']))
  expect(u.rows()).toHaveLength(20)
  expect(momo.payments.size).toBe(20)
  expect([await u.balance('phone'), await u.balance('other')]).toEqual([0, 0])
  const { items } = await u.martha.transactions.list({ accountId: 'other', type: 'debit', limit: 100 })
  expect(items.filter(({ category }) => category === 'payOut')).toHaveLength(10)
  await u.balanced()
})

test('a payment is claimed once: two processes do not ask for it twice', async () => {
  const u = uganda()
  await u.send()
  await Promise.all([u.round(), u.round(), u.round()])
  expect(momo.requests).toBe(1)
  expect(transact(u.db, () => u.rows())).toMatchObject([{ attempts: 1 }])
})
