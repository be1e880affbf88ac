import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { farmerLoans, farmerRecords, ledgerAccounts, users } from '#db/schema/index.ts'
import { addDays, dayOf, daysBetween } from '#domain/dates.ts'
import type { PortfolioFigures } from '#domain/finance/portfolio/portfolio.schema.ts'
import { FIGURES, type Figure } from '#domain/finance/portfolio/portfolio.ts'
import { processDueLoans } from '#services/finance/loans/process-due-loans.ts'
import { type Bank, bank } from './money.ts'

const NGN = { currency: 'NGN' } as const

/** Martha of Lagos, a woman whom Hawa looks after, and Joseph of Kano, of whom nothing is noted. */
function lenders() {
  const b = bank()
  b.db.update(users).set({ location: 'Lagos, Nigeria' }).where(eq(users.id, 'martha')).run()
  b.db.update(users).set({ location: 'Kano, Nigeria' }).where(eq(users.id, 'joseph')).run()
  b.db.insert(farmerRecords).values({ farmerId: 'martha', agentId: 'hawa', gender: 'female' }).run()
  const lend = async (who: 'martha' | 'joseph', principalAmount: number) => {
    const accountId = who === 'martha' ? 'purse' : 'his'
    const asked = { loanProductId: 'seed', principalAmount, ...NGN, termDays: 90, purpose: 'Seed for rice', accountId } as const // biome-ignore format: one row
    const { id } = await b[who].loans.request(asked)
    await b.admin.loans.approve({ id })
    return b.admin.loans.disburse({ id })
  }
  const summary = async (by: 'product' | 'place' | 'gender' | 'agent' = 'product') => b.admin.finance.portfolio.summary({ by }) // biome-ignore format: one call
  const behind = async (figure: Figure, group: object = {}) => (await b.admin.finance.portfolio.loans({ figure, ...NGN, ...group })).items // biome-ignore format: one call
  return { ...b, lend, summary, behind }
}

