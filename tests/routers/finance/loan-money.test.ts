import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import {
  farmerCrops,
  farmerLoans,
  ledgerMovements,
  loanPayments,
  mobileMoneyAccounts,
  notificationPreferences,
  paymentMethods,
  smsMessages,
  stoppedPhones,
  users,
} from '#db/schema/index.ts'
import { COUNTRIES, type Currency } from '#domain/places.ts'
import { processDueLoans } from '#services/finance/loans/process-due-loans.ts'
import { wallet } from '../../money.ts'
import { provedNumber } from '../../village.ts'
import { bank } from './money.ts'

describe('paying out', () => {
  test('only an approved loan, once; the money is in the account and owed with its interest', async () => {
    const b = bank()
    const loan = await b.disbursed()
    expect(loan).toMatchObject({ status: 'disbursed', remainingAmount: 5625, nextPaymentDue: '2026-12-21', nextPaymentAmount: 468.75 }) // biome-ignore format: one row
    await expect(b.admin.loans.disburse({ id: loan.id })).rejects.toThrow('Only an approved loan can be paid out')
    expect(await b.balance('purse')).toBe(15_000)
    expect(b.heard('martha')).toEqual(['Your loan was approved', 'Your loan was paid out'])
    const { items } = await b.martha.transactions.list({})
    expect(items).toContainEqual(expect.objectContaining({ type: 'credit', amount: 5000, status: 'completed', category: 'loan', description: 'Loan: Seed' })) // biome-ignore format: one row
    await b.balanced()
  })

  test('a loan without an account goes to the default one of its currency; without any it is refused in words', async () => {
    const b = bank()
    expect(await b.disbursed({ accountId: null })).toMatchObject({ status: 'disbursed' })
    expect(await b.balance('purse')).toBe(15_000)
    b.db.update(mobileMoneyAccounts).set({ currency: 'GHS' }).run()
    b.db.update(paymentMethods).set({ currency: 'GHS' }).run()
    await expect(b.disbursed({ accountId: null })).rejects.toThrow(
      'The farmer has no way to be paid in this currency yet',
    )
  })

  test('what fails leaves the loan approved, with a line that says why, and can be tried again', async () => {
    const b = bank()
    b.db.update(mobileMoneyAccounts).set({ phoneNumber: '+2348012340000' }).where(eq(mobileMoneyAccounts.id, 'purse')).run() // biome-ignore format: one row
    b.day(1)
    const loan = await b.disbursed()
    expect(loan).toMatchObject({ status: 'approved', disbursedAt: null })
    expect((await b.martha.transactions.list({})).items[0]).toMatchObject({ status: 'failed', paymentFailure: 'refused', errorMessage: 'The payment was refused on the phone.' }) // biome-ignore format: one row
    b.db.update(mobileMoneyAccounts).set({ phoneNumber: '+2348012345678' }).where(eq(mobileMoneyAccounts.id, 'purse')).run() // biome-ignore format: one row
    expect(await b.admin.loans.disburse({ id: loan.id })).toMatchObject({ status: 'disbursed' })
    await b.balanced()
  })
})

