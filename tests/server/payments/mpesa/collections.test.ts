import { Buffer } from 'node:buffer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MPESA, stkCallback } from '../fake-mpesa.ts'
import { kenya, mpesa, startMpesa, stopMpesa } from './kenya.ts'

beforeEach(startMpesa)
afterEach(stopMpesa)

test('a collection rounds up to whole shillings, and the rest stays in the account', async () => {
  const k = await kenya()
  await k.paidOut()
  const { installmentAmount } = await k.martha.loans.get({ loanId: k.loanId })
  expect(installmentAmount).toBe(1718.21)
  await k.martha.loans.pay({ loanId: k.loanId, amount: installmentAmount })
  await k.round()
  const [push] = mpesa.pushes
  expect(push).toMatchObject({ BusinessShortCode: '174379', Amount: 1719, PhoneNumber: '254712345678', TransactionType: 'CustomerPayBillOnline' }) // biome-ignore format: one row
  const { Timestamp, Password } = push as { Timestamp: string; Password: string }
  expect(Timestamp).toMatch(/^202611\d{8}$/)
  expect(Buffer.from(Password, 'base64').toString()).toBe(`174379passkey${Timestamp}`)
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', 1719))
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'succeeded', receipt: 'LGR7OWQX0R' })
  expect(await k.martha.loans.get({ loanId: k.loanId })).toMatchObject({ paidAmount: 1718.21 })
  expect((await k.martha.accounts.list())[0]).toMatchObject({ balance: 0.79, isPrompted: true, isInWholeUnits: true })
  await k.balanced()
})

test('a callback that names another amount than was asked for is not booked', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  await k.round()
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', 10))
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'unknown', concern: 'amount' })
  expect(k.movements()).toEqual(['disbursement'])
})

test('D19: a callback that comes before the answer to the request says by what name to ask', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  const { id } = k.rows()[1]!
  k.db.$client.exec(`update payments set status = 'requested', due_at = '2026' where id = '${id}'`)
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'unknown', gatewayId: null })
  await k.call(id, stkCallback('ws_CO_7', 100))
  await k.round()
  expect(mpesa.queries.at(-1)).toMatchObject({ CheckoutRequestID: 'ws_CO_7' })
  expect(k.rows()[1]).toMatchObject({ status: 'succeeded' })
  expect(mpesa.pushes).toEqual([])
})

test('what is stored of the talk has no secret in it', async () => {
  const k = await kenya()
  await k.paidOut()
  const stored = JSON.stringify(k.said())
  for (const secret of [MPESA.secret, MPESA.passkey, MPESA.credential, 'Bearer']) expect(stored).not.toContain(secret)
})

test('D2, D3: four payments at once after a start share one token; one that ends early is renewed at each path', async () => {
  const k = await kenya()
  await k.paidOut()
  for (let time = 1; time <= 4; time++) await k.martha.loans.pay({ loanId: k.loanId, amount: 100 * time })
  mpesa.dropToken()
  const before = mpesa.tokens
  await k.round()
  expect([mpesa.pushes.length, mpesa.tokens - before]).toEqual([4, 1])
  mpesa.dropToken()
  await k.round()
  expect(k.rows().map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'succeeded'))
  expect(k.alarms()).toEqual([])
})

test('D8: a push to a number that Daraja does not take says so', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.faults = { push: { status: 400, body: { errorCode: '400.002.02', errorMessage: 'Bad Request - Invalid PhoneNumber' } } } // biome-ignore format: one row
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'failed', failure: 'unknownNumber' })
})

test('D10: the prompt names what is paid', async () => {
  const k = await kenya()
  await k.paidOut()
  const { transaction } = await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  await k.round()
  const code = transaction.reference!.slice(3, 7)
  expect(mpesa.pushes[0]).toMatchObject({ AccountReference: `KuuLoan${code}`, TransactionDesc: `Kuu loan ${code}` })
})
