import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { findAnyAccount } from '#db/queries/finance/accounts.ts'
import { findPayment } from '#db/queries/finance/payments.ts'
import {
  auditEvents,
  decisionLimits,
  farmerLoans,
  payments,
  pendingDecisions,
  receivedPayments,
} from '#db/schema/index.ts'
import { processDueLoans } from '#services/finance/loans/process-due-loans.ts'
import { openPayment } from '#services/finance/payments/open-payment.ts'
import { settle } from '#services/finance/payments/pay.ts'
import { hearReceived } from '#services/finance/received/hear-received.ts'
import { bank } from './money.ts'

const ASKED = { loanProductId: 'seed', principalAmount: 5000, currency: 'NGN', termDays: 365, purpose: 'Seed for rice', accountId: 'purse' } as const // biome-ignore format: one row

/** The bank with a second administrator, James, and a limit for everybody, in naira. */
async function two(amount: number | null = 1000) {
  const b = bank()
  const james = b.person('admin', { id: 'james', username: 'james', fullName: 'James Kerkula' })
  if (amount !== null) await b.admin.finance.decisions.setLimit({ userId: null, currency: 'NGN', amount })
  const second = b.as(james).admin
  const waiting = async () => (await second.finance.decisions.list({})).items
  return {
    ...b,
    second,
    waiting,
    request: async (change: object = {}) => (await b.martha.loans.request({ ...ASKED, ...change })).id,
    /** Confirms what waits, as James. */
    confirm: async () => second.finance.decisions.confirm({ id: (await waiting())[0]!.id }),
  }
}

