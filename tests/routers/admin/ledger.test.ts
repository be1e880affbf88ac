import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvents, crops, farmerCrops, jobRuns, loanProducts } from '#db/schema/index.ts'
import { bank } from '../finance/money.ts'

const REASON = 'Booked on the wrong loan'

describe('taking a booking back', () => {
  test('by REST the number stands in the path', async () => {
    const b = bank()
    const { transaction } = await b.martha.insurance.pay({ insuranceId: 'cover', amount: 40 })
    const { number } = (await b.admin.ledger.movement({ transactionId: transaction.id }))!
    const { token } = await b.sessions.open('ruth')
    const answer = await b.app.request(`/api/admin/ledger/${number}/reverse`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: REASON }),
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ number, isReversible: false })
  })

  test('of a loan payment: the wallet has it again, the loan owes it again, and the history says why', async () => {
    const b = bank()
    const { id: loanId } = await b.disbursed()
    const first = await b.martha.loans.pay({ loanId, amount: 468.75 })
    const second = await b.martha.loans.pay({ loanId, amount: 100 })
    const numberOf = async (id: string) => (await b.admin.ledger.movement({ transactionId: id }))!.number
    const [older, newer] = [await numberOf(first.transaction.id), await numberOf(second.transaction.id)]
    await expect(b.admin.ledger.reverse({ number: older, reason: REASON })).rejects.toThrow('A later payment')
    const back = await b.admin.ledger.reverse({ number: newer, reason: REASON })
    expect(back).toMatchObject({ kind: 'loanPayment', isReversible: false, reversedBy: expect.any(Number) })
    expect(await b.balance('purse')).toBe(15_000 - 468.75)
    const { items } = await b.martha.transactions.list({})
    expect(items.find(({ id }) => id === back.correctionId)).toMatchObject({ type: 'credit', amount: 100, status: 'completed', description: `Corrected: ${REASON}` }) // biome-ignore format: one row
    const { items: loans } = await b.admin.loans.list({})
    expect(loans[0]).toMatchObject({ status: 'active', paidAmount: 468.75, remainingAmount: 5156.25, nextPaymentDue: '2027-01-20' }) // biome-ignore format: one row
    expect(await b.admin.loans.payments({ id: loanId })).toMatchObject([{ isReversed: false }, { isReversed: true }])
    await b.balanced()

    await expect(b.admin.ledger.reverse({ number: newer, reason: REASON })).rejects.toThrow('taken back already')
    await b.admin.ledger.reverse({ number: older, reason: REASON })
    const again = await b.martha.loans.pay({ loanId, amount: 50 })
    expect(again.loan).toMatchObject({ paidAmount: 50, remainingAmount: 5575, nextPaymentDue: '2026-12-21' })
    await b.balanced()
  })

  test('of a premium: it is due again', async () => {
    const b = bank()
    const { transaction } = await b.martha.insurance.pay({ insuranceId: 'cover', amount: 40 })
    const { number } = (await b.admin.ledger.movement({ transactionId: transaction.id }))!
    await b.admin.ledger.reverse({ number, reason: REASON })
    const { items } = await b.admin.insurance.list({})
    expect(items[0]).toMatchObject({ totalPremiumPaid: 0, nextPremiumDue: '2026-12-01' })
    expect(await b.balance('purse')).toBe(10_000)
    await b.balanced()
  })

  test('of the payment that settled a loan: the loan owes it again', async () => {
    const b = bank()
    const { id: loanId } = await b.disbursed()
    const { transaction, loan } = await b.martha.loans.pay({ loanId, amount: 5625 })
    expect(loan.status).toBe('completed')
    const { number } = (await b.admin.ledger.movement({ transactionId: transaction.id }))!
    await b.admin.ledger.reverse({ number, reason: REASON })
    expect(await b.martha.loans.get({ loanId })).toMatchObject({ status: 'active', completedAt: null, paidAmount: 0, remainingAmount: 5625, nextPaymentDue: '2026-12-21' }) // biome-ignore format: one row
    await b.balanced()
  })

  test('of a payout: the loan is approved again, and paid out anew; what was paid of it goes back first', async () => {
    const b = bank()
    const { id: loanId } = await b.disbursed()
    const paid = await b.martha.loans.pay({ loanId, amount: 100 })
    const movementOf = async (transactionId: string) => (await b.admin.ledger.movement({ transactionId }))!
    const [payout] = (await b.admin.payments.list({ subjectId: loanId })).items.filter(({ purpose }) => purpose === 'disbursement') // biome-ignore format: one row
    const { number, isReversible } = await movementOf(payout!.transactionId!)
    expect(isReversible).toBe(true)
    const back = (which: number) => b.admin.ledger.reverse({ number: which, reason: REASON })
    await expect(back(number)).rejects.toThrow('A later payment')
    await back((await movementOf(paid.transaction.id)).number)
    await back(number)
    const { items } = await b.admin.loans.list({})
    expect(items).toMatchObject([{ status: 'approved', disbursedAt: null, remainingAmount: null, nextPaymentDue: null, schedule: Array(12).fill({ status: 'proposed' }) }]) // biome-ignore format: one row
    expect(await b.balance('purse')).toBe(10_000)
    b.day(2)
    expect(await b.admin.loans.disburse({ id: loanId })).toMatchObject({ status: 'disbursed', remainingAmount: 5625, nextPaymentDue: '2026-12-23' }) // biome-ignore format: one row
    expect(await b.balance('purse')).toBe(15_000)
    await b.balanced()
  })

  test('of the money of a claim: it is approved again and its policy goes on', async () => {
    const b = bank()
    const { id } = await b.martha.insurance.claim({ insuranceId: 'cover', description: 'The field is flooded', lossDay: '2026-11-20', amount: 500 }) // biome-ignore format: one row
    await b.admin.insurance.approveClaim({ id, amount: 400, reason: 'Seen there' })
    const [payout] = (await b.admin.payments.list({ subjectId: id })).items
    const { number } = (await b.admin.ledger.movement({ transactionId: payout!.transactionId! }))!
    await b.admin.ledger.reverse({ number, reason: REASON })
    expect(await b.balance('purse')).toBe(10_000)
    expect((await b.admin.insurance.list({})).items).toMatchObject([{ id: 'cover', status: 'active', nextPremiumDue: '2026-12-01' }]) // biome-ignore format: one row
    expect((await b.martha.insurance.claims({ insuranceId: 'cover' }))[0]).toMatchObject({ status: 'approved', promisedDay: '2026-11-26', approvedAmount: 400 }) // biome-ignore format: one row
    await b.admin.insurance.payClaim({ id })
    expect((await b.admin.insurance.list({})).items).toMatchObject([{ status: 'claimed' }])
    expect(await b.balance('purse')).toBe(10_400)
    await b.balanced()
  })

  test('more has followed from others; and no wallet goes below zero', async () => {
    const b = bank()
    const sent = await b.martha.transactions.transfer({ fromAccountId: 'purse', toPhone: '08012345679', amount: 1, currency: 'NGN' }) // biome-ignore format: one row
    const gone = (await b.admin.ledger.movement({ transactionId: sent.id }))!
    expect(gone).toMatchObject({ kind: 'transferOut', isReversible: false })
    await expect(b.admin.ledger.reverse({ number: gone.number, reason: REASON })).rejects.toThrow('more has followed')
    await b.disbursed()
    const history = (await b.martha.transactions.list({})).items
    const opening = history.find(({ category }) => category === 'opening')!
    const { number } = (await b.admin.ledger.movement({ transactionId: opening.id }))!
    await b.martha.transactions.transfer({
      fromAccountId: 'purse',
      toAccountId: 'box',
      amount: 14_000,
      currency: 'NGN',
    })
    await expect(b.admin.ledger.reverse({ number, reason: REASON })).rejects.toThrow('Insufficient balance')
    await b.balanced()
  })

  test('the audit says who, and why', async () => {
    const b = bank()
    const { items } = await b.martha.transactions.list({})
    const { number } = (await b.admin.ledger.movement({ transactionId: items[0]!.id }))!
    await b.admin.ledger.reverse({ number, reason: REASON })
    const [event] = b.db.select().from(auditEvents).where(eq(auditEvents.action, 'admin.ledger.reverse')).all()
    expect(event).toMatchObject({ actorId: 'ruth', tableName: 'financial_transactions', subjectId: 'martha' })
    expect(JSON.stringify(event)).toContain(REASON)
  })
})

