import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { CheckboxField } from '../fields/CheckboxField.tsx'
import { announce } from '../live/announce.ts'
import { useIsWide } from '../useIsWide.ts'
import { Value } from '../value/Value.tsx'
import { Cards } from './Cards.tsx'
import type { TableColumn } from './columns.ts'
import classes from './DataTable.module.css'
import { Download } from './Download.tsx'
import type { DataTableProps } from './data-table.ts'
import { ariaSort, nextSort } from './search.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

/** A list as a table on a computer and as cards on a phone. The server sorts, finds and counts; the table shows what came. */
export function DataTable<Row extends object, Sort extends string>(props: DataTableProps<Row, Sort>) {
  // Narrower, a table would have to be pushed aside to be read.
  return useIsWide() ? <Wide {...props} /> : <Cards {...props} />
}

function Wide<Row extends object, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { label, file, columns, rows, rowId, rowName, sort, onSort, count, allRows, selectedAction } = props
  const t = useTranslations('table')
  const byId = new Map(columns.map((column) => [column.id, column]))
  const hidden = columns.flatMap(({ id, isHidden }) => (isHidden ? [[id, false]] : []))
  const shape = columns.map(({ id }) => id).join()
  // The table's own columns are names: heads and cells are drawn from ours, which change with the language.
  const named = useMemo(() => shape.split(',').map((id) => ({ id })), [shape])
  const table = useTable({
    features,
    columns: named,
    data: rows,
    getRowId: rowId,
    initialState: { columnVisibility: Object.fromEntries(hidden) },
  })
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? [])
  // Who or what a row is: a screen reader says it with each cell.
  const rowHead = (columns.find(isName) ?? columns.find(({ isFixed }) => isFixed))?.id
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original)
  useSelectionSaid(selected.length)
  return (
    <>
      <div className={classes.bar}>
        <p>
          <Value>{selected.length > 0 ? t('selected', { count: selected.length }) : count}</Value>
        </p>
        {selected.length > 0 && selectedAction?.(selected)}
        <details className={classes.choice}>
          <summary>
            <IconColumns3 size={18} aria-hidden="true" /> {t('columns')}
          </summary>
          <fieldset aria-label={t('columns')}>
            {table.getAllLeafColumns().map((column) => (
              <CheckboxField
                key={column.id}
                label={byId.get(column.id)?.head}
                checked={column.getIsVisible()}
                disabled={byId.get(column.id)?.isFixed}
                onChange={() => column.toggleVisibility()}
              />
            ))}
          </fieldset>
        </details>
        <Download
          file={file}
          columns={columns}
          rows={selected.length > 0 ? () => selected : allRows}
          selected={selected.length}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={classes.scroll} aria-label={label} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.select}>
                <CheckboxField
                  size="md"
                  aria-label={t('selectAll')}
                  checked={table.getIsAllRowsSelected()}
                  indeterminate={selected.length > 0 && !table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
              {shown.map((column) => (
                <Head key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} aria-selected={row.getIsSelected()}>
                <td className={classes.select}>
                  <CheckboxField
                    size="md"
                    aria-label={t('selectRow', { name: rowName(row.original) })}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
                {shown.map(({ id, cell, isNumber, isWhole }) => {
                  const [Cell, scope] = id === rowHead ? (['th', { scope: 'row' }] as const) : (['td', {}] as const)
                  return (
                    <Cell key={id} {...scope} data-number={isNumber} data-whole={isWhole}>
                      {cell(row.original)}
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** Has a screen reader say how many rows are selected, once some were. */
function useSelectionSaid(count: number) {
  const t = useTranslations('table')
  const said = useRef(0)
  useEffect(() => {
    if (count === said.current) return
    said.current = count
    announce(t('selected', { count }))
  }, [count, t])
}

const isName = ({ isFixed, isWhole }: { isFixed?: boolean; isWhole?: boolean }) => isFixed && !isWhole

type HeadProps<Row, Sort extends string> = Pick<DataTableProps<Row, Sort>, 'sort' | 'onSort'> & {
  column: TableColumn<Row, Sort>
}

function Head<Row, Sort extends string>({ column, sort, onSort }: HeadProps<Row, Sort>) {
  const { head, sort: both, isNumber } = column
  if (!both || !sort || !onSort)
    return (
      <th scope="col" data-number={isNumber} data-name={isName(column)}>
        {head}
      </th>
    )
  const direction = ariaSort(sort, both)
  const Icon = direction === 'none' ? IconArrowsSort : direction === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" data-number={isNumber} data-name={isName(column)} aria-sort={direction}>
      <UnstyledButton className={classes.head} onClick={() => onSort(nextSort(sort, both))}>
        {head} <Icon size={16} aria-hidden="true" />
      </UnstyledButton>
    </th>
  )
}
