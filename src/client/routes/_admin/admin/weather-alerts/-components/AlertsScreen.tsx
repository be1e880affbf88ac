import { lazy } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { AdminList } from '#client/features/operations/admin/AdminList.tsx'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { SelectedSwitch } from '#client/features/operations/admin/SelectedSwitch.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import type { TableView } from '#client/ui/table/table-view.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'
import { AlertCard } from './AlertCard.tsx'
import { useAlertColumns } from './useAlertColumns.tsx'

const AlertDialog = lazy(() => import('./AlertDialog.tsx'))

/** All weather alerts, those that ended too. */
export function AlertsScreen({ view }: { view: TableView<AdminSort<'weatherAlert'>> }) {
  const filter = { search: view.words || undefined, sort: view.sort }
  return (
    <AdminList
      kind="weatherAlert"
      view={view}
      pages={trpc.admin.weatherAlerts.list.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)}
      columns={useAlertColumns()}
      nameOf={({ title }) => title}
      card={(alert) => <AlertCard alert={alert} />}
      allRows={() => allRows((cursor) => api.admin.weatherAlerts.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      selectedAction={(rows) => <SelectedSwitch kind="weatherAlert" rows={rows} />}
      record={(alert, onClose) => <AlertDialog key={alert?.id} alert={alert} onClose={onClose} />}
    />
  )
}
