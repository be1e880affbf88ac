import { IconHistory } from '@tabler/icons-react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { digits } from '#client/i18n/digits.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { SearchField } from '#client/ui/fields/search/SearchField.tsx'
import { countOf, useFound } from '#client/ui/live/useFound.ts'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { TableSkeleton } from '#client/ui/table/TableSkeleton.tsx'
import { useTyped } from '#client/ui/table/useTyped.ts'
import { dateAt } from '#domain/dates.ts'
import { AUDITED_TABLES, type AuditedTable, isAuditedTable } from '#domain/operations/audit.ts'
import { AuditCard } from './AuditCard.tsx'
import classes from './AuditScreen.module.css'
import { useAuditColumns } from './useAuditColumns.tsx'
import { useAuditWords } from './useAuditWords.ts'

type AuditScreenProps = {
  words: string
  /** The table whose rows are shown; undefined for all. */
  table: AuditedTable | undefined
  onWords: (words: string) => void
  onTable: (table: AuditedTable | undefined) => void
}

/** Who did what to which row, the last first. */
export function AuditScreen({ words, table, onWords, onTable }: AuditScreenProps) {
  const t = useTranslations('desk')
  const rowWords = useTranslations('table')
  const [typed, type] = useTyped(words, onWords)
  const columns = useAuditColumns()
  const wordsOf = useAuditWords()
  const format = useFormat()
  const filter = { search: words || undefined, table }
  const pages = trpc.admin.audit.list.useInfiniteQuery(
    { ...filter, limit: PAGE },
    { ...ADMIN_PAGES, refetchOnMount: 'always' },
  )
  useFound(pages.isPlaceholderData ? undefined : countOf(pages.data), filter)
  return (
    <div className={adminClasses.page}>
      <PageTitle isPlain>{t('audit.title')}</PageTitle>
      <p className={adminClasses.quiet}>{t('audit.lead')}</p>
      <div className={classes.filters}>
        <SearchField label={t('audit.find')} value={typed} onChange={type} />
        <SelectField
          aria-label={t('audit.table')}
          size="md"
          data={[
            { value: '', label: t('audit.allTables') },
            ...AUDITED_TABLES.map((value) => ({ value, label: t(`audit.things.${value}`) })),
          ]}
          value={table ?? ''}
          onChange={({ currentTarget: { value } }) => onTable(isAuditedTable(value) ? value : undefined)}
        />
      </div>
      <QueryView
        query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
        skeleton={<TableSkeleton cardHeight={110} />}
        empty={
          <EmptyState
            drawing={<IconHistory size={38} stroke={1.6} aria-hidden="true" />}
            text={t(words || table ? 'audit.noneFound' : 'audit.none')}
          />
        }
      >
        {(events) => (
          <DataTable
            label={t('audit.title')}
            file="kuu-audit"
            columns={columns}
            rows={events}
            rowId={({ id }) => digits(id)}
            rowName={(event) =>
              `${wordsOf(event)}, ${format.dateTime(dateAt(event.at), { dateStyle: 'medium', timeStyle: 'medium' })}, ${event.rowId ?? ''}`
            }
            card={(event) => <AuditCard event={event} />}
            count={rowWords('shown', { count: events.length })}
            allRows={() => allRows((cursor) => api.admin.audit.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
          />
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('action.more')}</MoreButton>
    </div>
  )
}
