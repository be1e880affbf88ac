import { expect, test, vi } from 'vitest'
import { farmerLoans, priceAlerts } from '#db/schema/index.ts'
import { asOwnUser } from '#domain/people/own-user.ts'
import { village } from '../village.ts'
import { stubBrowser } from './browser.ts'
import { type Fault, network } from './network.ts'

stubBrowser()

/** The client as a page creates it, over a network with the given faults, before a real server. */
async function page() {
  const v = village()
  const sent: { url: string; headers: Headers }[] = []
  const { fetch, faults } = network(() => v.app)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers) })
    return fetch(url, init)
  })
  const { startSession } = await import('#client/phone/session.ts')
  const { api } = await import('#client/api/client.ts')
  startSession({ token: (await v.sessions.open(v.people.martha!.id)).token, user: asOwnUser(v.people.martha!) })
  const application = { loanProductId: 'seed', currency: 'NGN', termDays: 365, purpose: 'Seed for rice' } as const
  return {
    ...v,
    api,
    sent,
    /** Requests a loan while this fault happens. */
    ask: (principalAmount: number, fault?: Fault) => {
      if (fault) faults.push(fault)
      return api.finance.loans.request.mutate({ ...application, principalAmount }).catch((error: unknown) => error)
    },
    /** The same as a page does that was loaded since. */
    askAnew: async (principalAmount: number) => {
      vi.resetModules()
      const session = await import('#client/phone/session.ts')
      session.startSession({
        token: (await v.sessions.open(v.people.martha!.id)).token,
        user: asOwnUser(v.people.martha!),
      })
      const { api: anew } = await import('#client/api/client.ts')
      return anew.finance.loans.request.mutate({ ...application, principalAmount })
    },
    loans: () => v.db.select().from(farmerLoans).all(),
  }
}

test.each<Fault>(['answerLost', 'answerCut', 'doneButBusy', 'lost'])(
  'a write whose answer was %s is sent again under its key, and done once',
  async (fault) => {
    const { ask, loans, sent } = await page()
    expect(await ask(5000, fault)).toBeInstanceOf(Error)
    const before = Date.now()
    const answer = await ask(5000)
    expect(loans()).toMatchObject([{ id: (answer as { id: string }).id }])
    const { firstSentAt } = await import('#client/api/repeated.ts')
    expect(firstSentAt(answer)).toBeLessThanOrEqual(before)
    const next = await ask(6000)
    expect(next).toHaveProperty('id')
    expect(firstSentAt(next)).toBeUndefined()
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
  },
)

test('a write whose answer was lost is done once also where the window was closed before it was sent again', async () => {
  const { ask, askAnew, loans } = await page()
  expect(await ask(5000, 'answerLost')).toBeInstanceOf(Error)
  await askAnew(5000)
  expect(loans()).toHaveLength(1)
})

const denied = () => {
  throw new Error('denied')
}
test.each([
  ['that stores nothing', { getItem: denied, setItem: denied }],
  ['that is full', { setItem: denied }],
])('on a phone %s the page itself remembers', async (_, broken) => {
  const { ask, loans } = await page()
  vi.stubGlobal('localStorage', { ...localStorage, ...broken })
  expect(await ask(5000, 'answerLost')).toBeInstanceOf(Error)
  await ask(5000)
  expect(loans()).toHaveLength(1)
})

test('that no answer came is told apart from a refusal', async () => {
  const { ask } = await page()
  const { isUnanswered } = await import('#client/api/errors.ts')
  for (const fault of ['answerLost', 'answerCut', 'lost'] as const)
    expect(isUnanswered(await ask(5000, fault))).toBe(true)
  expect(isUnanswered(await ask(1))).toBe(false)
})

test('the same content is a new write after an answer, and so is other content', async () => {
  const { ask, loans } = await page()
  await ask(5000)
  await ask(5000)
  await ask(6000, 'answerLost')
  await ask(7000)
  await ask(6000)
  expect(loans()).toHaveLength(5)
})

test('after a refusal the same content is a new write', async () => {
  const { ask, sent } = await page()
  for (const _ of ['asked', 'asked again']) expect(await ask(1)).toBeInstanceOf(Error)
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
})

test('a day later the same content is a new write', async () => {
  const { ask, loans } = await page()
  await ask(5000, 'answerLost')
  vi.useFakeTimers({ now: Date.now() + 25 * 3600_000, toFake: ['Date'] })
  await ask(5000)
  expect(loans()).toHaveLength(2)
})

test('after another write in between it is done again, because that may have undone it', async () => {
  const { api, db, sent } = await page()
  const [first] = await api.farmer.prices.board.query({ limit: 1 }).then(({ items }) => items)
  const alert = { cropId: first!.cropId, market: first!.market, direction: 'above', pricePerKg: 450, bySms: false } as const // biome-ignore format: one row
  const { id } = await api.farmer.priceAlerts.set.mutate(alert)
  await api.farmer.priceAlerts.remove.mutate({ id })
  await api.farmer.priceAlerts.set.mutate(alert)
  expect(db.select().from(priceAlerts).all()).toHaveLength(1)
  expect(sent.filter(({ headers }) => headers.has('idempotency-key'))).toHaveLength(3)
})

test('writes that leave in one batch carry a key each, and queries carry none', async () => {
  const { api, db, sent } = await page()
  const [price] = await api.farmer.prices.board.query({ limit: 1 }).then(({ items }) => items)
  const alert = { cropId: price!.cropId, market: price!.market, pricePerKg: 450, bySms: false }
  await Promise.all((['above', 'below'] as const).map((direction) => api.farmer.priceAlerts.set.mutate({ ...alert, direction }))) // biome-ignore format: one row
  expect(db.select().from(priceAlerts).all()).toHaveLength(2)
  const [questions, writes] = sent
  expect(questions!.headers.has('idempotency-key')).toBe(false)
  expect(sent).toHaveLength(2)
  expect(
    new Set(
      writes!.headers
        .get('idempotency-keys')!
        .split(',')
        .map((key) => key.trim()),
    ).size,
  ).toBe(2)
})
