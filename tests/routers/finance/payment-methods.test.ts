import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { insertAccount } from '#db/queries/finance/accounts.ts'
import { insertProvedPhone } from '#db/queries/people/proved-phones.ts'
import { farmerRecords, mobileMoneyAccounts, paymentMethods, provedPhones, users } from '#db/schema/index.ts'
import { NOON } from '../../world.ts'
import { type Bank, bank } from './money.ts'

const BANK = { methodType: 'bank', provider: 'GTBank', accountIdentifier: '0123 456 789', accountName: 'Martha Adeyemi', country: 'NG' } as const // biome-ignore format: one row
const PALM = { provider: 'PalmPay', accountNumber: '0801 234 5670', accountName: 'New phone', country: 'NG', isActive: true, isDefault: false } as const // biome-ignore format: one row
/** Which methods are there, and which way of money each is the default one of. */
const listed = async (b: Bank) =>
  Object.fromEntries(
    (await b.martha.methods.list()).map(({ id, isDefault, isDefaultForPaying }) => [
      id,
      [isDefault && 'in', isDefaultForPaying && 'out'].filter(Boolean).join(),
    ]),
  )

async function bankOf(b: Bank, change: Partial<Record<keyof typeof BANK, string>> = {}) {
  const { id, accountIdentifier } = await b.martha.methods.add({ ...BANK, ...change } as typeof BANK)
  return b.martha.methods.confirm({ id, accountIdentifier })
}

describe('the list', () => {
  test('has each account as a wallet, with what the account says of itself', async () => {
    const b = bank()
    expect(await listed(b)).toEqual({ box: '', purse: 'in,out' })
    expect(await b.martha.methods.list()).toContainEqual(expect.objectContaining({ id: 'purse', methodType: 'wallet', provider: 'Opay', accountIdentifier: '+2348012345678', accountName: 'purse', currency: 'NGN', country: 'NG', accountId: 'purse', agentId: null, isConfirmed: true, isActive: true })) // biome-ignore format: one row
    expect(b.db.select().from(paymentMethods).where(eq(paymentMethods.id, 'purse')).get()).toMatchObject({ provider: '', accountIdentifier: '', accountName: null }) // biome-ignore format: one row
    await b.martha.accounts.remove({ id: 'box' })
    expect(await listed(b)).toEqual({ purse: 'in,out' })
  })

  test('a wallet is added as an account is, and is that account', async () => {
    const b = bank()
    const wallet = { methodType: 'wallet', provider: 'PalmPay', accountIdentifier: '0801 234 5670', accountName: 'Seed money', country: 'NG', isDefault: true } as const // biome-ignore format: one row
    const { id, accountId } = await b.martha.methods.add(wallet)
    expect((await b.martha.accounts.list())[0]).toMatchObject({ id, accountNumber: '+2348012345670', isDefault: true })
    expect(accountId).toBe(id)
    expect(await listed(b)).toEqual({ box: '', purse: '', [id]: 'in,out' })
    await expect(b.martha.methods.add(wallet)).rejects.toThrow('already')
  })
})

describe('adding and confirming a bank', () => {
  test('its number is typed once more, and no money goes there before', async () => {
    const b = bank()
    const added = await b.martha.methods.add(BANK)
    expect(added).toMatchObject({ accountIdentifier: '0123456789', isConfirmed: false, isDefault: false, currency: 'NGN' }) // biome-ignore format: one row
    const { id } = added
    await expect(b.martha.methods.setDefault({ id })).rejects.toThrow('confirm this way')
    await expect(b.martha.methods.confirm({ id, accountIdentifier: '0123456798' })).rejects.toThrow('not the number')
    expect(await b.martha.methods.confirm({ id, accountIdentifier: '0123-456-789' })).toMatchObject({ isConfirmed: true, isDefault: false }) // biome-ignore format: one row
    expect(await b.martha.methods.confirm({ id })).toMatchObject({ isConfirmed: true })
    await expect(b.martha.methods.add({ ...BANK, provider: 'UBA' })).rejects.toThrow('already')
  })

  test('one that was added as the default one becomes it once it is confirmed', async () => {
    const b = bank()
    const { id } = await b.martha.methods.add({ ...BANK, isDefault: true })
    expect(await listed(b)).toEqual({ box: '', purse: 'in,out', [id]: '' })
    expect(await b.martha.methods.confirm({ id, accountIdentifier: BANK.accountIdentifier })).toMatchObject({ isDefault: true }) // biome-ignore format: one row
    expect(await listed(b)).toEqual({ box: '', purse: 'out', [id]: 'in' })
  })

  test('the first one of a currency is the default one once it is confirmed', async () => {
    const b = bank()
    const cairo = { provider: 'Banque Misr', country: 'EG', accountIdentifier: 'EG380019000500000000263180002' }
    expect(await bankOf(b, cairo)).toMatchObject({ currency: 'EGP', isDefault: true })
  })

  test.each([
    [{ accountIdentifier: '123' }, 400, 'This cannot be the number of a bank account of this country'],
    [{ accountIdentifier: 'EG390019000500000000263180002', country: 'EG' }, 400, 'This cannot be the number of a bank account of this country'], // biome-ignore format: one row
    [{ accountIdentifier: '' }, 400, 'Account number is required'],
    [{ provider: 'U' }, 400, 'Enter the name of the bank'],
    [{ accountName: undefined }, 400, 'Enter the name of who holds the account'],
    [{ country: 'XX' }, 400, 'Please choose a country'],
    [{ methodType: 'cheque' }, 400, 'Choose mobile money, a bank or cash'],
    [{ methodType: 'cash' }, 400, 'Choose an agent'],
    [{ methodType: 'cash', agentId: 'joseph' }, 400, 'Choose an agent who can sign in'],
    [{}, 200, undefined],
  ])('with %j is %d', async (change, status, message) => {
    const answer = await bank().post('martha', '/payment-methods', { ...BANK, ...change })
    expect([answer.status, (await answer.json()).message]).toEqual([status, message])
  })
})

