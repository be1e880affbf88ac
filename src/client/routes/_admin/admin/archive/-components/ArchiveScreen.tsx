import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { TableSkeleton } from '#client/ui/table/TableSkeleton.tsx'
import { ArchivedCard } from './ArchivedCard.tsx'
import { useArchiveColumns } from './useArchiveColumns.tsx'

const PAGE = 50
const FILE_PAGE = 500

/** What was deleted in the last thirty days, and can be restored. */
export function ArchiveScreen() {
  const t = useTranslations('desk')
  const table = useTranslations('table')
  const columns = useArchiveColumns()
  const pages = trpc.admin.archive.list.useInfiniteQuery({ limit: PAGE }, PAGED)
  return (
    <div className={adminClasses.page}>
      <PageTitle isPlain>{t('archive.title')}</PageTitle>
      <p className={adminClasses.quiet}>{t('archive.lead')}</p>
      <QueryView
        query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
        skeleton={<TableSkeleton cardHeight={150} />}
        empty={<EmptyState text={t('archive.none')} />}
      >
        {(rows) => (
          <DataTable
            label={t('archive.title')}
            file="kuu-archive"
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowName={({ title }) => title}
            card={(archived) => <ArchivedCard archived={archived} />}
            count={table('rows', { count: rows.length })}
            allRows={() => allRows((cursor) => api.admin.archive.list.query({ limit: FILE_PAGE, cursor }))}
          />
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('action.more')}</MoreButton>
    </div>
  )
}
