import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvents, farmerInsurance, insuranceProducts, notifications, photos, users } from '#db/schema/index.ts'
import { processDuePolicies } from '#services/finance/insurance/process-due-policies.ts'
import { inEnglish } from '../../village.ts'
import { bank } from './money.ts'

const request = { productId: 'rain', coverageAmount: 2000, currency: 'NGN', accountId: 'purse' } as const
const loss = { insuranceId: 'cover', description: 'Hail broke the maize', lossDay: '2026-11-20', amount: 700 }

describe('applying', () => {
  test('a policy has its premium, its number and its year; its terms stay when the product changes', async () => {
    const b = bank()
    const applied = await b.martha.insurance.request(request)
    expect(applied).toMatchObject({ status: 'applied', premiumAmount: 80, policyStart: '2026-11-21', policyEnd: '2027-11-20', nextPremiumDue: null }) // biome-ignore format: one row
    expect(applied.policyNumber).toMatch(/^KUU-2026-\d{8}$/)
    await b.admin.insuranceProducts.change({ id: 'rain', basePremiumRate: 50, name: 'Other' })
    b.day(2)
    expect(await b.admin.insurance.approve({ id: applied.id })).toMatchObject({
      status: 'active',
      productName: 'Rain',
      premiumRate: 4,
      premiumAmount: 80,
      policyStart: '2026-11-23',
      policyEnd: '2027-11-22',
      nextPremiumDue: '2026-12-23',
    })
    expect(b.heard('martha')).toEqual(['Your insurance is active'])
    await expect(b.admin.insurance.approve({ id: applied.id })).rejects.toThrow('already decided')
  })

  test('outside of the offer it is an invalid input; a number is given once', async () => {
    const b = bank()
    const ask = (change: object) => b.post('martha', '/insurance', { ...request, ...change })
    expect(await (await ask({ coverageAmount: 5000.51 })).json()).toMatchObject({ message: 'At most 5000.5 NGN' })
    expect(await (await ask({ currency: 'KES' })).json()).toMatchObject({ message: 'This insurance is given in another currency' }) // biome-ignore format: one sentence
    expect((await ask({ productId: 'none' })).status).toBe(400)
    expect((await ask({ accountId: 'his' })).status).toBe(404)
    expect((await ask({ policyNumber: 'MINE-1' })).status).toBe(200)
    expect((await ask({ policyNumber: 'MINE-1' })).status).toBe(409)
  })

  test('an insurance for certain places is for farms there; its crops need not be on the list yet', async () => {
    const b = bank()
    const offer = (change: object) => b.db.update(insuranceProducts).set(change).run()
    offer({ eligibleCrops: ['Saffron', 'yam'], eligibleRegions: ['Kano', 'Nigeria'] })
    const inPlace = (location: string | null) => {
      b.db.update(users).set({ location }).where(eq(users.id, 'martha')).run()
      return b.as({ ...b.people.martha!, location }).finance.insurance.request(request)
    }
    await expect(inPlace('Nairobi')).rejects.toThrow('another country than yours')
    await expect(inPlace('Bujumbura, Burundi')).rejects.toThrow('write the country of your farm')
    expect(await inPlace('Ibadan, Nigeria')).toMatchObject({ status: 'applied' })
    await expect(inPlace(null)).rejects.toThrow('say where the crop grows')
    offer({ eligibleRegions: ['Kano'] })
    await expect(inPlace('Ibadan, Nigeria')).rejects.toThrow('for farms in other places than yours')
  })

  test('a rejection says why', async () => {
    const b = bank()
    const { id } = await b.martha.insurance.request(request)
    expect(await b.admin.insurance.reject({ id, reason: 'No field there' })).toMatchObject({ status: 'rejected', rejectionReason: 'No field there' }) // biome-ignore format: one row
    expect(b.heard('martha')).toEqual(['Your insurance was not accepted'])
  })
})

describe('the premium', () => {
  test('is paid from the account, in parts too, and then none is due', async () => {
    const b = bank()
    expect(await b.martha.insurance.pay({ insuranceId: 'cover', amount: 15 })).toMatchObject({
      transaction: { status: 'completed', amount: 15, category: 'premium', recipientName: 'Kuu Bank' },
      policy: { totalPremiumPaid: 15, nextPremiumDue: '2026-12-01' },
    })
    await expect(b.martha.insurance.pay({ insuranceId: 'cover', amount: 25.01 })).rejects.toThrow(
      'more than what remains',
    )
    const { policy } = await b.martha.insurance.pay({ insuranceId: 'cover', amount: 25 })
    expect(policy).toMatchObject({ totalPremiumPaid: 40, nextPremiumDue: null })
    await expect(b.martha.insurance.pay({ insuranceId: 'cover', amount: 1 })).rejects.toThrow('No premium is due')
    expect(await b.balance('purse')).toBe(9960)
    await b.balanced()
  })

  test('that is not paid cancels the policy, after two words of warning', async () => {
    const b = bank()
    const tend = (days: number) => processDuePolicies(b.db, b.day(days), b.calm)
    await tend(2)
    expect(b.heard('martha')).toEqual([])
    await tend(3)
    await tend(3)
    expect(b.heard('martha')).toEqual(['A premium is due'])
    await tend(40)
    expect(b.heard('martha')).toHaveLength(1)
    await tend(41)
    expect(b.heard('martha')).toEqual(['A premium is due', 'Your insurance was cancelled'])
    expect((await b.martha.insurance.list({})).items).toMatchObject([{ status: 'cancelled', nextPremiumDue: null }])
  })
})

