import { createElement } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import type { Part } from '#domain/learning/lesson-text.ts'
import classes from './LessonText.module.css'
import { Note, NoteLink } from './Note.tsx'
import { Picture } from './Picture.tsx'
import { ScrollingTable } from './ScrollingTable.tsx'
import { safeAddress } from './safe-address.ts'
import { Task } from './Task.tsx'

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
  sub: 'sub',
  sup: 'sup',
  underline: 'u',
  deleted: 'del',
  code: 'code',
  row: 'tr',
  cell: 'td',
  mergedCell: 'td',
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
      return <ScrollingTable table={part} elementsOf={elementsOf} />
    case 'task':
      return <Task isDone={part.isDone}>{elementsOf(part.parts)}</Task>
    case 'noteLink':
      return <NoteLink number={part.number} />
    case 'note':
      return <Note number={part.number}>{elementsOf(part.parts)}</Note>
    case 'codeBlock':
      return <pre>{element('code', part)}</pre>
    default:
      // A newer server may know parts that this app does not: their words are there.
      return element(TAGS[part.is] ?? 'span', part)
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
