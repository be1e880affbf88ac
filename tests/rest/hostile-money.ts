import { receivedMessages } from '#db/schema/index.ts'
import { banking } from '../money.ts'
import type { Village, Who } from '../village.ts'

type MoneyTarget = {
  method: 'POST' | 'PATCH'
  path: string
  given?: (v: Village) => unknown
  as: Who
  valid: Record<string, unknown>
  fields: string[]
}

const waiting = ({ db }: Village) =>
  db
    .insert(receivedMessages)
    .values({ id: 'waits', gateway: 'log', gatewayId: 'waits', phone: '+231770000001', shortCode: '40404', text: 'Makai?', status: 'waiting' }) // biome-ignore format: one row
    .run()

const product = { name: 'Seed', provider: 'Bank', currency: 'NGN' }
const loanProduct = { ...product, loanType: 'seasonal', minAmount: 10, maxAmount: 100, interestRate: 10, termDays: 365 }
const insurance = {
  ...product,
  insuranceType: 'crop',
  coverageType: 'Drought',
  basePremiumRate: 4,
  maxCoverageAmount: 100,
}

/** What moves money, offers it, or answers farmers by text message: each field of each body. */
export const MONEY_TARGETS: MoneyTarget[] = [
  { method: 'POST', path: '/sms/inbox/waits/answer', given: waiting, as: 'hawa', valid: { message: 'Yes' }, fields: ['message'] },
  { method: 'POST', path: '/sms/inbox/waits/teach', given: waiting, as: 'hawa', valid: { word: 'makai', meaning: 'crop', value: 'maize' }, fields: ['word', 'meaning', 'value'] },
  { method: 'POST', path: '/mobile-money-accounts', as: 'martha', valid: { provider: 'Opay', accountNumber: '+2348012345675', accountName: 'Martha', country: 'NG' }, fields: ['provider', 'accountNumber', 'accountName', 'country', 'currency', 'isDefault', 'isActive'] },
  { method: 'POST', path: '/payment-methods', as: 'martha', valid: { methodType: 'bank', provider: 'UBA', accountIdentifier: '0123456789', accountName: 'Martha', country: 'NG' }, fields: ['methodType', 'provider', 'accountIdentifier', 'accountName', 'country', 'isDefault', 'agentId'] },
  { method: 'POST', path: '/payment-methods/purse/confirm', given: banking, as: 'martha', valid: {}, fields: ['accountIdentifier'] },
  { method: 'POST', path: '/payment-methods/purse/default', given: banking, as: 'martha', valid: {}, fields: ['direction'] },
  { method: 'POST', path: '/transfers', given: banking, as: 'martha', valid: { fromAccountId: 'purse', toAccountId: 'box', amount: 1, currency: 'NGN' }, fields: ['fromAccountId', 'toAccountId', 'toPhone', 'amount', 'currency', 'note'] },
  { method: 'POST', path: '/courses/draft/payments', given: banking, as: 'martha', valid: {}, fields: ['accountId'] },
  { method: 'POST', path: '/loans/none/payments', given: banking, as: 'martha', valid: { amount: 1 }, fields: ['amount', 'paymentMethod', 'accountId'] },
  { method: 'POST', path: '/loans/none/schedule', as: 'martha', valid: { isAccepted: true }, fields: ['isAccepted'] },
  { method: 'POST', path: '/insurance', given: banking, as: 'martha', valid: { productId: 'rain', coverageAmount: 100, currency: 'NGN' }, fields: ['productId', 'coverageAmount', 'currency', 'accountId', 'policyNumber', 'coveredAssets', 'crop', 'place'] },
  { method: 'POST', path: '/insurance/cover/premium-payments', given: banking, as: 'martha', valid: { amount: 40 }, fields: ['amount', 'paymentMethod', 'accountId'] },
  { method: 'POST', path: '/insurance/cover/claims', given: banking, as: 'martha', valid: { description: 'The field is flooded', lossDay: '2026-11-20', amount: 10 }, fields: ['description', 'lossDay', 'amount', 'photoIds'] },
  { method: 'POST', path: '/admin/insurance/cover/reject', given: banking, as: 'ruth', valid: { reason: 'No field' }, fields: ['reason'] },
  { method: 'POST', path: '/admin/claims/none/approve', as: 'ruth', valid: { amount: 1, reason: 'Seen' }, fields: ['amount', 'reason'] },
  { method: 'POST', path: '/admin/claims/none/reject', as: 'ruth', valid: { reason: 'Not seen' }, fields: ['reason'] },
  { method: 'POST', path: '/admin/loans/none/grace', as: 'ruth', valid: { days: 30, reason: 'Late rains' }, fields: ['days', 'reason'] },
  { method: 'POST', path: '/admin/loans/none/schedule', as: 'ruth', valid: { firstDue: '2027-02-01', everyDays: 30, reason: 'Late rains' }, fields: ['firstDue', 'everyDays', 'reason'] },
  { method: 'POST', path: '/admin/loans/none/waive-penalty', as: 'ruth', valid: { reason: 'Illness' }, fields: ['reason'] },
  { method: 'POST', path: '/admin/loans/none/write-off', as: 'ruth', valid: { reason: 'The flood' }, fields: ['reason'] },
  { method: 'POST', path: '/admin/loans/none/take-back-write-off', as: 'ruth', valid: { reason: 'The wrong loan' }, fields: ['reason'] },
  { method: 'POST', path: '/admin/decisions/none/decline', as: 'ruth', valid: { reason: 'Too much' }, fields: ['reason'] },
  { method: 'POST', path: '/admin/decision-limits', as: 'ruth', valid: { userId: null, currency: 'NGN', amount: null }, fields: ['userId', 'currency', 'amount'] },
  { method: 'POST', path: '/admin/loan-products', as: 'ruth', valid: loanProduct, fields: ['name', 'loanType', 'minAmount', 'maxAmount', 'interestRate', 'interestMethod', 'penaltyRate', 'penaltyGraceDays', 'penaltyCap', 'termDays', 'currency', 'minCreditScore', 'requiredDocuments', 'isActive'] },
  { method: 'PATCH', path: '/admin/loan-products/seed', as: 'ruth', valid: {}, fields: ['minAmount', 'maxAmount', 'interestRate', 'termDays', 'isActive', 'version'] },
  { method: 'POST', path: '/admin/insurance-products', as: 'ruth', valid: insurance, fields: ['name', 'insuranceType', 'basePremiumRate', 'maxCoverageAmount', 'currency', 'isActive'] },
  { method: 'PATCH', path: '/admin/insurance-products/rain', as: 'ruth', valid: {}, fields: ['basePremiumRate', 'maxCoverageAmount', 'isActive', 'version'] },
  { method: 'POST', path: '/admin/payments/none/settle', as: 'ruth', valid: { outcome: 'failed', reason: 'Asked' }, fields: ['outcome', 'receipt', 'reason'] },
  { method: 'POST', path: '/admin/payments/none/refund', as: 'ruth', valid: { reason: 'Paid twice' }, fields: ['reason'] },
  { method: 'POST', path: '/admin/payments/none/came-back', as: 'ruth', valid: { receipt: 'MS-78' }, fields: ['receipt'] },
  { method: 'POST', path: '/payouts/none/paid', as: 'hawa', valid: { receipt: 'MS-77' }, fields: ['receipt', 'note'] },
  { method: 'POST', path: '/payouts/none/not-paid', as: 'hawa', valid: { reason: 'The phone is off' }, fields: ['reason'] },
  { method: 'POST', path: '/paybill/numbers', as: 'martha', valid: { loanId: 'none' }, fields: ['loanId', 'accountId'] },
  { method: 'POST', path: '/admin/received/none/claim', as: 'ruth', valid: { accountId: 'purse' }, fields: ['accountId', 'loanId'] },
  { method: 'POST', path: '/admin/received/none/confirm', as: 'ruth', valid: { reason: 'Seen' }, fields: ['reason'] },
  { method: 'POST', path: '/admin/received/none/give-back', as: 'ruth', valid: { receipt: 'MS-79' }, fields: ['receipt'] },
  { method: 'POST', path: '/admin/ledger/999/reverse', as: 'ruth', valid: { reason: 'Booked twice' }, fields: ['reason'] },
] // biome-ignore format: a table
