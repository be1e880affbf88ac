import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvents, ledgerAccounts, ledgerMovements } from '#db/schema/index.ts'
import { processDueLoans } from '#services/finance/loans/process-due-loans.ts'
import { wallet } from '../../money.ts'
import { type Bank, bank } from './money.ts'

const tend = (b: Bank, days: number) => processDueLoans(b.db, b.day(days), b.calm)
const reason = 'The flood took the harvest'
const stands = (b: Bank, id: string) => b.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, id)).get()?.balance ?? 0 // biome-ignore format: one question
const audited = (b: Bank, action: string) => b.db.select().from(auditEvents).where(eq(auditEvents.action, action)).all()

/** A loan of Martha's that is in default since day 121: nothing of it was ever paid. */
async function defaulted(change: object = { penaltyRate: 0 }) {
  const b = bank()
  b.product(change)
  const { id } = await b.disbursed()
  await tend(b, 121)
  return { b, id, own: () => b.martha.loans.get({ loanId: id }) }
}

describe('a loan in default', () => {
  test('takes payments; it stays in default while something is overdue, and then runs as agreed again', async () => {
    const { b, id, own } = await defaulted()
    expect(await own()).toMatchObject({ status: 'defaulted', nextPaymentAmount: 468.75, payOff: { amount: 5625 } })
    // Four payments are overdue on day 121: 30, 60, 90, 120.
    const first = await b.martha.loans.pay({ loanId: id, amount: 3 * 468.75 })
    expect(first.loan).toMatchObject({ status: 'defaulted', paidAmount: 1406.25, nextPaymentDue: '2027-03-21' })
    const second = await b.martha.loans.pay({ loanId: id, amount: 468.75 })
    expect(second.loan).toMatchObject({ status: 'active', defaultedAt: null, nextPaymentDue: '2027-04-20' })
    expect(b.heard('martha').at(-1)).toBe('Your loan runs as agreed again')
    await b.balanced()
  })

  test('is completed when all of it is paid, and a payment that is taken back leaves it in default', async () => {
    const { b, id, own } = await defaulted()
    await b.martha.loans.pay({ loanId: id, amount: 100 })
    const number = b.db.select().from(ledgerMovements).all().at(-1)!.number
    await b.admin.ledger.reverse({ number, reason: 'Booked on the wrong loan' })
    expect(await own()).toMatchObject({ status: 'defaulted', paidAmount: 0, remainingAmount: 5625 })
    expect((await b.martha.loans.pay({ loanId: id, amount: 5625 })).loan).toMatchObject({ status: 'completed' })
    await b.balanced()
  })

  test('is no active loan on the overview, and the nightly work has a row in the audit for it', async () => {
    const { b, id } = await defaulted()
    expect(await b.martha.overview()).toMatchObject({ activeLoans: 0, owed: [] })
    const [event] = audited(b, 'jobs.loans')
    expect(event).toMatchObject({ rowId: id, tableName: 'farmer_loans', actorId: null, requestId: null, subjectId: 'martha' }) // biome-ignore format: one row
    expect(JSON.parse(event!.after!)).toMatchObject({ status: 'defaulted' })
  })
})

