import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { ledgerMovements, loanProducts, notifications, paymentMessages, payments } from '#db/schema/index.ts'
import { hookSecretOf } from '#server/payments/hook-secret.ts'
import { paymentsOf } from '#server/payments/set-up.ts'
import { createPaymentWorker } from '#server/payments/worker.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { reconcilePayments } from '#services/finance/payments/reconcile-payments.ts'
import { wallet } from '../../money.ts'
import { inEnglish, village } from '../../village.ts'
import { type FakeMomo, fakeMomo, MOMO, type Mood } from './fake-momo.ts'

const log = pino({ level: 'silent' })
const calm = { pause: async () => undefined, stopping: new AbortController().signal }
const shillings = { country: 'UG', currency: 'UGX', provider: 'MTN Mobile Money' } as const

let momo: FakeMomo
beforeEach(async () => {
  momo = await fakeMomo()
})
afterEach(() => momo.close())

/** Martha pays from her phone through MoMo; her account in Kuu is empty. */
function uganda(keys: Partial<typeof MOMO | { collectionKey: string }> = {}) {
  const v = village()
  wallet(v, { id: 'phone', userId: 'martha', phoneNumber: '+256772123456', ...shillings })
  wallet(v, { id: 'other', userId: 'martha', phoneNumber: '+256772123457', ...shillings })
  const now = () => v.clock.now
  const config = { momo: [{ ...MOMO, url: momo.url, ...keys }], mpesa: null, airtel: null, publicOrigin: 'https://kuu.example', transferFee: 1 } // biome-ignore format: one row
  const { payments: setup, providers } = paymentsOf({ db: v.db, now, config })
  const process = () => createPaymentWorker({ db: v.db, log, now, providers })
  let worker = process()
  const martha = v.as(v.people.martha, { payments: setup }).finance
  const secret = hookSecretOf(v.db, now())
  const later = (ms: number) => {
    v.clock.now = new Date(v.clock.now.getTime() + ms)
  }
  return {
    ...v,
    martha,
    secret,
    later,
    admin: v.as(v.people.ruth, { payments: setup }).admin,
    /** A round now. */
    round: () => worker.round(),
    /** Rounds until nothing is open, or a week has passed. */
    settle: async () => {
      for (let turn = 0; turn < 40; turn++) {
        await worker.round()
        later(6 * 3_600_000)
      }
    },
    /** The process ends, and another one begins on the same data. */
    restart: () => {
      void worker.stop()
      worker = process()
    },
    send: () =>
      martha.transactions.transfer({ fromAccountId: 'phone', toAccountId: 'other', amount: 5000, currency: 'UGX' }),
    rows: () => v.db.select().from(payments).all(),
    statuses: () => v.db.select().from(payments).all().map(({ status }) => status), // biome-ignore format: one thought
    movements: () => v.db.select().from(ledgerMovements).all().map(({ kind }) => kind), // biome-ignore format: one thought
    said: () => v.db.select().from(paymentMessages).all(),
    alarms: () => v.db.select().from(notifications).all().filter(({ userId }) => userId === 'ruth').map((each) => inEnglish(each).message), // biome-ignore format: one thought
    heard: (userId: string) => v.db.select().from(notifications).all().filter((each) => each.userId === userId && each.id !== 'welcome').map((each) => inEnglish(each).title), // biome-ignore format: one thought
    call: (path: string, body: object) => v.app.request(`/hooks/momo/${path}`, { method: 'PUT', body: JSON.stringify(body) }), // biome-ignore format: one call
    balance: async (id: string) => (await martha.accounts.list()).find((account) => account.id === id)?.balance,
    balanced: async () => expect((await checkLedger(v.db, calm)).wrong).toEqual([]),
  }
}