describe('paying back', () => {
  test('a payment pays interest first, then the loan; the next day and the receipt follow', async () => {
    const b = bank()
    const { id: loanId, installmentAmount } = await b.disbursed()
    expect(installmentAmount).toBe(468.75)
    const { transaction, loan } = await b.martha.loans.pay({ loanId, amount: installmentAmount })
    expect(transaction).toMatchObject({ type: 'debit', status: 'completed', amount: 468.75, fees: 0, category: 'loanPayment', recipientName: 'Kuu Bank' }) // biome-ignore format: one row
    expect(loan).toMatchObject({ status: 'active', paidAmount: 468.75, remainingAmount: 5156.25, nextPaymentDue: '2027-01-20' }) // biome-ignore format: one row
    await b.martha.loans.pay({ loanId, amount: 10, accountId: 'purse' })
    const receipts = await b.martha.loans.receipts({ loanId })
    expect(receipts).toMatchObject([
      { receiptNumber: 'R-00000001', amount: 468.75, interest: 52.08, principal: 416.67, remaining: 5156.25, reference: transaction.reference }, // biome-ignore format: one row
      { receiptNumber: 'R-00000002', amount: 10, interest: 10, principal: 0, remaining: 5146.25 },
    ])
    expect(await b.balance('purse')).toBe(15_000 - 468.75 - 10)
    await b.balanced()
  })

  test('all of it at once completes the loan, and nothing is taken after that', async () => {
    const b = bank()
    const { id: loanId } = await b.disbursed()
    await expect(b.martha.loans.pay({ loanId, amount: 5625.01 })).rejects.toThrow('more than what remains')
    const { loan } = await b.martha.loans.pay({ loanId, amount: 5625 })
    expect(loan).toMatchObject({ status: 'completed', remainingAmount: 0, nextPaymentDue: null })
    expect(loan.schedule.every(({ status }) => status === 'paid')).toBe(true)
    await expect(b.martha.loans.pay({ loanId, amount: 1 })).rejects.toThrow('Nothing is to be paid for this loan now')
    expect(b.heard('martha').at(-1)).toBe('Your loan is paid back')
    await b.balanced()
  })

  test('too little in the account: refused, and nothing is written', async () => {
    const b = bank()
    const { id: loanId } = await b.disbursed()
    await expect(b.martha.loans.pay({ loanId, amount: 100, accountId: 'box' })).rejects.toThrow('Insufficient balance')
    expect(b.db.select().from(loanPayments).all()).toEqual([])
  })

  test('a payment that waits keeps its money, and stops nobody from seeing it', async () => {
    const b = bank()
    wallet(b, { id: 'slow', userId: 'martha', phoneNumber: '+2348012349999' }, 100_000)
    const { id: loanId } = await b.disbursed()
    const { transaction, loan } = await b.martha.loans.pay({ loanId, amount: 600, accountId: 'slow' })
    expect(transaction).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
    expect(loan).toMatchObject({ status: 'disbursed', paidAmount: 0 })
    expect((await b.martha.accounts.list()).find(({ id }) => id === 'slow')).toMatchObject({ balance: 1000, available: 400 }) // biome-ignore format: one row
    await expect(b.martha.loans.pay({ loanId, amount: 600, accountId: 'slow' })).rejects.toThrow('Insufficient balance')
    await expect(b.martha.loans.pay({ loanId, amount: 5625 })).rejects.toThrow('do not pay again')
    await b.balanced()
  })

  test('the fallback of 1000 is never reached: every loan carries its instalment', async () => {
    const b = bank()
    await b.disbursed()
    const { items } = await b.martha.loans.list({})
    expect(items.every(({ installmentAmount }) => installmentAmount > 0)).toBe(true)
  })
})

describe('paying off early', () => {
  test('a declining loan owes the interest of its days; what that saves is in the books, and comes back with the payment', async () => {
    const b = bank()
    b.product({ interestMethod: 'declining' })
    const { id: loanId, totalAmount, payOff } = await b.disbursed()
    expect(payOff).toEqual({ amount: 5000, saved: expect.closeTo(totalAmount - 5000), validUntil: '2026-11-21T22:59:59.999Z' }) // biome-ignore format: one row
    b.day(1)
    await expect(b.martha.loans.pay({ loanId, amount: totalAmount })).rejects.toThrow(
      'Less than this pays the loan off',
    )
    // 5,000 × 12.5 % ÷ 360
    const { loan } = await b.martha.loans.pay({ loanId, amount: 5001.74 })
    expect(loan).toMatchObject({ status: 'completed', totalAmount: 5001.74, remainingAmount: 0, payOff: null })
    expect(await b.martha.loans.receipts({ loanId })).toMatchObject([{ interest: 1.74, principal: 5000, saved: expect.closeTo(totalAmount - 5001.74) }]) // biome-ignore format: one row
    await b.balanced()
    const number = b.db.select().from(ledgerMovements).all().at(-1)!.number
    await b.admin.ledger.reverse({ number, reason: 'The wrong loan was paid' })
    expect(await b.martha.loans.get({ loanId })).toMatchObject({ status: 'active', totalAmount, remainingAmount: totalAmount, payOff: { amount: 5001.74 } }) // biome-ignore format: one row
    await b.balanced()
  })

  test('a flat loan saves nothing, unless its product gives a rebate; a loan keeps that of its day', async () => {
    const b = bank()
    const plain = await b.disbursed()
    expect(plain.payOff).toMatchObject({ amount: 5625, saved: 0 })
    await b.admin.loanProducts.change({ id: 'seed', rebate: 'byDays' })
    const kind = await b.disbursed()
    expect(kind).toMatchObject({ rebate: 'byDays', payOff: { amount: 5000, saved: 625 } })
    expect(await b.martha.loans.get({ loanId: plain.id })).toMatchObject({ rebate: 'none', payOff: { saved: 0 } })
  })

  test('a day ends where the farmer lives', async () => {
    const b = bank()
    b.product({ interestMethod: 'declining' })
    const { id: loanId } = await b.disbursed()
    b.clock.now = new Date('2026-11-21T23:30:00.000Z')
    expect((await b.martha.loans.get({ loanId })).payOff).toMatchObject({ amount: 5001.74, validUntil: '2026-11-22T22:59:59.999Z' }) // biome-ignore format: one row
  })
})

