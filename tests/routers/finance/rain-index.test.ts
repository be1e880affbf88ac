import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { saveRainDays } from '#db/queries/weather/rain-days.ts'
import {
  auditEvents,
  farmerInsurance,
  insuranceClaims,
  insuranceProducts,
  ledgerMovements,
  mobileMoneyAccounts,
  payments,
  smsMessages,
  users,
} from '#db/schema/index.ts'
import { addDays } from '#domain/dates.ts'
import { insuranceProductForm } from '#domain/finance/product-admin.schema.ts'
import { processDuePolicies } from '#services/finance/insurance/process-due-policies.ts'
import { settleSeasons } from '#services/finance/insurance/rain-index/settle-seasons.ts'
import { SANDBOX_ONLY } from '#services/finance/payments/payment-setup.ts'
import { provedNumber } from '../../village.ts'
import { bank } from './money.ts'

const INDEX = { place: 'Ikorodu', latitude: 6.62, longitude: 3.51, seasonStart: '04-01', seasonEnd: '04-30', strike: 250, exit: 100, maxShare: 80 } // biome-ignore format: one row
const request = { productId: 'rain', coverageAmount: 2000, currency: 'NGN', accountId: 'purse', crop: 'Maize', place: 'Ikorodu, Nigeria' } as const // biome-ignore format: one row
/** Days after the first one on which the season is over. */
const SEASON_OVER = 170

const insured = async () => {
  const b = bank('Lagos, Nigeria')
  b.db.update(users).set({ location: 'Lagos, Nigeria', phone: '+2348012345670' }).where(eq(users.id, 'martha')).run()
  provedNumber(b.db, 'martha', '+2348012345670')
  b.db.update(farmerInsurance).set({ status: 'expired' }).run()
  await b.admin.insuranceProducts.change({ id: 'rain', index: INDEX, eligibleCrops: ['Maize', 'Rice'], eligibleRegions: ['Nigeria'] }) // biome-ignore format: one row
  const rained = (mm: number, { from = '2027-03-25', days = 60 } = {}) => {
    const rain = Array.from({ length: days }, (_, at) => ({ day: addDays(from, at), rain: mm }))
    const fetched = { cell: '6.62,3.51', source: 'ERA5, Open-Meteo.com', fetchedAt: b.clock.now.toISOString() }
    transact(b.db, (tx) =>
      saveRainDays(
        tx,
        fetched,
        rain.map((each) => ({ ...each, et0: null })),
      ),
    )
  }
  const sold = async () => {
    const { id } = await b.martha.insurance.request(request)
    await b.admin.insurance.approve({ id })
    await b.martha.insurance.pay({ insuranceId: id, amount: 80 })
    return id
  }
  const settle = (days: number) => settleSeasons(b.db, b.day(days), SANDBOX_ONLY, b.calm)
  const policy = async (id: string) => (await b.martha.insurance.list({})).items.find((each) => each.id === id)
  return { ...b, rained, sold, settle, policy }
}

