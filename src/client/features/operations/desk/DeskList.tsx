import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { SearchField } from '#client/ui/fields/SearchField.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { useTyped } from '#client/ui/table/useTyped.ts'
import classes from './Desk.module.css'
import type { DeskKind } from './kinds.ts'

const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'))

type Pages<Row> = Parameters<typeof MoreButton>[0]['pages'] &
  Omit<Parameters<typeof QueryView<Row[]>>[0]['query'], 'data'> & { data: { pages: { items: Row[] }[] } | undefined }

type DeskListProps<Row> = {
  kind: DeskKind
  /** What is looked for; it stands in the address. */
  words: string
  onWords: (words: string) => void
  pages: Pages<Row>
  /** What is said where the list cannot be loaded; a general sentence by default. */
  errorText?: string
  /** A further way to add rows, beside the button that adds one. */
  further?: ReactNode
  columns: TableColumn<Row, never>[]
  nameOf: (row: Row) => string
  card: (row: Row) => ReactNode
  allRows: () => Promise<Row[]>
  /** The dialog that edits a row, or that adds one where there is none. */
  record: (row: Row | null, onClose: () => void) => ReactNode
}

/** A list of the desk: its title with Add, the search, a table or cards, more of them, and the dialogs of its rows. */
export function DeskList<Row extends { id: string }>(props: DeskListProps<Row>) {
  const { kind, words, onWords, pages, errorText, further, columns, nameOf, card, allRows, record } = props
  const t = useTranslations('desk')
  const table = useTranslations('table')
  const dialog = useDialog('record', 'delete')
  const [typed, type] = useTyped(words, onWords)
  const rows = pages.data?.pages.flatMap(({ items }) => items)
  const row = rows?.find(({ id }) => id === dialog.id)
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle isPlain>{t(`${kind}.title`)}</PageTitle>
        <div className={classes.actions}>
          {further}
          <Button leftSection={<IconPlus size={20} aria-hidden="true" />} onClick={() => dialog.open('record', 'new')}>
            {t(`${kind}.add`)}
          </Button>
        </div>
      </div>
      <SearchField label={t(`${kind}.find`)} value={typed} onChange={type} />
      <QueryView
        query={{ ...pages, data: rows }}
        errorText={errorText}
        skeleton={<CardSkeletons count={6} height={96} />}
        empty={<EmptyState text={t(`${kind}.${words ? 'noneFound' : 'none'}`)} />}
      >
        {(shown) => (
          <DataTable
            label={t(`${kind}.title`)}
            file={`kuu-${kind}`}
            columns={columns}
            rows={shown}
            rowId={({ id }) => id}
            rowName={nameOf}
            card={card}
            count={table('rows', { count: shown.length })}
            allRows={allRows}
          />
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('action.more')}</MoreButton>
      <Suspense>
        {dialog.name === 'record' && (row || dialog.id === 'new') && record(row ?? null, dialog.close)}
        {dialog.name === 'delete' && row && (
          <DeleteDialog kind={kind} id={row.id} name={nameOf(row)} onClose={dialog.close} />
        )}
      </Suspense>
    </div>
  )
}
