import type { listInsuranceProducts, listLoanProducts } from '#db/queries/finance/products.ts'
import { lacksIndex } from '#domain/finance/insurance/rain-index/called-index.ts'
import { toMajor } from '#domain/money.ts'

type LoanProductRow = ReturnType<typeof listLoanProducts>[number]
type InsuranceProductRow = ReturnType<typeof listInsuranceProducts>[number]

/** A loan on offer as it is answered, in major units. */
export const asLoanProduct = (row: LoanProductRow) => ({
  ...row,
  minAmount: toMajor(row.minAmount),
  maxAmount: toMajor(row.maxAmount),
})

/** An insurance on offer as it is answered, in major units. */
export const asInsuranceProduct = (row: InsuranceProductRow) => ({
  ...row,
  maxCoverageAmount: toMajor(row.maxCoverageAmount),
  lacksIndex: lacksIndex(row),
})