describe('the sale', () => {
  test('asks for one of the crops and a place of the insurance', async () => {
    const b = await insured()
    const ask = (change: object) => b.martha.insurance.request({ ...request, ...change })
    await expect(ask({ crop: 'Cassava' })).rejects.toThrow('for other crops than this one')
    await expect(ask({ crop: null })).rejects.toThrow('Please say which of its crops')
    await expect(ask({ place: 'Niamey, Niger' })).rejects.toThrow('for farms in other places than yours')
    const nowhere = b.as({ ...b.people.martha!, location: null, preferredLocation: 'Lagos, Nigeria' }).finance.insurance
    await expect(nowhere.request({ ...request, place: null })).rejects.toThrow('Please say where the crop grows')
    expect(await ask({ crop: 'rice' })).toMatchObject({ insuredCrop: 'Rice', insuredPlace: 'Ikorodu, Nigeria' })
  })

  test('is of the index as it stands; a later change of the product changes no policy', async () => {
    const b = await insured()
    const id = await b.sold()
    await b.admin.insuranceProducts.change({ id: 'rain', index: { ...INDEX, strike: 110 } })
    expect(await b.policy(id)).toMatchObject({ index: INDEX, season: { from: '2027-04-01', to: '2027-04-30' } })
    b.rained(5)
    await b.settle(SEASON_OVER)
    expect(await b.policy(id)).toMatchObject({ status: 'claimed' })
  })

  test('covers the first season that begins after the premium, and lasts until it ends', async () => {
    const b = await insured()
    b.day(130)
    const id = await b.sold()
    expect(await b.policy(id)).toMatchObject({ coveredFrom: '2027-03-31', policyEnd: '2028-03-29', season: { from: '2027-04-01' } }) // biome-ignore format: one row
    b.day(132)
    const { id: late } = await b.martha.insurance.request(request)
    await b.admin.insurance.approve({ id: late })
    expect(await b.policy(late)).toMatchObject({ season: null, policyEnd: '2028-03-31' })
    await b.admin.insurance.creditPremium({ id: late })
    expect(await b.policy(late)).toMatchObject({ season: { from: '2028-04-01', to: '2028-04-30' }, policyEnd: '2028-04-30' }) // biome-ignore format: one row
  })

  test('is none where an index insurance has no index, and the administrator is told', async () => {
    const b = bank()
    b.db.update(insuranceProducts).set({ coverageType: 'Weather index' }).run()
    await expect(b.martha.insurance.request(request)).rejects.toThrow('has no index yet')
    expect(await b.as(null).finance.products.insurances()).toMatchObject([{ index: null, lacksIndex: true }])
    expect(await b.admin.insuranceProducts.change({ id: 'rain', basePremiumRate: 3 })).toMatchObject({
      lacksIndex: true,
    })
    expect(await b.admin.insuranceProducts.change({ id: 'rain', index: INDEX })).toMatchObject({ lacksIndex: false })
    expect(await b.martha.insurance.request(request)).toMatchObject({ index: INDEX })
    await expect(b.admin.insuranceProducts.change({ id: 'rain', index: null })).rejects.toThrow('has no index yet')
    const form = { name: 'Hail index', insuranceType: 'crop', coverageType: 'hail', basePremiumRate: 3, maxCoverageAmount: 100, waitingDays: 0, currency: 'NGN', provider: 'Kuu Bank', description: '', eligibleCrops: '', eligibleRegions: '', hasIndex: false, isActive: true } as const // biome-ignore format: one row
    expect(insuranceProductForm.safeParse(form).error!.issues).toMatchObject([{ path: ['coverageType'], message: expect.stringMatching(/^An index insurance needs an index/) }]) // biome-ignore format: one row
    expect(insuranceProductForm.safeParse({ ...form, isActive: false }).success).toBe(true)
    expect(insuranceProductForm.safeParse({ ...form, hasIndex: true }).success).toBe(true)
    const { hasIndex: _, eligibleCrops: __, eligibleRegions: ___, ...hail } = form
    const refused = await b.post('ruth', '/admin/insurance-products', hail)
    expect([refused.status, (await refused.json()).issues]).toMatchObject([400, [{ path: 'index', message: expect.stringMatching(/^An index insurance needs/) }]]) // biome-ignore format: one pair
    const later = await b.admin.insuranceProducts.create({ ...hail, isActive: false })
    await expect(b.admin.insuranceProducts.change({ id: later.id, isActive: true })).rejects.toThrow('has no index yet')
    expect(await b.admin.insuranceProducts.change({ id: later.id, isActive: true, index: INDEX })).toMatchObject({ isActive: true, lacksIndex: false }) // biome-ignore format: one row
    expect(await b.admin.insuranceProducts.create({ ...hail, name: 'Hail' })).toMatchObject({ lacksIndex: false })
  })
})

test('a farmer sees for which years it would have paid, and files no claim', async () => {
  const b = await insured()
  b.rained(5, { from: '2024-01-01', days: 366 })
  b.rained(10, { from: '2025-01-01', days: 365 })
  expect(await b.as(null).finance.products.indexRecord({ productId: 'rain' })).toEqual({
    source: 'ERA5, Open-Meteo.com',
    seasons: [
      { from: '2025-04-01', to: '2025-04-30', rain: 300, share: 0, missingDays: 0 },
      { from: '2024-04-01', to: '2024-04-30', rain: 150, share: expect.closeTo(53.33, 2), missingDays: 0 },
    ],
  })
  const insuranceId = await b.sold()
  const loss = { insuranceId, description: 'No rain for six weeks', lossDay: '2026-11-21', amount: 100 }
  await expect(b.martha.insurance.claim(loss)).rejects.toThrow('pays by the rain on record')
})

