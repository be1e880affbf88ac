import { Suspense } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { TableSkeleton } from '#client/ui/table/TableSkeleton.tsx'

type Pages<Row> = Parameters<typeof MoreButton>[0]['pages'] &
  Omit<Parameters<typeof QueryView<Row[]>>[0]['query'], 'data'> & {
    data: { pages: { items: Row[]; total: number | null }[] } | undefined
  }

type MoneyListProps<Row, Filter extends string> = {
  /** What the list is called, and its file. */
  label: string
  file: string
  filter: {
    label: string
    value: Filter
    choices: { value: Filter; label: string }[]
    onChange: (shown: Filter) => void
  }
  pages: Pages<Row>
  columns: TableColumn<Row, never>[]
  nameOf: (row: Row) => string
  card: (row: Row) => Shown
  allRows: () => Promise<Row[]>
  empty: string
  /** The dialog that is open about one of the rows. */
  dialog: (rows: Row[]) => Shown
}

/** What farmers asked for or paid, by its state: chips, a table or cards, more of them, and the dialogs of its rows. */
export function MoneyList<Row extends { id: string }, Filter extends string>(props: MoneyListProps<Row, Filter>) {
  const { label, file, filter, pages, columns, nameOf, card, allRows, empty, dialog } = props
  const t = useTranslations('desk.money')
  const table = useTranslations('table')
  const rows = pages.data?.pages.flatMap(({ items }) => items)
  const total = pages.data?.pages[0]?.total
  const count = typeof total === 'number' ? total : pages.hasNextPage ? null : rows?.length
  return (
    <>
      <Chips label={filter.label}>
        {filter.choices.map(({ value, label: words }) => (
          <Chip key={value} pressed={value === filter.value} onPress={() => filter.onChange(value)}>
            {words}
          </Chip>
        ))}
      </Chips>
      <QueryView
        query={{ ...pages, data: rows }}
        skeleton={<TableSkeleton cardHeight={220} />}
        empty={<EmptyState text={empty} />}
      >
        {(shown) => (
          <DataTable
            label={label}
            file={file}
            columns={columns}
            rows={shown}
            rowId={({ id }) => id}
            rowName={nameOf}
            card={card}
            count={typeof count === 'number' ? table('rows', { count }) : table('many')}
            allRows={allRows}
          />
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
      <Suspense>{rows && dialog(rows)}</Suspense>
    </>
  )
}