describe('a portfolio', () => {
  test('is empty before anything was paid out', async () => {
    const b = lenders()
    await b.martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, ...NGN, termDays: 90, purpose: 'Seed for rice' }) // biome-ignore format: one row
    expect(await b.summary()).toEqual({ totals: [], groups: [] })
  })

  test('what is owed, at risk, its ages and the rate at which it is paid back', async () => {
    const b = lenders()
    const loan = await b.lend('martha', 3000)
    await b.lend('joseph', 2000)
    b.day(61)
    await b.martha.loans.pay({ loanId: loan.id, amount: loan.installmentAmount })
    // Of Martha's loan the second payment is a day late, of Joseph's the first one 31 days.
    const [all] = (await b.summary()).totals as [PortfolioFigures]
    const owedByMartha = (await b.behind('upTo30'))[0]!.outstanding
    expect(owedByMartha).toBeCloseTo(3000 - (loan.installmentAmount - 30.82), 1)
    expect(all).toMatchObject({
      currency: 'NGN',
      loans: 2,
      outstanding: owedByMartha + 2000,
      risk1: 2000,
      risk30: 2000,
      risk60: 0,
      risk90: 0,
      current: 0,
      upTo30: owedByMartha,
      upTo60: 2000,
      upTo90: 0,
      over90: 0,
      writtenOff: 0,
    })
    expect(all.risk30Share).toBe(Math.round((2000 / all.outstanding) * 10_000) / 100)
    // Two of three payments fell due of each; Martha paid one.
    expect(all.fallenDue).toBeCloseTo(2 * loan.installmentAmount + 2 * 687.21, 2)
    expect(all.paidOfDue).toBe(loan.installmentAmount)
    expect(all.repaymentRate).toBe(Math.round((all.paidOfDue / all.fallenDue) * 10_000) / 100)
  })

  test('at risk is what is later than so many days, and a day of grace is no risk', async () => {
    const b = lenders()
    await b.lend('martha', 3000)
    const risks = async (day: number) => {
      b.day(day)
      const [all] = (await b.summary()).totals as [PortfolioFigures]
      return [all.current, all.risk1, all.risk30, all.risk60, all.risk90].map((amount) => amount > 0)
    }
    expect(await risks(30)).toEqual([true, false, false, false, false])
    expect(await risks(31)).toEqual([false, false, false, false, false])
    expect(await risks(32)).toEqual([false, true, false, false, false])
    expect(await risks(60)).toEqual([false, true, false, false, false])
    expect(await risks(61)).toEqual([false, true, true, false, false])
    expect(await risks(91)).toEqual([false, true, true, true, false])
    expect(await risks(121)).toEqual([false, true, true, true, true])
  })

  test('by place on a level, with what cannot be placed by itself', async () => {
    const b = lenders()
    const at = (id: string, location: string) => b.db.update(users).set({ location }).where(eq(users.id, id)).run()
    await b.lend('martha', 3000)
    await b.lend('joseph', 2000)
    const named = async (placeLevel: 'country' | 'region') =>
      (await b.admin.finance.portfolio.summary({ by: 'place', placeLevel })).groups.map(({ key, loans }) => [
        key,
        loans,
      ])
    expect(await named('country')).toEqual([['Nigeria', 2]])
    at('joseph', 'ikeja , NIGERIA')
    expect(await named('region')).toEqual([['Lagos State, Nigeria', 2]])
    expect(await b.behind('outstanding', { by: 'place', key: 'Lagos State, Nigeria' })).toHaveLength(2)
    at('joseph', 'Zzyzx')
    expect(await named('region')).toEqual([
      ['Lagos State, Nigeria', 1],
      ['', 1],
    ])
    expect(await b.behind('outstanding', { by: 'place', key: '' })).toHaveLength(1)
  })

  test.each([
    ['product', [['seed', 'Seed', 2]]],
    [
      'place',
      [
        ['Lagos, Nigeria', 'Lagos, Nigeria', 1],
        ['Kano, Nigeria', 'Kano, Nigeria', 1],
      ],
    ],
    [
      'gender',
      [
        ['female', 'female', 1],
        ['', '', 1],
      ],
    ],
    [
      'agent',
      [
        ['hawa', 'Hawa Sirleaf', 1],
        ['', '', 1],
      ],
    ],
  ] as const)('by %s, with the loans behind each group', async (by, expected) => {
    const b = lenders()
    await b.lend('martha', 3000)
    await b.lend('joseph', 2000)
    const { groups } = await b.summary(by)
    expect(groups.map(({ key, name, loans }) => [key, name, loans])).toEqual(expected)
    for (const { key, loans, outstanding } of groups) {
      const found = await b.behind('outstanding', { by, key })
      expect(found).toHaveLength(loans)
      expect(found.reduce((sum, each) => sum + each.outstanding, 0)).toBe(outstanding)
    }
  })

  test('what was written off is owed no more, and what was paid back counts as paid', async () => {
    const b = lenders()
    const lost = await b.lend('martha', 3000)
    const paid = await b.lend('joseph', 2000)
    await b.joseph.loans.pay({ loanId: paid.id, amount: 2061.64 })
    await processDueLoans(b.db, b.day(121), b.calm)
    await b.admin.loans.writeOff({ id: lost.id, reason: 'The flood' })
    const [all] = (await b.summary()).totals as [PortfolioFigures]
    expect(all).toMatchObject({ loans: 0, outstanding: 0, risk90: 0, risk90Share: null, writtenOff: 3092.47, fallenDue: 5154.11, paidOfDue: 2061.64, repaymentRate: 40 }) // biome-ignore format: one row
    expect(await b.behind('outstanding')).toEqual([])
    expect((await b.behind('fallenDue')).map(({ status }) => status).sort()).toEqual(['completed', 'writtenOff'])
  })

  test('other days make a loan current again', async () => {
    const b = lenders()
    const { id } = await b.lend('martha', 3000)
    b.day(65)
    await b.admin.loans.grantGrace({ id, days: 60, reason: 'Late rains' })
    expect((await b.summary()).totals).toMatchObject([{ risk1: 0, current: 3000, fallenDue: 0, repaymentRate: null }])
  })
})