describe('a decision above the limit', () => {
  test('does nothing until a second person confirms it, and is seen by both', async () => {
    const b = await two()
    const id = await b.request()
    const asked = await b.admin.loans.approve({ id })
    expect(asked).toMatchObject({ status: 'applied', approvedAt: null, pendingDecision: { kind: 'loanApproval', amount: 5000, by: { id: 'ruth' } } }) // biome-ignore format: one row
    expect(b.heard('martha')).toEqual([])
    expect(b.heard('james')).toEqual(['A second person is needed'])
    expect(b.heard('ruth')).toEqual([])
    expect(await b.admin.stats.waiting()).toMatchObject({ decisions: 1 })
    expect(await b.waiting()).toMatchObject([{ kind: 'loanApproval', person: { fullName: 'Martha Kollie' }, amount: 5000, currency: 'NGN', standing: 'confirmable' }]) // biome-ignore format: one row
    expect((await b.admin.finance.decisions.list({})).items).toMatchObject([{ standing: 'own' }])
    expect(await b.confirm()).toMatchObject({ status: 'confirmed', decidedBy: { id: 'james' }, standing: 'ended' })
    expect(b.db.select().from(farmerLoans).get()).toMatchObject({ status: 'approved', decidedBy: 'james' })
    expect(b.heard('martha')).toEqual(['Your loan was approved'])
    expect(b.heard('ruth')).toEqual(['Your decision was confirmed'])
  })

  test('cannot be confirmed by who proposed it, nor proposed twice', async () => {
    const b = await two()
    const id = await b.request()
    await b.admin.loans.approve({ id })
    const decision = (await b.waiting())[0]!.id
    await expect(b.admin.finance.decisions.confirm({ id: decision })).rejects.toThrow('Nobody is the second person')
    await expect(b.admin.finance.decisions.decline({ id: decision, reason: 'No' })).rejects.toThrow('Nobody is')
    await expect(b.admin.loans.approve({ id })).rejects.toThrow('waits for a second person already')
    await expect(b.second.loans.approve({ id })).rejects.toThrow('waits for a second person already')
    const cheat = () => b.db.update(pendingDecisions).set({ status: 'confirmed', decidedBy: 'ruth' }).run()
    expect(cheat).toThrow('pending_decisions_two_people')
    expect(b.db.select().from(farmerLoans).get()).toMatchObject({ status: 'applied' })
  })

  test('at the limit one person is enough, one hundredth above it is not', async () => {
    const b = await two(5000)
    expect(await b.admin.loans.approve({ id: await b.request() })).toMatchObject({ status: 'approved' })
    const more = await b.request({ principalAmount: 5000.01 })
    expect(await b.admin.loans.approve({ id: more })).toMatchObject({ status: 'applied' })
  })

  test('in another currency needs none', async () => {
    const b = await two(null)
    await b.admin.finance.decisions.setLimit({ userId: null, currency: 'KES', amount: 0 })
    expect(await b.admin.loans.approve({ id: await b.request() })).toMatchObject({ status: 'approved' })
  })

  test('is declined with a reason, or withdrawn by who proposed it', async () => {
    const b = await two()
    const id = await b.request()
    await b.admin.loans.approve({ id })
    const decision = (await b.waiting())[0]!.id
    await expect(b.second.finance.decisions.withdraw({ id: decision })).rejects.toThrow('Only who proposed it')
    const declined = await b.second.finance.decisions.decline({ id: decision, reason: 'Too much for one field' })
    expect(declined).toMatchObject({ status: 'declined', declined: 'Too much for one field' })
    expect(b.heard('ruth')).toEqual(['Your decision was declined'])
    await expect(b.second.finance.decisions.confirm({ id: decision })).rejects.toThrow('has ended already')
    await b.admin.loans.approve({ id })
    const again = (await b.waiting())[0]!.id
    expect(await b.admin.finance.decisions.withdraw({ id: again })).toMatchObject({ status: 'withdrawn' })
    expect((await b.second.finance.decisions.list({ status: 'ended' })).items).toHaveLength(2)
    expect(b.db.select().from(farmerLoans).get()).toMatchObject({ status: 'applied' })
  })

  test('is overtaken where the loan is rejected meanwhile', async () => {
    const b = await two()
    const id = await b.request()
    await b.admin.loans.approve({ id })
    const decision = (await b.waiting())[0]!.id
    await b.admin.loans.reject({ id, reason: 'No quotation' })
    expect(await b.waiting()).toEqual([])
    await expect(b.second.finance.decisions.confirm({ id: decision })).rejects.toThrow('has ended already')
  })

  test('that cannot be done any more is refused, and stays open', async () => {
    const b = await two()
    const id = await b.request()
    await b.admin.loans.approve({ id })
    b.db.update(farmerLoans).set({ status: 'rejected' }).run()
    await expect(b.confirm()).rejects.toThrow('already decided')
    expect(await b.waiting()).toHaveLength(1)
  })

  test('has its row in the audit, for the proposal, the confirmation and what was done', async () => {
    const b = await two()
    const id = await b.request()
    await b.admin.loans.approve({ id })
    const { id: decision } = await b.confirm()
    const rows = b.db.select().from(auditEvents).all().map(({ actorId, action, tableName, rowId }) => [actorId, action.split('.').at(-1), tableName, rowId]) // biome-ignore format: one thought
    expect(rows).toEqual(
      expect.arrayContaining([
        ['ruth', 'setLimit', 'decision_limits', 'everybody NGN'],
        ['ruth', 'propose', 'pending_decisions', decision],
        ['james', 'confirm', 'pending_decisions', decision],
        ['james', 'confirm', 'farmer_loans', id],
      ]),
    )
  })
})

describe('of fifty confirmations at once', () => {
  test('one is done', async () => {
    const b = await two()
    const id = await b.request()
    await b.admin.loans.approve({ id })
    await b.confirm()
    await b.admin.loans.disburse({ id })
    const decision = (await b.waiting())[0]!.id
    const all = Array.from({ length: 50 }, () => b.second.finance.decisions.confirm({ id: decision }).then(() => 'done', (error: Error) => error.message)) // biome-ignore format: one call
    const ends = await Promise.all(all)
    expect(ends.filter((end) => end === 'done')).toHaveLength(1)
    expect(new Set(ends.filter((end) => end !== 'done'))).toEqual(new Set(['This decision has ended already']))
    expect(b.db.select().from(payments).where(eq(payments.purpose, 'disbursement')).all()).toHaveLength(1)
    expect(await b.balance('purse')).toBe(15_000)
    await b.balanced()
  })
})

