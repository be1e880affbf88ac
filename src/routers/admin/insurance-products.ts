import { countedPageOf } from '#domain/contract.ts'
import { deskInsuranceProduct, insuranceProductEdit, newInsuranceProduct } from '#domain/finance/product-desk.schema.ts'
import { deskFilter } from '#domain/operations/desk.schema.ts'
import { DESK_SORTS } from '#domain/operations/desk-sorts.ts'
import {
  addInsuranceProduct,
  changeInsuranceProduct,
  listDeskInsuranceProducts,
} from '#services/finance/products/desk-insurance-products.ts'
import { as, router } from '../trpc.ts'

const table = 'insurance_products'

export const insuranceProducts = router({
  list: as('admin')
    .input(deskFilter(DESK_SORTS.insuranceProduct))
    .output(countedPageOf(deskInsuranceProduct))
    .query(({ ctx, input }) => listDeskInsuranceProducts(ctx.db, input)),

  create: as('admin')
    .input(newInsuranceProduct)
    .output(deskInsuranceProduct)
    .mutation(({ ctx, input }) => ctx.write((tx) => addInsuranceProduct(tx, input), { table })),

  change: as('admin')
    .input(insuranceProductEdit)
    .output(deskInsuranceProduct)
    .mutation(({ ctx, input }) => ctx.write((tx) => changeInsuranceProduct(tx, input), { table, id: input.id })),
})
