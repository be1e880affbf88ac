import { expect } from 'vitest'
import { processDueLoans } from '#services/finance/loans/process-due-loans.ts'
import { banking } from '../money.ts'
import { asksForLoan, type Village } from '../village.ts'
import { conform, type Row, text } from './conformance.ts'

/** The loan that Martha asked for is paid out. */
async function isOwed(v: Village) {
  asksForLoan(v)
  banking(v)
  const { loans } = v.as(v.people.ruth).admin
  await loans.approve({ id: 'asked' })
  await loans.disburse({ id: 'asked' })
}

/** Nothing of it was paid for 121 days. */
async function isDefaulted(v: Village) {
  await isOwed(v)
  v.clock.now = new Date('2027-03-22T12:00:00.000Z')
  const calm = { pause: async () => undefined, stopping: new AbortController().signal }
  await processDueLoans(v.db, v.clock.now, calm)
}

const VAGUE = 'Please describe the purpose in detail'
const application = {
  loanProductId: 'seed',
  principalAmount: 5000,
  currency: 'NGN',
  termDays: 365,
  purpose: 'Seed for rice',
}
const requestLoan: Omit<Row, 'name'> = { as: 'martha', method: 'POST', path: '/loans' }
const LOAN = {
  id: text,
  loanProductId: 'seed',
  status: 'applied',
  principalAmount: 5000,
  totalAmount: 5625,
  paidAmount: 0,
  remainingAmount: null,
  interestRate: 12.5,
  installmentAmount: 468.75,
  termDays: 365,
  currency: 'NGN',
  nextPaymentDue: null,
}
const INSTALMENT = { due: '2026-12-21', amount: 468.75, paid: 0, status: 'proposed' }
const refused = (field: string, message: string) => ({
  message,
  code: 'BAD_REQUEST',
  issues: [{ path: field, message }],
})
const decided = { message: 'This application was already decided', code: 'CONFLICT' }