describe('money that goes out or is lost', () => {
  test('a payout waits, and is sent once', async () => {
    const b = await two()
    const id = await b.request()
    await b.admin.loans.approve({ id })
    await b.confirm()
    expect(await b.admin.loans.disburse({ id })).toMatchObject({ status: 'approved', pendingDecision: { kind: 'disbursement' } }) // biome-ignore format: one row
    expect(b.db.select().from(payments).all()).toEqual([])
    expect(await b.balance('purse')).toBe(10_000)
    await b.confirm()
    expect(b.db.select().from(farmerLoans).get()).toMatchObject({ status: 'disbursed' })
    expect(await b.balance('purse')).toBe(15_000)
  })

  test('a claim waits with its amount and its reason', async () => {
    const b = await two(100)
    const claim = await b.martha.insurance.claim({ insuranceId: 'cover', description: 'The river rose over the field', lossDay: '2026-11-20', amount: 800 }) // biome-ignore format: one row
    const asked = await b.admin.insurance.approveClaim({ id: claim.id, amount: 600, reason: 'The gauge shows it' })
    expect(asked).toMatchObject({ status: 'submitted', approvedAmount: null, pendingDecision: { kind: 'claimApproval', amount: 600 } }) // biome-ignore format: one row
    expect(await b.waiting()).toMatchObject([{ reason: 'The gauge shows it', amount: 600 }])
    await b.confirm()
    const { items } = await b.admin.insurance.claims({})
    expect(items).toMatchObject([{ status: 'paid', approvedAmount: 600, reason: 'The gauge shows it', pendingDecision: null }]) // biome-ignore format: one row
    expect(b.db.select().from(payments).all()).toHaveLength(1)
    expect(await b.balance('purse')).toBe(10_600)
    await b.balanced()
  })

  test('a write-off by the value that is lost: what was paid meanwhile is not', async () => {
    const b = await two(6000)
    const id = await b.request()
    await b.admin.loans.approve({ id })
    await b.admin.loans.disburse({ id })
    await processDueLoans(b.db, b.day(121), b.calm)
    await b.admin.finance.decisions.setLimit({ userId: null, currency: 'NGN', amount: 5000 })
    expect(await b.admin.loans.writeOff({ id, reason: 'The flood' })).toMatchObject({ status: 'defaulted', pendingDecision: { kind: 'writeOff', amount: 5625 } }) // biome-ignore format: one row
    await b.martha.loans.pay({ loanId: id, amount: 625 })
    await b.confirm()
    expect(await b.martha.loans.get({ loanId: id })).toMatchObject({ status: 'writtenOff', writtenOffAmount: 5000 })
    await b.balanced()
  })
})

describe('limits', () => {
  const set = (b: Awaited<ReturnType<typeof two>>, userId: string | null, amount: number | null) =>
    b.admin.finance.decisions.setLimit({ userId, currency: 'NGN', amount })

  test('a person has one of their own: above it they neither decide nor confirm', async () => {
    const b = await two(null)
    await set(b, 'james', 1000)
    const id = await b.request()
    expect(await b.second.loans.approve({ id })).toMatchObject({ status: 'applied' })
    const decision = (await b.admin.finance.decisions.list({})).items[0]!.id
    await b.admin.finance.decisions.confirm({ id: decision })
    expect(b.db.select().from(farmerLoans).get()).toMatchObject({ status: 'approved', decidedBy: 'ruth' })
    await set(b, null, 1000)
    await b.admin.loans.disburse({ id })
    expect(await b.waiting()).toMatchObject([{ standing: 'beyondLimit' }])
    await expect(b.confirm()).rejects.toThrow('above your own limit')
  })

  test('one that decides directly within the limit overtakes what waited', async () => {
    const b = await two(null)
    await set(b, 'james', 1000)
    const id = await b.request()
    await b.second.loans.approve({ id })
    expect(await b.admin.loans.approve({ id })).toMatchObject({ status: 'approved', pendingDecision: null })
    expect(b.db.select().from(pendingDecisions).get()).toMatchObject({ status: 'overtaken', decidedBy: 'ruth' })
  })

  test('stricter ones hold at once; looser ones, and their end, are decisions for two', async () => {
    const b = await two(1000)
    expect(await set(b, null, 500)).toMatchObject({ limits: [{ amount: 500, person: null }], pending: null })
    const asked = await set(b, null, 2000)
    expect(asked).toMatchObject({ limits: [{ amount: 500 }], pending: { kind: 'limit', amount: 2000, by: { id: 'ruth' } } }) // biome-ignore format: one row
    await expect(set(b, null, null)).rejects.toThrow('waits for a second person already')
    await b.confirm()
    expect(b.db.select().from(decisionLimits).all()).toMatchObject([{ amount: 200_000 }])
    await set(b, null, null)
    expect(await b.waiting()).toMatchObject([{ kind: 'limit', amount: null, person: null }])
    await b.confirm()
    expect(b.db.select().from(decisionLimits).all()).toEqual([])
  })

  test('nobody raises the own one, by whomever it is proposed', async () => {
    const b = await two(null)
    await set(b, 'james', 1000)
    await set(b, 'james', 9000)
    await expect(b.confirm()).rejects.toThrow('Nobody is the second person')
  })

  test('need a second administrator, and a person who is one', async () => {
    const b = bank()
    const limit = { userId: null, currency: 'NGN', amount: 100 } as const
    await expect(b.admin.finance.decisions.setLimit(limit)).rejects.toThrow('no second administrator')
    b.person('admin', { id: 'idle', username: 'idle', isActive: false })
    await expect(b.admin.finance.decisions.setLimit(limit)).rejects.toThrow('no second administrator')
    await expect(b.admin.finance.decisions.setLimit({ ...limit, userId: 'hawa' })).rejects.toThrow('could not find')
    await expect(b.admin.finance.decisions.setLimit({ ...limit, currency: 'XOF', amount: 0.5 })).rejects.toThrow('no coins') // biome-ignore format: one sentence
    await expect(b.admin.finance.decisions.setLimit({ ...limit, amount: -1 })).rejects.toThrow('0 or more')
  })
})