describe('writing off', () => {
  test('a balanced entry, an audit row and a sentence; nothing is asked or taken any more', async () => {
    const { b, id, own } = await defaulted({ penaltyRate: 10, penaltyCap: 1 })
    await b.martha.loans.pay({ loanId: id, amount: 625 })
    const loan = await b.admin.loans.writeOff({ id, reason })
    // 5,625 and a penalty of 1 %, less 625.
    expect(loan).toMatchObject({ status: 'writtenOff', writtenOffAmount: 5050, remainingAmount: 0, nextPaymentDue: null, payOff: null }) // biome-ignore format: one row
    for (const kind of ['principal', 'interest', 'penalty']) expect(stands(b, `${kind} ${id}`)).toBe(0)
    expect(stands(b, 'writeOffs NGN')).toBe(-505_000)
    expect((await own()).changes.at(-1)).toMatchObject({ kind: 'writtenOff', amount: 5050, reason })
    expect(b.heard('martha').at(-1)).toBe('Your loan was written off')
    const [event] = audited(b, 'admin.loans.writeOff')
    expect(event).toMatchObject({ actorId: 'ruth', rowId: id })
    await expect(b.martha.loans.pay({ loanId: id, amount: 1 })).rejects.toThrow('Nothing is to be paid')
    await expect(b.admin.loans.writeOff({ id, reason })).rejects.toThrow('Only a loan in default')
    await b.balanced()
  })

  test('only of a loan in default, and not while a payment is under way', async () => {
    const b = bank()
    wallet(b, { id: 'slow', userId: 'martha', phoneNumber: '+2348012349999' }, 600_000)
    const { id } = await b.disbursed()
    await expect(b.admin.loans.writeOff({ id, reason })).rejects.toThrow('Only a loan in default')
    await tend(b, 121)
    await b.martha.loans.pay({ loanId: id, amount: 5000, accountId: 'slow' })
    await expect(b.admin.loans.writeOff({ id, reason })).rejects.toThrow('under way')
    await expect(b.admin.loans.takeBackWriteOff({ id, reason })).rejects.toThrow('was not written off')
  })

  test('taken back, the loan is owed and can be paid again', async () => {
    const { b, id } = await defaulted()
    await b.admin.loans.writeOff({ id, reason })
    const loan = await b.admin.loans.takeBackWriteOff({ id, reason: 'The wrong loan' })
    expect(loan).toMatchObject({ status: 'defaulted', writtenOffAt: null, remainingAmount: 5625, nextPaymentDue: '2026-12-21' }) // biome-ignore format: one row
    expect(stands(b, 'writeOffs NGN')).toBe(0)
    expect(b.heard('martha').at(-1)).toBe('Your loan is to be paid again')
    expect((await b.martha.loans.pay({ loanId: id, amount: 5625 })).loan.status).toBe('completed')
    await b.balanced()
  })

  test('counts as not paid back when the farmer asks again, and its account waits for money alone', async () => {
    const { b, id } = await defaulted()
    await b.admin.loans.writeOff({ id, reason })
    const quote = await b.martha.loans.quote({ loanProductId: 'seed', principalAmount: 5000, termDays: 365 })
    expect(quote.score.parts.find(({ part }) => part === 'loans')).toMatchObject({ points: 0 })
    await expect(b.martha.accounts.remove({ id: 'purse' })).rejects.toThrow('still money')
  })
})