describe('a payment by MoMo', () => {
  test('is accepted first, asked about, and only then booked; then the other half goes out', async () => {
    const u = uganda()
    expect(await u.send()).toMatchObject({ status: 'pending', paymentStatus: 'created' })
    await u.round()
    expect([u.statuses(), u.movements()]).toEqual([['pending'], []])
    u.later(5000)
    await u.round()
    expect(u.movements()).toEqual(['topUp', 'transferOut'])
    u.later(5000)
    await u.round()
    u.later(5000)
    await u.round()
    expect([u.statuses(), u.movements()]).toEqual([['succeeded', 'succeeded'], ['topUp', 'transferOut', 'transferIn']]) // biome-ignore format: one pair
    expect(await u.balance('other')).toBe(0)
    // It is on the other phone now, not with us: no balance, and the account can go.
    expect((await u.martha.transactions.list({ accountId: 'other' })).items).toMatchObject([
      { type: 'debit', amount: 5000, category: 'payOut', status: 'completed' },
      { type: 'credit', amount: 5000, category: 'transfer', status: 'completed' },
    ])
    expect((await u.martha.overview()).balances).toEqual([{ currency: 'UGX', amount: 0 }])
    expect(await u.martha.accounts.remove({ id: 'other' })).toEqual({ id: 'other' })
    expect(JSON.parse(momo.seen[0]!)).toMatchObject({ amount: '5000', currency: 'UGX', payer: { partyIdType: 'MSISDN', partyId: '256772123456' } }) // biome-ignore format: one row
    expect(momo.tokens).toBe(2)
    await u.balanced()
  })

  test.each([
    ['APPROVAL_REJECTED', 'refused', 'The payment was refused on the phone.'],
    [
      { code: 'NOT_ENOUGH_FUNDS', message: '' },
      'notEnoughMoney',
      'There is not enough money in the account at the provider.',
    ],
    ['SOMETHING_NEW', 'notPossible', 'The provider could not do this payment.'],
  ])('that fails for %j says why, and books nothing', async (reason, failure, words) => {
    const u = uganda()
    momo.mood = () => ({ ends: 'FAILED', reason })
    const { id } = await u.send()
    await u.settle()
    expect((await u.martha.transactions.list({})).items).toMatchObject([
      { id, status: 'failed', errorMessage: words, paymentFailure: failure },
    ])
    expect(u.movements()).toEqual([])
  })

  test('whose keys are wrong fails at once', async () => {
    const u = uganda()
    momo.mood = () => ({ answer: 403 })
    await u.send()
    await u.round()
    expect(u.rows()).toMatchObject([{ status: 'failed', failure: 'notSetUp' }])
  })

  test('waits while nobody answers, and is sent when somebody does', async () => {
    const u = uganda()
    momo.isDown = true
    await u.send()
    await u.round()
    expect((await u.martha.transactions.list({})).items[0]).toMatchObject({
      status: 'pending',
      paymentStatus: 'created',
    })
    momo.isDown = false
    u.later(60_000)
    await u.settle()
    expect(u.statuses()).toEqual(['succeeded', 'succeeded'])
    await u.balanced()
  })

  test('whose answer was lost is not asked for again: the first one counts', async () => {
    const u = uganda()
    momo.mood = () => ({ answer: 'lost' })
    await u.send()
    await u.settle()
    expect([u.statuses(), momo.payments.size]).toEqual([['succeeded', 'succeeded'], 2])
    expect(await u.balance('other')).toBe(0)
  })

  test('that never arrived is asked for again under the same reference', async () => {
    const u = uganda()
    const moods: Mood[] = [{ answer: 'deaf' }]
    momo.mood = () => moods.shift() ?? {}
    await u.send()
    await u.round()
    expect(u.statuses()).toEqual(['unknown'])
    u.later(5000)
    await u.round()
    expect([u.statuses(), [...momo.payments.keys()]]).toEqual([['pending'], [u.rows()[0]!.reference]])
  })

  test('about whose amount the provider lies is not booked, and an administrator sees it once', async () => {
    const u = uganda()
    momo.mood = () => ({ amount: '4999' })
    await u.send()
    await u.settle()
    expect(u.rows()).toMatchObject([{ status: 'unknown', concern: 'amount' }])
    expect([u.movements(), u.alarms()]).toEqual([[], [expect.stringContaining('names another amount')]])
    const { items } = await u.admin.payments.list({ concerning: 'true' })
    expect(items).toMatchObject([{ amount: 5000, farmer: { fullName: 'Martha Kollie' } }])
    expect((await u.admin.payments.messages({ id: items[0]!.id })).some(({ body }) => body.includes('4999'))).toBe(true)
    momo.mood = () => ({})
    await u.admin.payments.settle({
      id: items[0]!.id,
      outcome: 'succeeded',
      receipt: 'by hand',
      reason: 'The provider was asked',
    })
    await expect(
      u.admin.payments.settle({ id: items[0]!.id, outcome: 'failed', reason: 'The provider was asked' }),
    ).rejects.toThrow('ended already')
    await u.settle()
    expect(await u.balance('other')).toBe(0)
    await u.balanced()
  })

  test('whose receipt belongs to another payment is not booked', async () => {
    const u = uganda()
    momo.mood = () => ({ receipt: 'the-same' })
    await u.send()
    await u.settle()
    expect(u.rows()).toMatchObject([{ status: 'succeeded' }, { status: 'unknown', concern: 'duplicate' }])
  })

  test('that stays open for a day is shown to administrators', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'PENDING' })
    await u.send()
    await u.round()
    u.later(25 * 3_600_000)
    reconcilePayments(u.db, u.clock.now)
    reconcilePayments(u.db, u.clock.now)
    expect(u.rows()).toMatchObject([{ status: 'pending', concern: 'late' }])
    expect(u.alarms()).toHaveLength(1)
    momo.ends(u.rows()[0]!.reference, { ends: 'SUCCESSFUL' })
    await u.round()
    expect(u.rows()[0]).toMatchObject({ status: 'succeeded', concern: null })
  })
})

