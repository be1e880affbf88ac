import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { courses } from '#db/schema/index.ts'
import { reconcilePayments } from '#services/finance/payments/reconcile-payments.ts'
import { wallet } from '../../money.ts'
import { bank } from './money.ts'

const opay = { provider: 'Opay', accountNumber: '0801 234 5670', accountName: 'Seed money', country: 'NG', currency: 'NGN', isDefault: false, isActive: true } as const // biome-ignore format: one row

describe('adding an account', () => {
  test('stores its number in international form; the first one is the default one', async () => {
    const b = bank()
    const { id: _, ...added } = await b.martha.accounts.add(opay)
    expect(added).toMatchObject({ accountNumber: '+2348012345670', balance: 0, isDefault: false, isActive: true, isVerified: false, kycStatus: 'pending' }) // biome-ignore format: one row
    await expect(b.martha.accounts.add({ ...opay, accountNumber: '+234 801 234 5670' })).rejects.toThrow('already')
    const newcomer = b.as(b.person('farmer')).finance
    expect(await newcomer.accounts.add(opay)).toMatchObject({ isDefault: true })
    const second = await newcomer.accounts.add({ ...opay, provider: 'PalmPay', isDefault: true })
    expect((await newcomer.accounts.list()).map(({ id, isDefault }) => [id === second.id, isDefault])).toEqual([[true, true], [false, false]]) // biome-ignore format: a table
  })

  test.each([
    [{ accountNumber: '12' }, 400, 'Account number is required'],
    [{ accountNumber: undefined }, 400, 'Account number is required'],
    [{ accountName: 'M' }, 400, 'Account name is required'],
    [{ provider: '' }, 400, 'Provider is required'],
    [{ provider: 'M-Pesa' }, 400, 'Choose a provider of this country'],
    [{ currency: 'KES' }, 400, 'This is not the currency of the country'],
    [{ country: 'XX' }, 400, 'Please choose a country'],
    [{ accountNumber: '+254712345678' }, 400, 'Enter a phone number of the country of the account'],
    [{ currency: undefined }, 200, undefined],
    [{ country: 'LR', currency: 'LRD', provider: 'Orange Money', accountNumber: '0770123456' }, 200, undefined],
    [{ country: 'LR', currency: 'LRD', provider: 'Susu of Ganta', accountNumber: 'Book 12' }, 200, undefined],
  ])('with %j is %d', async (change, status, message) => {
    const answer = await bank().post('martha', '/mobile-money-accounts', { ...opay, ...change })
    expect([answer.status, (await answer.json()).message]).toEqual([status, message])
  })
})

