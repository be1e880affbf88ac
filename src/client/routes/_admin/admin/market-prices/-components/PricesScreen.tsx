import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { DeskList } from '#client/features/operations/desk/DeskList.tsx'
import { PAGED } from '#client/offline/cache/paged.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { allRows } from '#client/ui/table/csv.ts'
import { nameOfPrice } from './name-of-price.ts'
import { PriceCard } from './PriceCard.tsx'
import { usePriceColumns } from './usePriceColumns.tsx'

const DeleteDialog = lazy(() => import('#client/features/operations/desk/DeleteDialog.tsx'))
const PriceDialog = lazy(() => import('./PriceDialog.tsx'))

const PAGE = 50
const FILE_PAGE = 500

/** All market prices, the newest day first. */
export function PricesScreen({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const filter = { search: words || undefined }
  const pages = trpc.admin.marketPrices.list.useInfiniteQuery(
    { ...filter, limit: PAGE },
    { ...PAGED, placeholderData: keepPreviousData },
  )
  const dialog = useDialog('record', 'delete')
  const row = pages.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === dialog.id)
  return (
    <>
      <DeskList
        kind="marketPrice"
        words={words}
        onWords={onWords}
        pages={pages}
        columns={usePriceColumns()}
        nameOf={nameOfPrice}
        card={(each) => <PriceCard price={each} />}
        allRows={() => allRows((cursor) => api.admin.marketPrices.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      />
      <Suspense>
        {dialog.name === 'record' && (row || dialog.id === 'new') && (
          <PriceDialog key={dialog.id} price={row ?? null} onClose={dialog.close} />
        )}
        {dialog.name === 'delete' && row && (
          <DeleteDialog kind="marketPrice" id={row.id} name={nameOfPrice(row)} onClose={dialog.close} />
        )}
      </Suspense>
    </>
  )
}