describe('a callback', () => {
  test('decides nothing: the provider is asked, however often and whatever is said', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'PENDING' })
    await u.send()
    await u.round()
    const { id, reference } = u.rows()[0]!
    const lie = { externalId: reference, status: 'SUCCESSFUL', amount: '1', currency: 'UGX' }
    for (let time = 0; time < 3; time++) expect((await u.call(`${u.secret}/${id}`, lie)).status).toBe(200)
    await u.round()
    expect([u.statuses(), u.movements()]).toEqual([['pending'], []])
    expect(u.said().filter(({ kind }) => kind === 'callback')).toHaveLength(3)
    momo.ends(reference, { ends: 'SUCCESSFUL' })
    u.later(60_000)
    await u.call(u.secret, lie)
    await u.round()
    expect(u.statuses()[0]).toBe('succeeded')
    const before = u.movements()
    await u.call(`${u.secret}/${id}`, { ...lie, status: 'FAILED' })
    await u.round()
    expect(u.movements()).toEqual(before)
  })

  test('with another address than ours is not found, and one about nothing of ours is kept and shown', async () => {
    const u = uganda()
    expect((await u.call('guess/x', {})).status).toBe(404)
    expect(u.said()).toEqual([])
    expect((await u.call(u.secret, { externalId: 'nobody' })).status).toBe(200)
    expect(u.said()).toMatchObject([{ paymentId: null, body: '{"externalId":"nobody"}' }])
    await u.send()
    await u.settle()
    expect(await u.admin.payments.unnamed()).toMatchObject([{ gateway: 'mtn-momo', body: '{"externalId":"nobody"}' }])
  })
})