test('the ledger is checked at once, one check at a time, and the result stays', async () => {
  const b = bank()
  expect((await b.admin.ledger.status()).lastCheck).toMatchObject({ state: 'never' })
  expect(await b.admin.ledger.check()).toEqual({ checked: 2, wrong: [] })
  expect(await b.admin.ledger.status()).toMatchObject({ movements: 2, lastCheck: { state: 'done', done: 2 } })
  b.db.$client.exec("drop trigger if exists ledger_accounts_kept; update ledger_accounts set balance = balance + 1 where id = 'wallet purse'") // biome-ignore format: one row
  expect((await b.admin.ledger.check()).wrong).toHaveLength(1)
  expect((await b.admin.ledger.status()).lastCheck).toMatchObject({ state: 'failed', error: expect.stringContaining('wallet purse') }) // biome-ignore format: one row
  b.db.update(jobRuns).set({ endedAt: null }).run()
  await expect(b.admin.ledger.check()).rejects.toThrow('being checked just now')
})

test('what was found out about a payment is kept with what its provider said', async () => {
  const b = bank()
  b.db.$client.exec("update mobile_money_accounts set phone_number = '+2348012349999' where id = 'purse'")
  const { id: subjectId } = await b.disbursed()
  const { items } = await b.admin.payments.list({ subjectId })
  expect(items).toMatchObject([{ purpose: 'disbursement', status: 'pending' }])
  const settled = { id: items[0]!.id, outcome: 'failed', reason: 'The provider says that it never arrived' } as const
  await b.admin.payments.settle(settled)
  const messages = await b.admin.payments.messages({ id: items[0]!.id })
  expect(JSON.parse(messages.at(-1)!.body)).toEqual({ settledBy: 'ruth', outcome: 'failed', reason: settled.reason })
  expect(await b.admin.payments.account({ purpose: 'disbursement', id: subjectId })).toMatchObject({ provider: 'Opay', phone: '+2348012349999' }) // biome-ignore format: one row
})

