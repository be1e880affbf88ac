import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { DeskList } from '#client/features/operations/desk/DeskList.tsx'
import { PAGED } from '#client/offline/cache/paged.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { allRows } from '#client/ui/table/csv.ts'
import { CropCard } from './CropCard.tsx'
import { useCropColumns } from './useCropColumns.tsx'

const DeleteDialog = lazy(() => import('#client/features/operations/desk/DeleteDialog.tsx'))
const CropDialog = lazy(() => import('./CropDialog.tsx'))

const PAGE = 50
const FILE_PAGE = 500

/** The crop catalogue, archived crops too. */
export function CropsScreen({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const filter = { search: words || undefined }
  const pages = trpc.admin.crops.list.useInfiniteQuery(
    { ...filter, limit: PAGE },
    { ...PAGED, placeholderData: keepPreviousData },
  )
  const dialog = useDialog('record', 'delete')
  const row = pages.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === dialog.id)
  return (
    <>
      <DeskList
        kind="crop"
        words={words}
        onWords={onWords}
        pages={pages}
        columns={useCropColumns()}
        nameOf={({ name }) => name}
        card={(each) => <CropCard crop={each} />}
        allRows={() => allRows((cursor) => api.admin.crops.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      />
      <Suspense>
        {dialog.name === 'record' && (row || dialog.id === 'new') && (
          <CropDialog key={dialog.id} crop={row ?? null} onClose={dialog.close} />
        )}
        {dialog.name === 'delete' && row && (
          <DeleteDialog kind="crop" id={row.id} name={row.name} onClose={dialog.close} />
        )}
      </Suspense>
    </>
  )
}
