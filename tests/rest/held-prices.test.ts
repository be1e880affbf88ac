import { describe, expect, test } from 'vitest'
import { auditEvents, heldPrices, notifications, priceAlerts } from '#db/schema/index.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { village } from '../village.ts'
import { NOON } from '../world.ts'

/** The last price of maize in Monrovia is LRD 412.50; James is a second administrator. */
const FAR = { cropId: 'maize', market: 'Monrovia', pricePerKg: 4125, currency: 'LRD', date: '2026-11-21' }
type Row = { id: string; pricePerKg: number; isHeld?: boolean; isOwn?: boolean; lastPrice?: number }

function market() {
  const v = village()
  const james = v.person('admin', { id: 'james', username: 'james', fullName: 'James Dolo' })
  const asked = async (who: typeof james | null, method: string, path: string, body?: object) => {
    const answer = await v.rest(who, method, path, body)
    return { status: answer.status, body: (await answer.json()) as Row & { code?: string; message?: string } }
  }
  const { ruth } = v.people
  const listed = async (path: string, who = ruth) =>
    ((await (await v.rest(who, 'GET', path)).json()) as Row[]).map(({ pricePerKg }) => pricePerKg)
  return {
    ...v,
    james,
    ruth: (method: string, path: string, body?: object) => asked(ruth, method, `/admin/market-prices${path}`, body),
    asJames: (method: string, path: string, body?: object) => asked(james, method, `/admin/market-prices${path}`, body),
    shown: () => listed('/market-prices', null),
    all: () => listed('/admin/market-prices'),
    held: async (who = ruth) => (await (await v.rest(who, 'GET', '/admin/market-prices/held')).json()) as Row[],
  }
}

