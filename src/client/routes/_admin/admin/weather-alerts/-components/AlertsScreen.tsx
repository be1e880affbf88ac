import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { DeskList } from '#client/features/operations/desk/DeskList.tsx'
import { PAGED } from '#client/offline/cache/paged.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { allRows } from '#client/ui/table/csv.ts'
import { AlertCard } from './AlertCard.tsx'
import { useAlertColumns } from './useAlertColumns.tsx'

const DeleteDialog = lazy(() => import('#client/features/operations/desk/DeleteDialog.tsx'))
const AlertDialog = lazy(() => import('./AlertDialog.tsx'))

const PAGE = 50
const FILE_PAGE = 500

/** All weather alerts, those that ended too. */
export function AlertsScreen({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const filter = { search: words || undefined }
  const pages = trpc.admin.weatherAlerts.list.useInfiniteQuery(
    { ...filter, limit: PAGE },
    { ...PAGED, placeholderData: keepPreviousData },
  )
  const dialog = useDialog('record', 'delete')
  const row = pages.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === dialog.id)
  return (
    <>
      <DeskList
        kind="weatherAlert"
        words={words}
        onWords={onWords}
        pages={pages}
        columns={useAlertColumns()}
        nameOf={({ title }) => title}
        card={(each) => <AlertCard alert={each} />}
        allRows={() => allRows((cursor) => api.admin.weatherAlerts.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      />
      <Suspense>
        {dialog.name === 'record' && (row || dialog.id === 'new') && (
          <AlertDialog key={dialog.id} alert={row ?? null} onClose={dialog.close} />
        )}
        {dialog.name === 'delete' && row && (
          <DeleteDialog kind="weatherAlert" id={row.id} name={row.title} onClose={dialog.close} />
        )}
      </Suspense>
    </>
  )
}