describe('who is told of the end of a payment', () => {
  test('the farmer who waits for it, once', async () => {
    const u = uganda()
    await u.send()
    await u.settle()
    expect(u.heard('martha')).toEqual(['Your payment went through'])
  })

  test('the farmer whose transfer to a phone came back', async () => {
    const u = uganda()
    await u.martha.transactions.transfer({ fromAccountId: 'phone', toPhone: '+256772123458', amount: 5000, currency: 'UGX' }) // biome-ignore format: one row
    momo.mood = () => (momo.requests === 1 ? {} : { ends: 'FAILED', reason: 'PAYEE_NOT_FOUND' })
    await u.settle()
    expect(u.heard('martha')).toEqual(['Your payment went through', 'Your payment did not go through'])
    expect(u.movements()).toEqual(['topUp', 'transferOut', 'transferReturned'])
    expect(await u.balance('phone')).toBe(5050)
    await u.balanced()
  })

  test('the administrators, where a loan cannot be delivered', async () => {
    const u = uganda()
    u.db.update(loanProducts).set({ currency: 'UGX' }).run()
    momo.mood = () => ({ ends: 'FAILED', reason: 'PAYEE_NOT_FOUND' })
    const { id } = await u.martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'UGX', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
    await u.admin.loans.approve({ id })
    await u.admin.loans.disburse({ id })
    await u.settle()
    expect(u.alarms()).toEqual([expect.stringContaining('does not know this phone number')])
    expect(u.heard('martha')).toEqual(['Your loan was approved'])
    expect(await u.martha.loans.get({ loanId: id })).toMatchObject({ status: 'approved' })
  })
})

describe('a payment that is given back', () => {
  const returned = async () => {
    const u = uganda()
    momo.mood = () => (momo.payments.size > 0 ? { ends: 'FAILED', reason: 'PAYEE_NOT_FOUND' } : {})
    await u.send()
    await u.settle()
    momo.mood = () => ({})
    expect(u.movements()).toEqual(['topUp', 'transferOut', 'transferReturned'])
    return { ...u, id: u.rows()[0]!.id }
  }

  test('M22: goes by an operation of its own, and leaves the wallet once MTN says so', async () => {
    const u = await returned()
    expect((await u.admin.payments.list({})).items.at(-1)).toMatchObject({ purpose: 'transferOut', isRefundable: true })
    await u.admin.payments.refund({ id: u.id, reason: 'It could not be sent' })
    expect(await u.balance('phone')).toBe(5000)
    await u.settle()
    expect(JSON.parse(momo.seen.at(-1)!)).toMatchObject({ referenceIdToRefund: u.rows()[0]!.reference, amount: '5000' })
    expect(u.rows().at(-1)).toMatchObject({ purpose: 'refund', status: 'succeeded' })
    expect(await u.balance('phone')).toBe(0)
    expect((await u.admin.payments.list({})).items.at(-1)).toMatchObject({ isRefundable: false })
    await u.balanced()
  })

  test('stays in the wallet where MTN refuses, and can be given back again', async () => {
    const u = await returned()
    momo.mood = () => ({ ends: 'FAILED', reason: 'PAYEE_NOT_ALLOWED_TO_RECEIVE' })
    await u.admin.payments.refund({ id: u.id, reason: 'It could not be sent' })
    await u.settle()
    expect([u.rows().at(-1)!.status, await u.balance('phone')]).toEqual(['failed', 5000])
    momo.mood = () => ({})
    await u.admin.payments.refund({ id: u.id, reason: 'Once more' })
    await u.settle()
    expect([u.rows().at(-1)!.status, await u.balance('phone')]).toEqual(['succeeded', 0])
    await u.balanced()
  })

  test('that has arrived where it should go cannot be given back', async () => {
    const u = uganda()
    await u.send()
    await u.settle()
    const ask = u.admin.payments.refund({ id: u.rows()[0]!.id, reason: 'Please' })
    await expect(ask).rejects.toThrow('cannot give this payment back')
  })
})

test('what lies with us stays there when a phone pays: the provider has taken the whole amount from it', async () => {
  const u = uganda()
  wallet(u, { id: 'kept', userId: 'martha', phoneNumber: '+256772123458', ...shillings }, 300_000)
  const pay = u.martha.transactions.transfer({ fromAccountId: 'kept', toPhone: '+256772123459', amount: 1000, currency: 'UGX' }) // biome-ignore format: one row
  await pay
  await u.settle()
  expect(await u.balance('kept')).toBe(3000)
  await u.balanced()
})

