import { banking } from '../money.ts'
import { asksForLoan, type Village } from '../village.ts'
import { conform, denied, type Row, text } from './conformance.ts'

const opay = { provider: 'Opay', accountNumber: '08012345670', accountName: 'Seed money', country: 'NG', currency: 'NGN', isDefault: false, isActive: true } // biome-ignore format: one row
const PURSE = {
  id: 'purse',
  provider: 'Opay',
  accountNumber: '+2348012345678',
  accountName: 'purse',
  country: 'NG',
  currency: 'NGN',
  balance: 10_000,
  isDefault: true,
  isActive: true,
  isVerified: false,
  kycStatus: 'pending',
}
const OPENING = {
  id: text,
  type: 'credit',
  description: 'Opening balance',
  recipientName: null,
  reference: text,
  status: 'completed',
  amount: 10_000,
  currency: 'NGN',
  fees: 0,
  createdAt: text,
  accountId: 'purse',
  category: 'opening',
}
const COVER = {
  id: 'cover',
  productId: 'rain',
  status: 'active',
  policyNumber: 'KUU-COVER',
  coverageAmount: 1000,
  premiumAmount: 40,
  currency: 'NGN',
  policyStart: '2026-11-01',
  policyEnd: '2027-11-01',
  coveredAssets: [],
  nextPremiumDue: '2026-12-01',
  totalPremiumPaid: 0,
}
/** Martha's loan 'asked' was approved; with `isPaidOut` its money is in her purse. */
const approved = (isPaidOut: boolean) => async (v: Village) => {
  banking(v)
  asksForLoan(v)
  const { loans } = v.as(v.people.ruth).admin
  await loans.approve({ id: 'asked' })
  if (isPaidOut) await loans.disburse({ id: 'asked' })
}
const post = (as: Row['as'], path: string, body: object, given: Row['given'] = banking) => ({ as, method: 'POST' as const, path, body, given }) // biome-ignore format: one row

const accounts: Row[] = [
  { name: 'own accounts', given: banking, as: 'martha', path: '/mobile-money-accounts', has: [PURSE, { id: 'box' }], hasNot: ['userId', 'phoneNumber', '"his"'] }, // biome-ignore format: one row
  { name: 'own accounts, by a visitor', path: '/mobile-money-accounts', status: 401 },
  {
    name: 'own accounts, by an agent',
    as: 'hawa',
    path: '/mobile-money-accounts',
    status: 403,
    has: denied('FORBIDDEN'),
  },
  { name: 'a new account', ...post('martha', '/mobile-money-accounts', opay), has: { accountNumber: '+2348012345670', balance: 0, kycStatus: 'pending' } }, // biome-ignore format: one row
  { name: 'an account that holds money', given: banking, as: 'martha', method: 'DELETE', path: '/mobile-money-accounts/purse', status: 409 }, // biome-ignore format: one row
  { name: 'an empty account', given: banking, as: 'martha', method: 'DELETE', path: '/mobile-money-accounts/box', has: { id: 'box' } }, // biome-ignore format: one row
  { name: 'an account of somebody else', given: banking, as: 'joseph', method: 'DELETE', path: '/mobile-money-accounts/box', status: 404 }, // biome-ignore format: one row
  { name: 'the ways to be paid', given: banking, as: 'martha', path: '/payment-methods', has: [{ id: 'box', isDefault: false }, { id: 'purse', methodType: 'wallet', provider: 'Opay', country: 'NG', currency: 'NGN', isDefault: true }], hasNot: ['userId', 'confirmedAt'] }, // biome-ignore format: one row
  { name: 'a bank', ...post('martha', '/payment-methods', { methodType: 'bank', provider: 'UBA', accountIdentifier: '0123456789', accountName: 'Martha', country: 'NG' }), has: { isConfirmed: false, isDefault: false, accountIdentifier: '0123456789' } }, // biome-ignore format: one row
  { name: 'another default', ...post('martha', '/payment-methods/box/default', { direction: 'in' }), has: { id: 'box', isDefault: true } }, // biome-ignore format: one row
  { name: 'a way to be paid of somebody else', ...post('joseph', '/payment-methods/box/default', {}), status: 404 },
  { name: 'a way to be paid that holds money', given: banking, as: 'martha', method: 'DELETE', path: '/payment-methods/purse', status: 409 }, // biome-ignore format: one row
  { name: 'own transactions', given: banking, as: 'martha', path: '/transactions', has: [OPENING], hasNot: ['userId'] },
  { name: 'a transfer', ...post('martha', '/transfers', { fromAccountId: 'purse', toAccountId: 'box', amount: 10, currency: 'NGN' }), has: { type: 'debit', status: 'completed', amount: 10, fees: 0 } }, // biome-ignore format: one row
  { name: 'a transfer of too much', ...post('martha', '/transfers', { fromAccountId: 'box', toAccountId: 'purse', amount: 10, currency: 'NGN' }), status: 409, has: { message: 'Insufficient balance', code: 'CONFLICT' } }, // biome-ignore format: one row
]

