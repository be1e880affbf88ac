import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { useFound } from '#client/ui/live/useFound.ts'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { FilterBar } from '#client/ui/table/FilterBar.tsx'
import { sortChoices } from '#client/ui/table/sort-choices.ts'
import type { TableView } from '#client/ui/table/table-view.ts'
import classes from './Admin.module.css'
import { type AdminPages, AdminRows, loadedOf } from './AdminRows.tsx'
import { type AdminKind, isDeletable, type ProductKind } from './kinds.ts'
import { SelectedRecords } from './SelectedRecords.tsx'

const DeleteDialog = lazy(() => import('./delete/DeleteDialog.tsx'))

type AdminListProps<Row, Sort extends string> = {
  kind: AdminKind | ProductKind
  view: TableView<Sort>
  pages: AdminPages<Row>
  /** What is said where the list cannot be loaded; a general sentence by default. */
  errorText?: string
  columns: TableColumn<Row, Sort>[]
  nameOf: (row: Row) => string
  card: (row: Row) => Shown
  allRows: () => Promise<Row[]>
  /** What else can be done with the list, beside Add. */
  actions?: Shown
  /** What can be done with the selected rows besides deletion. */
  selectedAction?: (selected: Row[]) => Shown
  /** What stands between the title and the search, such as tabs. */
  above?: Shown
  /** The dialog that edits a row, or that adds one where there is none. */
  record: (row: Row | null, onClose: () => void) => Shown
}

/** A list of the admin area: its title with Add, the search, a table or cards, more of them, and the dialogs of its rows. */
export function AdminList<Row extends { id: string }, Sort extends string>(props: AdminListProps<Row, Sort>) {
  const { kind, view, pages, errorText, columns, nameOf, card, allRows, actions, selectedAction, above, record } = props
  const t = useTranslations('desk')
  const table = useTranslations('table')
  const dialog = useDialog('record', 'delete')
  const { rows, total } = loadedOf(pages)
  useFound(total ?? undefined, view.words)
  const row = rows?.find(({ id }) => id === dialog.id)
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle isPlain>{t(`${kind}.title`)}</PageTitle>
        <div className={classes.actions}>
          {actions}
          <Button leftSection={<IconPlus size={20} aria-hidden="true" />} onClick={() => dialog.open('record', 'new')}>
            {t(`${kind}.add`)}
          </Button>
        </div>
      </div>
      {above}
      <FilterBar
        search={{ label: t(`${kind}.find`), value: view.words, onChange: view.onWords }}
        sort={{ value: view.sort, choices: sortChoices(columns, table), onChange: view.onSort }}
      />
      <AdminRows
        label={t(`${kind}.title`)}
        file={`kuu-${kind}`}
        view={view}
        pages={pages}
        errorText={errorText}
        emptyText={t(`${kind}.${view.words ? 'noneFound' : 'none'}`)}
        cardHeight={190}
        columns={columns}
        nameOf={nameOf}
        card={card}
        allRows={allRows}
        selectedAction={(selected) => (
          <>
            {selectedAction?.(selected)}
            {isDeletable(kind) && <SelectedRecords kind={kind} ids={selected.map(({ id }) => id)} />}
          </>
        )}
      />
      <Suspense>
        {dialog.name === 'record' && (row || dialog.id === 'new') && record(row ?? null, dialog.close)}
        {dialog.name === 'delete' && row && isDeletable(kind) && (
          <DeleteDialog kind={kind} id={row.id} name={nameOf(row)} onClose={dialog.close} />
        )}
      </Suspense>
    </div>
  )
}
