import { lazy } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { AdminList } from '#client/features/operations/admin/AdminList.tsx'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { allRows } from '#client/ui/table/all-rows.ts'
import type { TableView } from '#client/ui/table/table-view.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductTabs } from './ProductTabs.tsx'
import { useLoanProductColumns } from './useLoanProductColumns.tsx'
import { useLoanProductFacts } from './useProductFacts.ts'

const LoanProductDialog = lazy(() => import('./LoanProductDialog.tsx'))

/** All loans on offer, also those that are taken off. */
export function LoanProductsScreen({ view }: { view: TableView<AdminSort<'loanProduct'>> }) {
  const filter = { search: view.words || undefined, sort: view.sort }
  const factsOf = useLoanProductFacts()
  return (
    <AdminList
      kind="loanProduct"
      view={view}
      above={<ProductTabs tab="loans" />}
      pages={trpc.admin.loanProducts.list.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)}
      columns={useLoanProductColumns()}
      nameOf={({ name }) => name}
      card={(product) => <ProductCard product={product} facts={factsOf(product)} />}
      allRows={() => allRows((cursor) => api.admin.loanProducts.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      record={(product, onClose) => <LoanProductDialog key={product?.id} product={product} onClose={onClose} />}
    />
  )
}