describe('the list behind a figure', () => {
  test('comes in pages, the latest payers first, and knows its cursor', async () => {
    const b = lenders()
    for (const days of [0, 10, 20, 40]) {
      b.day(days)
      await b.lend('martha', 1100)
    }
    b.day(100)
    const first = await b.admin.finance.portfolio.loans({ figure: 'outstanding', ...NGN, limit: 3 })
    expect(first.items.map(({ daysLate }) => daysLate)).toEqual([70, 60, 50])
    const rest = await b.admin.finance.portfolio.loans({ figure: 'outstanding', ...NGN, limit: 3, cursor: first.nextCursor! }) // biome-ignore format: one call
    expect(rest).toMatchObject({ items: [{ daysLate: 30, farmer: { id: 'martha' }, product: 'Seed', gender: 'female', agent: 'Hawa Sirleaf' }], nextCursor: null }) // biome-ignore format: one row
    const broken = b.admin.finance.portfolio.loans({ figure: 'outstanding', ...NGN, cursor: 'x' })
    await expect(broken).rejects.toThrow('not given by this server')
  })
})

/** The same figures, counted loan by loan from what the API answers of each. */
async function counted(b: Bank) {
  const today = dayOf(b.clock.now)
  const { items } = await b.admin.loans.list({ limit: 100 })
  const minor = (major: number) => Math.round(major * 100)
  const rows = b.db.select().from(ledgerAccounts).all()
  const sums = Object.fromEntries([...FIGURES, 'paidOfDue'].map((figure) => [figure, 0])) as Record<Figure | 'paidOfDue', number> // biome-ignore format: one table
  for (const loan of items) {
    if (loan.disbursedAt === null) continue
    const owed = Math.max(0, -(rows.find(({ id }) => id === `principal ${loan.id}`)?.balance ?? 0))
    const late = loan.nextPaymentDue === null ? 0 : Math.max(0, daysBetween(loan.nextPaymentDue, today))
    const isOwing = ['disbursed', 'active', 'defaulted'].includes(loan.status)
    const due = loan.schedule.filter((each) => each.due < today).reduce((sum, { amount }) => sum + minor(amount), 0)
    sums.fallenDue += due
    sums.paidOfDue += Math.min(due, minor(loan.paidAmount))
    if (!isOwing) continue
    sums.outstanding += owed
    for (const days of [1, 30, 60, 90] as const) if (late > days) sums[`risk${days}`] += owed
    const age =
      late === 0 ? 'current' : late <= 30 ? 'upTo30' : late <= 60 ? 'upTo60' : late <= 90 ? 'upTo90' : 'over90'
    sums[age] += owed
  }
  return sums
}

test('whatever happens to loans, each figure is what its loans come to, and what the list behind it sums to', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('flat', 'declining'),
      fc.array(fc.record({ wait: fc.integer({ min: 0, max: 60 }), pays: fc.integer({ min: 0, max: 100 }), who: fc.constantFrom('martha', 'joseph'), lends: fc.boolean(), grace: fc.boolean() }), { minLength: 3, maxLength: 8 }), // biome-ignore format: one list
      async (interestMethod, steps) => {
        const b = lenders()
        b.product({ interestMethod, penaltyRate: 5, penaltyCap: 2 })
        await b.lend('martha', 2500)
        let day = 0
        for (const { wait, pays, who, lends, grace } of steps) {
          day += wait
          await processDueLoans(b.db, b.day(day), b.calm)
          if (lends) await b.lend(who as 'martha', 1500)
          const [loan] = (await b[who as 'martha'].loans.list({})).items
          const amount = Math.round((loan?.payOff?.amount ?? 0) * pays) / 100
          if (loan && amount > 0) await b[who as 'martha'].loans.pay({ loanId: loan.id, amount }).catch(() => {})
          if (loan && grace)
            await b.admin.loans.grantGrace({ id: loan.id, days: 20, reason: 'Late rains' }).catch(() => {})
          const [all] = (await b.summary()).totals as [PortfolioFigures]
          const expected = await counted(b)
          for (const figure of FIGURES) {
            expect([figure, Math.round(all[figure] * 100)]).toEqual([figure, expected[figure]])
            const sum = (await b.behind(figure)).reduce((all, each) => all + Math.round((figure === 'fallenDue' ? each.fallenDue : each.outstanding) * 100), 0) // biome-ignore format: one sum
            expect([figure, sum]).toEqual([figure, expected[figure]])
          }
          expect(Math.round(all.paidOfDue * 100)).toBe(expected.paidOfDue)
          const groups = await Promise.all((['product', 'place', 'gender', 'agent'] as const).map(b.summary))
          for (const { groups: rows } of groups)
            expect(rows.reduce((sum, { outstanding }) => sum + Math.round(outstanding * 100), 0)).toBe(
              expected.outstanding,
            )
        }
      },
    ),
    { numRuns: 10 },
  )
}, 120_000)