describe('a season that is over', () => {
  test('pays by itself, once, from the books to the account, with its record', async () => {
    const b = await insured()
    const insuranceId = await b.sold()
    await b.settle(SEASON_OVER)
    expect(b.db.select().from(insuranceClaims).all()).toEqual([])
    b.rained(5)
    const before = (await b.balance('purse'))!
    expect(await b.settle(SEASON_OVER)).toBe(1)
    expect(await b.settle(SEASON_OVER)).toBe(0)
    const reading = { from: '2027-04-01', to: '2027-04-30', rain: 150, missingDays: 0 }
    expect(await b.martha.insurance.claims({ insuranceId })).toMatchObject([
      { status: 'paid', amount: 1066.67, approvedAmount: 1066.67, lossDay: '2027-04-30', reading },
    ])
    expect(await b.balance('purse')).toBeCloseTo(before + 1066.67, 2)
    expect(await b.policy(insuranceId)).toMatchObject({ status: 'claimed' })
    expect(await b.martha.insurance.series({ insuranceId })).toMatchObject({ ...reading, source: 'ERA5, Open-Meteo.com', days: { length: 30, 0: { day: '2027-04-01', rain: 5 } } }) // biome-ignore format: one row
    expect(b.heard('martha').slice(-2)).toEqual(['Your insurance pays', 'Your claim was paid'])
    expect(b.db.select().from(smsMessages).all().at(-1)!.message).toBe("Kuu: NGN 1066.67 of 'Rain' will be sent to you: 150 mm of rain fell in Ikorodu, and it pays below 250 mm.") // biome-ignore format: one sentence
    const audit = b.db.select().from(auditEvents).where(eq(auditEvents.action, 'jobs.seasons')).all()
    expect(audit.map(({ tableName, actorId }) => [tableName, actorId]).sort()).toEqual([['farmer_insurance', null], ['insurance_claims', null]]) // biome-ignore format: two rows
    await b.balanced()
  })

  test('with enough rain pays nothing, says so, and ends', async () => {
    const b = await insured()
    const id = await b.sold()
    b.rained(9)
    await b.settle(SEASON_OVER)
    expect(await b.policy(id)).toMatchObject({
      status: 'expired',
      policyEnd: '2027-04-30',
      settledAt: expect.any(String),
    })
    expect(await b.martha.insurance.renew({ insuranceId: id })).toMatchObject({ policyStart: '2027-05-10', insuredCrop: 'Maize', insuredPlace: 'Ikorodu, Nigeria', index: INDEX }) // biome-ignore format: one row
    expect(b.heard('martha').at(-1)).toBe('Your insurance pays nothing this season')
    expect(b.db.select().from(smsMessages).all().at(-1)!.message).toContain('270 mm of rain fell in Ikorodu')
    expect(b.db.select().from(insuranceClaims).all()).toEqual([])
    await b.balanced()
  })

  test('with gaps decides nothing: after thirty days it is a claim for a person', async () => {
    const b = await insured()
    const insuranceId = await b.sold()
    b.rained(1, { days: 20 })
    await b.settle(SEASON_OVER)
    await b.settle(190)
    expect(b.heard('ruth')).toEqual([])
    expect(await b.settle(192)).toBe(1)
    expect(await b.settle(192)).toBe(0)
    expect(await b.martha.insurance.claims({ insuranceId })).toMatchObject([
      { status: 'submitted', amount: 2000, reading: { share: null, missingDays: 17 } },
    ])
    expect(b.heard('ruth')).toEqual(['A rain record has gaps'])
    expect(b.heard('martha').at(-1)).toBe('A person decides about your insurance')
    expect(b.db.select().from(payments).where(eq(payments.purpose, 'claim')).all()).toEqual([])
    const [claim] = (await b.admin.insurance.claims({})).items
    await b.admin.insurance.approveClaim({ id: claim!.id, amount: 500, reason: 'The gauge of the school was dry' })
    expect(await b.policy(insuranceId)).toMatchObject({ status: 'claimed' })
    await b.balanced()
  })

  test('of a policy without an account waits for one, and administrators know', async () => {
    const b = await insured()
    const id = await b.sold()
    b.db.update(farmerInsurance).set({ accountId: null }).run()
    b.db.update(mobileMoneyAccounts).set({ isActive: false }).where(eq(mobileMoneyAccounts.userId, 'martha')).run()
    b.rained(5)
    await b.settle(SEASON_OVER)
    expect(b.heard('ruth')).toEqual(['A payment needs your attention'])
    b.db.update(mobileMoneyAccounts).set({ isActive: true }).run()
    const [claim] = (await b.admin.insurance.claims({})).items
    expect(claim).toMatchObject({ status: 'approved', approvedAmount: 1066.67 })
    expect(await b.admin.insurance.payClaim({ id: claim!.id })).toMatchObject({ status: 'paid' })
    expect(await b.policy(id)).toMatchObject({ status: 'claimed' })
    await b.balanced()
  })

  test('is settled before its policy ends', async () => {
    const b = await insured()
    const id = await b.sold()
    await processDuePolicies(b.db, b.day(400), b.calm)
    expect(await b.policy(id)).toMatchObject({ status: 'active' })
    b.rained(9)
    await b.settle(400)
    expect(await b.policy(id)).toMatchObject({ status: 'expired' })
  })

  test('that a kill cuts at any statement leaves nothing half done', async () => {
    const b = await insured()
    await b.sold()
    b.rained(5)
    const movements = () => b.db.select().from(ledgerMovements).all().length
    const before = movements()
    const { prototype } = Object.getPrototypeOf(b.db.$client.prepare('select 1')).constructor
    const { run } = prototype
    let cuts = 0
    for (let allowed = 0; ; allowed += 1) {
      let left = allowed
      prototype.run = function (...values: unknown[]) {
        if (left-- === 0) throw new Error('killed')
        return run.apply(this, values)
      }
      const outcome = await b.settle(SEASON_OVER).catch((error: Error) => error.message)
      prototype.run = run
      if (outcome === 1) break
      expect(outcome).toBe('killed')
      expect([movements(), b.db.select().from(insuranceClaims).all()]).toEqual([before, []])
      cuts += 1
    }
    expect(cuts).toBeGreaterThan(10)
    expect(b.db.select().from(payments).where(eq(payments.purpose, 'claim')).all()).toHaveLength(1)
    await b.balanced()
  })
})
