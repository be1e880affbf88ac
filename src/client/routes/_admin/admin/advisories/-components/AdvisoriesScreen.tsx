import { lazy } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { AdminList } from '#client/features/operations/admin/AdminList.tsx'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { SelectedSwitch } from '#client/features/operations/admin/SelectedSwitch.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import type { TableView } from '#client/ui/table/table-view.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'
import { AdvisoryCard } from './AdvisoryCard.tsx'
import { useAdvisoryColumns } from './useAdvisoryColumns.tsx'

const AdvisoryDialog = lazy(() => import('./AdvisoryDialog.tsx'))

/** All advisories, those that were switched off too. */
export function AdvisoriesScreen({ view }: { view: TableView<AdminSort<'advisory'>> }) {
  const filter = { search: view.words || undefined, sort: view.sort }
  return (
    <AdminList
      kind="advisory"
      view={view}
      pages={trpc.admin.advisories.list.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)}
      columns={useAdvisoryColumns()}
      nameOf={({ title }) => title}
      card={(advisory) => <AdvisoryCard advisory={advisory} />}
      allRows={() => allRows((cursor) => api.admin.advisories.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      selectedAction={(rows) => <SelectedSwitch kind="advisory" rows={rows} />}
      record={(advisory, onClose) => <AdvisoryDialog key={advisory?.id} advisory={advisory} onClose={onClose} />}
    />
  )
}
