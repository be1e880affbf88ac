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
import { useInsuranceProductColumns } from './useInsuranceProductColumns.tsx'
import { useInsuranceProductFacts } from './useProductFacts.ts'

const InsuranceProductDialog = lazy(() => import('./InsuranceProductDialog.tsx'))

/** All insurances on offer, also those that are taken off. */
export function InsuranceProductsScreen({ view }: { view: TableView<AdminSort<'insuranceProduct'>> }) {
  const filter = { search: view.words || undefined, sort: view.sort }
  const factsOf = useInsuranceProductFacts()
  return (
    <AdminList
      kind="insuranceProduct"
      view={view}
      above={<ProductTabs tab="insurance" />}
      pages={trpc.admin.insuranceProducts.list.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)}
      columns={useInsuranceProductColumns()}
      nameOf={({ name }) => name}
      card={(product) => <ProductCard product={product} facts={factsOf(product)} />}
      allRows={() =>
        allRows((cursor) => api.admin.insuranceProducts.list.query({ ...filter, limit: FILE_PAGE, cursor }))
      }
      record={(product, onClose) => <InsuranceProductDialog key={product?.id} product={product} onClose={onClose} />}
    />
  )
}
