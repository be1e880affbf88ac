import { expect, test } from 'vitest'
import { coveredFrom, premiumStateOf } from './cover.ts'

const policy = { policyStart: '2026-12-01', renewsId: null, terms: { waitingDays: 14 } }

test.each([
  ['paid before it begins', policy, '2026-11-20', '2026-12-15'],
  ['paid after it began', policy, '2026-12-10', '2026-12-24'],
  ['without a waiting time', { ...policy, terms: null }, '2026-12-10', '2026-12-10'],
  ['a renewal waits for nothing', { ...policy, renewsId: 'before' }, '2026-12-10', '2026-12-10'],
] as const)('%s', (_, terms, paidOn, from) => expect(coveredFrom(terms, paidOn)).toBe(from))

test.each([
  [4000, null, 'paid'],
  [3999, null, 'unpaid'],
  [0, '2026-11-21T12:00:00.000Z', 'credited'],
  [4000, '2026-11-21T12:00:00.000Z', 'paid'],
] as const)('of 4,000 with %d paid and the credit %s the premium is %s', (totalPremiumPaid, creditedAt, state) =>
  expect(premiumStateOf({ premiumAmount: 4000, totalPremiumPaid, creditedAt })).toBe(state),
)