test('two transfers to the same account are two: the second does not fail because the first arrived meanwhile', async () => {
  const u = uganda()
  const hold = (until: string, purpose = 'transferIn') => u.db.$client.exec(`update payments set due_at = '${until}' where status = 'created' and purpose = '${purpose}'`) // biome-ignore format: one call
  const collected = async () => {
    await u.send()
    for (let turn = 0; turn < 2; turn++) {
      await u.round()
      u.later(60_000)
    }
    hold('2099')
  }
  await collected()
  await collected()
  hold('2026')
  u.db.$client.exec(
    `update payments set due_at = '2099' where id <> (select min(id) from payments where purpose = 'transferIn') and purpose = 'transferIn'`,
  )
  await u.settle()
  hold('2026')
  await u.settle()
  expect(u.statuses()).toEqual(Array.from({ length: 4 }, () => 'succeeded'))
  await u.balanced()
})

test('what is stored of the talk has no secret in it', async () => {
  const u = uganda()
  await u.send()
  await u.settle()
  const stored = JSON.stringify(u.said())
  for (const secret of ['token of', MOMO.collectionKey, 'Basic ', 'Bearer '])
    expect(stored.replaceAll('"kind"', '')).not.toContain(secret)
})

test('the process ends a hundred times, at any moment: nothing is lost, and nothing is done twice', async () => {
  const u = uganda()
  const moods: Mood[] = [{}, { answer: 'lost' }, { answer: 500 }, { answer: 'deaf' }, {}]
  let asked = 0
  momo.mood = () => ({ ...moods[asked++ % moods.length] })
  for (let time = 0; time < 100; time++) {
    if (time % 10 === 0) await u.send()
    const round = u.round()
    // At first before anything was sent, then while an answer is on its way, at last after it was stored.
    for (let turn = 0; turn < time % 7; turn++) await new Promise((done) => setTimeout(done, turn))
    u.restart()
    await round
    u.later(30_000)
  }
  u.restart()
  await u.settle()
  expect(new Set(u.statuses())).toEqual(new Set(['succeeded']))
  expect(u.rows()).toHaveLength(20)
  expect(momo.payments.size).toBe(20)
  expect([await u.balance('phone'), await u.balance('other')]).toEqual([0, 0])
  const { items } = await u.martha.transactions.list({ accountId: 'other', type: 'debit', limit: 100 })
  expect(items.filter(({ category }) => category === 'payOut')).toHaveLength(10)
  await u.balanced()
})

test('a payment is claimed once: two processes do not ask for it twice', async () => {
  const u = uganda()
  await u.send()
  await Promise.all([u.round(), u.round(), u.round()])
  expect(momo.requests).toBe(1)
  expect(transact(u.db, () => u.rows())).toMatchObject([{ attempts: 1 }])
})

