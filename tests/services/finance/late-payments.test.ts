import { expect, test } from 'vitest'
import { payments } from '#db/schema/index.ts'
import { hookSecretOf } from '#server/payments/hook-secret.ts'
import { reconcilePayments } from '#services/finance/payments/reconcile-payments.ts'
import { wallet } from '../../money.ts'
import { bank } from '../../routers/finance/money.ts'

/** A payment that expired, and is confirmed after what it was for has been paid otherwise. */
function late() {
  const b = bank()
  wallet(b, { id: 'slow', userId: 'martha', phoneNumber: '+2348012349999' }, 1_000_000)
  const secret = hookSecretOf(b.db, b.clock.now)
  const confirm = async () => {
    const { id } = b.db.select().from(payments).all().find(({ status }) => status === 'expired')! // biome-ignore format: one thought
    await b.app.request(`/hooks/sandbox/${secret}/${id}`, { method: 'POST', body: JSON.stringify({ status: 'succeeded' }) }) // biome-ignore format: one call
  }
  return { ...b, expire: () => reconcilePayments(b.db, b.day(2)), confirm }
}

test('a loan that was paid meanwhile takes nothing more: the money stays in the account, and the history says so', async () => {
  const b = late()
  const { id: loanId } = await b.disbursed()
  await b.martha.loans.pay({ loanId, amount: 600, accountId: 'slow' })
  b.expire()
  await b.martha.loans.pay({ loanId, amount: 5625 })
  await b.confirm()
  const [line] = (await b.martha.transactions.list({ accountId: 'slow', type: 'debit' })).items
  expect(line).toMatchObject({ status: 'cancelled', errorMessage: expect.stringContaining('stays in your account') })
  expect(await b.martha.loans.get({ loanId })).toMatchObject({ status: 'completed', paidAmount: 5625 })
  expect(await b.balance('slow')).toBe(10_000)
  await b.balanced()
})

test('so it is with a premium', async () => {
  const b = late()
  await b.martha.insurance.pay({ insuranceId: 'cover', amount: 40, accountId: 'slow' })
  b.expire()
  await b.martha.insurance.pay({ insuranceId: 'cover', amount: 40, accountId: 'purse' })
  await b.confirm()
  expect((await b.martha.insurance.list({})).items).toMatchObject([{ totalPremiumPaid: 40 }])
  expect(await b.balance('slow')).toBe(10_000)
  await b.balanced()
})
