import type { Html, Nodes, Parents, Root, RootContent, Table } from 'mdast'
import type { LessonText, Mark } from '#domain/learning/lesson-text.schema.ts'
import { htmlMarks, isGroup, itemMarks } from './html-marks.ts'
import { isComment, type Tag, tagOf } from './html-tags.ts'
import { END, emptyMark, inlineMark, within } from './marks.ts'
import { type Notes, notesOf } from './notes.ts'

/** What lies deeper is words only: nobody writes it, and a phone would have to draw it. */
export const MAX_DEPTH = 16

/** `isFlow` is among paragraphs, and not within one. */
type MarkContext = { depth: number; notes: Notes; isFlow: boolean }

/** A text that was parsed as its words and parts; its notes stand at the end. */
export function markdownMarks(root: Root): LessonText {
  const context = { depth: 1, notes: notesOf(root), isFlow: true }
  const text = marksOfAll(root.children, context)
  // A note may refer to others, which then follow.
  for (const { number, definition } of context.notes.used())
    text.push(...within({ is: 'note', number }, marksOfAll(definition.children, context)))
  return text.filter((each) => each !== '')
}

/** Tags within a line are HTML of their own, between the words that they mean. */
function marksOfAll(nodes: RootContent[], context: MarkContext): LessonText {
  const tags = nodes.map((node) => (node.type === 'html' ? tagOf(node.value) : null))
  const text: LessonText = []
  for (let at = 0; at < nodes.length; at++) {
    const tag = tags[at]
    const mark =
      tag?.is === 'begin' && !context.isFlow && context.depth < MAX_DEPTH
        ? inlineMark(tag.name, tag.attributes)
        : undefined
    const end = tag && mark !== undefined ? endOf(tags, at, tag) : -1
    if (mark === undefined || end < 0) text.push(...marksOf(nodes[at]!, context))
    else {
      text.push(...within(mark, marksOfAll(nodes.slice(at + 1, end), { ...context, depth: context.depth + 1 })))
      at = end
    }
  }
  return text
}

/** Where an element ends that begins at a tag; -1 where it does not, and it is text like any other. */
function endOf(tags: (Tag | null)[], begin: number, { name }: Tag) {
  let open = 0
  return tags.findIndex((tag, at) => {
    if (at < begin || tag?.name !== name) return false
    open += tag.is === 'begin' ? 1 : -1
    return open === 0
  })
}

const KINDS = {
  paragraph: 'paragraph',
  blockquote: 'quote',
  emphasis: 'emphasis',
  strong: 'strong',
  delete: 'deleted',
  tableRow: 'row',
} as const

function marksOf(node: RootContent, context: MarkContext): LessonText {
  switch (node.type) {
    case 'paragraph':
    case 'blockquote':
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'tableRow':
      return part({ is: KINDS[node.type] }, node, context)
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? part({ is: 'task', isDone: node.checked }, node, context)
        : itemOf(part({ is: 'item' }, node, context))
    case 'heading':
      return part({ is: 'heading', level: node.depth }, node, context)
    case 'list':
      return part(node.ordered ? { is: 'numbered', start: node.start ?? 1 } : { is: 'list' }, node, context)
    case 'link':
      return part({ is: 'link', url: node.url }, node, context)
    case 'table':
      return tableOf(node, context)
    case 'image':
      return [{ is: 'picture', url: node.url, alt: (node.alt ?? '').replace(/(?<=\d)<sup>/gi, '^').replace(TAGS, '') }]
    case 'inlineCode':
      return within({ is: 'code' }, [node.value])
    case 'code':
      return within({ is: 'codeBlock' }, [node.value])
    case 'break':
      return [{ is: 'break' }]
    case 'thematicBreak':
      return [{ is: 'rule' }]
    case 'footnoteReference':
      return [{ is: 'noteLink', number: context.notes.numberOf(node.identifier) }]
    case 'footnoteDefinition':
      return []
    case 'html':
      return context.isFlow ? flowOf(node) : htmlOf(node)
    default:
      return [wordsOf(node)]
  }
}

/** HTML that has no meaning here stands as it was written; a comment is for nobody who reads. */
function htmlOf({ value }: Html): LessonText {
  if (isComment(value)) return []
  const tag = tagOf(value)
  const empty = tag?.is === 'begin' && emptyMark(tag.name, tag.attributes)
  if (empty) return [empty]
  return (value.includes('\n') || !tag ? htmlMarks(value) : null) ?? [value]
}

/** HTML among paragraphs. What only groups others means nothing; words and pictures are a paragraph. */
function flowOf(node: Html): LessonText {
  const tag = tagOf(node.value.trim())
  if (tag && isGroup(tag.name)) return []
  const text = htmlOf(node)
  const [only] = text
  const isLine = text.length === 1 && (typeof only === 'string' || only?.is === 'picture')
  return isLine ? within({ is: 'paragraph' }, text) : text
}

const itemOf = (item: LessonText) => (item.length > 1 ? itemMarks(item.slice(1, -1)) : item)

const FLOW = ['blockquote', 'list', 'listItem']

function part(begin: Mark, node: Parents, { depth, notes }: MarkContext): LessonText {
  if (depth >= MAX_DEPTH) return [wordsOf(node)]
  const isFlow = FLOW.includes(node.type)
  return [begin, ...marksOfAll(node.children, { depth: depth + 1, notes, isFlow }), END]
}

const tableOf = ({ align, children }: Table, { depth, notes, isFlow }: MarkContext): LessonText =>
  within(
    { is: 'table' },
    children.flatMap((row) =>
      within(
        { is: 'row' },
        row.children.flatMap((cell, column) =>
          part({ is: 'cell', align: align?.[column] ?? null }, cell, { depth: depth + 2, notes, isFlow }),
        ),
      ),
    ),
  )

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

/** Pandoc writes them into the words of a picture, too: '![2 m<sup>2</sup>](heap.png)'. */
const TAGS = /<\/?(?:sub|sup|u|s|b|i|em|strong|span|br)\b[^<>]*>/gi
