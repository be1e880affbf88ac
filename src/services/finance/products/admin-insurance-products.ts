import type { Db } from '#db/client.ts'
import type { AdminRequest } from '#db/page.ts'
import {
  findAnyInsuranceProduct,
  type InsuranceProductRow,
  insertInsuranceProduct,
  listAllInsuranceProducts,
  updateInsuranceProduct,
} from '#db/queries/finance/admin-products.ts'
import { mapPage } from '#domain/contract.ts'
import { lacksIndex } from '#domain/finance/insurance/rain-index/called-index.ts'
import type {
  AdminInsuranceProduct,
  InsuranceProductEdit,
  NewInsuranceProduct,
} from '#domain/finance/product-admin.schema.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { smallestOf } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { changesOf } from '../../operations/edit-row.ts'
import { mergeEdit } from '../../operations/merge-edit.ts'
import { unlessTaken } from './unless-taken.ts'

const asAdminProduct = (row: InsuranceProductRow): AdminInsuranceProduct => ({
  ...row,
  maxCoverageAmount: toMajor(row.maxCoverageAmount),
  lacksIndex: lacksIndex(row),
})

export function findAdminInsuranceProduct(db: Db, id: string) {
  const row = findAnyInsuranceProduct(db, id)
  return row && asAdminProduct(row)
}

/** A page of all insurances, for the admin area. */
export const listAdminInsuranceProducts = (db: Db, asked: AdminRequest<'insuranceProduct'>) =>
  mapPage(listAllInsuranceProducts(db, asked), asAdminProduct)

export const addInsuranceProduct = (tx: Db, input: NewInsuranceProduct): AdminInsuranceProduct =>
  asAdminProduct(
    unlessTaken(() => insertInsuranceProduct(tx, { ...input, maxCoverageAmount: toMinor(input.maxCoverageAmount) })),
  )

/**
 * Changes what is on offer from now on; policies that were asked for keep their terms. No change may leave an insurance on
 * the list that is called an index insurance and has no index; one of before can be edited, and is not sold.
 */
export function changeInsuranceProduct(tx: Db, input: InsuranceProductEdit): AdminInsuranceProduct {
  const row = findAnyInsuranceProduct(tx, input.id)
  const { maxCoverageAmount, ...rest } = input
  const edit = { ...rest, ...(maxCoverageAmount !== undefined && { maxCoverageAmount: toMinor(maxCoverageAmount) }) }
  const changes = changesOf(row, mergeEdit(tx, 'insurance_products', row, edit))
  const after = { ...row!, ...changes }
  if (after.maxCoverageAmount % smallestOf(after.currency) !== 0) throw problem('amountTooFine')
  if (isWithoutIndex(after) && !isWithoutIndex(row!)) throw problem('indexMissing')
  if (Object.keys(changes).length > 0) unlessTaken(() => updateInsuranceProduct(tx, input.id, changes))
  return asAdminProduct(findAnyInsuranceProduct(tx, input.id)!)
}

const isWithoutIndex = (row: InsuranceProductRow) => row.isActive && lacksIndex(row)
