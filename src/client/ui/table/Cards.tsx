import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { CheckboxField } from '../fields/CheckboxField.tsx'
import { Value } from '../value/Value.tsx'
import classes from './Cards.module.css'
import table from './DataTable.module.css'
import { Download } from './Download.tsx'
import type { DataTableProps } from './data-table.ts'

/** The rows on a phone. Where much can be done with many, 'Select' gives each card a box, and a bar at the foot. */
export function Cards<Row extends object, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { label, rows, rowId, rowName, card, count, file, columns, allRows, selectedAction } = props
  const t = useTranslations('table')
  const select = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const selected = chosen ? rows.filter((row) => chosen.has(rowId(row))) : []
  const change = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const end = () => {
    setChosen(null)
    select.current?.focus()
  }
  return (
    <>
      <div className={table.bar}>
        <p>{count}</p>
        {selectedAction && (
          <Button
            ref={select}
            variant={chosen ? 'light' : 'default'}
            leftSection={<IconListCheck size={18} aria-hidden="true" />}
            aria-pressed={chosen !== null}
            onClick={() => setChosen(chosen ? null : new Set())}
          >
            {t('select')}
          </Button>
        )}
        <Download file={file} columns={columns} rows={allRows} />
      </div>
      <ul className={table.cards} aria-label={label}>
        {rows.map((row) => {
          const id = rowId(row)
          return (
            <li key={id} className={chosen ? classes.selectable : undefined}>
              {chosen && (
                <Box
                  label={t('selectRow', { name: rowName(row) })}
                  checked={chosen.has(id)}
                  onChange={(isChosen) => change(id, isChosen)}
                />
              )}
              {card(row)}
            </li>
          )
        })}
      </ul>
      {chosen && (
        <SelectionBar
          count={selected.length}
          isAll={selected.length === rows.length}
          onAll={(isAll) => setChosen(new Set(isAll ? rows.map(rowId) : []))}
          onEnd={end}
        >
          {selected.length > 0 && (
            <>
              {selectedAction?.(selected)}
              <Download file={file} columns={columns} rows={() => selected} selected={selected.length} />
            </>
          )}
        </SelectionBar>
      )}
    </>
  )
}

type SelectionBarProps = {
  count: number
  isAll: boolean
  onAll: (isAll: boolean) => void
  onEnd: () => void
  children: Shown
}

/** How many rows are selected, and what can be done with them, where a thumb reaches it. */
function SelectionBar({ count, isAll, onAll, onEnd, children }: SelectionBarProps) {
  const t = useTranslations('table')
  return (
    <section className={classes.foot} aria-label={t('selection')}>
      <div className={classes.line}>
        <Box label={t('selectAll')} checked={isAll} indeterminate={count > 0 && !isAll} onChange={onAll} />
        <p role="status">
          <Value>{t('selected', { count })}</Value>
        </p>
        <Button variant="subtle" onClick={onEnd}>
          {t('end')}
        </Button>
      </div>
      {count > 0 && <div className={classes.actions}>{children}</div>}
    </section>
  )
}

type BoxProps = { label: string; checked: boolean; indeterminate?: boolean; onChange: (checked: boolean) => void }

/** A box that is touched wherever a thumb comes down beside it. */
function Box({ label, onChange, ...box }: BoxProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={classes.box}>
      <CheckboxField
        id={id}
        size="md"
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...box}
      />
    </label>
  )
}
