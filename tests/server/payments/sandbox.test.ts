import { expect, test } from 'vitest'
import { payments } from '#db/schema/index.ts'
import { hookSecretOf } from '#server/payments/hook-secret.ts'
import { reconcilePayments } from '#services/finance/payments/reconcile-payments.ts'
import { wallet } from '../../money.ts'
import { bank } from '../../routers/finance/money.ts'

function waiting() {
  const b = bank()
  wallet(b, { id: 'slow', userId: 'martha', phoneNumber: '+2348012349999' }, 100_000)
  const secret = hookSecretOf(b.db, b.clock.now)
  const call = (id: string, status: string) => b.app.request(`/hooks/sandbox/${secret}/${id}`, { method: 'POST', body: JSON.stringify({ status }) }) // biome-ignore format: one call
  const send = () => b.martha.transactions.transfer({ fromAccountId: 'slow', toAccountId: 'box', amount: 100, currency: 'NGN' }) // biome-ignore format: one call
  return { ...b, call, send, rows: () => b.db.select().from(payments).all() }
}

test('what waits in the sandbox ends with its callback, and both halves of a transfer follow', async () => {
  const w = waiting()
  expect(await w.send()).toMatchObject({ status: 'pending' })
  expect((await w.call(w.rows()[0]!.id, 'succeeded')).status).toBe(200)
  await w.call(w.rows()[0]!.id, 'failed')
  expect([await w.balance('slow'), await w.balance('box')]).toEqual([900, 100])
  expect(w.heard('martha')).toEqual(['Your payment went through'])
  await w.balanced()
})

test('a callback of failure frees the money', async () => {
  const w = waiting()
  await w.send()
  await w.call(w.rows()[0]!.id, 'failed')
  expect((await w.martha.transactions.list({ accountId: 'slow', type: 'debit' })).items).toMatchObject([{ status: 'failed' }]) // biome-ignore format: one row
  expect((await w.martha.accounts.list()).find(({ id }) => id === 'slow')).toMatchObject({ balance: 1000, available: 1000 }) // biome-ignore format: one row
  expect(w.heard('martha')).toEqual(['Your payment did not go through'])
})

test('what nobody confirms within a day expires, and counts if it is confirmed after all', async () => {
  const w = waiting()
  await w.send()
  reconcilePayments(w.db, w.day(0.9))
  expect(w.rows()).toMatchObject([{ status: 'pending' }])
  reconcilePayments(w.db, w.day(1.1))
  expect(w.rows()).toMatchObject([{ status: 'expired' }])
  await w.call(w.rows()[0]!.id, 'succeeded')
  expect(w.rows()).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }])
  await w.balanced()
})