describe('fifty at once', () => {
  test('under one key are one payment', async () => {
    const b = bank()
    const { id } = await b.disbursed()
    const movements = () => b.db.select().from(ledgerMovements).all().length
    const before = movements()
    const asked = Array.from({ length: 50 }, () => b.post('martha', `/loans/${id}/payments`, { amount: 100, paymentMethod: 'mobile_money' }, 'one')) // biome-ignore format: one call
    const answers = await Promise.all((await Promise.all(asked)).map((each) => each.json()))
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(movements()).toBe(before + 1)
  })

  test('under fifty keys take neither the account nor the loan below zero', async () => {
    const b = bank()
    wallet(b, { id: 'small', userId: 'martha', phoneNumber: '+2348012345673' }, 70_000)
    const { id } = await b.disbursed()
    const pay = (accountId: string, key: string) => b.post('martha', `/loans/${id}/payments`, { amount: 200, accountId }, key) // biome-ignore format: one call
    const small = await Promise.all(Array.from({ length: 50 }, (_, n) => pay('small', `s${n}`)))
    expect(small.filter(({ status }) => status === 200)).toHaveLength(3)
    const large = await Promise.all(Array.from({ length: 50 }, (_, n) => pay('purse', `l${n}`)))
    expect(large.filter(({ status }) => status === 200)).toHaveLength(25)
    expect((await b.martha.loans.get({ loanId: id })).remainingAmount).toBe(25)
    await b.balanced()
  })
})

describe('hostile amounts', () => {
  test.each([-1, 0, 0.001, 1.005, 1e308, null, '100', 'NaN', [], {}])(
    '%s is 400, and nothing is written',
    async (amount) => {
      const b = bank()
      const { id } = await b.disbursed()
      const before = b.db.$client.serialize()
      for (const [path, body] of [
        [`/loans/${id}/payments`, { amount }],
        ['/insurance/cover/premium-payments', { amount }],
        ['/transfers', { fromAccountId: 'purse', toAccountId: 'box', amount, currency: 'NGN' }],
        ['/insurance/cover/claims', { description: 'Hail broke the maize', lossDay: '2026-11-20', amount }],
      ] as const) {
        const answer = await b.post('martha', path, body, 'k')
        expect([path, answer.status]).toEqual([path, 400])
        expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w+ \w+/) })
      }
      expect(b.db.select().from(ledgerMovements).all()).toHaveLength(3)
      expect(before.length).toBeGreaterThan(0)
    },
  )

  test('francs have no hundredths: a payment of them is refused', async () => {
    const b = bank('Abidjan, Ivory Coast')
    b.product({ currency: 'XOF' })
    wallet(b, { id: 'cfa', userId: 'martha', phoneNumber: '+2250707123456', country: 'CI', currency: 'XOF', provider: 'Moov Money' }, 100_000) // biome-ignore format: one row
    const request = { loanProductId: 'seed', currency: 'XOF', termDays: 90, purpose: 'Seed for rice', accountId: 'cfa' } as const // biome-ignore format: one row
    await expect(b.martha.loans.request({ ...request, principalAmount: 2000.5 })).rejects.toThrow('no coins')
    const { id: loanId, installmentAmount } = await b.disbursed({ ...request, principalAmount: 2000 })
    expect(installmentAmount).toBe(687)
    await expect(b.martha.loans.pay({ loanId, amount: 10.5 })).rejects.toThrow('no coins')
    expect((await b.martha.loans.pay({ loanId, amount: 687 })).loan.paidAmount).toBe(687)
  })
})

