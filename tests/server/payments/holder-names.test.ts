import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { auditEvents, mobileMoneyAccounts, users } from '#db/schema/index.ts'
import { paymentsOf } from '#server/payments/set-up.ts'
import { createPaymentWorker } from '#server/payments/worker.ts'
import { takeNumber } from '#services/people/phone/own-number.ts'
import { village } from '../../village.ts'
import { AIRTEL, type FakeAirtel, fakeAirtel } from './fake-airtel.ts'
import { type FakeMomo, fakeMomo, MOMO } from './fake-momo.ts'

let momo: FakeMomo
let airtel: FakeAirtel
beforeEach(async () => {
  momo = await fakeMomo()
  airtel = await fakeAirtel()
})
afterEach(async () => {
  await momo.close()
  await airtel.close()
})

const NUMBER = '256772123456'

/** Martha Kollie in Uganda, where MTN and Airtel serve accounts. */
function uganda() {
  const v = village()
  const now = () => v.clock.now
  const config = {
    momo: [{ ...MOMO, url: momo.url }],
    mpesa: null,
    airtel: { ...AIRTEL, countries: ['UG', 'KE'] as const, url: airtel.url },
    publicOrigin: 'https://kuu.example',
    transferFee: 0,
  }
  const { payments: setup, providers } = paymentsOf({ db: v.db, now, config })
  const log = pino({ level: 'silent' })
  const worker = createPaymentWorker({ db: v.db, log, now, providers, gatewayOf: setup.gatewayOf })
  const { accounts } = v.as(v.people.martha, { payments: setup }).finance
  const joseph = v.as(v.people.joseph, { payments: setup }).finance.accounts
  const row = (id: string) => v.db.select().from(mobileMoneyAccounts).where(eq(mobileMoneyAccounts.id, id)).get()!
  return {
    ...v,
    accounts,
    joseph,
    row,
    round: () => worker.round(),
    later: (ms: number) => {
      v.clock.now = new Date(v.clock.now.getTime() + ms)
    },
    add: async (provider = 'MTN Mobile Money', accountNumber = `+${NUMBER}`, isProved = true) => {
      const proof = { userId: 'martha', phone: accountNumber, proof: 'sms', provedAt: now().toISOString() } as const
      if (isProved) transact(v.db, (tx) => takeNumber(tx, proof))
      const { id } = await accounts.add({ provider, accountNumber, accountName: 'My phone', country: 'UG' })
      return id
    },
    card: async (id: string) => {
      const found = (await accounts.list()).find((account) => account.id === id)!
      return { kycStatus: found.kycStatus, holder: found.holder }
    },
  }
}

describe('the name that the provider has for a new account', () => {
  test('is not asked for before the number is proved: a stranger learns nothing of who has it', async () => {
    const u = uganda()
    momo.names[NUMBER] = ['KOLLIE', 'Martha']
    const id = await u.add('MTN Mobile Money', `+${NUMBER}`, false)
    await u.round()
    expect(momo.namesAsked).toEqual([])
    expect(await u.card(id)).toEqual({ kycStatus: 'pending', holder: null })
  })

  test('is the farmer’s, in whatever order and with a name more: verified, and no name is kept (H1, H2, H3)', async () => {
    const u = uganda()
    momo.names[NUMBER] = ['KOLLIE', 'Martha Ama']
    const id = await u.add()
    expect(momo.namesAsked).toEqual([])
    expect(await u.card(id)).toEqual({ kycStatus: 'pending', holder: null })
    await u.round()
    expect(momo.namesAsked).toEqual([NUMBER])
    expect(await u.card(id)).toEqual({ kycStatus: 'verified', holder: null })
    u.later(86_400_000)
    await u.round()
    expect(momo.namesAsked).toHaveLength(1)
  })

  test('is another one: it stays pending with the initials, and no more of the name is stored', async () => {
    const u = uganda()
    momo.names[NUMBER] = ['Moses', 'Kamara']
    const id = await u.add()
    await u.round()
    expect(await u.card(id)).toEqual({ kycStatus: 'pending', holder: { name: 'M. K****', isConfirmed: false } })
    expect(JSON.stringify(u.row(id))).not.toMatch(/moses|kamara/i)
  })

  test('is asked of Airtel by the number without the country’s code (L4, L16)', async () => {
    const u = uganda()
    airtel.names['752123456'] = ['Martha', 'Kollie']
    airtel.names['702123456'] = ['Moses', 'Kamara']
    const [own, other, unknown] = [
      await u.add('Airtel Money', '+256752123456'),
      await u.add('Airtel Money', '+256702123456'),
      await u.add('Airtel Money', '+256702123457'),
    ]
    await u.round()
    expect(await u.card(own)).toEqual({ kycStatus: 'verified', holder: null })
    expect(await u.card(other)).toEqual({ kycStatus: 'pending', holder: { name: 'M. K****', isConfirmed: false } })
    expect(await u.card(unknown)).toEqual({ kycStatus: 'pending', holder: null })
    expect(u.row(unknown).nameDueAt).not.toBeNull()
  })
})