describe('a price more than three times off the last one', () => {
  test('is asked about, and nothing is written', async () => {
    const m = market()
    expect(await m.ruth('POST', '', FAR)).toMatchObject({ status: 409, body: { message: expect.stringContaining('three times') } }) // biome-ignore format: one sentence
    expect(await m.ruth('POST', '', { ...FAR, pricePerKg: 100 })).toMatchObject({ status: 409 })
    expect(await m.ruth('PATCH', '/price', { pricePerKg: 4125 })).toMatchObject({ status: 409 })
    expect([await m.shown(), await m.held()]).toEqual([[412.5], []])
  })

  test('and said again waits for a second person: in no list, no alert and no text message', async () => {
    const m = market()
    const { status, body } = await m.ruth('POST', '', { ...FAR, isSure: true })
    expect([status, body]).toMatchObject([200, { pricePerKg: 4125, isHeld: true }])
    expect(await m.shown()).toEqual([412.5])
    expect(await m.all()).toEqual([412.5, 400])
    expect(m.db.select().from(priceAlerts).get()?.triggeredAt).toBeNull()
    expect(m.db.select().from(notifications).all()).toHaveLength(1)
    const sms = { gateway: 'log', gatewayId: 'a', phone: '+231770000001', shortCode: '1', text: 'MARKET MAIZE' }
    receiveSms(m.db, sms, NOON)
    expect(JSON.stringify(m.db.$client.prepare('select message from sms_messages').all())).not.toContain('4,125')
    expect(await m.held(m.james)).toMatchObject([{ id: body.id, pricePerKg: 4125, lastPrice: 412.5, isOwn: false }])
    expect(await m.held()).toMatchObject([{ isOwn: true }])
  })

  test('is shown once another administrator confirms it, and rings the alerts then', async () => {
    const m = market()
    const { body } = await m.ruth('POST', '', { ...FAR, isSure: true })
    expect(await m.ruth('POST', `/held/${body.id}/confirm`)).toMatchObject({ status: 409 })
    expect(await m.shown()).toEqual([412.5])
    expect(await m.asJames('POST', `/held/${body.id}/confirm`)).toMatchObject({
      status: 200,
      body: { pricePerKg: 4125 },
    })
    expect([await m.shown(), await m.held()]).toEqual([[4125], []])
    expect(m.db.select().from(priceAlerts).get()?.triggeredAt).not.toBeNull()
    expect(await m.asJames('POST', `/held/${body.id}/confirm`)).toMatchObject({ status: 404 })
  })

  test('is dropped by another one, or taken back by whoever typed it', async () => {
    const m = market()
    const first = await m.ruth('POST', '', { ...FAR, isSure: true })
    expect(await m.asJames('POST', `/held/${first.body.id}/decline`)).toMatchObject({ status: 200 })
    const second = await m.ruth('POST', '', { ...FAR, isSure: true })
    expect(await m.ruth('POST', `/held/${second.body.id}/decline`)).toMatchObject({ status: 200 })
    expect([await m.shown(), m.db.select().from(heldPrices).all()]).toEqual([[412.5], []])
  })

  test('leaves the row that it would change as it is until then', async () => {
    const m = market()
    const { body } = await m.ruth('PATCH', '/price', { pricePerKg: 5000, source: 'A call', isSure: true })
    expect(body).toMatchObject({ isHeld: true })
    expect(await m.shown()).toEqual([412.5])
    await m.asJames('POST', `/held/${body.id}/confirm`)
    expect(await m.all()).toEqual([5000, 400])
    // A correction of it is compared with the price before it, and needs nobody.
    expect(await m.ruth('PATCH', '/price', { pricePerKg: 500 })).toMatchObject({ status: 200, body: { isHeld: false } })
  })

  test('is gone with the price that it would change', async () => {
    const m = market()
    const { body } = await m.ruth('PATCH', '/price', { pricePerKg: 5000, isSure: true })
    await m.ruth('DELETE', '/price')
    expect(await m.held()).toEqual([])
    expect(await m.asJames('POST', `/held/${body.id}/confirm`)).toMatchObject({ status: 404 })
  })

  test('is in the audit with who typed and who confirmed it', async () => {
    const m = market()
    const { body } = await m.ruth('POST', '', { ...FAR, isSure: true })
    await m.asJames('POST', `/held/${body.id}/confirm`)
    const lines = m.db.select().from(auditEvents).all()
    expect(lines.map(({ actorId, tableName, action }) => [actorId, tableName, action])).toEqual([
      ['ruth', 'held_prices', 'admin.marketPrices.propose'],
      ['james', 'market_prices', 'admin.marketPrices.confirm'],
      ['james', 'held_prices', 'admin.marketPrices.confirm'],
    ])
    expect(JSON.parse(lines[0]!.after!)).toMatchObject({ pricePerKg: 412_500, lastPrice: 41_250 })
  })
})

test('the only administrator confirms a price of their own a day later, with a reason', async () => {
  const v = village()
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await v.rest(v.people.ruth, method, `/admin/market-prices${path}`, body)
    return { status: answer.status, body: (await answer.json()) as { id: string; code?: string } }
  }
  const { id } = (await ask('POST', '', { ...FAR, isSure: true })).body
  expect(await ask('GET', '/held')).toMatchObject({
    body: [{ id, isOwn: true, aloneFrom: '2026-11-22T12:00:00.000Z' }],
  })
  const confirm = (body?: object) => ask('POST', `/held/${id}/confirm`, body)
  expect(await confirm({ reason: 'Two traders' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  v.clock.now = new Date(NOON.getTime() + 86_400_000)
  expect(await confirm()).toMatchObject({ status: 400 })
  expect(await confirm({ reason: ' ' })).toMatchObject({ status: 400 })
  expect(await confirm({ reason: 'Two traders' })).toMatchObject({ status: 200, body: { pricePerKg: 4125 } })
  expect(await ask('GET', '/held')).toMatchObject({ body: [] })
})

test.each([
  ['the first price of a market', { ...FAR, market: 'Ganta' }],
  ['three times the last one', { ...FAR, pricePerKg: 1237.5 }],
  ['a price in another currency', { ...FAR, currency: 'USD' }],
])('%s needs nobody else', async (_, price) => {
  expect(await market().ruth('POST', '', price)).toMatchObject({ status: 200, body: { isHeld: false } })
})
