import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { payoutResult, reversalResult, statusResult, stkCallback } from '../fake-mpesa.ts'
import { type Kenya, kenya, mpesa, startMpesa, stopMpesa } from '../mpesa/kenya.ts'
import { type Change, replay } from './replay.ts'

beforeEach(startMpesa)
afterEach(stopMpesa)

const PATHS = {
  token: '/oauth/v1/generate?grant_type=client_credentials',
  push: '/mpesa/stkpush/v1/processrequest',
  pushQuery: '/mpesa/stkpushquery/v1/query',
  payout: '/mpesa/b2c/v3/paymentrequest',
  statusQuery: '/mpesa/transactionstatus/v1/query',
  reversal: '/mpesa/reversal/v1/request',
  balance: '/mpesa/accountbalance/v1/query',
  register: '/mpesa/c2b/v1/registerurl',
}
type Operation = keyof typeof PATHS

/** What brings the adapter to an operation. */
const BEGINS: Record<Operation, (k: Kenya) => Promise<void>> = {
  token: (k) => k.paidOut(),
  payout: (k) => k.paidOut(),
  statusQuery: (k) => k.paidOut(),
  push: paid,
  pushQuery: paid,
  reversal: async (k) => {
    await paid(k)
    await k.admin.payments.refund({ id: k.rows()[1]!.id, reason: 'Paid twice' })
    await k.round()
  },
  balance: async (k) => {
    mpesa.hasBalance = true
    await k.admin.loans.disburse({ id: k.loanId })
    await k.roundNow()
  },
  register: async (k) => void (await k.admin.received.register()),
}

async function paid(k: Kenya) {
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  await k.round()
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', 100))
  await k.round()
}

/** The adapter's own request for an operation, with the token that is valid by now: the stand-in took it. */
async function requestOf(operation: Operation) {
  await BEGINS[operation](await kenya('paybill'))
  const request = mpesa.requestLog.findLast(({ path }) => path === PATHS[operation])!
  const { authorization } = mpesa.requestLog.at(-1)!.headers
  return operation === 'token'
    ? request
    : { ...request, headers: { ...request.headers, authorization: authorization! } }
}

const OLD_TOKEN = { headers: { authorization: 'Bearer old' } }
/** A fact, the operation, what breaks the fact, and the words of the refusal. */
const BROKEN: [string, Operation, Change, string][] = [
  ['D1', 'token', { method: 'POST', body: '{}' }, '400.008.01'],
  ['D1', 'push', { method: 'GET' }, '404.001.04'],
  ['D3', 'push', OLD_TOKEN, '404.001.03'],
  ['D3', 'payout', OLD_TOKEN, '401.002.01'],
  ['D3', 'statusQuery', OLD_TOKEN, '400.003.01'],
  ['D4', 'push', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'Amount=100' }, '400.002.05'], // biome-ignore format: one row
  ['D5', 'push', { body: { Timestamp: '20261121120000' } }, 'Password'],
  ['D5', 'pushQuery', { body: { Password: 'MTc0Mzc5' } }, 'Password'],
  ['D6', 'push', { body: { TransactionType: 'CustomerPay' } }, 'TransactionType'],
  ['D6', 'push', { body: { PartyB: '600000' } }, 'TransactionType'],
  ['D7', 'push', { body: { Amount: 100.5 } }, 'Amount'],
  ['D7', 'payout', { body: { Amount: '5000.50' } }, 'Amount'],
  ['D8', 'push', { body: { PhoneNumber: '+254712345678' } }, 'PhoneNumber'],
  ['D8', 'payout', { body: { PartyB: '0712345678' } }, 'PhoneNumber'],
  ['D9', 'push', { body: { CallBackURL: 'null/hooks/mpesa' } }, 'CallBackURL'],
  ['D9', 'payout', { body: { ResultURL: 'http://kuu.example/hooks' } }, 'ResultURL'],
  ['D10', 'push', { body: { AccountReference: 'KuuInsurance7' } }, 'AccountReference'],
  ['D10', 'push', { body: { TransactionDesc: 'Kuu insurance 7F3K' } }, 'TransactionDesc'],
  ['D12', 'payout', { body: { Remarks: 'K' } }, 'Remarks'],
  ['D12', 'payout', { body: { Initiator: 'kuu' } }, 'Initiator'],
  ['D12', 'payout', { body: { QueueTimeOutURL: undefined } }, 'QueueTimeOutURL'],
  ['D15', 'statusQuery', { body: { OriginalConversationID: undefined } }, 'TransactionID'],
  ['D25', 'statusQuery', { body: { OriginatorConversationID: 'x' } }, 'OriginatorConversationID'],
  ['D23', 'reversal', { body: { CommandID: 'BusinessPayment' } }, 'ReceiverParty'],
  ['D23', 'reversal', { body: { RecieverIdentifierType: undefined, ReceiverIdentifierType: '11' } }, 'Invalid ReceiverIdentifierType'], // biome-ignore format: one row
  ['D23', 'reversal', { body: { TransactionID: '' } }, 'ReceiverParty'],
  ['D23', 'reversal', { body: { ReceiverParty: '600000' } }, 'ReceiverParty'],
  ['C1', 'register', { body: { ResponseType: 'completed' } }, 'ResponseType'],
  ['C1', 'register', { body: { ConfirmationURL: 'https://kuu.example/hooks/mpesa/c' } }, 'ConfirmationURL'],
  ['C1', 'register', {}, 'already registered'],
  ['C6', 'balance', { body: { CommandID: 'Balance' } }, 'CommandID'],
  ['C6', 'balance', { body: { IdentifierType: '1' } }, 'CommandID'],
]