describe('how a payment ended, where no provider says so', () => {
  /** A loan that is paid back by a payment of 1,001 naira which its provider left open. */
  const open = async () => {
    const b = await two(null)
    const { id: loanId } = await b.disbursed()
    await b.admin.finance.decisions.setLimit({ userId: null, currency: 'NGN', amount: 1000 })
    return { ...b, loanId }
  }
  const stuck = (b: Awaited<ReturnType<typeof open>>, change: object = {}) =>
    openPayment(b.db, { purpose: 'loanPayment', subjectId: b.loanId, account: findAnyAccount(b.db, 'purse')!, userId: 'martha', gateway: 'mtn-momo', phone: '+2348010009999', amount: 100_100, currency: 'NGN', category: 'loanPayment', description: 'Loan payment', ...change }, b.clock.now.toISOString()) // biome-ignore format: one row
  const asked = { receipt: 'R-1', reason: 'Seen in the portal' }

  test.each([
    ['succeeded', 'paymentArrived'],
    ['failed', 'paymentFailed'],
  ] as const)('that it %s needs a second person above the limit', async (outcome, kind) => {
    const b = await open()
    const { id } = stuck(b)
    b.db.update(payments).set({ status: 'pending' }).where(eq(payments.id, id)).run()
    const answer = await b.admin.payments.settle({ id, outcome, ...asked })
    expect(answer).toMatchObject({ status: 'pending', settledBy: null, pendingDecision: { kind, amount: 1001, by: { id: 'ruth' } } }) // biome-ignore format: one row
    await expect(b.admin.payments.settle({ id, outcome, ...asked })).rejects.toThrow('waits for a second person already') // biome-ignore format: one row
    expect(await b.waiting()).toMatchObject([{ kind, reason: 'Seen in the portal', receipt: 'R-1', person: { fullName: 'Martha Kollie' }, standing: 'confirmable' }]) // biome-ignore format: one row
    await b.confirm()
    expect((await b.admin.payments.list({})).items.find((each) => each.id === id)).toMatchObject({ status: outcome, settledBy: 'James Kerkula', pendingDecision: null, receipt: outcome === 'succeeded' ? 'R-1' : null }) // biome-ignore format: one row
    await b.balanced()
  })

  test('up to the limit, and of money that was brought by hand, one person is enough', async () => {
    const b = await open()
    const small = stuck(b, { amount: 100_000 })
    const byHand = stuck(b, { gateway: 'by-hand', purpose: 'disbursement', category: 'loan' })
    b.db.update(payments).set({ status: 'pending' }).where(eq(payments.id, small.id)).run()
    expect(await b.admin.payments.settle({ id: small.id, outcome: 'failed', ...asked })).toMatchObject({ status: 'failed' }) // biome-ignore format: one row
    b.db.update(payments).set({ status: 'pending' }).where(eq(payments.id, byHand.id)).run()
    expect(await b.admin.payments.settle({ id: byHand.id, outcome: 'failed', ...asked })).toMatchObject({ status: 'failed', settledBy: 'Ruth Togba' }) // biome-ignore format: one row
    expect(await b.waiting()).toEqual([])
  })

  test('that its provider ended meanwhile is refused, and can be declined', async () => {
    const b = await open()
    const { id } = stuck(b)
    b.db.update(payments).set({ status: 'pending' }).where(eq(payments.id, id)).run()
    await b.admin.payments.settle({ id, outcome: 'failed', ...asked })
    transact(b.db, (tx) =>
      settle(tx, findPayment(tx, id)!, { was: 'succeeded', receipt: 'R-2' }, b.clock.now.toISOString()),
    )
    await expect(b.confirm()).rejects.toThrow('has ended already')
    const decision = (await b.waiting())[0]!.id
    expect(await b.second.finance.decisions.decline({ id: decision, reason: 'It arrived' })).toMatchObject({ status: 'declined' }) // biome-ignore format: one row
    await b.balanced()
  })

  test('money that came in and that no provider confirms needs one too', async () => {
    const b = await two()
    const told = { gateway: 'mpesa', kind: 'paybill', receipt: 'RKT1', amount: 100_100, currency: 'NGN', reference: '', payerPhone: '', payerName: '', paidAt: b.clock.now.toISOString() } as const // biome-ignore format: one row
    transact(b.db, (tx) => hearReceived(tx, told, b.clock.now))
    const { id } = b.db.select().from(receivedPayments).get()!
    expect(await b.admin.received.confirm({ id, reason: 'In the portal' })).toMatchObject({ status: 'heard', pendingDecision: { kind: 'moneyReceived', amount: 1001 } }) // biome-ignore format: one row
    await b.confirm()
    expect((await b.admin.received.list({})).items).toMatchObject([{ status: 'unclaimed', settledBy: 'James Kerkula', note: 'In the portal', pendingDecision: null }]) // biome-ignore format: one row
    await b.balanced()
  })
})