describe('the default one', () => {
  test('is one for each currency and way of money, and the database holds to it', async () => {
    const b = bank()
    const { id } = await bankOf(b)
    await b.martha.methods.setDefault({ id })
    expect(await listed(b)).toEqual({ box: '', purse: 'out', [id]: 'in' })
    await b.martha.methods.setDefault({ id: 'box', direction: 'out' })
    expect((await b.martha.accounts.list())[0]!.id).toBe('box')
    await expect(b.martha.methods.setDefault({ id, direction: 'out' })).rejects.toThrow('mobile money accounts alone')
    const cairo = await bankOf(b, { provider: 'Banque Misr', country: 'EG', accountIdentifier: 'EG380019000500000000263180002' }) // biome-ignore format: one row
    expect(await listed(b)).toEqual({ box: 'out', purse: '', [id]: 'in', [cairo.id]: 'in' })
    const both = (table: typeof paymentMethods | typeof mobileMoneyAccounts) => () =>
      b.db.update(table).set({ isDefault: true }).where(eq(table.userId, 'martha')).run()
    expect(both(paymentMethods)).toThrow('UNIQUE')
    expect(both(mobileMoneyAccounts)).toThrow('UNIQUE')
    expect(() => b.db.update(paymentMethods).set({ confirmedAt: null }).where(eq(paymentMethods.id, id)).run()).toThrow('usable_default') // biome-ignore format: one rule
  })

  test('passes on to the oldest that is left when it is removed', async () => {
    const b = bank()
    const { id } = await bankOf(b)
    await b.martha.methods.setDefault({ id })
    expect(await b.martha.methods.remove({ id })).toEqual({ id })
    expect(await listed(b)).toEqual({ box: 'in', purse: 'out' })
    await expect(b.martha.methods.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await b.martha.methods.remove({ id: 'box' })
    expect(await listed(b)).toEqual({ purse: 'in,out' })
    await expect(b.martha.methods.remove({ id: 'purse' })).rejects.toThrow('still money in this account')
  })
})

test('another’s method is not found', async () => {
  const b = bank()
  const { id } = await bankOf(b)
  for (const call of [
    b.joseph.methods.confirm({ id, accountIdentifier: '0123456789' }),
    b.joseph.methods.setDefault({ id }),
    b.joseph.methods.remove({ id }),
    b.joseph.methods.remove({ id: 'purse' }),
  ])
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await b.joseph.methods.list()).toMatchObject([{ id: 'his' }])
})

/** An approved loan over 5,000 naira, for which no account was chosen. */
async function approved(b: Bank, accountId: string | null = null) {
  const { id } = await b.martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'NGN', termDays: 365, purpose: 'Seed for rice', accountId }) // biome-ignore format: one row
  await b.admin.loans.approve({ id })
  return id
}

