import { countedPageOf } from '#domain/contract.ts'
import {
  adminInsuranceProduct,
  insuranceProductEdit,
  newInsuranceProduct,
} from '#domain/finance/product-admin.schema.ts'
import { adminFilter } from '#domain/operations/admin.schema.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import {
  addInsuranceProduct,
  changeInsuranceProduct,
  findAdminInsuranceProduct,
  listAdminInsuranceProducts,
} from '#services/finance/products/admin-insurance-products.ts'
import { as, router } from '../../trpc.ts'

const table = 'insurance_products'

export const insuranceProducts = router({
  list: as('admin')
    .input(adminFilter(ADMIN_SORTS.insuranceProduct))
    .output(countedPageOf(adminInsuranceProduct))
    .query(({ ctx, input }) => listAdminInsuranceProducts(ctx.db, input)),

  create: as('admin')
    .input(newInsuranceProduct)
    .output(adminInsuranceProduct)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => addInsuranceProduct(tx, input), { table, again: findAdminInsuranceProduct }),
    ),

  change: as('admin')
    .input(insuranceProductEdit)
    .output(adminInsuranceProduct)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changeInsuranceProduct(tx, input), {
        table,
        id: input.id,
        again: findAdminInsuranceProduct,
      }),
    ),
})
