import type { Part } from '#domain/learning/lesson-text.ts'

type Parts = Part['parts']

const BLOCKS = ['paragraph', 'heading', 'quote', 'list', 'numbered', 'codeBlock', 'table', 'rule', 'break']
const isPart = (part: string | Part): part is Part => typeof part !== 'string'

/** Whether a table can be written with the signs of Markdown: no cell is merged, and each is one line. */
export const isPlainTable = (table: Part) => {
  const rows = table.parts.filter(isPart)
  const width = rows[0]?.parts.length
  return rows.every((row) => row.parts.length === width && row.parts.every((cell) => isPart(cell) && isPlainCell(cell)))
}

const isPlainCell = (cell: Part) =>
  cell.is === 'cell' && cell.parts.every((part) => !isPart(part) || !BLOCKS.includes(part.is)) // biome-ignore format: one line

const TAGS: Partial<Record<Part['is'], string>> = {
  paragraph: 'p',
  quote: 'blockquote',
  list: 'ul',
  numbered: 'ol',
  item: 'li',
  task: 'li',
  emphasis: 'em',
  strong: 'strong',
  deleted: 'del',
  underline: 'u',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  table: 'table',
  row: 'tr',
}

/** A table as HTML without an empty line, which would end it. */
export const tableHtml = (table: Part): string => `<table>\n${table.parts.map(htmlOf).join('\n')}\n</table>`

function htmlOf(part: string | Part): string {
  if (typeof part === 'string') return escaped(part)
  switch (part.is) {
    case 'break':
      return '<br />'
    case 'rule':
      return '<hr />'
    case 'picture':
      return `<img src="${escaped(part.url)}" alt="${escaped(part.alt)}" />`
    case 'link':
      return `<a href="${escaped(part.url)}">${inside(part.parts)}</a>`
    case 'heading':
      return `<h${part.level}>${inside(part.parts)}</h${part.level}>`
    case 'codeBlock':
      return `<pre>${inside(part.parts).replaceAll('\n', '&#10;')}</pre>`
    case 'task':
      return `<li>${part.isDone ? '☒' : '☐'} ${inside(part.parts)}</li>`
    case 'cell':
    case 'mergedCell':
      return `<td${attributesOf(part)}>${inside(part.parts)}</td>`
  }
  const tag = TAGS[part.is]
  return tag ? `<${tag}>${inside(part.parts)}</${tag}>` : inside(part.parts)
}

const inside = (parts: Parts): string => parts.map(htmlOf).join('')

function attributesOf(cell: Part & { is: 'cell' | 'mergedCell' }) {
  const spans = cell.is === 'mergedCell' ? { colspan: cell.columns, rowspan: cell.rows } : {}
  return Object.entries({ align: cell.align ?? 1, ...spans })
    .map(([name, value]) => (value === 1 ? '' : ` ${name}="${value}"`))
    .join('')
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!)