describe('no answer', () => {
  test('decides nothing and is asked for later, with pauses', async () => {
    const u = uganda()
    momo.isNameless = true
    momo.names[NUMBER] = ['Martha', 'Kollie']
    const id = await u.add()
    await u.round()
    await u.round()
    expect(momo.namesAsked).toHaveLength(1)
    expect(await u.card(id)).toEqual({ kycStatus: 'pending', holder: null })
    momo.isNameless = false
    u.later(161_000)
    await u.round()
    expect(momo.namesAsked).toHaveLength(2)
    expect(await u.card(id)).toEqual({ kycStatus: 'verified', holder: null })
  })

  test('is asked for thirty times at most', async () => {
    const u = uganda()
    momo.isNameless = true
    const id = await u.add()
    for (let turn = 0; turn < 40; turn++) {
      await u.round()
      u.later(6 * 3_600_000 + 1)
    }
    expect(momo.namesAsked).toHaveLength(30)
    expect(u.row(id)).toMatchObject({ kycStatus: 'pending', nameDueAt: null })
  })

  test('comes from a provider without names: nobody asks, and the status stays', async () => {
    const u = uganda()
    const { id } = await u.accounts.add({ provider: 'M-Pesa', accountNumber: '+254712345678', accountName: 'Mine', country: 'KE' }) // biome-ignore format: one row
    await u.round()
    expect(u.row(id)).toMatchObject({ kycStatus: 'pending', holderName: null, nameDueAt: null })
  })
})

test('a proved number is asked about again: the profile may have its right name by now', async () => {
  const u = uganda()
  momo.names[NUMBER] = ['Moses', 'Kamara']
  const id = await u.add()
  await u.round()
  u.db.update(users).set({ fullName: 'Moses Kamara' }).where(eq(users.id, 'martha')).run()
  await u.round()
  expect(await u.card(id)).toMatchObject({ kycStatus: 'pending' })
  const provedAt = u.clock.now.toISOString()
  transact(u.db, (tx) => takeNumber(tx, { userId: 'martha', phone: `+${NUMBER}`, proof: 'sms', provedAt }))
  await u.round()
  expect(await u.card(id)).toEqual({ kycStatus: 'verified', holder: null })
})

test('a farmer says that the name is her own: noted and audited, and it verifies nobody', async () => {
  const u = uganda()
  const id = await u.add()
  await expect(u.accounts.confirmHolder({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  momo.names[NUMBER] = ['Moses', 'Kamara']
  u.later(161_000)
  await u.round()
  await expect(u.joseph.confirmHolder({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const said = { kycStatus: 'pending', holder: { name: 'M. K****', isConfirmed: true } }
  expect(await u.accounts.confirmHolder({ id })).toMatchObject(said)
  expect(await u.card(id)).toEqual(said)
  const events = u.db.select().from(auditEvents).where(eq(auditEvents.action, 'finance.accounts.confirmHolder')).all()
  expect(events).toMatchObject([{ actorId: 'martha', rowId: id }])
})
