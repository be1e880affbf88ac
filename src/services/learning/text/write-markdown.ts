import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, Root, RootContent } from 'mdast'
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Part } from '#domain/learning/lesson-text.ts'
import { isPlainTable, tableHtml } from './write-html.ts'

type Parts = Part['parts']

/** Parts as Markdown that is read as the same parts. */
export const writeMarkdown = (parts: Parts): string =>
  toMarkdown({ type: 'root', children: blocksOf(parts) } as Root, {
    bullet: '-',
    rule: '-',
    extensions: [
      gfmTableToMarkdown(),
      gfmFootnoteToMarkdown(),
      gfmStrikethroughToMarkdown(),
      gfmTaskListItemToMarkdown(),
    ],
  }).trim()

/** The parts of a line that stand among blocks are a paragraph. */
function blocksOf(parts: Parts): RootContent[] {
  const blocks: RootContent[] = []
  let line: Parts = []
  const endLine = () => {
    if (line.some((part) => typeof part !== 'string' || part.trim() !== ''))
      blocks.push({ type: 'paragraph', children: lineOf(line) })
    line = []
  }
  for (const part of parts) {
    const block = typeof part === 'string' ? null : blockOf(part)
    if (block) {
      endLine()
      blocks.push(block)
    } else line.push(part)
  }
  endLine()
  return blocks
}

function blockOf(part: Part): RootContent | null {
  switch (part.is) {
    case 'paragraph':
      return { type: 'paragraph', children: lineOf(part.parts) }
    case 'heading':
      return { type: 'heading', depth: level(part.level), children: lineOf(part.parts) }
    case 'quote':
      return { type: 'blockquote', children: contentOf(part) }
    case 'list':
      return { type: 'list', ordered: false, spread: false, children: itemsOf(part) }
    case 'numbered':
      return { type: 'list', ordered: true, start: part.start, spread: false, children: itemsOf(part) }
    case 'codeBlock':
      return { type: 'code', value: part.parts.join('') }
    case 'rule':
      return { type: 'thematicBreak' }
    case 'note':
      return { type: 'footnoteDefinition', identifier: String(part.number), children: contentOf(part) }
    case 'table':
      return isPlainTable(part) ? plainTable(part) : { type: 'html', value: tableHtml(part) }
    default:
      return null
  }
}

const contentOf = (part: Part) => blocksOf(part.parts) as (BlockContent | DefinitionContent)[]
const level = (number: number) => Math.min(6, Math.max(1, number)) as 1 | 2 | 3 | 4 | 5 | 6
const isPart = (part: string | Part): part is Part => typeof part !== 'string'

const itemsOf = (list: Part): ListItem[] =>
  list.parts.filter(isPart).map((item) => ({
    type: 'listItem',
    spread: false,
    checked: item.is === 'task' ? item.isDone : null,
    children: contentOf(item),
  }))

const plainTable = (table: Part): RootContent => {
  const rows = table.parts.filter(isPart)
  const [first] = rows
  return {
    type: 'table',
    align: first?.parts.filter(isPart).map((cell) => (cell.is === 'cell' ? cell.align : null)) ?? [],
    children: rows.map((row) => ({
      type: 'tableRow',
      children: row.parts.filter(isPart).map((cell) => ({ type: 'tableCell', children: lineOf(cell.parts) })),
    })),
  }
}

/** A line without the space at its edges, which Markdown would have to write as a sign. */
const lineOf = (parts: Parts) => {
  const line = [...parts]
  const [first] = line
  if (typeof first === 'string') line[0] = first.trimStart()
  const last = line.at(-1)
  if (typeof last === 'string') line[line.length - 1] = last.trimEnd()
  return phrasesOf(line)
}

const phrasesOf = (parts: Parts): PhrasingContent[] => parts.flatMap(phraseOf)

/** The marks of Markdown for words within a line; the others are tags. */
const MARKS = { emphasis: 'emphasis', strong: 'strong', deleted: 'delete' } as const
const TAGS = { sub: 'sub', sup: 'sup', underline: 'u' } as const

function phraseOf(part: string | Part): PhrasingContent[] {
  if (typeof part === 'string') return [{ type: 'text', value: part }]
  switch (part.is) {
    case 'emphasis':
    case 'strong':
    case 'deleted':
      return marked(MARKS[part.is], phrasesOf(part.parts))
    case 'sub':
    case 'sup':
    case 'underline':
      return [html(`<${TAGS[part.is]}>`), ...phrasesOf(part.parts), html(`</${TAGS[part.is]}>`)]
    case 'code':
      return [{ type: 'inlineCode', value: part.parts.join('') }]
    case 'link':
      return [{ type: 'link', url: part.url, children: phrasesOf(part.parts) as never }]
    case 'picture':
      return [{ type: 'image', url: part.url, alt: part.alt }]
    case 'break':
      return [{ type: 'break' }]
    case 'noteLink':
      return [{ type: 'footnoteReference', identifier: String(part.number) }]
    default:
      return phrasesOf(part.parts)
  }
}

const html = (value: string): PhrasingContent => ({ type: 'html', value })

/** Word processors mark the space behind a word with it; Markdown has marks only beside the words. */
function marked(type: 'emphasis' | 'strong' | 'delete', children: PhrasingContent[]): PhrasingContent[] {
  const before: PhrasingContent[] = []
  const after: PhrasingContent[] = []
  const [first] = children
  if (first?.type === 'text' && /^\s/.test(first.value)) {
    before.push({ type: 'text', value: ' ' })
    first.value = first.value.trimStart()
  }
  const last = children.at(-1)
  if (last?.type === 'text' && /\s$/.test(last.value)) {
    after.push({ type: 'text', value: ' ' })
    last.value = last.value.trimEnd()
  }
  const isEmpty = children.every((child) => child.type === 'text' && child.value === '')
  return [...before, ...(isEmpty ? [] : [{ type, children } as PhrasingContent]), ...after]
}
