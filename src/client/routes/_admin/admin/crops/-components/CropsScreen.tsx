import { lazy } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { AdminList } from '#client/features/operations/admin/AdminList.tsx'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { allRows } from '#client/ui/table/all-rows.ts'
import type { TableView } from '#client/ui/table/table-view.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'
import { CropCard } from './CropCard.tsx'
import { useCropColumns } from './useCropColumns.tsx'

const CropDialog = lazy(() => import('./CropDialog.tsx'))

/** The crop catalogue, archived crops too. */
export function CropsScreen({ view }: { view: TableView<AdminSort<'crop'>> }) {
  const filter = { search: view.words || undefined, sort: view.sort }
  return (
    <AdminList
      kind="crop"
      view={view}
      pages={trpc.admin.crops.list.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)}
      columns={useCropColumns()}
      nameOf={({ name }) => name}
      card={(crop) => <CropCard crop={crop} />}
      allRows={() => allRows((cursor) => api.admin.crops.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      record={(crop, onClose) => <CropDialog key={crop?.id} crop={crop} onClose={onClose} />}
    />
  )
}
