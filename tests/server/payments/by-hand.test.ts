import { expect, test } from 'vitest'
import {
  auditEvents,
  farmerRecords,
  ledgerAccounts,
  ledgerMovements,
  loanProducts,
  notifications,
  payments,
} from '#db/schema/index.ts'
import { paymentsOf } from '#server/payments/set-up.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { wallet } from '../../money.ts'
import { inEnglish, villageIn } from '../../village.ts'
import { MOMO } from './fake-momo.ts'

/** Martha's account is with a provider that this installation has no adapter for. */
function uganda() {
  const v = villageIn('Kampala, Uganda')
  v.db.update(loanProducts).set({ currency: 'UGX' }).run()
  wallet(v, { id: 'phone', userId: 'martha', phoneNumber: '+256712123456', country: 'UG', currency: 'UGX', provider: 'M-Sente' }) // biome-ignore format: one row
  const config = { momo: [{ ...MOMO, url: 'http://127.0.0.1:1' }], mpesa: null, airtel: null, publicOrigin: null, transferFee: 0 } // biome-ignore format: one row
  const { payments: setup } = paymentsOf({ db: v.db, now: () => v.clock.now, config })
  const { finance: martha } = v.as(v.people.martha, { payments: setup })
  const { admin } = v.as(v.people.ruth, { payments: setup })
  const { agent: hawa } = v.as(v.people.hawa, { payments: setup })
  const boakai = v.as(v.person('extension_agent')).agent
  /** Hawa looks after Martha. */
  v.db.insert(farmerRecords).values({ farmerId: 'martha', agentId: 'hawa' }).run()
  const disburse = async () => {
    const { id } = await martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'UGX', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
    await admin.loans.approve({ id })
    await admin.loans.disburse({ id })
    return id
  }
  return { ...v, martha, admin, hawa, boakai, disburse, rows: () => v.db.select().from(payments).all() }
}

test('an account that no adapter serves says so, and nothing is pushed to it', async () => {
  const u = uganda()
  expect(await u.martha.accounts.list()).toMatchObject([{ isPaidByHand: true }])
  const send = u.martha.transactions.transfer({ fromAccountId: 'phone', toPhone: '+256712123457', amount: 100, currency: 'UGX' }) // biome-ignore format: one row
  await expect(send).rejects.toThrow()
})

test('a loan to it waits in the list of payouts by hand, until somebody has paid and written down the receipt', async () => {
  const u = uganda()
  const { id: loanId } = await u.martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'UGX', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
  await u.admin.loans.approve({ id: loanId })
  expect(await u.admin.loans.disburse({ id: loanId })).toMatchObject({ status: 'approved' })
  await expect(u.admin.loans.disburse({ id: loanId })).rejects.toThrow('do not pay again')
  const { items } = await u.admin.payments.list({ byHand: 'true' })
  expect(items).toMatchObject([{ gateway: 'by-hand', status: 'pending', phone: '+256712123456', settledBy: null }])
  const { id } = items[0]!
  const settled = await u.admin.payments.settle({ id, outcome: 'succeeded', receipt: 'MS-77', reason: 'Sent from the office phone' }) // biome-ignore format: one row
  expect(settled).toMatchObject({ status: 'succeeded', receipt: 'MS-77', settledBy: u.people.ruth!.fullName })
  expect(await u.martha.loans.get({ loanId })).toMatchObject({ status: 'disbursed' })
  expect(u.db.select().from(ledgerMovements).all()).toMatchObject([{ kind: 'disbursement' }])
  const { number } = u.db.select().from(ledgerMovements).get()!
  const reversal = { number, reason: 'Sent to the wrong phone' }
  await expect(u.admin.ledger.reverse(reversal)).rejects.toThrow('stays booked as owed')
  expect(await u.admin.ledger.reverse({ ...reversal, cameBack: 'MS-78' })).toMatchObject({ isOutside: true })
  expect(await u.martha.loans.get({ loanId })).toMatchObject({ status: 'approved' })
  const { wrong } = await checkLedger(u.db, { pause: async () => undefined, stopping: new AbortController().signal })
  expect(wrong).toEqual([])
})