const loans: Row[] = [
  { name: 'a loan that is paid out', ...post('ruth', '/admin/loans/asked/disburse', {}, approved(false)), has: { status: 'disbursed', remainingAmount: 5625, nextPaymentDue: '2026-12-21' } }, // biome-ignore format: one row
  { name: 'a payment of a loan', ...post('martha', '/loans/asked/payments', { amount: 468.75, paymentMethod: 'mobile_money' }, approved(true)), has: { transaction: { status: 'completed', amount: 468.75 }, loan: { status: 'active', paidAmount: 468.75, remainingAmount: 5156.25 } } }, // biome-ignore format: one row
  { name: 'a payment of more than remains', ...post('martha', '/loans/asked/payments', { amount: 5625.01 }, approved(true)), status: 409 }, // biome-ignore format: one row
  { name: 'a payment before the payout', ...post('martha', '/loans/asked/payments', { amount: 1 }, approved(false)), status: 409 }, // biome-ignore format: one row
  { name: 'a payment by another method', ...post('martha', '/loans/asked/payments', { amount: 1, paymentMethod: 'cash' }, approved(true)), status: 400, has: { message: 'Payments are made by mobile money' } }, // biome-ignore format: one row
  { name: 'a quote', given: banking, as: 'martha', path: '/loans/quote?loanProductId=seed&principalAmount=5000&termDays=365', has: { totalAmount: 5625, effectiveRate: 25.14 } }, // biome-ignore format: one row
]

const request = { productId: 'rain', coverageAmount: 2000, currency: 'NGN', accountId: 'purse' }
const insurance: Row[] = [
  {
    name: 'own policies',
    given: banking,
    as: 'martha',
    path: '/insurance',
    has: [COVER],
    hasNot: ['userId', 'farmer'],
  },
  { name: 'an application for an insurance', ...post('martha', '/insurance', request), has: { status: 'applied', premiumAmount: 80, policyNumber: text } }, // biome-ignore format: one row
  { name: 'a premium', ...post('martha', '/insurance/cover/premium-payments', { amount: 40, paymentMethod: 'mobile_money' }), has: { transaction: { status: 'completed' }, policy: { totalPremiumPaid: 40, nextPremiumDue: null } } }, // biome-ignore format: one row
  { name: 'a claim', ...post('martha', '/insurance/cover/claims', { description: 'Hail broke the maize', lossDay: '2026-11-20', amount: 100 }), has: { status: 'submitted', promisedDay: '2026-11-24' } }, // biome-ignore format: one row
  { name: 'a claim without words', ...post('martha', '/insurance/cover/claims', { lossDay: '2026-11-20', amount: 100 }), status: 400 }, // biome-ignore format: one row
  { name: 'all policies', given: banking, as: 'ruth', path: '/admin/insurance', has: [{ ...COVER, farmer: { id: 'martha', fullName: 'Martha Kollie', phone: null } }] }, // biome-ignore format: one row
  { name: 'an approval of what was decided', ...post('ruth', '/admin/insurance/cover/approve', {}), status: 409 },
  {
    name: 'a rejection of an insurance without a reason',
    ...post('ruth', '/admin/insurance/cover/reject', {}),
    status: 400,
  },
]

conform([...accounts, ...loans, ...insurance])
