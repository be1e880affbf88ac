import { createElement } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Part } from '#domain/learning/lesson-text.ts'
import classes from './LessonText.module.css'
import { Picture } from './Picture.tsx'
import { safeAddress } from './safe-address.ts'

type Parts = Part['parts']

/** The text of a lesson as elements; the heading of the page stands above its own headings. */
export const LessonText = ({ parts }: { parts: Parts }) => (
  <div className={classes.text}>{createElement('div', { className: classes.parts }, ...elementsOf(parts))}</div>
)

/** By its position a part needs no key. */
const elementsOf = (parts: Parts): Shown[] => parts.map((part) => (typeof part === 'string' ? part : elementOf(part)))
const element = (tag: string, { parts }: Part, attributes: object | null = null) =>
  createElement(tag, attributes, ...elementsOf(parts))

const TAGS = {
  paragraph: 'p',
  quote: 'blockquote',
  list: 'ul',
  item: 'li',
  emphasis: 'em',
  strong: 'strong',
  code: 'code',
  row: 'tr',
  cell: 'td',
  break: 'br',
  rule: 'hr',
} as const

function elementOf(part: Part): Shown {
  switch (part.is) {
    case 'heading':
      return element(`h${Math.max(2, part.level)}`, part)
    case 'numbered':
      return element('ol', part, { start: part.start })
    case 'link':
      return <SafeLink url={part.url}>{element('span', part)}</SafeLink>
    case 'picture':
      return <Picture url={part.url} alt={part.alt} />
    case 'table':
      return <ScrollingTable table={part} />
    case 'codeBlock':
      return <pre>{element('code', part)}</pre>
    default:
      return element(TAGS[part.is], part)
  }
}

/** Without a safe address only its words are left. */
export function SafeLink({ url, children }: { url: string; children: Shown }) {
  const address = safeAddress(url)
  if (!address) return children
  const { href, isForeign } = address
  return (
    <a href={href} {...(isForeign && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {children}
    </a>
  )
}

/** A wide table scrolls by itself, also from the keyboard. */
function ScrollingTable({ table }: { table: Part }) {
  const t = useTranslations('learning.lesson')
  const [head, ...rows] = table.parts.filter(isPart)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.scroll} aria-label={t('table')} tabIndex={0}>
      <table>
        {head && <thead>{createElement('tr', null, ...cellsOf('th', head))}</thead>}
        {createElement('tbody', null, ...rows.map((row) => createElement('tr', null, ...cellsOf('td', row))))}
      </table>
    </section>
  )
}

const isPart = (part: string | Part): part is Part => typeof part !== 'string'

const cellsOf = (tag: 'th' | 'td', row: Part) =>
  row.parts
    .filter(isPart)
    .map((cell) => element(tag, cell, { 'data-align': alignOf(cell), ...(tag === 'th' && { scope: 'col' }) }))

const alignOf = (cell: Part) => (cell.is === 'cell' ? (cell.align ?? undefined) : undefined)
