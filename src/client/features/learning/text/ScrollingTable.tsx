import { createElement } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Part } from '#domain/learning/lesson-text.ts'
import classes from './LessonText.module.css'

type ScrollingTableProps = { table: Part; elementsOf: (parts: Part['parts']) => Shown[] }

/** A wide table scrolls by itself, also from the keyboard. */
export function ScrollingTable({ table, elementsOf }: ScrollingTableProps) {
  const t = useTranslations('learning.lesson')
  const rows = table.parts.filter(isPart)
  const heads = rows.slice(0, headRows(rows[0]))
  const rowOf = (tag: 'th' | 'td') => (row: Part) => createElement('tr', null, ...cellsOf(tag, row, elementsOf))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.scroll} aria-label={t('table')} tabIndex={0}>
      <table>
        {heads.length > 0 && createElement('thead', null, ...heads.map(rowOf('th')))}
        {createElement('tbody', null, ...rows.slice(heads.length).map(rowOf('td')))}
      </table>
    </section>
  )
}

const isPart = (part: string | Part): part is Part => typeof part !== 'string'

/** The first row is the head, with the rows below that one of its cells takes. */
const headRows = (first: Part | undefined) =>
  first ? Math.max(1, ...first.parts.map((cell) => (isPart(cell) && cell.is === 'mergedCell' ? cell.rows : 1))) : 0

const cellsOf = (tag: 'th' | 'td', row: Part, elementsOf: ScrollingTableProps['elementsOf']) =>
  row.parts
    .filter(isPart)
    .map((cell) =>
      createElement(tag, { ...spanOf(cell), ...(tag === 'th' && { scope: 'col' }) }, ...elementsOf(cell.parts)),
    )

function spanOf(cell: Part) {
  if (cell.is !== 'cell' && cell.is !== 'mergedCell') return {}
  const align = { 'data-align': cell.align ?? undefined }
  return cell.is === 'cell' ? align : { ...align, colSpan: cell.columns, rowSpan: cell.rows }
}