describe('removing an account', () => {
  test('waits until no money, payment, loan or policy uses it; its history stays', async () => {
    const b = bank()
    await expect(b.martha.accounts.remove({ id: 'purse' })).rejects.toThrow('still money in this account')
    const loan = await b.martha.loans.request({ loanProductId: 'seed', principalAmount: 2000, currency: 'NGN', termDays: 90, purpose: 'Seed for rice', accountId: 'box' }) // biome-ignore format: one row
    await expect(b.martha.accounts.remove({ id: 'box' })).rejects.toThrow('A loan that is not settled')
    await b.admin.loans.reject({ id: loan.id, reason: 'Too late' })
    await b.martha.insurance.request({ productId: 'rain', coverageAmount: 100, currency: 'NGN', accountId: 'box' })
    await expect(b.martha.accounts.remove({ id: 'box' })).rejects.toThrow('An insurance that is not settled')
    b.db.$client.exec("update farmer_insurance set status = 'rejected' where account_id = 'box'")
    await b.martha.transactions.transfer({ fromAccountId: 'purse', toAccountId: 'box', amount: 5, currency: 'NGN' })
    await b.martha.transactions.transfer({ fromAccountId: 'box', toAccountId: 'purse', amount: 5, currency: 'NGN' })
    expect(await b.martha.accounts.remove({ id: 'box' })).toEqual({ id: 'box' })
    expect((await b.martha.accounts.list()).map(({ id }) => id)).toEqual(['purse'])
    expect((await b.martha.transactions.list({ accountId: 'box' })).items).toHaveLength(2)
    await expect(b.martha.accounts.remove({ id: 'box' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await b.martha.accounts.add({ ...opay, accountNumber: '+2348012345671' })).toMatchObject({ balance: 0 })
  })
})

describe('a transfer', () => {
  test('to an own account moves the money, and both lines say so', async () => {
    const b = bank()
    const sent = await b.martha.transactions.transfer({ fromAccountId: 'purse', toAccountId: 'box', amount: 250.5, currency: 'NGN', note: 'For seed' }) // biome-ignore format: one row
    expect(sent).toMatchObject({ type: 'debit', status: 'completed', amount: 250.5, fees: 0, description: 'For seed', recipientName: 'box' }) // biome-ignore format: one row
    expect([await b.balance('purse'), await b.balance('box')]).toEqual([9749.5, 250.5])
    const { items } = await b.martha.accounts.lines({ accountId: 'box' })
    expect(items).toMatchObject([{ kind: 'transferIn', amount: 250.5, description: 'Transfer from purse' }])
    await b.balanced()
  })

  test('to a phone of the same country costs its fee, which the quote names', async () => {
    const b = bank()
    const setup = { payments: { gatewayOf: () => 'sandbox' as const, transferFee: 1.5 } } as const
    const martha = b.as(b.people.martha, setup).finance.transactions
    expect(await martha.transferQuote({ fromAccountId: 'purse', toPhone: '08012345679', amount: 9900 })).toEqual({ amount: 9900, fees: 148.5, currency: 'NGN', toPhone: '+2348012345679', left: -48.5 }) // biome-ignore format: one row
    await expect(martha.transferQuote({ fromAccountId: 'purse', toPhone: '+254712345678', amount: 1 })).rejects.toThrow('phone number of the country') // biome-ignore format: one sentence
    await expect(martha.transfer({ fromAccountId: 'purse', toPhone: '08012345679', amount: 9900, currency: 'NGN' })).rejects.toThrow('Insufficient balance') // biome-ignore format: one sentence
    const sent = await martha.transfer({ fromAccountId: 'purse', toPhone: '08012345679', amount: 100, currency: 'NGN' })
    expect(sent).toMatchObject({ recipientPhone: '+2348012345679', fees: 1.5, status: 'completed' })
    expect(await b.balance('purse')).toBe(9898.5)
    await b.balanced()
  })

  test('that cannot be delivered comes back with its fee', async () => {
    const b = bank()
    const setup = { payments: { gatewayOf: () => 'sandbox' as const, transferFee: 1 } } as const
    const martha = b.as(b.people.martha, setup).finance.transactions
    const sent = await martha.transfer({ fromAccountId: 'purse', toPhone: '08012340000', amount: 100, currency: 'NGN' })
    expect(sent).toMatchObject({ status: 'failed', paymentStatus: 'failed', errorMessage: 'It could not be delivered. The money came back.' }) // biome-ignore format: one row
    expect(await b.balance('purse')).toBe(10_000)
    expect((await martha.list({ type: 'credit', search: 'returned' })).items).toMatchObject([{ category: 'returned', amount: 101 }]) // biome-ignore format: one row
    await b.balanced()
  })

  test('that is on its way to a phone says so, until it has arrived', async () => {
    const b = bank()
    const sent = await b.martha.transactions.transfer({ fromAccountId: 'purse', toPhone: '08012349999', amount: 100, currency: 'NGN' }) // biome-ignore format: one row
    expect(sent).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
    const waiting = (await b.admin.payments.list({ status: 'pending' })).items
    expect(waiting).toMatchObject([{ purpose: 'transferIn', concern: null }])
    reconcilePayments(b.db, b.day(1.1))
    expect((await b.admin.payments.list({ concerning: 'true' })).items).toMatchObject([{ status: 'pending', concern: 'late' }]) // biome-ignore format: one row
    await b.admin.payments.settle({ id: waiting[0]!.id, outcome: 'succeeded', reason: 'It arrived' })
    expect((await b.martha.transactions.list({ type: 'debit' })).items).toMatchObject([{ id: sent.id, paymentStatus: 'succeeded' }]) // biome-ignore format: one row
    await b.balanced()
  })

  test('is refused in words where it makes no sense', async () => {
    const b = bank()
    wallet(b, { id: 'cedis', userId: 'martha', phoneNumber: '+233241234567', country: 'GH', currency: 'GHS', provider: 'Vodafone Cash' }) // biome-ignore format: one row
    const send = (change: object) => b.martha.transactions.transfer({ fromAccountId: 'purse', amount: 1, currency: 'NGN', ...change }) // biome-ignore format: one call
    await expect(send({ toAccountId: 'purse' })).rejects.toThrow('Choose another account')
    await expect(send({ toAccountId: 'cedis' })).rejects.toThrow('another currency')
    await expect(send({ toAccountId: 'box', currency: 'GHS' })).rejects.toThrow('another currency')
    await expect(send({ toPhone: '+254712345678' })).rejects.toThrow('phone number of the country')
    await expect(send({})).rejects.toThrow('enter a phone number')
    await expect(send({ toAccountId: 'box', toPhone: '08012345679' })).rejects.toThrow('enter a phone number')
    await expect(send({ toAccountId: 'his' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('where no provider serves the account nothing is begun', async () => {
    const b = bank()
    const martha = b.as(b.people.martha, { payments: { gatewayOf: () => null, transferFee: 0 } }).finance.transactions
    await expect(martha.transfer({ fromAccountId: 'purse', toAccountId: 'box', amount: 1, currency: 'NGN' })).rejects.toThrow('not possible here yet') // biome-ignore format: one sentence
    expect((await martha.list({})).items).toHaveLength(1)
  })
})

describe('the history', () => {
  test('is filtered by words, way and days, and its totals are those of what is shown', async () => {
    const b = bank()
    b.day(3)
    await b.martha.transactions.transfer({ fromAccountId: 'purse', toPhone: '08012345679', amount: 30, currency: 'NGN', note: 'Hoe' }) // biome-ignore format: one row
    b.day(5)
    await b.martha.insurance.pay({ insuranceId: 'cover', amount: 40 })
    const shown = async (filter: object) => (await b.martha.transactions.list(filter)).items.map(({ description }) => description) // biome-ignore format: one thought
    expect(await shown({})).toEqual(['Premium: Rain', 'Hoe', 'Opening balance'])
    expect(await shown({ type: 'credit' })).toEqual(['Opening balance'])
    expect(await shown({ search: 'hoe' })).toEqual(['Hoe'])
    expect(await shown({ search: 'kuu bank' })).toEqual(['Premium: Rain'])
    expect(await shown({ from: '2026-11-24', to: '2026-11-24' })).toEqual(['Hoe'])
    expect(await b.martha.transactions.totals({})).toEqual([{ currency: 'NGN', received: 10_000, sent: 70, net: 9930 }])
    expect(await b.martha.transactions.totals({ from: '2026-11-26' })).toEqual([{ currency: 'NGN', received: 0, sent: 40, net: -40 }]) // biome-ignore format: one row
    const csv = await b.app.request('/api/transactions', { headers: { accept: 'text/csv', authorization: `Bearer ${(await b.sessions.open('martha')).token}` } }) // biome-ignore format: one call
    expect(await csv.text()).toContain('Premium: Rain')
  })

  test('of an account of somebody else, or of none, is not found; that of a removed one stays', async () => {
    const b = bank()
    const { transactions } = b.martha
    for (const accountId of ['his', 'none']) {
      await expect(transactions.list({ accountId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(transactions.totals({ accountId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await b.martha.accounts.remove({ id: 'box' })
    expect((await transactions.list({ accountId: 'box' })).items).toEqual([])
    expect((await transactions.list({ accountId: 'purse' })).items).toHaveLength(1)
  })

  test('its days, and those of a statement, are the farmer’s own', async () => {
    const b = bank()
    const nairobi = b.as({ ...b.people.martha!, location: 'Nairobi, Kenya' }).finance
    // Half an hour into the 24th there.
    b.clock.now = new Date('2026-11-23T21:30:00.000Z')
    const { id } = await b.martha.transactions.transfer({ fromAccountId: 'purse', toAccountId: 'box', amount: 30, currency: 'NGN' }) // biome-ignore format: one row
    const day = { from: '2026-11-24', to: '2026-11-24' }
    expect((await nairobi.transactions.list({ ...day, type: 'debit' })).items).toMatchObject([{ id }])
    expect(await nairobi.transactions.totals(day)).toMatchObject([{ sent: 30 }])
    expect(await nairobi.accounts.statement({ accountId: 'purse', ...day })).toMatchObject({ openingBalance: 10_000, closingBalance: 9970 }) // biome-ignore format: one row
    expect((await nairobi.transactions.list({ to: '2026-11-23', type: 'debit' })).items).toEqual([])
  })

  test('a statement opens with what stood before and closes with what stands after', async () => {
    const b = bank()
    b.day(3)
    await b.martha.transactions.transfer({ fromAccountId: 'purse', toAccountId: 'box', amount: 30, currency: 'NGN' })
    b.day(40)
    await b.martha.insurance.pay({ insuranceId: 'cover', amount: 10 })
    const of = (from: string, to: string) => b.martha.accounts.statement({ accountId: 'purse', from, to })
    expect(await of('2026-11-22', '2026-11-30')).toMatchObject({
      holder: 'Martha Kollie',
      title: 'Opay +2348012345678',
      openingBalance: 10_000,
      closingBalance: 9970,
      lines: [{ kind: 'transferOut', amount: -30, balance: 9970 }],
    })
    expect(await of('2026-12-01', '2026-12-31')).toMatchObject({ openingBalance: 9970, closingBalance: 9960 })
    await expect(of('2026-12-01', '2026-11-01')).rejects.toThrow('The period must end after it begins')
    const { id: loanId } = await b.disbursed()
    await b.martha.loans.pay({ loanId, amount: 100 })
    expect(await b.martha.loans.statement({ loanId, from: '2026-12-01', to: '2027-01-31' })).toMatchObject({
      openingBalance: 0,
      closingBalance: 5525,
      lines: [{ kind: 'disbursement', amount: 5625, balance: 5625 }, { kind: 'loanPayment', amount: -100, balance: 5525 }], // biome-ignore format: two lines
    })
  })

  test('the overview sums by currency', async () => {
    const b = bank()
    b.day(1)
    await b.disbursed()
    expect(await b.martha.overview()).toMatchObject({
      accounts: 2,
      currency: 'NGN',
      balances: [{ currency: 'NGN', amount: 15_000 }],
      activeLoans: 1,
      owed: [{ currency: 'NGN', amount: 5625 }],
      activePolicies: 1,
      covered: [{ currency: 'NGN', amount: 1000 }],
      recent: [{ category: 'loan' }, { category: 'opening' }],
    })
  })
})

test('the fee of a course is paid once, and enrolls', async () => {
  const b = bank()
  b.db.update(courses).set({ price: 50_000, currency: 'NGN' }).where(eq(courses.id, 'open')).run()
  const pay = (change: object = {}) => b.martha.transactions.payCourse({ courseId: 'open', ...change })
  await expect(pay({ accountId: 'box' })).rejects.toThrow('Insufficient balance')
  expect(await pay()).toMatchObject({ transaction: { status: 'completed', amount: 500, description: 'Course: Maize' }, isEnrolled: true }) // biome-ignore format: one row
  await expect(pay()).rejects.toThrow('You take this course already')
  await expect(b.martha.transactions.payCourse({ courseId: 'draft' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await b.balance('purse')).toBe(9500)
  await b.balanced()
})