describe('other days', () => {
  const firstDue = '2027-06-01'

  test('are proposed by a lender, hold once the farmer agrees, and keep the interest that was agreed', async () => {
    const { b, id, own } = await defaulted()
    await b.martha.loans.pay({ loanId: id, amount: 468.75 })
    const before = await own()
    const movements = () => b.db.select().from(ledgerMovements).all()
    const booked = movements()
    const proposed = await b.admin.loans.proposeDays({ id, firstDue, reason })
    expect(proposed).toMatchObject({ status: 'defaulted', nextPaymentDue: before.nextPaymentDue, proposalReason: reason }) // biome-ignore format: one row
    expect(proposed.proposedDueDays?.slice(0, 3)).toEqual(['2026-12-21', firstDue, '2027-07-01'])
    expect(b.heard('martha').at(-1)).toBe('Other days to pay are proposed')
    await expect(b.joseph.loans.answerSchedule({ loanId: id, isAccepted: true })).rejects.toThrow('could not find')
    const agreed = await b.martha.loans.answerSchedule({ loanId: id, isAccepted: true })
    expect(agreed).toMatchObject({
      status: 'active',
      nextPaymentDue: firstDue,
      proposedDueDays: null,
      proposalReason: null,
      totalAmount: before.totalAmount,
      remainingAmount: before.remainingAmount,
    })
    expect(agreed.changes.at(-1)).toMatchObject({ kind: 'rescheduled', day: firstDue, reason })
    // Days are no money: nothing is booked.
    expect(movements()).toEqual(booked)
    await expect(b.martha.loans.answerSchedule({ loanId: id, isAccepted: true })).rejects.toThrow('No other schedule')
    await tend(b, 125)
    expect(await own()).toMatchObject({ status: 'active' })
    await b.balanced()
  })

  test('that the farmer declines change nothing, and the harvest does not overwrite what a lender proposes', async () => {
    const b = bank()
    const { id } = await b.disbursed({ harvestCropId: 'plot', termDays: 90 })
    await b.admin.loans.proposeDays({ id, firstDue, reason })
    await tend(b, 1)
    const { proposedDueDays } = await b.martha.loans.get({ loanId: id })
    expect(proposedDueDays).toEqual(Array(3).fill(firstDue))
    const kept = await b.martha.loans.answerSchedule({ loanId: id, isAccepted: false })
    expect(kept).toMatchObject({ nextPaymentDue: '2027-01-03', proposedDueDays: null, changes: [], harvestCropId: 'plot' }) // biome-ignore format: one row
  })

  test.each(['flat', 'declining'] as const)(
    'a %s loan never costs more than was agreed, however late its days',
    async (interestMethod) => {
      const b = bank()
      b.product({ interestMethod })
      const { id, totalAmount } = await b.disbursed()
      await b.admin.loans.proposeDays({ id, firstDue: '2027-10-01', everyDays: 30, reason })
      await b.martha.loans.answerSchedule({ loanId: id, isAccepted: true })
      b.day(700)
      const { payOff } = await b.martha.loans.get({ loanId: id })
      expect(payOff!.amount).toBe(totalAmount)
      expect((await b.martha.loans.pay({ loanId: id, amount: payOff!.amount })).loan).toMatchObject({ status: 'completed', totalAmount }) // biome-ignore format: one row
      await b.balanced()
    },
  )

  test('a rebate is counted to the days that were agreed on at first', async () => {
    const b = bank()
    b.product({ rebate: 'byDays' })
    const { id } = await b.disbursed()
    b.day(180)
    const before = (await b.martha.loans.get({ loanId: id })).payOff!.amount
    await b.admin.loans.grantGrace({ id, days: 180, reason })
    expect((await b.martha.loans.get({ loanId: id })).payOff!.amount).toBe(before)
  })

  test('end with the last instalment, also where a penalty is still owed', async () => {
    const b = bank()
    b.product({ penaltyRate: 10, penaltyCap: 1 })
    const { id } = await b.disbursed()
    await tend(b, 31)
    await b.admin.loans.proposeDays({ id, firstDue, reason })
    const { loan } = await b.martha.loans.pay({ loanId: id, amount: 5625 })
    expect(loan).toMatchObject({
      status: 'active',
      remainingAmount: 46.88,
      proposedDueDays: null,
      proposalReason: null,
    })
    await expect(b.martha.loans.answerSchedule({ loanId: id, isAccepted: true })).rejects.toThrow('No other schedule')
    await expect(b.admin.loans.proposeDays({ id, firstDue, reason })).rejects.toThrow('Nothing is to be paid')
  })

  test.each([
    [{ firstDue: '2026-11-20' }, 'cannot lie before today'],
    [{ firstDue: '2028-08-01' }, 'more than two years'],
    [{ firstDue, everyDays: 0 }, 'Between 1 and 90 days'],
    [{ firstDue, reason: ' ' }, 'Please say why'],
    [{ firstDue: '2027-02-30' }, 'Must be a date'],
  ])('%j is refused', async (input, words) => {
    const b = bank()
    const { id } = await b.disbursed()
    await expect(b.admin.loans.proposeDays({ id, reason, ...input })).rejects.toThrow(words)
  })
})

