import { z } from 'zod'
import { listInsuranceProducts, listLoanProducts } from '#db/queries/finance/products.ts'
import { insuranceProduct, loanProduct } from '#domain/finance/product.schema.ts'
import { toMajor } from '#domain/money.ts'
import { anyone, router } from '../trpc.ts'

export const products = router({
  loans: anyone.output(z.array(loanProduct)).query(({ ctx }) =>
    listLoanProducts(ctx.db).map((row) => ({
      ...row,
      minAmount: toMajor(row.minAmount),
      maxAmount: toMajor(row.maxAmount),
    })),
  ),

  insurances: anyone
    .output(z.array(insuranceProduct))
    .query(({ ctx }) =>
      listInsuranceProducts(ctx.db).map((row) => ({ ...row, maxCoverageAmount: toMajor(row.maxCoverageAmount) })),
    ),
})