test('what waits for an administrator is counted', async () => {
  const b = bank()
  const { lateClaims: _, ...nothing } = await b.admin.stats.waiting()
  expect(Object.values(nothing)).toEqual([0, 0, 0, 0, 0, 0, 0])
  const request = { loanProductId: 'seed', principalAmount: 5000, currency: 'NGN', termDays: 365, purpose: 'Seed for rice' } as const // biome-ignore format: one row
  await b.martha.loans.request(request)
  const { id } = await b.martha.loans.request(request)
  await b.admin.loans.approve({ id })
  await b.martha.insurance.claim({ insuranceId: 'cover', description: 'The field is flooded', lossDay: '2026-11-20', amount: 10 }) // biome-ignore format: one row
  b.day(4)
  expect(await b.admin.stats.waiting()).toMatchObject({ loans: 1, payouts: 1, claims: 1, lateClaims: 1, concerns: 0 })
})

test('a loan for certain crops is for farmers who grow one of them', async () => {
  const b = bank()
  b.db
    .update(loanProducts)
    .set({ eligibleCrops: ['saffron', 'Yam'] })
    .run()
  const request = { loanProductId: 'seed', principalAmount: 5000, currency: 'NGN', termDays: 365, purpose: 'Seed for yams' } as const // biome-ignore format: one row
  await expect(b.martha.loans.request(request)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('for certain crops') }) // biome-ignore format: one row
  b.db.insert(crops).values({ id: 'yam', name: 'yam' }).run()
  b.db.insert(farmerCrops).values({ id: 'yams', farmerId: 'martha', cropId: 'yam', status: 'planted' }).run()
  expect(await b.martha.loans.request(request)).toMatchObject({ status: 'applied' })
})
