import { countedPageOf } from '#domain/contract.ts'
import { adminLoanProduct, loanProductEdit, newLoanProduct } from '#domain/finance/product-admin.schema.ts'
import { adminFilter } from '#domain/operations/admin.schema.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import {
  addLoanProduct,
  changeLoanProduct,
  findAdminLoanProduct,
  listAdminLoanProducts,
} from '#services/finance/products/admin-loan-products.ts'
import { as, router } from '../../trpc.ts'

const table = 'loan_products'

export const loanProducts = router({
  list: as('admin')
    .input(adminFilter(ADMIN_SORTS.loanProduct))
    .output(countedPageOf(adminLoanProduct))
    .query(({ ctx, input }) => listAdminLoanProducts(ctx.db, input)),

  create: as('admin')
    .input(newLoanProduct)
    .output(adminLoanProduct)
    .mutation(({ ctx, input }) => ctx.write((tx) => addLoanProduct(tx, input), { table, again: findAdminLoanProduct })),

  change: as('admin')
    .input(loanProductEdit)
    .output(adminLoanProduct)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changeLoanProduct(tx, input), {
        table,
        id: input.id,
        again: findAdminLoanProduct,
      }),
    ),
})
