import { countedPageOf } from '#domain/contract.ts'
import { deskLoanProduct, loanProductEdit, newLoanProduct } from '#domain/finance/product-desk.schema.ts'
import { deskFilter } from '#domain/operations/desk.schema.ts'
import { DESK_SORTS } from '#domain/operations/desk-sorts.ts'
import {
  addLoanProduct,
  changeLoanProduct,
  listDeskLoanProducts,
} from '#services/finance/products/desk-loan-products.ts'
import { as, router } from '../trpc.ts'

const table = 'loan_products'

export const loanProducts = router({
  list: as('admin')
    .input(deskFilter(DESK_SORTS.loanProduct))
    .output(countedPageOf(deskLoanProduct))
    .query(({ ctx, input }) => listDeskLoanProducts(ctx.db, input)),

  create: as('admin')
    .input(newLoanProduct)
    .output(deskLoanProduct)
    .mutation(({ ctx, input }) => ctx.write((tx) => addLoanProduct(tx, input), { table })),

  change: as('admin')
    .input(loanProductEdit)
    .output(deskLoanProduct)
    .mutation(({ ctx, input }) => ctx.write((tx) => changeLoanProduct(tx, input), { table, id: input.id })),
})
