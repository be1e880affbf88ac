import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { farmerLoans, loanProducts, mobileMoneyAccounts, notifications } from '#db/schema/index.ts'
import { exportPersonalData } from '#services/people/export-personal-data.ts'
import { asksForLoan, inEnglish, village, type Who } from '../../village.ts'

const application = { loanProductId: 'seed', principalAmount: 5000, currency: 'NGN', termDays: 365, purpose: 'Seed for rice' } as const // biome-ignore format: one row
const purse = { provider: 'Opay', phoneNumber: '+2348000000009', accountName: 'Purse', country: 'NG', currency: 'NGN' } as const // biome-ignore format: one row

function bank() {
  const v = village()
  const notified = () =>
    v.db
      .select()
      .from(notifications)
      .all()
      .filter(({ id }) => id !== 'welcome')
      .map(inEnglish)
  const rows = () => v.db.select().from(farmerLoans).all()
  /** A write as an app sends it, with an idempotency key. */
  const post = async (who: Who, path: string, key: string, body: object = {}) =>
    v.app.request(`/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${(await v.sessions.open(v.people[who]!.id)).token}`,
      },
      body: JSON.stringify(body),
    })
  return {
    ...v,
    notified,
    rows,
    post,
    loans: v.as(v.people.martha).finance.loans,
    admin: v.as(v.people.ruth).admin.loans,
  }
}

