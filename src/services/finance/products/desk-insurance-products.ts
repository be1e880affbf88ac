import type { Db } from '#db/client.ts'
import type { DeskRequest } from '#db/page.ts'
import {
  findAnyInsuranceProduct,
  type InsuranceProductRow,
  insertInsuranceProduct,
  listAllInsuranceProducts,
  updateInsuranceProduct,
} from '#db/queries/finance/desk-products.ts'
import { mapPage } from '#domain/contract.ts'
import type {
  DeskInsuranceProduct,
  InsuranceProductEdit,
  NewInsuranceProduct,
} from '#domain/finance/product-desk.schema.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { smallestOf } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { changesOf } from '../../operations/edit-row.ts'

const asDeskProduct = (row: InsuranceProductRow): DeskInsuranceProduct => ({
  ...row,
  maxCoverageAmount: toMajor(row.maxCoverageAmount),
})

/** A page of all insurances, for the administrators' desk. */
export const listDeskInsuranceProducts = (db: Db, asked: DeskRequest<'insuranceProduct'>) =>
  mapPage(listAllInsuranceProducts(db, asked), asDeskProduct)

export const addInsuranceProduct = (tx: Db, input: NewInsuranceProduct): DeskInsuranceProduct =>
  asDeskProduct(insertInsuranceProduct(tx, { ...input, maxCoverageAmount: toMinor(input.maxCoverageAmount) }))

/** Changes what is on offer from now on; policies that were asked for keep their terms. */
export function changeInsuranceProduct(tx: Db, input: InsuranceProductEdit): DeskInsuranceProduct {
  const row = findAnyInsuranceProduct(tx, input.id)
  const { maxCoverageAmount, ...rest } = input
  const edit = { ...rest, ...(maxCoverageAmount !== undefined && { maxCoverageAmount: toMinor(maxCoverageAmount) }) }
  const changes = changesOf(row, edit)
  const after = { ...row!, ...changes }
  if (after.maxCoverageAmount % smallestOf(after.currency) !== 0) throw problem('amountTooFine')
  if (Object.keys(changes).length > 0) updateInsuranceProduct(tx, input.id, changes)
  return asDeskProduct(findAnyInsuranceProduct(tx, input.id)!)
}
