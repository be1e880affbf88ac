import { lazy } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { AdminList } from '#client/features/operations/admin/AdminList.tsx'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { allRows } from '#client/ui/table/all-rows.ts'
import type { TableView } from '#client/ui/table/table-view.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'
import { HeldPrices } from './held/HeldPrices.tsx'
import { ImportLink } from './ImportLink.tsx'
import { nameOfPrice } from './name-of-price.ts'
import { PriceCard } from './PriceCard.tsx'
import { usePriceColumns } from './usePriceColumns.tsx'

const PriceDialog = lazy(() => import('./PriceDialog.tsx'))

/** All market prices, the newest day first. */
export function PricesScreen({ view }: { view: TableView<AdminSort<'marketPrice'>> }) {
  const filter = { search: view.words || undefined, sort: view.sort }
  return (
    <AdminList
      kind="marketPrice"
      view={view}
      pages={trpc.admin.marketPrices.list.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)}
      columns={usePriceColumns()}
      nameOf={nameOfPrice}
      card={(price) => <PriceCard price={price} />}
      allRows={() => allRows((cursor) => api.admin.marketPrices.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      actions={<ImportLink />}
      above={<HeldPrices />}
      record={(price, onClose) => <PriceDialog key={price?.id} price={price} onClose={onClose} />}
    />
  )
}
