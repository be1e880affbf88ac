import * as z from 'zod'
import { listInsuranceProducts, listLoanProducts } from '#db/queries/finance/products.ts'
import { insuranceProduct, loanProduct } from '#domain/finance/product.schema.ts'
import { asInsuranceProduct, asLoanProduct } from '#services/finance/products/product-answer.ts'
import { anyone, router } from '../trpc.ts'

export const products = router({
  loans: anyone.output(z.array(loanProduct)).query(({ ctx }) => listLoanProducts(ctx.db).map(asLoanProduct)),

  insurances: anyone
    .output(z.array(insuranceProduct))
    .query(({ ctx }) => listInsuranceProducts(ctx.db).map(asInsuranceProduct)),
})