test.each(BROKEN)('%s: %s is refused with %j', async (_fact, operation, change, words) => {
  const answer = await replay(mpesa.url, await requestOf(operation), change)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.text).toContain(words)
})

describe('what is asked for twice', () => {
  test('D11: a push is another push, so that ours is sent once', async () => {
    const request = await requestOf('push')
    expect(mpesa.pushes).toHaveLength(1)
    expect((await replay(mpesa.url, request, {})).status).toBe(200)
    expect(mpesa.pushes).toHaveLength(2)
  })

  test('D13: a payout is refused, and the first one stands', async () => {
    const answer = await replay(mpesa.url, await requestOf('payout'), {})
    expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([500, '500.002.1001'])
    expect(mpesa.payouts).toHaveLength(1)
  })

  test('D2: a token ends the one before', async () => {
    const request = await requestOf('push')
    const token = mpesa.requestLog.find(({ path }) => path === PATHS.token)!
    await replay(mpesa.url, token, {})
    expect((await replay(mpesa.url, request, {})).text).toContain('404.001.03')
  })
})

test('D3: a token that ends early is renewed at a push, a payout, a reversal and each question, and fails nothing', async () => {
  mpesa.hasShortTokens = true
  const k = await kenya('paybill')
  await paid(k)
  await k.admin.payments.refund({ id: k.rows()[1]!.id, reason: 'Paid twice' })
  await k.round()
  await k.call(k.rows()[2]!.id, reversalResult('f1e2-1'))
  await k.roundNow()
  const { pathname } = new URL(String(mpesa.queries.at(-1)!.ResultURL))
  const body = statusResult(mpesa.lastConversation(), 'f1e2-1', 100, 'Completed', 'SKE52PAWR9')
  await k.app.request(pathname, { method: 'POST', body: JSON.stringify(body) })
  expect(k.rows().map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded'])
  expect([mpesa.payouts.length, mpesa.pushes.length, mpesa.reversals.length, k.alarms()]).toEqual([1, 1, 1, []])
  await k.balanced()
})

describe('callbacks that lie', () => {
  /** Any callbacks, true and forged, in any order, between rounds: what Daraja says when asked counts. */
  const said = fc.array(fc.tuple(fc.constantFrom('paid', 'other amount', 'refused', 'other push', 'result', 'failed result', 'timeout', 'page', 'replay'), fc.boolean()), { minLength: 1, maxLength: 12 }) // biome-ignore format: one list

  test.each(['0', '1032'])('book what the query says (%s), once, whatever they say', async (code) => {
    await fc.assert(
      fc.asyncProperty(said, async (words) => {
        const k = await kenya()
        await k.paidOut()
        await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
        await k.roundNow()
        mpesa.code = undefined
        const { id, reference, gatewayId } = k.rows()[1]!
        const bodies: Record<string, object | string> = {
          paid: stkCallback(gatewayId!, 100),
          'other amount': stkCallback(gatewayId!, 1),
          refused: stkCallback(gatewayId!, null),
          'other push': stkCallback('ws_CO_99', 100),
          result: payoutResult(reference, 'AG_1'),
          'failed result': payoutResult(reference, 'AG_1', 1),
          page: '<html>503</html>',
        }
        let last = bodies.paid!
        for (const [word, isAsked] of words) {
          last = bodies[word] ?? last
          await k.call(word === 'timeout' ? `${id}/timeout` : id, last as object)
          k.later(2000)
          if (isAsked) await k.roundNow()
        }
        expect(k.movements()).toEqual(['disbursement'])
        mpesa.code = code
        for (let turn = 0; turn < 4; turn++) await k.round()
        const booked = k.movements().filter((kind) => kind === 'loanPayment').length
        const { status, concern } = k.rows()[1]!
        // Of what contradicts the query nothing is booked: a person looks.
        expect(code === '0' ? concern === 'amount' || booked === 1 : booked === 0).toBe(true)
        expect(booked).toBe(status === 'succeeded' ? 1 : 0)
        await k.balanced()
      }),
      { numRuns: 12 },
    )
  })
})

test('D21: that a payout waited too long in the queue says nothing about the money', async () => {
  const k = await kenya()
  await k.admin.loans.disburse({ id: k.loanId })
  await k.round()
  const { pathname } = new URL(String(mpesa.payouts[0]!.QueueTimeOutURL))
  const late = { Result: { ResultType: 0, ResultCode: 1, ResultDesc: 'It timed out.', OriginatorConversationID: k.rows()[0]!.reference } } // biome-ignore format: one body
  expect((await k.app.request(pathname, { method: 'POST', body: JSON.stringify(late) })).status).toBe(200)
  await k.roundNow()
  await k.answer('Failed')
  expect([k.rows()[0]!.status, k.movements()]).toEqual(['pending', []])
  await k.result()
  await k.roundNow()
  await k.answer()
  expect(k.movements()).toEqual(['disbursement'])
  await k.balanced()
})
