import { lazy } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { DeskList } from '#client/features/operations/desk/DeskList.tsx'
import { DESK_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/desk/pages.ts'
import { allRows } from '#client/ui/table/all-rows.ts'
import type { TableView } from '#client/ui/table/table-view.ts'
import type { DeskSort } from '#domain/operations/desk-sorts.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductTabs } from './ProductTabs.tsx'
import { useLoanProductColumns } from './useLoanProductColumns.tsx'
import { useLoanProductFacts } from './useProductFacts.ts'

const LoanProductDialog = lazy(() => import('./LoanProductDialog.tsx'))

/** All loans on offer, also those that are taken off. */
export function LoanProductsScreen({ view }: { view: TableView<DeskSort<'loanProduct'>> }) {
  const filter = { search: view.words || undefined, sort: view.sort }
  const factsOf = useLoanProductFacts()
  return (
    <DeskList
      kind="loanProduct"
      view={view}
      above={<ProductTabs tab="loans" />}
      pages={trpc.admin.loanProducts.list.useInfiniteQuery({ ...filter, limit: PAGE }, DESK_PAGES)}
      columns={useLoanProductColumns()}
      nameOf={({ name }) => name}
      card={(product) => <ProductCard product={product} facts={factsOf(product)} />}
      allRows={() => allRows((cursor) => api.admin.loanProducts.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      record={(product, onClose) => <LoanProductDialog key={product?.id} product={product} onClose={onClose} />}
    />
  )
}