describe('the journal', () => {
  test('has each side of each movement, balances in each currency, and is exported as CSV', async () => {
    const b = lenders()
    const { id } = await b.lend('martha', 3000)
    await b.martha.loans.pay({ loanId: id, amount: 500 })
    const { items } = await b.admin.finance.portfolio.journal({})
    const sum = (side: 'debit' | 'credit') => items.reduce((all, each) => all + Math.round((each[side] ?? 0) * 100), 0)
    expect(sum('debit')).toBe(sum('credit'))
    expect(items.every(({ debit, credit }) => (debit === null) !== (credit === null))).toBe(true)
    const paid = items.filter(({ movementKind }) => movementKind === 'loanPayment')
    expect(paid).toMatchObject([
      { date: '2026-11-21', account: 'wallet purse', accountKind: 'wallet', debit: 500, credit: null, reference: expect.stringMatching(/^TX-/) }, // biome-ignore format: one row
      {
        account: `interest ${id}`,
        debit: null,
        credit: expect.any(Number),
        reference: expect.stringMatching(/^M-\d+$/),
      },
      { account: `principal ${id}`, debit: null, credit: expect.any(Number) },
    ])
    const { token } = await b.sessions.open('ruth')
    const answer = await b.app.request('/api/admin/ledger/journal', { headers: { authorization: `Bearer ${token}`, accept: 'text/csv' } }) // biome-ignore format: one request
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toContain('kuu-journal.csv')
    const [head, ...lines] = (await answer.text()).replace('\uFEFF', '').trim().split(/\r?\n/)
    expect(head).toBe(
      '"date","account","debit","credit","reference","currency","accountKind","movement","movementKind","description"',
    )
    expect(lines).toHaveLength(items.length)
    expect(lines).toContainEqual(expect.stringMatching(/^"2026-11-21","wallet purse",500,,"TX-\w+","NGN","wallet",\d+,"loanPayment","Loan payment: Seed"$/)) // biome-ignore format: one row
  })

  test('of some days, in pages', async () => {
    const b = lenders()
    await b.lend('martha', 1100)
    b.day(1)
    await b.lend('martha', 1100)
    const day = (days: number) => addDays('2026-11-21', days)
    const of = async (input: object) => (await b.admin.finance.portfolio.journal(input)).items.map(({ date }) => date)
    expect(new Set(await of({ from: day(1), to: day(1) }))).toEqual(new Set([day(1)]))
    expect(new Set(await of({ to: day(0) }))).toEqual(new Set([day(0)]))
    expect(await of({ from: day(2) })).toEqual([])
    const first = await b.admin.finance.portfolio.journal({ limit: 3 })
    const rest = await b.admin.finance.portfolio.journal({ limit: 100, cursor: first.nextCursor! })
    expect(first.items.length + rest.items.length).toBe((await of({})).length)
    expect(b.db.select().from(farmerLoans).all()).toHaveLength(2)
  })
})