describe('grace', () => {
  test('moves what is not paid, adds nothing, and takes the loan out of default', async () => {
    const { b, id, own } = await defaulted()
    const after = await b.admin.loans.grantGrace({ id, days: 120, reason })
    expect(after).toMatchObject({ status: 'active', nextPaymentDue: '2027-04-20', totalAmount: 5625, remainingAmount: 5625 }) // biome-ignore format: one row
    expect(after.schedule).toHaveLength(12)
    expect(b.heard('martha').slice(-2)).toEqual(['Your loan runs as agreed again', 'You have more time to pay'])
    expect((await own()).changes).toMatchObject([{ kind: 'grace', day: '2027-04-20', reason }])
    expect(audited(b, 'admin.loans.grantGrace')).toMatchObject([{ actorId: 'ruth', rowId: id }])
    await expect(b.admin.loans.grantGrace({ id, days: 181, reason })).rejects.toThrow('Between 1 and 180 days')
  })

  test('is for loans of which something is still to be paid', async () => {
    const b = bank()
    const { id } = await b.disbursed()
    await b.martha.loans.pay({ loanId: id, amount: 5625 })
    await expect(b.admin.loans.grantGrace({ id, days: 30, reason })).rejects.toThrow('Nothing is to be paid')
    await expect(b.admin.loans.grantGrace({ id: 'none', days: 30, reason })).rejects.toThrow('could not find')
  })
})

