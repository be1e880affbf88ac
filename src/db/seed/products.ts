import { insuranceProducts, loanProducts } from '#db/schema/index.ts'
import { PRODUCT_TEXTS } from '#domain/finance/product-texts.ts'
import { toMinor } from '#domain/money.ts'
import { stableId } from './stable-id.ts'
import type { Writer } from './writer.ts'

/** Invented offers of invented funds, in the size such offers have. Amounts are written in major units. */
export function seedProducts(db: Writer) {
  db.insert(loanProducts)
    .values(
      LOANS.map(({ minAmount, maxAmount, ...loan }) => ({
        ...loan,
        id: stableId('loan-product', loan.name),
        minAmount: toMinor(minAmount),
        maxAmount: toMinor(maxAmount),
      })),
    )
    .run()
  db.insert(insuranceProducts)
    .values(
      POLICIES.map(({ maxCoverageAmount, ...policy }) => ({
        ...policy,
        id: stableId('insurance-product', policy.name),
        maxCoverageAmount: toMinor(maxCoverageAmount),
      })),
    )
    .run()
}

type Loan = Omit<typeof loanProducts.$inferInsert, 'id'>
type Policy = Omit<typeof insuranceProducts.$inferInsert, 'id'>

const LOANS: readonly Loan[] = [
  {
    name: 'Seasonal Input Loan',
    description: PRODUCT_TEXTS.seasonalInput,
    loanType: 'input',
    minAmount: 20_000,
    maxAmount: 500_000,
    interestRate: 15,
    interestMethod: 'flat',
    termDays: 365,
    currency: 'NGN',
    provider: 'Kuu Demo Cooperative Fund',
    minCreditScore: 0,
    requiredDocuments: ['National ID', 'A letter of the farmer group'],
    eligibleCrops: ['Maize', 'Rice', 'Cassava', 'Cowpea', 'Tomato', 'Okra'],
  },
  {
    name: 'Small Equipment Loan',
    description: PRODUCT_TEXTS.smallEquipment,
    loanType: 'equipment',
    minAmount: 100_000,
    maxAmount: 2_000_000,
    interestRate: 18,
    interestMethod: 'declining',
    termDays: 730,
    currency: 'NGN',
    provider: 'Kuu Demo Cooperative Fund',
    minCreditScore: 0,
    requiredDocuments: ['National ID', 'A quotation of the seller'],
    eligibleCrops: null,
  },
  {
    name: 'Rice Growers Loan',
    description: PRODUCT_TEXTS.riceGrowers,
    loanType: 'input',
    minAmount: 10_000,
    maxAmount: 200_000,
    interestRate: 12,
    interestMethod: 'flat',
    termDays: 180,
    currency: 'LRD',
    provider: 'Kuu Demo Village Savings Union',
    minCreditScore: 0,
    requiredDocuments: ['Voter or national ID'],
    eligibleCrops: ['Rice'],
  },
  {
    name: 'Short Rains Loan',
    description: PRODUCT_TEXTS.shortRains,
    loanType: 'input',
    minAmount: 5_000,
    maxAmount: 150_000,
    interestRate: 14,
    interestMethod: 'flat',
    termDays: 180,
    currency: 'KES',
    provider: 'Kuu Demo Farmers Circle',
    minCreditScore: 0,
    requiredDocuments: ['National ID'],
    eligibleCrops: ['Maize', 'Common bean', 'Irish potato'],
  },
]

/** Invented like the offers: no record of rain was looked at for these amounts, and none is shipped. */
const LAGOS_RAIN = {
  place: 'Ikorodu, Lagos',
  latitude: 6.62,
  longitude: 3.51,
  seasonStart: '04-01',
  seasonEnd: '07-31',
  strike: 600,
  exit: 300,
  maxShare: 100,
}
const MAKUENI_RAIN = {
  place: 'Wote, Makueni',
  latitude: -1.78,
  longitude: 37.63,
  seasonStart: '10-15',
  seasonEnd: '12-31',
  strike: 180,
  exit: 60,
  maxShare: 100,
}

const POLICIES: readonly Policy[] = [
  {
    name: 'Rain Index Cover',
    description: PRODUCT_TEXTS.rainIndex,
    insuranceType: 'crop',
    coverageType: 'Weather index',
    basePremiumRate: 5,
    maxCoverageAmount: 1_000_000,
    currency: 'NGN',
    provider: 'Kuu Demo Mutual Cover',
    eligibleCrops: ['Maize', 'Rice', 'Sorghum', 'Cowpea'],
    eligibleRegions: ['Nigeria'],
    index: LAGOS_RAIN,
  },
  {
    name: 'Whole Farm Cover',
    description: PRODUCT_TEXTS.wholeFarm,
    insuranceType: 'crop',
    coverageType: 'Multi-peril',
    basePremiumRate: 8.5,
    maxCoverageAmount: 3_000_000,
    currency: 'NGN',
    provider: 'Kuu Demo Mutual Cover',
    eligibleCrops: null,
    eligibleRegions: ['Nigeria'],
  },
  {
    name: 'Dry Season Cover',
    description: PRODUCT_TEXTS.rainIndex,
    insuranceType: 'crop',
    coverageType: 'Drought index',
    basePremiumRate: 6,
    maxCoverageAmount: 250_000,
    currency: 'KES',
    provider: 'Kuu Demo Farmers Circle',
    eligibleCrops: ['Maize', 'Common bean', 'Sorghum'],
    eligibleRegions: ['Kenya'],
    index: MAKUENI_RAIN,
  },
]