test('another farmer’s loan and account are not found', async () => {
  const b = bank()
  const { id: loanId } = await b.disbursed()
  for (const ask of [
    () => b.joseph.loans.pay({ loanId, amount: 1 }),
    () => b.joseph.loans.get({ loanId }),
    () => b.martha.loans.pay({ loanId, amount: 1, accountId: 'his' }),
    () => b.joseph.transactions.transfer({ fromAccountId: 'his', toAccountId: 'purse', amount: 1, currency: 'NGN' }),
    () => b.joseph.insurance.pay({ insuranceId: 'cover', amount: 1 }),
    () => b.joseph.accounts.remove({ id: 'box' }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an offer in francs is in whole francs, and so is one of an insurance', async () => {
  const b = bank()
  const offer = { name: 'Mil', provider: 'Banque', currency: 'XOF', loanType: 'input', minAmount: 1000, maxAmount: 9000, interestRate: 10, termDays: 365, requiredDocuments: null, eligibleCrops: null, description: null } as const // biome-ignore format: one row
  await expect(b.admin.loanProducts.create({ ...offer, minAmount: 1000.5 })).rejects.toThrow('no coins for that amount')
  const { id } = await b.admin.loanProducts.create(offer)
  await expect(b.admin.loanProducts.change({ id, maxAmount: 8000.5 })).rejects.toThrow('no coins for that amount')
  const cover = { name: 'Pluie', provider: 'Banque', currency: 'XOF', insuranceType: 'crop', coverageType: 'drought', basePremiumRate: 4, eligibleCrops: null, eligibleRegions: null, description: null } as const // biome-ignore format: one row
  await expect(b.admin.insuranceProducts.create({ ...cover, maxCoverageAmount: 1.5 })).rejects.toThrow('no coins')
  const insurance = await b.admin.insuranceProducts.create({ ...cover, maxCoverageAmount: 1000 })
  await expect(b.admin.insuranceProducts.change({ id: insurance.id, maxCoverageAmount: 1.5 })).rejects.toThrow('no coins') // biome-ignore format: one sentence
})

describe('what the hours bring', () => {
  const tend = (b: ReturnType<typeof bank>, days: number) => processDueLoans(b.db, b.day(days), b.calm)

  test('reminders go out by text message too, each once, where those are wanted', async () => {
    const b = bank()
    await b.disbursed()
    b.db.update(users).set({ phone: '+2348030000001' }).where(eq(users.id, 'martha')).run()
    provedNumber(b.db, 'martha', '+2348030000001')
    const texts = () => b.db.select({ message: smsMessages.message, type: smsMessages.type, phone: smsMessages.phone }).from(smsMessages).all() // biome-ignore format: one question
    b.db.insert(notificationPreferences).values({ userId: 'martha', smsUpdates: false }).run()
    await tend(b, 27)
    expect(texts()).toEqual([])
    b.db.update(notificationPreferences).set({ smsUpdates: true }).run()
    await tend(b, 31)
    await tend(b, 31)
    expect(texts()).toEqual([
      {
        message: expect.stringMatching(
          /^Kuu: NGN 468.75 for 'Seed' was due on .*21.*\. Please pay it soon, or ask for help\.$/,
        ),
        type: 'reminder',
        phone: '+2348030000001',
      },
    ])
    b.db.insert(stoppedPhones).values({ phone: '+2348030000001' }).run()
    await tend(b, 44)
    expect(texts()).toHaveLength(1)
  })

  test('no text about money goes to a number that nobody proved', async () => {
    const b = bank()
    await b.disbursed()
    b.db.update(users).set({ phone: '+2348030000001' }).where(eq(users.id, 'martha')).run()
    b.db.insert(notificationPreferences).values({ userId: 'martha', smsUpdates: true }).run()
    const heard = b.heard('martha').length
    await tend(b, 31)
    expect(b.heard('martha').length).toBeGreaterThan(heard)
    expect(b.db.select().from(smsMessages).all()).toEqual([])
  })

  test('a reminder before and after a due day, each once, and default after 90 days', async () => {
    const b = bank()
    const { id } = await b.disbursed()
    const said = async (days: number) => {
      const before = b.heard('martha').length
      await tend(b, days)
      await tend(b, days)
      return b.heard('martha').slice(before)
    }
    expect(await said(26)).toEqual([])
    expect(await said(27)).toEqual(['A loan payment is due soon'])
    expect(await said(30)).toEqual([])
    expect(await said(31)).toEqual(['A loan payment is late'])
    expect(await said(32)).toEqual([])
    expect(await said(44)).toEqual(['A loan payment is late'])
    expect(await said(120)).toEqual(['A loan payment is late'])
    expect(await said(121)).toEqual(['Your loan is in default'])
    expect((await b.martha.loans.get({ loanId: id })).status).toBe('defaulted')
    expect(await said(400)).toEqual([])
  })

  test('a schedule follows the harvest; when that moves, other days are proposed and hold only if the farmer agrees', async () => {
    const b = bank()
    const { id: loanId, schedule } = await b.disbursed({ harvestCropId: 'plot', termDays: 90 })
    expect(schedule).toEqual([{ due: '2027-01-03', amount: 5154.11, paid: 0, status: 'due' }])
    expect(await b.martha.loans.get({ loanId })).toMatchObject({ nextPaymentAmount: 5154.11, effectiveRate: 29.39 })
    b.db.update(farmerCrops).set({ expectedHarvest: '2027-02-01' }).where(eq(farmerCrops.id, 'plot')).run()
    await tend(b, 1)
    await tend(b, 2)
    const proposed = await b.martha.loans.get({ loanId })
    expect(proposed.proposedDueDays).toEqual(Array(3).fill('2027-02-15'))
    expect(proposed.schedule).toEqual(schedule)
    expect(b.heard('martha').filter((title) => title === 'New days for your loan payments')).toHaveLength(1)
    const agreed = await b.martha.loans.answerSchedule({ loanId, isAccepted: true })
    expect(agreed).toMatchObject({
      nextPaymentDue: '2027-02-15',
      proposedDueDays: null,
      schedule: [{ due: '2027-02-15' }],
    })
    await expect(b.martha.loans.answerSchedule({ loanId, isAccepted: true })).rejects.toThrow('No other schedule')
  })
})

describe('before applying', () => {
  test('the cost is shown whole, with the other method beside it, and what was agreed is kept', async () => {
    const b = bank()
    const quote = await b.martha.loans.quote({ loanProductId: 'seed', principalAmount: 5000, termDays: 365 })
    expect(quote).toMatchObject({
      principalAmount: 5000,
      totalAmount: 5625,
      interestAmount: 625,
      effectiveRate: 25.14,
      other: { method: 'declining', totalAmount: 5344.98, effectiveRate: 13.44 },
      score: { parts: expect.arrayContaining([{ part: 'crops', points: 5, max: 15 }]) },
    })
    expect(quote.schedule).toHaveLength(12)
    const once = await b.martha.loans.quote({ loanProductId: 'seed', principalAmount: 5000, termDays: 90, harvestCropId: 'plot' }) // biome-ignore format: one row
    expect(once.schedule).toEqual([{ due: '2027-01-03', amount: once.totalAmount }])
    const request = { loanProductId: 'seed', principalAmount: 5000, currency: 'NGN', termDays: 365, purpose: 'Seed for rice' } as const // biome-ignore format: one row
    await expect(b.martha.loans.request({ ...request, acknowledgedTotal: 5600 })).rejects.toThrow('cost of this loan has changed') // biome-ignore format: one sentence
    expect(await b.martha.loans.request({ ...request, acknowledgedTotal: 5625 })).toMatchObject({ acknowledgedAt: '2026-11-21T12:00:00.000Z' }) // biome-ignore format: one row
  })

  test('once, after the harvest, is never sold for longer than the harvest needs', async () => {
    const b = bank()
    b.product({ termDays: 730 })
    const asked = { loanProductId: 'seed', principalAmount: 5000, harvestCropId: 'plot' } as const
    for (const termDays of [180, 365, 730] as const) {
      await expect(b.martha.loans.quote({ ...asked, termDays })).rejects.toThrow('the term must be the shortest')
      const request = { ...asked, termDays, currency: 'NGN', purpose: 'Seed for rice' } as const
      await expect(b.martha.loans.request(request)).rejects.toThrow('the term must be the shortest')
    }
    expect(await b.martha.loans.quote({ ...asked, termDays: 90 })).toMatchObject({ schedule: [{ due: '2027-01-03' }] })
  })

  test('a declining loan that is paid once bears interest until that day only', async () => {
    const b = bank()
    b.product({ interestMethod: 'declining' })
    const asked = { loanProductId: 'seed', principalAmount: 5000, harvestCropId: 'plot', termDays: 90 } as const
    // 43 days: 5,000 × 12.5 % × 43 ÷ 360
    expect(await b.martha.loans.quote(asked)).toMatchObject({ totalAmount: 5074.65, dayCount: '30/360' })
    expect(await b.disbursed({ harvestCropId: 'plot', termDays: 90 })).toMatchObject({ totalAmount: 5074.65 })
  })

  test('a product may ask for a score, and is for its own country', async () => {
    const b = bank()
    const request = { loanProductId: 'seed', principalAmount: 5000, currency: 'NGN', termDays: 365, purpose: 'Seed for rice' } as const // biome-ignore format: one row
    b.product({ minCreditScore: 100 })
    await expect(b.martha.loans.request(request)).rejects.toThrow('Your score is below')
    b.product({ minCreditScore: 0 })
    const abroad = b.as({ ...b.people.martha!, location: 'Nairobi, Kenya' }).finance
    await expect(abroad.loans.request(request)).rejects.toThrow('another country')
  })
})

test('however a loan is paid in coins of its currency, remaining is total less paid, and the books balance', async () => {
  const step = { NGN: 1, XOF: 100, TND: 1 } as const
  const country = { NGN: 'NG', XOF: 'CI', TND: 'TN' } as const
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('NGN', 'XOF', 'TND'),
      fc.integer({ min: 100_050, max: 900_000 }),
      fc.constantFrom('flat', 'declining'),
      fc.constantFrom(90, 180, 365),
      fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 6 }),
      async (currency, minor, interestMethod, termDays, shares) => {
        const b = bank(COUNTRIES[country[currency]].name)
        b.product({ currency: currency as Currency, interestMethod: interestMethod as 'flat' })
        wallet(b, { id: 'pocket', userId: 'martha', phoneNumber: 'A-117', country: country[currency], currency }, 100_000_000) // biome-ignore format: one row
        const coins = (amount: number) => (Math.floor(amount / step[currency]) * step[currency]) / 100
        const principalAmount = coins(minor + 100)
        const { id: loanId, totalAmount } = await b.disbursed({ currency, termDays, principalAmount: Math.min(principalAmount, 9000), accountId: 'pocket' }) // biome-ignore format: one row
        let [paid, total] = [0, totalAmount]
        for (const [at, share] of [...shares, 100].entries()) {
          b.day(at * 20)
          const payOff = (await b.martha.loans.get({ loanId })).payOff?.amount ?? 0
          const amount = share === 100 ? payOff : coins(Math.round(payOff * share))
          if (amount <= 0) continue
          const { loan } = await b.martha.loans.pay({ loanId, amount })
          expect(loan.schedule.reduce((sum, each) => sum + Math.round(each.amount * 100), 0)).toBe(Math.round(loan.totalAmount * 100)) // biome-ignore format: one sentence
          expect(loan.totalAmount).toBeLessThanOrEqual(total)
          total = loan.totalAmount
          paid = Math.round((paid + amount) * 100) / 100
          const remaining = Math.round((total - paid) * 100) / 100
          expect(loan).toMatchObject({ remainingAmount: remaining, status: remaining === 0 ? 'completed' : 'active' })
        }
        const receipts = await b.martha.loans.receipts({ loanId })
        const sum = (of: (each: (typeof receipts)[number]) => number) => receipts.reduce((all, each) => all + Math.round(of(each) * 100), 0) // biome-ignore format: one thought
        expect(sum(({ amount }) => amount)).toBe(Math.round(total * 100))
        expect(sum(({ interest }) => interest)).toBe(Math.round((total - Math.min(principalAmount, 9000)) * 100))
        expect(sum(({ saved }) => saved)).toBe(Math.round((totalAmount - total) * 100))
        await b.balanced()
      },
    ),
    { numRuns: 40 },
  )
})

test('a change of a product touches no running loan', async () => {
  const b = bank()
  const { id: loanId } = await b.disbursed()
  const before = await b.martha.loans.get({ loanId })
  await b.admin.loanProducts.change({
    id: 'seed',
    interestRate: 90,
    interestMethod: 'declining',
    minAmount: 1,
    maxAmount: 2,
  })
  expect(await b.martha.loans.get({ loanId })).toEqual(before)
  expect(transact(b.db, (tx) => tx.select().from(farmerLoans).all())).toMatchObject([{ interestMethod: 'flat' }])
})
