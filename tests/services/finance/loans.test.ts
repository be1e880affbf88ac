import { expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { farmerLoans, notifications } from '#db/schema/index.ts'
import { InvalidInput } from '#domain/contract.ts'
import { Problem } from '#domain/problem.ts'
import { decideLoan } from '#services/finance/loans/decide-loan.ts'
import { requestLoan } from '#services/finance/loans/request-loan.ts'
import { asksForLoan, village } from '../../village.ts'
import { NOON } from '../../world.ts'

/** Not only routers call services (jobs and the command line do too): their refusals know no tRPC. */

const now = () => NOON
const request = {
  loanProductId: 'seed',
  principalAmount: 5000,
  currency: 'NGN',
  termDays: 365,
  purpose: 'Seed for rice',
  expectedHarvestValue: null,
  accountId: null,
  harvestCropId: null,
} as const

test('an application outside of the product’s limits is an invalid input that names its field', () => {
  const { db, person } = village()
  const farmer = person('farmer')
  const ask = (change: object) => () =>
    transact(db, (tx) => requestLoan(tx, { ...request, ...change }, { user: farmer, now }))
  for (const [change, path] of [
    [{ principalAmount: 9000.01 }, 'principalAmount'],
    [{ currency: 'GHS' }, 'currency'],
    [{ termDays: 730 }, 'termDays'],
  ] as const) {
    expect(ask(change)).toThrow(InvalidInput)
    expect(ask(change)).toThrow(expect.objectContaining({ cause: expect.objectContaining({ issues: [expect.objectContaining({ path: [path] })] }) })) // biome-ignore format: one refusal
  }
  expect(ask({ loanProductId: 'none' })).toThrow(Problem)
  expect(db.select().from(farmerLoans).all()).toEqual([])
  expect(ask({})()).toMatchObject({ status: 'applied', principalAmount: 5000 })
})

test('a loan is decided once, and each decision notifies the farmer once', () => {
  const v = village()
  asksForLoan(v)
  v.db.delete(notifications).run()
  const decide = (decision: Parameters<typeof decideLoan>[1]) => () =>
    transact(v.db, (tx) => decideLoan(tx, decision, { user: v.people.ruth!, now }))
  expect(decide({ id: 'none', status: 'approved' })).toThrow('We could not find that')
  expect(decide({ id: 'asked', status: 'rejected', reason: 'No quotation' })()).toMatchObject({
    status: 'rejected',
    rejectionReason: 'No quotation',
    approvedAt: null,
  })
  expect(decide({ id: 'asked', status: 'approved' })).toThrow('This application was already decided')
  expect(v.db.select().from(notifications).all()).toMatchObject([{ userId: 'martha' }])
  expect(v.db.select().from(farmerLoans).all()).toMatchObject([{ id: 'asked', decidedBy: 'ruth' }])
})
