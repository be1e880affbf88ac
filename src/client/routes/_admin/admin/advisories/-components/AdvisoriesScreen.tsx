import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { DeskList } from '#client/features/operations/desk/DeskList.tsx'
import { PAGED } from '#client/offline/cache/paged.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { allRows } from '#client/ui/table/csv.ts'
import { AdvisoryCard } from './AdvisoryCard.tsx'
import { useAdvisoryColumns } from './useAdvisoryColumns.tsx'

const DeleteDialog = lazy(() => import('#client/features/operations/desk/DeleteDialog.tsx'))
const AdvisoryDialog = lazy(() => import('./AdvisoryDialog.tsx'))

const PAGE = 50
const FILE_PAGE = 500

/** All advisories, those that were switched off too. */
export function AdvisoriesScreen({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const filter = { search: words || undefined }
  const pages = trpc.admin.advisories.list.useInfiniteQuery(
    { ...filter, limit: PAGE },
    { ...PAGED, placeholderData: keepPreviousData },
  )
  const dialog = useDialog('record', 'delete')
  const row = pages.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === dialog.id)
  return (
    <>
      <DeskList
        kind="advisory"
        words={words}
        onWords={onWords}
        pages={pages}
        columns={useAdvisoryColumns()}
        nameOf={({ title }) => title}
        card={(each) => <AdvisoryCard advisory={each} />}
        allRows={() => allRows((cursor) => api.admin.advisories.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      />
      <Suspense>
        {dialog.name === 'record' && (row || dialog.id === 'new') && (
          <AdvisoryDialog key={dialog.id} advisory={row ?? null} onClose={dialog.close} />
        )}
        {dialog.name === 'delete' && row && (
          <DeleteDialog kind="advisory" id={row.id} name={row.title} onClose={dialog.close} />
        )}
      </Suspense>
    </>
  )
}