test('a policy ends at its time, and can be renewed in the month before', async () => {
  const b = bank()
  await b.martha.insurance.pay({ insuranceId: 'cover', amount: 40 })
  await expect(b.martha.insurance.renew({ insuranceId: 'cover' })).rejects.toThrow('30 days before its end')
  await processDuePolicies(b.db, b.day(320), b.calm)
  expect(b.heard('martha')).toEqual(['Your insurance ends soon'])
  const renewal = await b.martha.insurance.renew({ insuranceId: 'cover' })
  expect(renewal).toMatchObject({
    status: 'applied',
    coverageAmount: 1000,
    renewsId: 'cover',
    policyStart: '2027-11-02',
  })
  await expect(b.martha.insurance.renew({ insuranceId: 'cover' })).rejects.toThrow('already')
  expect(await b.admin.insurance.approve({ id: renewal.id })).toMatchObject({ policyStart: '2027-11-02', policyEnd: '2028-10-31' }) // biome-ignore format: one row
  await processDuePolicies(b.db, b.day(346), b.calm)
  const { items } = await b.martha.insurance.list({})
  expect(items.find(({ id }) => id === 'cover')).toMatchObject({ status: 'expired' })
})

describe('cover', () => {
  const dry = { description: 'No rain for six weeks', amount: 100 }
  const accepted = async (b: ReturnType<typeof bank>) => {
    const { id: insuranceId } = await b.martha.insurance.request(request)
    await b.admin.insurance.approve({ id: insuranceId })
    return insuranceId
  }
  const policyOf = async (b: ReturnType<typeof bank>, id: string) =>
    (await b.martha.insurance.list({})).items.find((policy) => policy.id === id)

  test('begins with the first premium, not with the policy, and after the waiting time', async () => {
    const b = bank()
    await b.admin.insuranceProducts.change({ id: 'rain', waitingDays: 14 })
    const insuranceId = await accepted(b)
    expect(await policyOf(b, insuranceId)).toMatchObject({ premiumState: 'unpaid', coveredFrom: null, waitingDays: 14 })
    b.day(5)
    await b.martha.insurance.pay({ insuranceId, amount: 79 })
    await expect(b.martha.insurance.claim({ insuranceId, ...dry, lossDay: '2026-11-26' })).rejects.toThrow(
      'covers nothing before its first premium is paid',
    )
    await b.martha.insurance.pay({ insuranceId, amount: 1 })
    expect(await policyOf(b, insuranceId)).toMatchObject({ premiumState: 'paid', coveredFrom: '2026-12-10' })
    b.day(30)
    await expect(b.martha.insurance.claim({ insuranceId, ...dry, lossDay: '2026-12-09' })).rejects.toThrow(
      'its waiting time was not over',
    )
    await b.martha.insurance.claim({ insuranceId, ...dry, lossDay: '2026-12-10' })
    const { items } = await b.admin.insurance.claims({})
    expect(items).toMatchObject([{ premiumState: 'paid', coveredFrom: '2026-12-10' }])
    await b.balanced()
  })

  test('is given by an administrator before the premium is paid: once, and noted', async () => {
    const b = bank()
    const id = await accepted(b)
    expect(await b.admin.insurance.creditPremium({ id })).toMatchObject({ premiumState: 'credited', coveredFrom: '2026-11-21', nextPremiumDue: '2026-12-21' }) // biome-ignore format: one row
    await expect(b.admin.insurance.creditPremium({ id })).rejects.toThrow('No premium is due')
    const told = b.db.select().from(notifications).where(eq(notifications.kind, 'premiumCredited')).all().map(inEnglish)
    expect(told).toMatchObject([{ title: 'Your insurance covers you', message: expect.stringContaining('still due by Monday 21 December') }]) // biome-ignore format: one row
    const [event] = b.db.select().from(auditEvents).where(eq(auditEvents.action, 'admin.insurance.creditPremium')).all()
    expect(event).toMatchObject({ actorId: 'ruth', rowId: id, tableName: 'farmer_insurance' })
    expect(await b.martha.insurance.claim({ insuranceId: id, ...dry, lossDay: '2026-11-21' })).toMatchObject({ status: 'submitted' }) // biome-ignore format: one row
  })
})

