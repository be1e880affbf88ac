import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { api } from '#client/api/client.ts'
import { FarmerCard } from '#client/features/people/FarmerCard.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { OfThisPhone } from '#client/query/OfThisPhone.tsx'
import { QueryView } from '#client/query/QueryView.tsx'
import { useUnkept } from '#client/query/useUnkept.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useFound } from '#client/ui/live/useFound.ts'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { FilterBar } from '#client/ui/table/FilterBar.tsx'
import { FARMER_SORTS, type FarmerSort } from '#domain/people/farmer.ts'
import { FarmerFilters } from './FarmerFilters.tsx'
import classes from './FarmersScreen.module.css'
import type { FarmersSearch } from './farmers-search.ts'
import { ImportButton } from './ImportButton.tsx'
import { PendingFarmers } from './PendingFarmers.tsx'
import { useFarmerColumns } from './useFarmerColumns.tsx'
import { useFarmers } from './useFarmers.ts'

type Narrowing = Pick<FarmersSearch, 'mine' | 'crop' | 'place' | 'status'>
type FarmersScreenProps = {
  words: string
  sort: FarmerSort
  narrowing: Narrowing
  onWords: (words: string) => void
  onSort: (sort: FarmerSort) => void
  onNarrow: (change: Narrowing) => void
}

const RegisterDialog = lazy(() => import('./RegisterDialog.tsx'))

const FILE_PAGE = 500

/** All farmers: search by name, phone or place, sort, download as CSV. */
export function FarmersScreen({ words, sort, narrowing, onWords, onSort, onNarrow }: FarmersScreenProps) {
  const t = useTranslations('agent')
  const table = useTranslations('table')
  const columns = useFarmerColumns()
  const unkept = useUnkept()
  const dialog = useDialog('register')
  const filter = { sort, search: words || undefined, ...narrowing }
  const isNarrow = words !== '' || Object.values(narrowing).some((value) => value !== undefined)
  const { pages, farmers: listed, total, isOfPhone } = useFarmers(filter)
  useFound(pages.isPlaceholderData ? undefined : (total ?? undefined), filter)
  return (
    <main className={classes.main}>
      <PageTitle
        action={
          <div className={classes.actions}>
            <ImportButton />
            <Button leftSection={<IconUserPlus size={18} aria-hidden="true" />} onClick={() => dialog.open('register')}>
              {t('register.open')}
            </Button>
          </div>
        }
      >
        {t('all')}
      </PageTitle>
      <div className={classes.parts}>
        <FilterBar
          search={{ label: t('find'), value: words, onChange: onWords }}
          sort={{
            value: sort,
            choices: FARMER_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
            onChange: onSort,
          }}
        />
        <FarmerFilters value={narrowing} onChange={onNarrow} />
        {!isNarrow && <PendingFarmers listed={listed ?? []} />}
        {isOfPhone && <OfThisPhone text={t('ofPhone')} onRetry={() => void pages.refetch()} />}
        <QueryView
          query={{ ...pages, data: listed }}
          errorText={t('loadFailed')}
          // What the server alone can find is not kept.
          unopened={isNarrow ? unkept : undefined}
          skeleton={<CardSkeletons count={6} height={78} />}
          empty={<EmptyState text={t(isNarrow ? 'noneFound' : 'none')} />}
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
      {dialog.name && (
        <Suspense>
          <RegisterDialog onClose={dialog.close} />
        </Suspense>
      )}
    </main>
  )
}