describe('what is given or taken back', () => {
  const paid = async () => {
    const b = await two(null)
    const { id: loanId } = await b.disbursed()
    const { transaction } = await b.martha.loans.pay({ loanId, amount: 2000 })
    const { number } = (await b.admin.ledger.movement({ transactionId: transaction.id }))!
    await b.admin.finance.decisions.setLimit({ userId: null, currency: 'NGN', amount: 1000 })
    return { ...b, loanId, transaction, number }
  }

  test('needs a second person above the limit', async () => {
    const b = await paid()
    const answer = await b.admin.ledger.reverse({ number: b.number, reason: 'Wrong loan' })
    expect(answer).toMatchObject({ reversedBy: null, pendingDecision: { kind: 'takeBack', amount: 2000, by: { id: 'ruth' } } }) // biome-ignore format: one row
    expect(await b.martha.loans.get({ loanId: b.loanId })).toMatchObject({ paidAmount: 2000 })
    expect(await b.waiting()).toMatchObject([{ kind: 'takeBack', subjectId: b.transaction.id, person: { fullName: 'Martha Kollie' }, reason: 'Wrong loan' }]) // biome-ignore format: one row
    await b.confirm()
    expect(await b.admin.ledger.movement({ transactionId: b.transaction.id })).toMatchObject({ reversedBy: expect.any(Number), pendingDecision: null }) // biome-ignore format: one row
    expect(await b.martha.loans.get({ loanId: b.loanId })).toMatchObject({ paidAmount: 0 })
    await expect(b.admin.ledger.reverse({ number: b.number, reason: 'Again' })).rejects.toThrow('taken back already')
    await b.balanced()
  })

  test('to a phone by its provider needs one, and the money leaves once', async () => {
    const b = await paid()
    b.db.update(payments).set({ gateway: 'mtn-momo', receipt: 'R-1' }).where(eq(payments.transactionId, b.transaction.id)).run() // biome-ignore format: one row
    const { id } = b.db.select().from(payments).where(eq(payments.transactionId, b.transaction.id)).get()!
    expect(await b.admin.payments.refund({ id, reason: 'Paid twice' })).toMatchObject({ id, pendingDecision: { kind: 'refund', amount: 2000 } }) // biome-ignore format: one row
    expect(
      b.db
        .select()
        .from(payments)
        .all()
        .some(({ purpose }) => purpose === 'refund'),
    ).toBe(false)
    await b.confirm()
    expect(b.db.select().from(payments).all().filter(({ purpose }) => purpose === 'refund')).toMatchObject([{ subjectId: id, amount: 200_000, status: 'created' }]) // biome-ignore format: one row
    await expect(b.admin.payments.refund({ id, reason: 'Again' })).rejects.toThrow('do not pay again')
    expect(await b.waiting()).toEqual([])
    await b.balanced()
  })
})
