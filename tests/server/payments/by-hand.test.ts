import { expect, test } from 'vitest'
import { ledgerMovements, loanProducts, payments } from '#db/schema/index.ts'
import { paymentsOf } from '#server/payments/set-up.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { wallet } from '../../money.ts'
import { village } from '../../village.ts'
import { MOMO } from './fake-momo.ts'

/** Martha's account is with a provider that this installation has no adapter for. */
function uganda() {
  const v = village()
  v.db.update(loanProducts).set({ currency: 'UGX' }).run()
  wallet(v, { id: 'phone', userId: 'martha', phoneNumber: '+256712123456', country: 'UG', currency: 'UGX', provider: 'M-Sente' }) // biome-ignore format: one row
  const config = { momo: [{ ...MOMO, url: 'http://127.0.0.1:1' }], mpesa: null, airtel: null, publicOrigin: null, transferFee: 0 } // biome-ignore format: one row
  const { payments: setup } = paymentsOf({ db: v.db, now: () => v.clock.now, config })
  const { finance: martha } = v.as(v.people.martha, { payments: setup })
  const { admin } = v.as(v.people.ruth, { payments: setup })
  return { ...v, martha, admin, rows: () => v.db.select().from(payments).all() }
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