describe('applying', () => {
  test('a product that is no longer offered is refused, and nothing is written', async () => {
    const { db, loans, rows } = bank()
    db.update(loanProducts).set({ isActive: false }).run()
    await expect(loans.request(application)).rejects.toThrow('This loan is not on offer')
    expect(rows()).toEqual([])
  })

  test("the account must be the farmer's own, and open", async () => {
    const { db, loans, rows } = bank()
    const account = (id: string, userId: string, isActive = true) =>
      db
        .insert(mobileMoneyAccounts)
        .values({ ...purse, id, userId, isActive })
        .run()
    account('his', 'joseph')
    account('old', 'martha', false)
    account('hers', 'martha')
    for (const accountId of ['his', 'old', 'none'])
      await expect(loans.request({ ...application, accountId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(rows()).toEqual([])
    expect(await loans.request({ ...application, accountId: 'hers' })).toMatchObject({
      accountId: 'hers',
      status: 'applied',
    })
  })

  test("an application stores hundredths, with the product's rate of that day", async () => {
    const { db, loans, rows } = bank()
    await loans.request({ ...application, principalAmount: 1234.56, termDays: 90, expectedHarvestValue: 0 })
    db.update(loanProducts).set({ interestRate: 99, interestMethod: 'declining' }).run()
    expect(rows()).toMatchObject([
      { principalAmount: 123_456, totalAmount: 127_261, installmentAmount: 42_420, interestRate: 12.5, expectedHarvestValue: 0 }, // biome-ignore format: one row
    ])
    const { items } = await loans.list({})
    expect(items).toMatchObject([{ totalAmount: 1272.61, effectiveRate: 20.34 }])
    expect(items[0]!.schedule).toEqual([
      { due: '2026-12-21', amount: 424.2, paid: 0, status: 'proposed' },
      { due: '2027-01-20', amount: 424.2, paid: 0, status: 'proposed' },
      { due: '2027-02-19', amount: 424.21, paid: 0, status: 'proposed' },
    ])
  })

  test('a declining balance costs less than a flat rate', async () => {
    const { db, loans } = bank()
    const flat = await loans.request(application)
    db.update(loanProducts).set({ interestMethod: 'declining' }).run()
    const declining = await loans.request(application)
    expect([flat.totalAmount, declining.totalAmount]).toEqual([5625, 5344.98])
    expect([flat.effectiveRate, declining.effectiveRate]).toEqual([25.14, 13.44])
  })

  test('after a lost answer the request is repeated, and there is one application', async () => {
    const { post, rows } = bank()
    const first = await (await post('martha', '/loans', 'k1', application)).json()
    expect(await (await post('martha', '/loans', 'k1', application)).json()).toEqual(first)
    expect(rows()).toHaveLength(1)
    expect((await post('martha', '/loans', 'k1', { ...application, principalAmount: 6000 })).status).toBe(409)
  })

  test("a farmer's loans are listed newest first, by page, and nobody else's", async () => {
    const { loans, clock, as, people } = bank()
    for (const hour of [1, 2, 3]) {
      clock.now = new Date(`2026-11-22T0${hour}:00:00.000Z`)
      await loans.request({ ...application, principalAmount: hour * 2000 })
      await as(people.joseph).finance.loans.request(application)
    }
    const first = await loans.list({ limit: 2 })
    const rest = await loans.list({ limit: 2, cursor: first.nextCursor! })
    const amounts = [...first.items, ...rest.items].map(({ principalAmount }) => principalAmount)
    expect([amounts, rest.nextCursor]).toEqual([[6000, 4000, 2000], null])
  })
})

describe('deciding', () => {
  test('an approval notifies the farmer, and nobody else, of the amount to repay', async () => {
    const v = bank()
    asksForLoan(v)
    expect(await v.admin.approve({ id: 'asked' })).toMatchObject({ status: 'approved', paidAmount: 0 })
    expect(v.rows()).toMatchObject([{ status: 'approved', approvedAt: '2026-11-21T12:00:00.000Z' }])
    expect(v.notified()).toMatchObject([
      {
        userId: 'martha',
        type: 'system',
        priority: 'high',
        title: 'Your loan was approved',
        message:
          'Your application for ‘Seed’ of ₦5,000.00 was approved. You will pay back ₦5,625.00 in 12 instalments of ₦468.75.',
        link: '/finance?tab=loans',
        isRead: false,
        createdAt: '2026-11-21T12:00:00.000Z',
      },
    ])
  })

  test('a rejection notifies the farmer of its reason', async () => {
    const v = bank()
    asksForLoan(v)
    await v.admin.reject({ id: 'asked', reason: 'The quotation is missing.' })
    expect(v.notified()).toMatchObject([
      { userId: 'martha', message: expect.stringContaining('The quotation is missing.') },
    ])
    expect((await v.loans.list({})).items).toMatchObject([{ rejectionReason: 'The quotation is missing.' }])
  })

  test('a decision sent twice with one key gets the same answer, and notifies once', async () => {
    const v = bank()
    asksForLoan(v)
    const first = await v.post('ruth', '/admin/loans/asked/approve', 'k1')
    const again = await v.post('ruth', '/admin/loans/asked/approve', 'k1')
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await again.json()).toEqual(await first.json())
    expect(v.notified()).toHaveLength(1)
    expect((await v.post('ruth', '/admin/loans/asked/approve', 'k2')).status).toBe(409)
    expect(v.notified()).toHaveLength(1)
  })

  test('of two administrators who decide concurrently one succeeds', async () => {
    const v = bank()
    asksForLoan(v)
    const other = v.as(v.person('admin'))
    const outcomes = await Promise.allSettled([
      v.admin.approve({ id: 'asked' }),
      other.admin.loans.reject({ id: 'asked', reason: 'No quotation' }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(outcomes[1]).toMatchObject({ reason: { code: 'CONFLICT', message: 'This application was already decided' } })
    expect(v.rows()).toMatchObject([{ status: 'approved', rejectionReason: null }])
    expect(v.notified()).toHaveLength(1)
  })

  test.each(['approved', 'disbursed', 'active', 'completed', 'defaulted', 'rejected'] as const)(
    'an application that is %s cannot be decided again',
    async (status) => {
      const v = bank()
      asksForLoan(v)
      v.db.update(farmerLoans).set({ status }).run()
      for (const again of [() => v.admin.approve({ id: 'asked' }), () => v.admin.reject({ id: 'asked', reason: 'No' })])
        await expect(again()).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(v.rows()).toMatchObject([{ status }])
      expect(v.notified()).toEqual([])
    },
  )

  test('all loans are listed newest first in every status, by page', async () => {
    const v = bank()
    const joseph = v.as(v.people.joseph).finance.loans
    const made: string[] = []
    for (const hour of [1, 2, 3, 4, 5]) {
      v.clock.now = new Date(`2026-11-22T0${hour}:00:00.000Z`)
      made.unshift((await (hour % 2 ? v.loans : joseph).request(application)).id)
    }
    await v.admin.approve({ id: made[1]! })
    await v.admin.reject({ id: made[2]!, reason: 'No quotation' })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await v.admin.list({ limit: 2, cursor })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(made)
    expect((await v.admin.list({ status: 'applied' })).items.map(({ id }) => id)).toEqual([made[0], made[3], made[4]])
  })

  test('loans are sorted by amount, found by their farmer, and counted', async () => {
    const v = bank()
    const joseph = v.as(v.people.joseph).finance.loans
    await v.loans.request({ ...application, principalAmount: 6000 })
    await joseph.request({ ...application, principalAmount: 9000 })
    await v.loans.request({ ...application, principalAmount: 7000 })
    const amounts = async (input: Parameters<typeof v.admin.list>[0]) =>
      (await v.admin.list(input)).items.map(({ principalAmount }) => principalAmount)
    expect(await amounts({ sort: '-principalAmount' })).toEqual([9000, 7000, 6000])
    expect(await amounts({ sort: 'principalAmount', status: 'applied' })).toEqual([6000, 7000, 9000])
    const name = v.people.martha!.fullName.toUpperCase()
    expect(await amounts({ sort: 'principalAmount', search: name })).toEqual([6000, 7000])
    const first = await v.admin.list({ limit: 1, sort: '-principalAmount', search: name })
    const second = await v.admin.list({ limit: 1, sort: '-principalAmount', search: name, cursor: first.nextCursor! })
    expect([first.total, second.total, second.items[0]!.principalAmount]).toEqual([2, null, 6000])
    expect((await v.admin.list({})).total).toBe(3)
    expect(await v.admin.list({ status: 'approved' })).toMatchObject({ items: [], total: 0 })
  })

  test("phones synchronize changes of their user's loans, and of no other's", async () => {
    const v = bank()
    asksForLoan(v)
    const changesOf = (who: Who, cursor?: string) => v.as(v.people[who]).farmer.sync.changes({ cursor })
    const [hers, his] = [await changesOf('martha'), await changesOf('joseph')]
    await v.admin.approve({ id: 'asked' })
    expect((await changesOf('martha', hers.cursor)).lists).toEqual(expect.arrayContaining(['loans', 'notifications']))
    expect((await changesOf('joseph', his.cursor)).lists).toEqual([])
  })
})

test('after the payout the schedule starts from that day, with the repayments', async () => {
  const v = bank()
  asksForLoan(v)
  const paidOut = { status: 'active', disbursedAt: '2026-09-01T08:00:00.000Z', paidAmount: 50_000 } as const
  v.db.update(farmerLoans).set({ ...paidOut, remainingAmount: 512_500 }).where(eq(farmerLoans.id, 'asked')).run() // biome-ignore format: one row
  const { items } = await v.loans.list({})
  expect(items[0]!.schedule.slice(0, 3)).toEqual([
    { due: '2026-10-01', amount: 468.75, paid: 468.75, status: 'paid' },
    { due: '2026-10-31', amount: 468.75, paid: 31.25, status: 'overdue' },
    { due: '2026-11-30', amount: 468.75, paid: 0, status: 'due' },
  ])
})

test("the export contains the farmer's applications", async () => {
  const v = bank()
  asksForLoan(v)
  const exported = await exportPersonalData(v.db, { user: v.people.martha!, now: () => v.clock.now })
  expect(JSON.stringify(exported)).toContain('Seed for the whole season')
})
