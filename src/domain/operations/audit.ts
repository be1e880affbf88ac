import { toMajor } from '../money.ts'

/** The tables whose rows the audit shows before and after a write. */
export const AUDITED_TABLES = [
  'users',
  'farmer_crops',
  'crop_activities',
  'advisories',
  'crops',
  'market_prices',
  'held_prices',
  'imported_crop_names',
  'weather_alerts',
  'contact_requests',
  'courses',
  'modules',
  'lessons',
  'quizzes',
  'quiz_questions',
  'certificates',
  'farmer_loans',
  'farmer_insurance',
  'financial_transactions',
  'insurance_claims',
  'insurance_products',
  'pending_decisions',
  'decision_limits',
  'loan_products',
  'mobile_money_accounts',
  'payment_methods',
  'payments',
  'received_payments',
  'settings',
  'translations',
  'visits',
  'fields',
  'boundary_cases',
  'farmer_records',
  'farmer_notes',
  'documents',
  'sms_messages',
  'sms_groups',
  'received_messages',
  'taught_words',
] as const
export type AuditedTable = (typeof AUDITED_TABLES)[number]

export const isAuditedTable = (name: unknown): name is AuditedTable => AUDITED_TABLES.some((table) => table === name)

/** The columns of audited tables that hold hundredths. The price of a course is no such column: it is in minor units everywhere. */
const MONEY_COLUMNS: ReadonlySet<string> = new Set([
  'amount',
  'approvedAmount',
  'coverageAmount',
  'expectedHarvestValue',
  'fees',
  'installmentAmount',
  'lastPrice',
  'maxAmount',
  'maxCoverageAmount',
  'minAmount',
  'paidAmount',
  'penaltyAmount',
  'penaltyPaid',
  'premiumAmount',
  'pricePerKg',
  'principalAmount',
  'remainingAmount',
  'totalAmount',
  'totalPremiumPaid',
  'writtenOffAmount',
])

type Content = Record<string, unknown>

/** Columns as they were stored, with money in major units, as everywhere in the API. */
export const withMajorMoney = (stored: Content): Content =>
  Object.fromEntries(
    Object.entries(stored).map(([column, value]) => [
      column,
      MONEY_COLUMNS.has(column) && typeof value === 'number' ? toMajor(value) : value,
    ]),
  )