describe('what MTN’s documents say', () => {
  test('M12, M15: each payment has a reference of version 4, by which callbacks find it (M17)', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'PENDING' })
    await u.send()
    await u.round()
    const { id, reference } = u.rows()[0]!
    expect(reference).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
    expect(reference).not.toBe(id)
    momo.ends(reference, { ends: 'SUCCESSFUL' })
    await u.call(u.secret, momo.callbackOf(reference))
    await u.round()
    expect(u.statuses()[0]).toBe('succeeded')
  })

  test('M4: payments that begin at once share one token, and it is renewed ten minutes before its end', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'PENDING' })
    for (let time = 0; time < 4; time++) await u.send()
    await u.round()
    expect([momo.requests, momo.tokens]).toEqual([4, 1])
    u.later(51 * 60_000)
    await u.round()
    expect(momo.tokens).toBe(2)
  })

  test('M4: a token that ends early costs one more, and the same request goes again under the same reference', async () => {
    const u = uganda()
    await u.send()
    await u.round()
    momo.dropTokens()
    u.later(5000)
    await u.round()
    momo.dropTokens()
    await u.settle()
    expect([u.statuses(), momo.payments.size, u.alarms()]).toEqual([['succeeded', 'succeeded'], 2, []])
    await u.balanced()
  })

  test('M1, M3: keys that are refused fail nothing: the payment waits, and administrators see it at once', async () => {
    const u = uganda({ collectionKey: 'old' })
    await u.send()
    await u.round()
    expect(u.rows()).toMatchObject([{ status: 'created', failure: null, concern: 'setUp' }])
    expect(u.alarms()).toEqual([expect.stringContaining('keys and settings')])
  })

  test.each([
    ['html', undefined, 'unknown', null],
    [500, undefined, 'unknown', null],
    [429, undefined, 'created', null],
    [500, 'INVALID_CURRENCY', 'failed', 'notSetUp'],
    [500, 'PAYER_NOT_FOUND', 'failed', 'unknownNumber'],
    [400, undefined, 'failed', 'notSetUp'],
  ] as const)('M10, M20: a request that is answered with %j %s is %s', async (answer, code, status, failure) => {
    const u = uganda()
    momo.mood = () => ({ answer, ...(code && { code }) })
    await u.send()
    await u.round()
    expect(u.rows()).toMatchObject([{ status, failure }])
  })

  test('M21, D24: what was paid after it had expired is booked once, and a person sees it the same minute', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'FAILED', reason: 'EXPIRED' })
    await u.send()
    await u.round()
    u.later(5000)
    await u.round()
    expect(u.rows()).toMatchObject([{ status: 'failed', failure: 'noAnswer' }])
    const { reference } = u.rows()[0]!
    momo.ends(reference, { ends: 'SUCCESSFUL' })
    momo.mood = () => ({})
    await u.call(u.secret, momo.callbackOf(reference))
    await u.round()
    expect(u.rows()[0]).toMatchObject({ status: 'succeeded', concern: 'paidLate', failure: null })
    expect(u.alarms()).toEqual([expect.stringContaining('after it had said that it failed')])
    expect(u.heard('martha')).toEqual(['Your payment did not go through', 'Your payment went through'])
    await u.call(u.secret, momo.callbackOf(reference))
    await u.settle()
    expect(u.movements().filter((kind) => kind === 'transferOut')).toHaveLength(1)
    await u.balanced()
  })

  test('M21: it is found without a callback too, by asking on for a day', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'FAILED', reason: 'EXPIRED' })
    await u.send()
    await u.round()
    u.later(5000)
    await u.round()
    momo.ends(u.rows()[0]!.reference, { ends: 'SUCCESSFUL' })
    momo.mood = () => ({})
    u.later(3_600_000)
    await u.round()
    expect(u.rows()[0]).toMatchObject({ status: 'succeeded', concern: 'paidLate' })
  })

  test('a payout that failed is asked about before the money is sent again', async () => {
    const u = uganda()
    u.db.update(loanProducts).set({ currency: 'UGX' }).run()
    momo.mood = () => ({ ends: 'FAILED', reason: 'PAYEE_NOT_FOUND' })
    const { id } = await u.martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'UGX', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
    await u.admin.loans.approve({ id })
    await u.admin.loans.disburse({ id })
    await u.settle()
    momo.ends(u.rows()[0]!.reference, { ends: 'SUCCESSFUL' })
    momo.mood = () => ({})
    await u.admin.loans.disburse({ id })
    await u.settle()
    expect(momo.payments.size).toBe(1)
    expect(u.rows()).toMatchObject([{ status: 'succeeded', concern: 'paidLate' }, { status: 'failed' }])
    expect(u.movements()).toEqual(['disbursement'])
    await u.balanced()
  })

  test('money goes out only where the account has it, and administrators see it at once', async () => {
    const u = uganda()
    u.db.update(loanProducts).set({ currency: 'UGX' }).run()
    momo.balance = '4999'
    const { id } = await u.martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'UGX', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
    await u.admin.loans.approve({ id })
    await u.admin.loans.disburse({ id })
    await u.round()
    expect([u.rows(), momo.requests]).toMatchObject([[{ status: 'failed', failure: 'floatEmpty', concern: 'float' }], 0]) // biome-ignore format: one pair
    expect(u.alarms()).toHaveLength(1)
    momo.balance = '5000'
    await u.admin.loans.disburse({ id })
    await u.settle()
    expect(u.movements()).toEqual(['disbursement'])
  })

  test('it is asked thirty times what became of a payment, and then a person is', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'PENDING' })
    await u.send()
    for (let turn = 0; turn < 50; turn++) {
      await u.round()
      u.later(6 * 3_600_000)
    }
    expect(momo.statuses).toBe(30)
    expect(u.rows()).toMatchObject([{ status: 'unknown', concern: 'unanswered' }])
    expect(u.alarms()).toHaveLength(1)
  })

  test('M9: the prompt names what is paid', async () => {
    const u = uganda()
    const { reference } = await u.send()
    await u.round()
    const code = reference!.slice(3, 7)
    expect(JSON.parse(momo.seen[0]!)).toMatchObject({ payerMessage: `Kuu send ${code}`, payeeNote: `Kuu send ${code}` })
  })
})

