import { afterEach, beforeEach, expect, test } from 'vitest'
import { stkCallback } from '../fake-mpesa.ts'
import { kenya, mpesa, startMpesa, stopMpesa } from './kenya.ts'

beforeEach(startMpesa)
afterEach(stopMpesa)

test.each([
  [1032, 'failed', 'refused'],
  ['1', 'failed', 'notEnoughMoney'],
  ['2001', 'failed', 'wrongPin'],
  ['1037', 'failed', 'noAnswer'],
  [2, 'failed', 'tooSmall'],
  [3, 'failed', 'limit'],
  ['4', 'failed', 'limit'],
  ['8', 'failed', 'limit'],
  ['17', 'failed', 'tooSoon'],
  ['26', 'failed', 'busy'],
  ['2028', 'failed', 'notSetUp'],
  ['8006', 'failed', 'pinLocked'],
  ['SFC_IC0003', 'failed', 'notSetUp'],
  ['4999', 'pending', null],
  [undefined, 'pending', null],
])('D16, D17, D20: a query that answers %j leaves a collection %s', async (code, status, failure) => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.code = code
  await k.round()
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', null))
  await k.roundNow()
  expect(k.rows()[1]).toMatchObject({ status, failure })
})

test('a code that stands in no document fails once the query has said it twice, with the words of Daraja', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.code = '7777'
  await k.round()
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'unknown' })
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'failed', failure: 'notPossible', concern: 'unknownCode', providerWords: '7777: As it is' }) // biome-ignore format: one row
})

test('with a receipt it is paid all the same', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.code = '7777'
  await k.round()
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', 100))
  await k.roundNow()
  expect(k.rows()[1]).toMatchObject({ status: 'succeeded', receipt: 'LGR7OWQX0R' })
})

test('D24: what was paid after the query said that nobody answered is booked once, and a person sees it', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.code = '1037'
  await k.round()
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'failed', failure: 'noAnswer' })
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', 100))
  await k.roundNow()
  expect(k.rows()[1]).toMatchObject({ status: 'failed', concern: 'paidLate' })
  expect(k.movements()).toEqual(['disbursement'])
  mpesa.code = '0'
  k.later(60_000)
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'succeeded', concern: 'paidLate', receipt: 'LGR7OWQX0R' })
  expect(k.movements().filter((kind) => kind === 'loanPayment')).toHaveLength(1)
  await k.balanced()
})

test.each([
  ['500.001.1001', 500, 'failed', 'busy'],
  ['500.003.02', 500, 'created', null],
  ['500.003.03', 429, 'created', null],
  ['400.002.02', 400, 'failed', 'notSetUp'],
  ['500.003.1001', 500, 'unknown', null],
])('D14, D22: a push that is refused with %s is %s', async (errorCode, status, now, failure) => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.faults = { push: { status, body: { errorCode, errorMessage: 'As it is' } } }
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: now, failure })
  expect(mpesa.pushes).toEqual([])
})
