import { constants, publicEncrypt } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { airtel, startAirtel, stopAirtel, uganda } from '../airtel/uganda.ts'
import { AIRTEL } from '../fake-airtel.ts'
import { type Change, replay } from './replay.ts'

beforeEach(startAirtel)
afterEach(stopAirtel)

const PATHS = {
  token: '/auth/oauth2/token',
  push: '/merchant/v1/payments/',
  payout: '/standard/v1/disbursements/',
  refund: '/standard/v1/payments/refund',
  balance: '/standard/v1/users/balance',
}
type Operation = keyof typeof PATHS

/** The adapter's own request for an operation, with the token that is valid by now: the stand-in took it. */
async function requestOf(operation: Operation) {
  const u = await uganda()
  await u.admin.loans.disburse({ id: u.loanId })
  await u.settle()
  await u.martha.loans.pay({ loanId: u.loanId, amount: 500 })
  await u.settle()
  await u.admin.payments.refund({ id: u.rows().at(-1)!.id, reason: 'Paid twice' })
  await u.settle()
  const { authorization } = airtel.requestLog.findLast(({ path }) => path !== PATHS.token)!.headers
  const request = airtel.requestLog.find(({ path }) => path === PATHS[operation])!
  return operation === 'token' ? request : { ...request, headers: { ...request.headers, authorization: authorization! } } // biome-ignore format: one choice
}

const key = { key: Buffer.from(AIRTEL.publicKey, 'base64'), format: 'der', type: 'spki' } as const
const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
/** Another PIN, sealed as it should be. */
const otherPin = publicEncrypt({ ...key, ...padding }, Buffer.from('0000')).toString('base64')

/** A fact, the operation, what breaks the fact, and the words of the refusal. */
const BROKEN: [string, Operation, Change, string][] = [
  ['L1', 'token', { body: { client_secret: 'wrong' } }, 'invalid_client'],
  ['L1', 'push', { headers: { authorization: 'Bearer old' } }, 'invalid_token'],
  ['L3', 'push', { headers: { 'x-country': undefined } }, 'ROUTER006'],
  ['L3', 'payout', { headers: { 'x-currency': 'KES' } }, 'ROUTER006'],
  ['L3', 'balance', { headers: { 'x-country': 'TZ' } }, 'ROUTER006'],
  ['L4', 'push', { body: { subscriber: { country: 'UG', currency: 'UGX', msisdn: '256752123456' } } }, 'DP00900001012'],
  ['L4', 'payout', { body: { payee: { msisdn: '0752123456' } } }, 'DP00900001012'],
  ['L5', 'push', { body: { transaction: { amount: '500', country: 'UG', currency: 'UGX', id: 'x' } } }, 'DP00800001004'], // biome-ignore format: one row
  ['L6', 'payout', { body: { transaction: { amount: 5000 } } }, 'DP00800001004'],
  ['L7', 'payout', { body: { pin: otherPin } }, 'ROUTER116'],
  ['L11', 'payout', {}, 'DP00900001017'],
  ['L13', 'refund', { body: { transaction: { airtel_money_id: 'MPother' } } }, 'DP00800001025'],
]

test.each(BROKEN)('%s: %s is refused with %j', async (_fact, operation, change, words) => {
  const answer = await replay(airtel.url, await requestOf(operation), change)
  expect(answer.text).toContain(words)
})

test('L12: the balance is that of the market that is named', async () => {
  const answer = await replay(airtel.url, await requestOf('balance'), {})
  expect(JSON.parse(answer.text).data).toEqual({ balance: airtel.balance, currency: 'UGX', account_status: 'Active' })
})