describe('what a transfer shows until it has arrived', () => {
  const line = async (u: ReturnType<typeof uganda>) => (await u.martha.transactions.list({ type: 'debit' })).items[0]
  const toPhone = { fromAccountId: 'phone', toPhone: '+256772123458', amount: 5000, currency: 'UGX' } as const

  test('it is pending, and counts when it is there', async () => {
    const u = uganda()
    momo.mood = () => (momo.requests === 1 ? {} : { ends: 'PENDING' })
    await u.martha.transactions.transfer(toPhone)
    for (let turn = 0; turn < 4; turn++) {
      await u.round()
      u.later(5000)
    }
    expect(u.movements()).toEqual(['topUp', 'transferOut'])
    expect(await line(u)).toMatchObject({ status: 'pending' })
    expect(await u.martha.transactions.totals({})).toMatchObject([{ received: 5050, sent: 0 }])
    momo.ends(u.rows()[1]!.reference, { ends: 'SUCCESSFUL' })
    await u.settle()
    expect(await line(u)).toMatchObject({ status: 'completed' })
    expect(await u.martha.transactions.totals({})).toMatchObject([{ received: 5050, sent: 5050, net: 0 }])
  })

  test('one that failed is failed and in no total; if it arrives after all, it is booked once', async () => {
    const u = uganda()
    momo.mood = () => (momo.requests === 1 ? {} : { ends: 'FAILED', reason: 'EXPIRED' })
    await u.martha.transactions.transfer(toPhone)
    for (let turn = 0; turn < 5; turn++) {
      await u.round()
      u.later(5000)
    }
    expect(u.movements()).toEqual(['topUp', 'transferOut', 'transferReturned'])
    expect(await line(u)).toMatchObject({ status: 'failed' })
    expect(await u.martha.transactions.totals({})).toMatchObject([{ received: 5050, sent: 0, net: 5050 }])
    momo.ends(u.rows()[1]!.reference, { ends: 'SUCCESSFUL' })
    await u.settle()
    expect(u.movements().slice(3)).toEqual(['transferOut', 'transferIn'])
    expect(await line(u)).toMatchObject({ status: 'completed' })
    expect([await u.balance('phone'), u.rows()[1]!.concern]).toEqual([0, 'paidLate'])
    expect(await u.martha.transactions.totals({})).toMatchObject([{ received: 5050, sent: 5050, net: 0 }])
    await u.balanced()
    const { id } = u.rows()[1]!
    expect(await u.admin.payments.see({ id })).toMatchObject({ concern: null })
  })
})
