import * as z from 'zod'
import { findInsuranceProduct, listInsuranceProducts, listLoanProducts } from '#db/queries/finance/products.ts'
import { indexRecord } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'
import { insuranceProduct, insuranceProductInput, loanProduct } from '#domain/finance/product.schema.ts'
import { problem } from '#domain/problem.ts'
import { indexRecord as recordOf } from '#services/finance/insurance/rain-index/index-record.ts'
import { asInsuranceProduct, asLoanProduct } from '#services/finance/products/product-answer.ts'
import { anyone, router } from '../trpc.ts'

export const products = router({
  loans: anyone.output(z.array(loanProduct)).query(({ ctx }) => listLoanProducts(ctx.db).map(asLoanProduct)),

  insurances: anyone
    .output(z.array(insuranceProduct))
    .query(({ ctx }) => listInsuranceProducts(ctx.db).map(asInsuranceProduct)),

  /** What the index of an insurance would have paid for the seasons on record. */
  indexRecord: anyone
    .input(insuranceProductInput)
    .output(indexRecord)
    .query(({ ctx, input }) => {
      const index = findInsuranceProduct(ctx.db, input.productId)?.index
      if (!index) throw problem('notFound')
      return recordOf(ctx.db, index)
    }),
})