test('a payout that was taken back is owed until it has come back, and nothing is paid a second time before', async () => {
  const u = uganda()
  const loanId = await u.disburse()
  const { id } = u.rows()[0]!
  await u.hawa.payouts.paid({ id, receipt: 'MS-77' })
  const { number } = u.db.select().from(ledgerMovements).get()!
  await u.admin.ledger.reverse({ number, reason: 'Sent to the wrong phone', isOwed: true })
  const balances = () => Object.fromEntries(u.db.select().from(ledgerAccounts).all().map(({ kind, balance }) => [kind, balance])) // biome-ignore format: one thought
  expect(balances()).toMatchObject({ owed: -500_000, outside: 500_000, principal: 0, wallet: 0 })
  expect((await u.admin.payments.list({ owed: 'true' })).items).toMatchObject([{ id, returned: 'owed' }])
  await expect(u.admin.loans.disburse({ id: loanId })).rejects.toThrow('Nothing is paid a second time')
  await expect(u.admin.payments.cameBack({ id, receipt: 'MS-77' })).rejects.toThrow('belongs to another payment')
  expect(await u.admin.payments.cameBack({ id, receipt: 'MS-78' })).toMatchObject({ returned: 'back' })
  await expect(u.admin.payments.cameBack({ id, receipt: 'MS-78' })).rejects.toThrow('not owed')
  expect(balances()).toMatchObject({ owed: 0, outside: 0 })
  expect(await u.admin.loans.disburse({ id: loanId })).toMatchObject({ status: 'approved' })
  const { wrong } = await checkLedger(u.db, { pause: async () => undefined, stopping: new AbortController().signal })
  expect(wrong).toEqual([])
})

test('an agent sees and pays those of the farmers whom the agent looks after, and no others', async () => {
  const u = uganda()
  const loanId = await u.disburse()
  const { items } = await u.hawa.payouts.list({})
  expect(items).toMatchObject([{ amount: 5000, provider: 'M-Sente', accountNumber: '+256712123456', status: 'pending', farmer: { id: 'martha' } }]) // biome-ignore format: one row
  const { id } = items[0]!
  expect(await u.boakai.payouts.list({})).toMatchObject({ items: [] })
  await expect(u.boakai.payouts.paid({ id, receipt: 'MS-77' })).rejects.toThrow('could not find')
  await expect(u.hawa.payouts.paid({ id, receipt: ' ' })).rejects.toThrow('number of the receipt')
  expect(await u.hawa.payouts.paid({ id, receipt: 'MS-77' })).toMatchObject({ status: 'succeeded', receipt: 'MS-77', settledBy: 'Hawa Sirleaf', settledAt: u.clock.now.toISOString() }) // biome-ignore format: one row
  await expect(u.hawa.payouts.paid({ id, receipt: 'MS-78' })).rejects.toThrow('ended already')
  expect(await u.martha.loans.get({ loanId })).toMatchObject({ status: 'disbursed' })
  expect((await u.hawa.payouts.list({})).items).toEqual([])
  expect((await u.hawa.payouts.list({ shown: 'ended' })).items).toMatchObject([{ id, receipt: 'MS-77' }])
  expect(u.db.select().from(auditEvents).all().at(-1)).toMatchObject({ action: 'agent.payouts.paid', actorId: 'hawa', rowId: id }) // biome-ignore format: one row
})

test('the agent of a farmer is told of money to bring, and what cannot be paid goes back to the administrators', async () => {
  const u = uganda()
  const loanId = await u.disburse()
  const told = (userId: string) => u.db.select().from(notifications).all().filter((each) => each.userId === userId).map((each) => inEnglish(each).title) // biome-ignore format: one thought
  expect(told('hawa')).toEqual(['Money to bring to a farmer'])
  const { id } = u.rows()[0]!
  await u.hawa.payouts.notPaid({ id, reason: 'The number belongs to somebody else' })
  expect(u.rows()).toMatchObject([{ status: 'failed', settledBy: 'hawa' }])
  expect(await u.martha.loans.get({ loanId })).toMatchObject({ status: 'approved' })
  expect(told('ruth')).toEqual(['A payment needs your attention'])
  expect(u.db.select().from(ledgerMovements).all()).toEqual([])
})

test('an administrator who says that it was paid names the receipt too', async () => {
  const u = uganda()
  await u.disburse()
  const { id } = u.rows()[0]!
  await expect(u.admin.payments.settle({ id, outcome: 'succeeded', reason: 'Sent' })).rejects.toThrow('number of the receipt') // biome-ignore format: one row
  expect(u.rows()).toMatchObject([{ status: 'pending', settledBy: null }])
})