const loans: Row[] = [
  { ...requestLoan, name: 'a loan', body: application, has: { ...LOAN, purpose: 'Seed for rice' } },
  {
    ...requestLoan,
    name: 'a loan with all fields',
    body: { ...application, expectedHarvestValue: 9000.5, accountId: null },
    has: { expectedHarvestValue: 9000.5, accountId: null },
  },
  { ...requestLoan, name: 'a loan of the minimum amount', body: { ...application, principalAmount: 1000.5 } },
  { ...requestLoan, name: 'a loan of the maximum amount', body: { ...application, principalAmount: 9000 } },
  ...[1000.49, 9000.01].map((principalAmount) => ({
    ...requestLoan,
    name: `a loan of ${principalAmount}, beyond its limits`,
    body: { ...application, principalAmount },
    status: 400,
    has: refused('principalAmount', 'Between 1000.5 and 9000 NGN'),
  })),
  ...[undefined, '', 'Seed', '         x'].map((purpose) => ({
    ...requestLoan,
    name: `a loan for ${JSON.stringify(purpose)}`,
    body: { ...application, purpose },
    status: 400,
    has: refused('purpose', VAGUE),
  })),
  {
    ...requestLoan,
    name: 'a loan in another currency',
    body: { ...application, currency: 'KES' },
    status: 400,
    has: refused('currency', 'This loan is given in another currency'),
  },
  {
    ...requestLoan,
    name: 'a loan for longer than offered',
    body: { ...application, termDays: 730 },
    status: 400,
    has: refused('termDays', 'This loan is not given for so long'),
  },
  { ...requestLoan, name: 'a loan for 100 days', body: { ...application, termDays: 100 }, status: 400 },
  {
    ...requestLoan,
    name: 'a loan of an unknown product',
    body: { ...application, loanProductId: 'dream' },
    status: 400,
    has: { message: 'This loan is not on offer', code: 'BAD_REQUEST' },
  },
  {
    ...requestLoan,
    name: 'a loan to an account of another farmer',
    body: { ...application, accountId: 'purse' },
    status: 404,
  },
  { ...requestLoan, name: 'a loan by an agent', as: 'hawa', body: application, status: 403 },
  { ...requestLoan, name: 'a loan by a visitor', as: 'visitor', body: application, status: 401 },
  {
    name: 'own loans',
    given: asksForLoan,
    as: 'martha',
    path: '/loans',
    has: [{ ...LOAN, schedule: Array.from({ length: 12 }, (_, place) => (place === 0 ? INSTALMENT : {})) }],
    hasNot: ['userId', '"farmer"'],
  },
  { name: 'own loans: none', given: asksForLoan, as: 'joseph', path: '/loans', has: [] },
  { name: 'own loans, by an administrator', as: 'ruth', path: '/loans', status: 403 },
  {
    name: 'all loans',
    given: asksForLoan,
    as: 'ruth',
    path: '/admin/loans',
    has: [{ ...LOAN, farmer: { id: 'martha', fullName: 'Martha Kollie', phone: null } }],
  },
  { name: 'rejected loans', given: asksForLoan, as: 'ruth', path: '/admin/loans?status=rejected', has: [] },
  { name: 'loans of an unknown status', as: 'ruth', path: '/admin/loans?status=lost', status: 400 },
  { name: 'all loans, by a farmer', as: 'martha', path: '/admin/loans', status: 403 },
  {
    name: 'an approval',
    given: asksForLoan,
    as: 'ruth',
    method: 'POST',
    path: '/admin/loans/asked/approve',
    has: { id: 'asked', status: 'approved', approvedAt: expect.any(String), rejectionReason: null },
  },
  {
    name: 'a rejection',
    given: asksForLoan,
    as: 'ruth',
    method: 'POST',
    path: '/admin/loans/asked/reject',
    body: { reason: ' No quotation ' },
    has: { id: 'asked', status: 'rejected', approvedAt: null, rejectionReason: 'No quotation' },
  },
  ...[undefined, '', ' '].map((reason) => ({
    name: `a rejection because ${JSON.stringify(reason)}`,
    given: asksForLoan,
    as: 'ruth' as const,
    method: 'POST' as const,
    path: '/admin/loans/asked/reject',
    body: { reason },
    status: 400,
    has: refused('reason', 'Please say why'),
  })),
  {
    name: 'an approval after a rejection',
    given: async (v) => {
      asksForLoan(v)
      await v.as(v.people.ruth).admin.loans.reject({ id: 'asked', reason: 'No quotation' })
    },
    as: 'ruth',
    method: 'POST',
    path: '/admin/loans/asked/approve',
    status: 409,
    has: decided,
  },
  {
    name: 'more time',
    given: isOwed,
    as: 'ruth',
    method: 'POST',
    path: '/admin/loans/asked/grace',
    body: { days: 30, reason: 'Late rains' },
    has: { status: 'disbursed', nextPaymentDue: '2027-01-20', changes: [{ kind: 'grace', day: '2027-01-20', reason: 'Late rains', amount: null, createdAt: expect.any(String) }] }, // biome-ignore format: one row
  },
  {
    name: 'other days',
    given: isOwed,
    as: 'ruth',
    method: 'POST',
    path: '/admin/loans/asked/schedule',
    body: { firstDue: '2027-03-01', reason: 'Late rains' },
    has: { nextPaymentDue: '2026-12-21', proposalReason: 'Late rains', proposedDueDays: expect.arrayContaining(['2027-03-01', '2027-03-31']) }, // biome-ignore format: one row
  },
  {
    name: 'a write-off',
    given: isDefaulted,
    as: 'ruth',
    method: 'POST',
    path: '/admin/loans/asked/write-off',
    body: { reason: 'The flood' },
    has: { status: 'writtenOff', writtenOffAmount: 5625, remainingAmount: 0, payOff: null },
  },
  {
    name: 'a write-off of a loan that is no default',
    given: isOwed,
    as: 'ruth',
    method: 'POST',
    path: '/admin/loans/asked/write-off',
    body: { reason: 'The flood' },
    status: 409,
  },
  {
    name: 'a write-off that is taken back',
    given: async (v) => {
      await isDefaulted(v)
      await v.as(v.people.ruth).admin.loans.writeOff({ id: 'asked', reason: 'The flood' })
    },
    as: 'ruth',
    method: 'POST',
    path: '/admin/loans/asked/take-back-write-off',
    body: { reason: 'The wrong loan' },
    has: { status: 'defaulted', writtenOffAt: null, remainingAmount: 5625 },
  },
  {
    name: 'a waiver where there is no penalty',
    given: isOwed,
    as: 'ruth',
    method: 'POST',
    path: '/admin/loans/asked/waive-penalty',
    body: { reason: 'Illness' },
    status: 409,
  },
  {
    name: 'an approval above the limit, which waits for a second person',
    given: async (v) => {
      asksForLoan(v)
      v.person('admin', { id: 'james', username: 'james', fullName: 'James Kerkula' })
      await v.as(v.people.ruth).admin.finance.decisions.setLimit({ userId: null, currency: 'NGN', amount: 100 })
    },
    as: 'ruth',
    method: 'POST',
    path: '/admin/loans/asked/approve',
    has: { status: 'applied', pendingDecision: { id: text, kind: 'loanApproval', amount: 5000, by: { id: 'ruth', fullName: 'Ruth Togba' } } }, // biome-ignore format: one row
  },
  { name: 'decisions for two people', as: 'ruth', path: '/admin/decisions', has: [] },
  { name: 'the limits of decisions', as: 'ruth', path: '/admin/decision-limits', has: { limits: [], people: [{ id: 'ruth', fullName: 'Ruth Togba' }] } }, // biome-ignore format: one row
  {
    name: 'a limit where there is no second person',
    as: 'ruth',
    method: 'POST',
    path: '/admin/decision-limits',
    body: { userId: null, currency: 'NGN', amount: 100 },
    status: 409,
  },
  { name: 'decisions, by an agent', as: 'hawa', path: '/admin/decisions', status: 403 },
  {
    name: 'the portfolio',
    given: isOwed,
    as: 'ruth',
    path: '/admin/portfolio?by=gender',
    has: { totals: [{ currency: 'NGN', loans: 1, outstanding: 5000, current: 5000, risk30: 0, risk30Share: 0, repaymentRate: null }], groups: [{ key: '', outstanding: 5000 }] }, // biome-ignore format: one row
  },
  {
    name: 'the loans behind a figure',
    given: isDefaulted,
    as: 'ruth',
    path: '/admin/portfolio/loans?figure=over90&currency=NGN',
    has: [{ id: 'asked', farmer: { id: 'martha' }, outstanding: 5000, daysLate: 91, status: 'defaulted' }],
  },
  { name: 'the loans behind no figure', as: 'ruth', path: '/admin/portfolio/loans?figure=risk31&currency=NGN', status: 400 }, // biome-ignore format: one row
  {
    name: 'the journal',
    given: isOwed,
    as: 'ruth',
    path: '/admin/ledger/journal?limit=1',
    has: [{ date: '2026-11-21', account: 'wallet purse', debit: null, credit: 10_000, currency: 'NGN', movementKind: 'opening' }], // biome-ignore format: one row
  },
  { name: 'the journal of a day that is none', as: 'ruth', path: '/admin/ledger/journal?from=2026-02-30', status: 400 },
  { name: 'the portfolio, by an agent', as: 'hawa', path: '/admin/portfolio', status: 403 },
  { name: 'the journal, by a farmer', as: 'martha', path: '/admin/ledger/journal', status: 403 },
  {
    name: 'an approval of an unknown loan',
    as: 'ruth',
    method: 'POST',
    path: '/admin/loans/dream/approve',
    status: 404,
  },
  { name: 'an approval by an agent', as: 'hawa', method: 'POST', path: '/admin/loans/asked/approve', status: 403 },
]

conform(loans)
