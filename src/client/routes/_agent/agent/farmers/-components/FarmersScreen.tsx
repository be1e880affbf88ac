import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { FarmerCard } from '#client/features/people/FarmerCard.tsx'
import { PAGED } from '#client/offline/cache/paged.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { FilterBar } from '#client/ui/table/FilterBar.tsx'
import { FARMER_SORTS, type FarmerSort } from '#domain/people/farmer.ts'
import classes from './FarmersScreen.module.css'
import { ImportButton } from './ImportButton.tsx'
import { useFarmerColumns } from './useFarmerColumns.tsx'

type FarmersScreenProps = {
  words: string
  sort: FarmerSort
  onWords: (words: string) => void
  onSort: (sort: FarmerSort) => void
}

const PAGE = 50
const FILE_PAGE = 500

/** All farmers: search by name, phone or place, sort, download as CSV. */
export function FarmersScreen({ words, sort, onWords, onSort }: FarmersScreenProps) {
  const t = useTranslations('agent')
  const table = useTranslations('table')
  const columns = useFarmerColumns()
  const filter = { sort, search: words || undefined }
  const pages = trpc.agent.farmers.list.useInfiniteQuery(
    { ...filter, limit: PAGE },
    { ...PAGED, placeholderData: keepPreviousData },
  )
  const total = pages.data?.pages[0]?.total
  return (
    <main className={classes.main}>
      <PageTitle action={<ImportButton />}>{t('all')}</PageTitle>
      <div className={classes.parts}>
        <FilterBar
          search={{ label: t('find'), value: words, onChange: onWords }}
          sort={{
            value: sort,
            choices: FARMER_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
            onChange: onSort,
          }}
        />
        <QueryView
          query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
          skeleton={<CardSkeletons count={6} height={78} />}
          empty={<EmptyState text={t(words ? 'noneFound' : 'none')} />}
        >
          {(farmers) => (
            <DataTable
              label={t('all')}
              file="kuu-farmers"
              columns={columns}
              rows={farmers}
              rowId={({ id }) => id}
              rowName={({ fullName }) => fullName}
              card={(farmer) => <FarmerCard farmer={farmer} />}
              sort={sort}
              onSort={onSort}
              count={typeof total === 'number' ? t('found', { count: total }) : table('many')}
              allRows={() => allRows((cursor) => api.agent.farmers.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
            />
          )}
        </QueryView>
        <MoreButton pages={pages}>{t('more')}</MoreButton>
      </div>
    </main>
  )
}