describe('penalties', () => {
  const PENALTY = { penaltyRate: 10, penaltyGraceDays: 5, penaltyCap: 1.5 }

  const PENALTY_OF_LOAN = { rate: 10, graceDays: 5, cap: 1.5 }

  async function missing() {
    const b = bank()
    b.product(PENALTY)
    const { id } = await b.disbursed()
    return { b, id, own: () => b.martha.loans.get({ loanId: id }) }
  }

  test('each missed payment bears one, after the days of grace, up to the cap', async () => {
    const { b, id, own } = await missing()
    await tend(b, 35)
    expect(await own()).toMatchObject({ penaltyAmount: 0, penalty: PENALTY_OF_LOAN })
    await tend(b, 36)
    await tend(b, 36)
    await tend(b, 50)
    // 10 % of 468.75, rounded half up.
    expect(await own()).toMatchObject({ penaltyAmount: 46.88, remainingAmount: 5671.88, totalAmount: 5625, payOff: { amount: 5671.88 } }) // biome-ignore format: one row
    expect(stands(b, `penalty ${id}`)).toBe(-4688)
    await tend(b, 66)
    // 1.5 % of 5,000 is the most.
    expect((await own()).penaltyAmount).toBe(75)
    await tend(b, 96)
    const { penaltyAmount, changes } = await own()
    expect(penaltyAmount).toBe(75)
    expect(changes).toMatchObject([{ kind: 'penalty', amount: 46.88, day: '2026-12-21' }, { kind: 'penalty', amount: 28.12 }]) // biome-ignore format: two rows
    expect(b.heard('martha').filter((title) => title === 'A penalty was added to your loan')).toHaveLength(2)
    expect(audited(b, 'jobs.loans')).toHaveLength(2)
    await b.balanced()
  })

  test('are paid last: interest and the loan itself come first', async () => {
    const { b, id } = await missing()
    await tend(b, 36)
    const { loan } = await b.martha.loans.pay({ loanId: id, amount: 5625 })
    expect(loan).toMatchObject({ status: 'active', remainingAmount: 46.88, nextPaymentDue: null, nextPaymentAmount: 46.88 }) // biome-ignore format: one row
    await tend(b, 300)
    await expect(b.martha.loans.pay({ loanId: id, amount: 46.89 })).rejects.toThrow('more than what remains')
    const done = await b.martha.loans.pay({ loanId: id, amount: 46.88 })
    expect(done.loan).toMatchObject({ status: 'completed', penaltyPaid: 46.88, remainingAmount: 0 })
    const receipts = await b.martha.loans.receipts({ loanId: id })
    expect(receipts).toMatchObject([
      { amount: 5625, penalty: 0, remaining: 46.88 },
      { amount: 46.88, interest: 0, principal: 0, penalty: 46.88, remaining: 0 },
    ])
    expect([stands(b, `penalty ${id}`), stands(b, 'penaltyIncome NGN')]).toEqual([0, 4688])
    await b.balanced()
  })

  test('one payment may pay all at once, and taken back it is owed again as it was', async () => {
    const { b, id, own } = await missing()
    await tend(b, 36)
    const before = await own()
    await b.martha.loans.pay({ loanId: id, amount: 5671.88 })
    const number = b.db.select().from(ledgerMovements).all().at(-1)!.number
    await b.admin.ledger.reverse({ number, reason: 'Booked twice' })
    expect(await own()).toMatchObject({ penaltyAmount: 46.88, penaltyPaid: 0, remainingAmount: before.remainingAmount })
    await b.balanced()
  })

  test('are waived with a reason; a payout that a penalty has followed is not taken back by itself', async () => {
    const { b, id, own } = await missing()
    await expect(b.admin.loans.waivePenalty({ id, reason })).rejects.toThrow('No penalty')
    await tend(b, 36)
    const payout = b.db.select().from(ledgerMovements).where(eq(ledgerMovements.kind, 'disbursement')).get()!.number
    await expect(b.admin.ledger.reverse({ number: payout, reason: 'Wrong farmer' })).rejects.toThrow(
      'more has followed',
    )
    const loan = await b.admin.loans.waivePenalty({ id, reason: 'You were ill' })
    expect(loan).toMatchObject({ penaltyAmount: 0, remainingAmount: 5625 })
    expect(stands(b, `penalty ${id}`)).toBe(0)
    expect(b.heard('martha').at(-1)).toBe('You need not pay the penalty')
    await tend(b, 40)
    expect((await own()).penaltyAmount).toBe(0)
    await b.balanced()
  })

  test('waived when nothing else is owed, they complete the loan', async () => {
    const { b, id } = await missing()
    await tend(b, 36)
    await b.martha.loans.pay({ loanId: id, amount: 5625 })
    expect(await b.admin.loans.waivePenalty({ id, reason })).toMatchObject({ status: 'completed', remainingAmount: 0 })
  })

  test('are those of the day of the application, and none while a payment is under way', async () => {
    const { b, id, own } = await missing()
    b.product({ penaltyRate: 50, penaltyCap: 50 })
    wallet(b, { id: 'slow', userId: 'martha', phoneNumber: '+2348012349999' }, 600_000)
    await b.martha.loans.pay({ loanId: id, amount: 468.75, accountId: 'slow' })
    await tend(b, 36)
    expect((await own()).penaltyAmount).toBe(0)
    expect(await own()).toMatchObject({ penalty: PENALTY_OF_LOAN })
  })

  test('need a cap, in a new product and in a changed one', async () => {
    const b = bank()
    const offer = { name: 'Pump', provider: 'Bank', currency: 'NGN', loanType: 'input', minAmount: 10, maxAmount: 90, interestRate: 10, termDays: 365, requiredDocuments: null, eligibleCrops: null, description: null } as const // biome-ignore format: one row
    await expect(b.admin.loanProducts.create({ ...offer, penaltyRate: 5 })).rejects.toThrow('needs a cap')
    await expect(b.admin.loanProducts.change({ id: 'seed', penaltyRate: 5 })).rejects.toThrow('needs a cap')
    expect(await b.admin.loanProducts.change({ id: 'seed', penaltyRate: 5, penaltyCap: 2 })).toMatchObject({ penaltyCap: 2 }) // biome-ignore format: one row
    const quote = await b.martha.loans.quote({ loanProductId: 'seed', principalAmount: 5000, termDays: 365 })
    expect(quote.penalty).toEqual({ rate: 5, graceDays: 0, cap: 2, most: 100 })
  })
})