describe('a loan', () => {
  test('goes to the default bank where no account was chosen, is paid by hand with a receipt, and can be taken back', async () => {
    const b = bank()
    b.db.insert(farmerRecords).values({ farmerId: 'martha', agentId: 'hawa' }).onConflictDoUpdate({ target: farmerRecords.farmerId, set: { agentId: 'hawa' } }).run() // biome-ignore format: one row
    const { id: methodId } = await bankOf(b)
    await b.martha.methods.setDefault({ id: methodId })
    const id = await approved(b)
    expect(await b.admin.payments.account({ purpose: 'disbursement', id })).toEqual({ methodType: 'bank', provider: 'GTBank', accountName: 'Martha Adeyemi', phone: '0123456789' }) // biome-ignore format: one row
    expect(await b.admin.loans.disburse({ id })).toMatchObject({ status: 'approved' })
    await expect(b.martha.methods.remove({ id: methodId })).rejects.toThrow('on its way to you')
    const agent = b.as(b.people.hawa).agent.payouts
    const [payout] = (await agent.list({ shown: 'open' })).items
    expect(payout).toMatchObject({ methodType: 'bank', provider: 'GTBank', accountNumber: '0123456789', accountName: 'Martha Adeyemi', amount: 5000 }) // biome-ignore format: one row
    expect((await b.admin.payments.list({ byHand: 'true' })).items).toMatchObject([{ methodType: 'bank', provider: 'GTBank', phone: '0123456789', accountName: 'Martha Adeyemi' }]) // biome-ignore format: one row
    await agent.paid({ id: payout!.id, receipt: 'GT-77' })
    expect(await b.martha.loans.get({ loanId: id })).toMatchObject({ status: 'disbursed' })
    expect(await b.balance('purse')).toBe(10_000)
    const [line] = (await b.martha.transactions.list({})).items
    expect(line).toMatchObject({ type: 'credit', status: 'completed', amount: 5000, accountId: null, description: expect.stringContaining('Loan') }) // biome-ignore format: one row
    expect(await b.martha.transactions.totals({})).toMatchObject([{ currency: 'NGN', received: 15_000, sent: 0 }])
    await b.balanced()

    const movement = await b.admin.ledger.movement({ transactionId: line!.id })
    expect(movement).toMatchObject({ kind: 'disbursement', isOutside: true })
    await expect(b.admin.ledger.reverse({ number: movement!.number, reason: 'Wrong farmer' })).rejects.toThrow('cannot call this money back') // biome-ignore format: one row
    await b.admin.ledger.reverse({ number: movement!.number, reason: 'Wrong farmer', cameBack: 'GT-78' })
    expect((await b.martha.transactions.list({})).items[0]).toMatchObject({ type: 'debit', amount: 5000, accountId: null, description: 'Corrected: Wrong farmer' }) // biome-ignore format: one row
    expect(await b.martha.loans.get({ loanId: id })).toMatchObject({ status: 'approved' })
    await b.balanced()
    expect(await b.martha.methods.remove({ id: methodId })).toEqual({ id: methodId })
  })

  test('goes to the account that was chosen, whatever the default is', async () => {
    const b = bank()
    await b.martha.methods.setDefault({ id: (await bankOf(b)).id })
    await b.admin.loans.disburse({ id: await approved(b, 'purse') })
    expect(await b.balance('purse')).toBe(15_000)
  })

  test('goes to the default wallet, which need not be the one that pays', async () => {
    const b = bank()
    await b.martha.methods.setDefault({ id: 'box' })
    await b.admin.loans.disburse({ id: await approved(b) })
    expect([await b.balance('box'), await b.balance('purse')]).toEqual([5000, 10_000])
  })

  test('as cash it waits for the agent who was named, who writes down the receipt; another agent sees nothing', async () => {
    const b = bank()
    const other = b.person('extension_agent')
    b.db.insert(farmerRecords).values({ farmerId: 'martha', agentId: other.id }).onConflictDoUpdate({ target: farmerRecords.farmerId, set: { agentId: other.id } }).run() // biome-ignore format: one row
    expect(await b.martha.methods.agents()).toContainEqual(expect.objectContaining({ id: 'hawa', isOwn: false }))
    expect((await b.martha.methods.agents())[0]).toMatchObject({ id: other.id, isOwn: true })
    const { id: methodId } = await b.martha.methods.add({ methodType: 'cash', agentId: 'hawa', country: 'NG' })
    await b.martha.methods.confirm({ id: methodId })
    await b.martha.methods.setDefault({ id: methodId })
    const id = await approved(b)
    await b.admin.loans.disburse({ id })
    expect((await b.as(other).agent.payouts.list({ shown: 'open' })).items).toEqual([])
    const agent = b.as(b.people.hawa).agent.payouts
    const [payout] = (await agent.list({ shown: 'open' })).items
    expect(payout).toMatchObject({ methodType: 'cash', accountNumber: '', provider: b.people.hawa!.fullName })
    await expect(b.as(other).agent.payouts.paid({ id: payout!.id, receipt: 'C-1' })).rejects.toMatchObject({ code: 'NOT_FOUND' }) // biome-ignore format: one row
    await agent.paid({ id: payout!.id, receipt: 'C-1' })
    expect((await agent.list({ shown: 'ended' })).items).toMatchObject([{ receipt: 'C-1', settledBy: b.people.hawa!.fullName }]) // biome-ignore format: one row
    await b.balanced()

    b.db.update(users).set({ isActive: false }).where(eq(users.id, 'hawa')).run()
    const next = await approved(b)
    expect(await b.admin.payments.account({ purpose: 'disbursement', id: next })).toMatchObject({ methodType: 'wallet', phone: '+2348012345678' }) // biome-ignore format: one row
  })

  describe('of real money waits for a day', () => {
    /** Ten days later, where an installation pays through a provider: nobody's in Nigeria. */
    const later = () => {
      const b = bank()
      b.day(10)
      const setup = { gatewayOf: () => null, transferFee: 0 }
      const disburse = (id: string) => b.as(b.people.ruth, { payments: setup }).admin.loans.disburse({ id })
      return { ...b, disburse }
    }

    test('where it would go to a bank that was added beside earlier ways', async () => {
      const b = later()
      const { id: methodId } = await bankOf(b)
      await b.martha.methods.setDefault({ id: methodId })
      const id = await approved(b)
      await expect(b.disburse(id)).rejects.toThrow('added less than a day ago')
      await b.martha.methods.setDefault({ id: 'purse' })
      expect(await b.disburse(id)).toMatchObject({ status: 'approved' })
      await b.martha.methods.setDefault({ id: methodId })
      const next = await approved(b)
      b.day(11)
      expect(await b.disburse(next)).toMatchObject({ status: 'approved' })
      expect((await b.admin.payments.list({ byHand: 'true' })).items.map(({ phone }) => phone)).toEqual(['0123456789', '+2348012345678']) // biome-ignore format: one list
    })

    test('for a new wallet too, though the earlier one was removed, but not for a number that was proved before', async () => {
      const b = later()
      await b.martha.methods.remove({ id: 'box' })
      const { id: accountId } = await b.martha.accounts.add({ ...PALM, isDefault: true })
      const id = await approved(b, accountId)
      await expect(b.disburse(id)).rejects.toThrow('added less than a day ago')
      insertProvedPhone(b.db, { userId: 'martha', phone: '+2348012345670', proof: 'sms', provedAt: b.clock.now.toISOString() }) // biome-ignore format: one row
      await expect(b.disburse(id)).rejects.toThrow('added less than a day ago')
      b.db.update(provedPhones).set({ provedAt: NOON.toISOString() }).run()
      expect(await b.disburse(id)).toMatchObject({ status: 'approved' })
    })

    test('but for the first way of somebody, and for play money', async () => {
      const b = later()
      const musu = b.as(b.person('farmer')).finance
      const { id: first } = await musu.accounts.add(PALM)
      const { id } = await musu.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'NGN', termDays: 365, purpose: 'Seed for rice', accountId: first }) // biome-ignore format: one row
      await b.admin.loans.approve({ id })
      expect(await b.disburse(id)).toMatchObject({ status: 'approved' })
      const { id: second } = await b.martha.accounts.add({ ...PALM, accountNumber: '0801 234 5671' })
      expect(await b.admin.loans.disburse({ id: await approved(b, second) })).toMatchObject({ status: 'disbursed' })
    })
  })

  test('without any way to be paid is not sent', async () => {
    const b = bank()
    const id = await approved(b)
    b.db.update(mobileMoneyAccounts).set({ isActive: false, isDefault: false }).where(eq(mobileMoneyAccounts.userId, 'martha')).run() // biome-ignore format: one row
    await expect(b.admin.loans.disburse({ id })).rejects.toThrow('no way to be paid')
  })
})

test('an account that is added straight is a way to be paid', () => {
  const b = bank()
  insertAccount(b.db, { id: 'new', userId: 'joseph', provider: 'Opay', phoneNumber: '+2348012345679', accountName: 'New', country: 'NG', currency: 'NGN', createdAt: NOON.toISOString() }) // biome-ignore format: one row
  expect(b.db.select().from(paymentMethods).where(eq(paymentMethods.accountId, 'new')).get()).toMatchObject({ id: 'new', methodType: 'wallet', confirmedAt: NOON.toISOString() }) // biome-ignore format: one row
})
