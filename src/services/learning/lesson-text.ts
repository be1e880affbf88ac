import type { Nodes, Parents, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { LessonText, Mark } from '#domain/learning/lesson-text.schema.ts'
import { isQuicklyParsed } from '#domain/learning/text-bounds.ts'

/** HTML is text like any other, and a link stands where it is written. */
const WITHOUT_HTML = { disable: { null: ['htmlFlow', 'htmlText', 'definition'] } }
/** What lies deeper is words only: nobody writes it, and a phone would have to draw it. */
const MAX_DEPTH = 16
/** A line of a thousand quotes within quotes, or lists within lists, would take the parser seconds. */
const DEEP = new RegExp(`^((?:[ \\t]*(?:>|[-+*](?=[ \\t]))){${MAX_DEPTH}})[ \\t>*+-]+`, 'gm')

/** The texts that were read last: reading one takes some milliseconds, and many phones ask for the same lesson. */
const known = new Map<string, LessonText>()
const MAX_KNOWN = 500

/** A text in Markdown, with tables, as its words and parts. */
export function lessonTextOf(markdown: string): LessonText {
  const text = known.get(markdown) ?? readMarkdown(markdown)
  known.delete(markdown)
  known.set(markdown, text)
  if (known.size > MAX_KNOWN) known.delete(known.keys().next().value!)
  return text
}

function readMarkdown(markdown: string): LessonText {
  if (!isQuicklyParsed(markdown)) return plainParagraphs(markdown)
  const root = fromMarkdown(markdown.replace(DEEP, '$1 '), {
    extensions: [gfmTable(), WITHOUT_HTML],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  return withoutEmptyWords(root.children.flatMap((node) => marksOf(node, 1)))
}

/** A text of before there were bounds, which would hold up everybody: its words are there, and its marks are signs. */
const plainParagraphs = (text: string): LessonText =>
  text.split(/\n\s*\n/).flatMap((words): LessonText => (words.trim() ? [{ is: 'paragraph' }, words.trim(), END] : []))

const KINDS = {
  paragraph: 'paragraph',
  blockquote: 'quote',
  listItem: 'item',
  emphasis: 'emphasis',
  strong: 'strong',
  tableRow: 'row',
} as const

function marksOf(node: RootContent, depth: number): LessonText {
  switch (node.type) {
    case 'paragraph':
    case 'blockquote':
    case 'listItem':
    case 'emphasis':
    case 'strong':
    case 'tableRow':
      return part({ is: KINDS[node.type] }, node, depth)
    case 'heading':
      return part({ is: 'heading', level: node.depth }, node, depth)
    case 'list':
      return part(node.ordered ? { is: 'numbered', start: node.start ?? 1 } : { is: 'list' }, node, depth)
    case 'link':
      return part({ is: 'link', url: node.url }, node, depth)
    case 'table':
      return tableOf(node, depth)
    case 'image':
      return [{ is: 'picture', url: node.url, alt: node.alt ?? '' }]
    case 'inlineCode':
      return [{ is: 'code' }, node.value, END]
    case 'code':
      return [{ is: 'codeBlock' }, node.value, END]
    case 'break':
      return [{ is: 'break' }]
    case 'thematicBreak':
      return [{ is: 'rule' }]
    default:
      return [wordsOf(node)]
  }
}

const END: Mark = { is: 'end' }

function part(begin: Mark, node: Parents, depth: number): LessonText {
  if (depth >= MAX_DEPTH) return [wordsOf(node)]
  return [begin, ...node.children.flatMap((child) => marksOf(child, depth + 1)), END]
}

const tableOf = ({ align, children }: Table, depth: number): LessonText => [
  { is: 'table' },
  ...children.flatMap(
    (row): LessonText => [
      { is: 'row' },
      ...row.children.flatMap((cell, column) => part({ is: 'cell', align: align?.[column] ?? null }, cell, depth + 2)),
      END,
    ],
  ),
  END,
]

/** The words of a node without its parts, however deep it is. */
function wordsOf(top: Nodes): string {
  const words: string[] = []
  const left: Nodes[] = [top]
  for (let node = left.pop(); node; node = left.pop()) {
    if ('value' in node) words.push(node.value)
    else if ('children' in node) left.push(...[...node.children].reverse())
  }
  return words.join(' ')
}

const withoutEmptyWords = (text: LessonText) => text.filter((each) => each !== '')