describe('a claim', () => {
  test('goes step by step, each with its promised day, and is paid into the account', async () => {
    const b = bank()
    b.db.insert(photos).values({ id: 'hail', ownerId: 'martha', type: 'image/jpeg', bytes: 10 }).run()
    const filed = await b.martha.insurance.claim({ ...loss, photoIds: ['hail'] })
    expect(filed).toMatchObject({ status: 'submitted', promisedDay: '2026-11-24', photoIds: ['hail'], isLate: false })
    await expect(b.martha.insurance.claim(loss)).rejects.toThrow('There is a claim for this policy already')
    expect(await b.admin.insurance.reviewClaim({ id: filed.id })).toMatchObject({ status: 'reviewing', promisedDay: '2026-12-05' }) // biome-ignore format: one row
    const paid = await b.admin.insurance.approveClaim({
      id: filed.id,
      amount: 650,
      reason: 'The gauge shows the hail.',
    })
    expect(paid).toMatchObject({ status: 'paid', approvedAmount: 650, reason: 'The gauge shows the hail.' })
    expect(paid.steps.map(({ status }) => status)).toEqual(['submitted', 'reviewing', 'approved', 'paid'])
    expect(b.heard('martha')).toEqual(['Your claim was approved', 'Your claim was paid'])
    expect(await b.balance('purse')).toBe(10_650)
    expect((await b.martha.insurance.list({})).items).toMatchObject([{ status: 'claimed' }])
    await expect(b.admin.insurance.rejectClaim({ id: filed.id, reason: 'No' })).rejects.toThrow('cannot go')
    await b.balanced()
  })

  test('of the farmer’s own day is taken, which begins before that of UTC', async () => {
    const b = bank()
    const { insurance } = b.as({ ...b.people.martha!, location: 'Nakuru, Kenya' }).finance
    b.clock.now = new Date('2026-11-21T20:59:00.000Z')
    const next = { ...loss, lossDay: '2026-11-22' }
    await expect(insurance.claim(next)).rejects.toThrow('within the time of the policy')
    b.clock.now = new Date('2026-11-21T21:00:00.000Z')
    expect(await insurance.claim(next)).toMatchObject({ lossDay: '2026-11-22' })
  })

  test('outside of the policy is refused, and a rejection needs its reason', async () => {
    const b = bank()
    await expect(b.martha.insurance.claim({ ...loss, amount: 1000.01 })).rejects.toThrow('more than the policy covers')
    for (const lossDay of ['2026-10-31', '2026-11-22'])
      await expect(b.martha.insurance.claim({ ...loss, lossDay })).rejects.toThrow('within the time of the policy')
    await expect(b.martha.insurance.claim({ ...loss, photoIds: ['none'] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { id } = await b.martha.insurance.claim(loss)
    expect((await b.post('ruth', `/admin/claims/${id}/reject`, { reason: ' ' })).status).toBe(400)
    expect(await b.admin.insurance.rejectClaim({ id, reason: 'Enough rain fell.' })).toMatchObject({ status: 'rejected', promisedDay: null }) // biome-ignore format: one row
    expect(b.heard('martha')).toEqual(['Your claim was rejected'])
  })

  test('that waits longer than was promised is told to the administrators, once for each step', async () => {
    const b = bank()
    const { id } = await b.martha.insurance.claim(loss)
    await processDuePolicies(b.db, b.day(3), b.calm)
    expect(b.heard('ruth')).toEqual([])
    await processDuePolicies(b.db, b.day(4), b.calm)
    await processDuePolicies(b.db, b.day(5), b.calm)
    expect(b.heard('ruth')).toEqual(['A claim is late'])
    await b.admin.insurance.reviewClaim({ id })
    await processDuePolicies(b.db, b.day(20), b.calm)
    expect(b.heard('ruth')).toHaveLength(2)
  })

  test('whose payout fails stays approved, and is paid again', async () => {
    const b = bank()
    b.db.$client.exec("update mobile_money_accounts set phone_number = '+2348012340000' where id = 'purse'")
    const { id } = await b.martha.insurance.claim(loss)
    expect(await b.admin.insurance.approveClaim({ id, amount: 700, reason: 'Seen.' })).toMatchObject({ status: 'approved' }) // biome-ignore format: one row
    b.db.$client.exec("update mobile_money_accounts set phone_number = '+2348012345678' where id = 'purse'")
    expect(await b.admin.insurance.payClaim({ id })).toMatchObject({ status: 'paid' })
    await b.balanced()
  })
})

test('every policy carries its premium, also the smallest cover at the smallest rate', async () => {
  const b = bank()
  b.db.update(insuranceProducts).set({ basePremiumRate: 0.01 }).run()
  expect(await b.martha.insurance.request({ ...request, coverageAmount: 0.01 })).toMatchObject({ premiumAmount: 0.01 })
  expect(b.db.select().from(farmerInsurance).where(eq(farmerInsurance.premiumAmount, 0)).all()).toEqual([])
})
