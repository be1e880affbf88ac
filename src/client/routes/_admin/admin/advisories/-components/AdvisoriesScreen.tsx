import { lazy } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { DeskList } from '#client/features/operations/desk/DeskList.tsx'
import { DESK_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/desk/pages.ts'
import { SelectedSwitch } from '#client/features/operations/desk/SelectedSwitch.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import type { TableView } from '#client/ui/table/table-view.ts'
import type { DeskSort } from '#domain/operations/desk-sorts.ts'
import { AdvisoryCard } from './AdvisoryCard.tsx'
import { useAdvisoryColumns } from './useAdvisoryColumns.tsx'

const AdvisoryDialog = lazy(() => import('./AdvisoryDialog.tsx'))

/** All advisories, those that were switched off too. */
export function AdvisoriesScreen({ view }: { view: TableView<DeskSort<'advisory'>> }) {
  const filter = { search: view.words || undefined, sort: view.sort }
  return (
    <DeskList
      kind="advisory"
      view={view}
      pages={trpc.admin.advisories.list.useInfiniteQuery({ ...filter, limit: PAGE }, DESK_PAGES)}
      columns={useAdvisoryColumns()}
      nameOf={({ title }) => title}
      card={(advisory) => <AdvisoryCard advisory={advisory} />}
      allRows={() => allRows((cursor) => api.admin.advisories.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      selectedAction={(rows) => <SelectedSwitch kind="advisory" rows={rows} />}
      record={(advisory, onClose) => <AdvisoryDialog key={advisory?.id} advisory={advisory} onClose={onClose} />}
    />
  )
}
