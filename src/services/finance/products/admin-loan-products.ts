import type { Db } from '#db/client.ts'
import type { AdminRequest } from '#db/page.ts'
import {
  findAnyLoanProduct,
  insertLoanProduct,
  type LoanProductRow,
  listAllLoanProducts,
  updateLoanProduct,
} from '#db/queries/finance/admin-products.ts'
import { mapPage } from '#domain/contract.ts'
import type { AdminLoanProduct, LoanProductEdit, NewLoanProduct } from '#domain/finance/product-admin.schema.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { smallestOf } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { changesOf } from '../../operations/edit-row.ts'
import { mergeEdit } from '../../operations/merge-edit.ts'
import { unlessTaken } from './unless-taken.ts'

const asAdminProduct = (row: LoanProductRow): AdminLoanProduct => ({
  ...row,
  minAmount: toMajor(row.minAmount),
  maxAmount: toMajor(row.maxAmount),
})

export function findAdminLoanProduct(db: Db, id: string) {
  const row = findAnyLoanProduct(db, id)
  return row && asAdminProduct(row)
}

/** A page of all loan products, for the admin area. */
export const listAdminLoanProducts = (db: Db, asked: AdminRequest<'loanProduct'>) =>
  mapPage(listAllLoanProducts(db, asked), asAdminProduct)

export const addLoanProduct = (tx: Db, input: NewLoanProduct): AdminLoanProduct =>
  asAdminProduct(
    unlessTaken(() =>
      insertLoanProduct(tx, { ...input, minAmount: toMinor(input.minAmount), maxAmount: toMinor(input.maxAmount) }),
    ),
  )

/** Changes what is on offer from now on; loans that were applied for keep their terms. */
export function changeLoanProduct(tx: Db, input: LoanProductEdit): AdminLoanProduct {
  const row = findAnyLoanProduct(tx, input.id)
  const { minAmount, maxAmount, ...rest } = input
  const edit = {
    ...rest,
    ...(minAmount !== undefined && { minAmount: toMinor(minAmount) }),
    ...(maxAmount !== undefined && { maxAmount: toMinor(maxAmount) }),
  }
  const changes = changesOf(row, mergeEdit(tx, 'loan_products', row, edit))
  const after = { ...row!, ...changes }
  if (after.penaltyRate > 0 && after.penaltyCap === 0) throw problem('penaltyUncapped')
  if (after.minAmount > after.maxAmount) throw problem('amountRange')
  if ([after.minAmount, after.maxAmount].some((amount) => amount % smallestOf(after.currency) !== 0))
    throw problem('amountTooFine')
  if (Object.keys(changes).length > 0) unlessTaken(() => updateLoanProduct(tx, input.id, changes))
  return asAdminProduct(findAnyLoanProduct(tx, input.id)!)
}
