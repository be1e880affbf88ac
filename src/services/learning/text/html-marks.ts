import { XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'
import type { LessonText, Mark } from '#domain/learning/lesson-text.schema.ts'
import { htmlElement } from './html-tags.ts'
import { emptyMark, inlineMark, within } from './marks.ts'
import { tableMarks } from './table-marks.ts'

/** What has a meaning of its own that we cannot draw, or none that we know: its HTML stays as it was written. */
class UnknownElement extends Error {}

/**
 * The parts of a piece of HTML as programs write it into Markdown: tables with merged cells, pictures with a size.
 * Null where it is anything else, which then stands as it was written.
 */
export function htmlMarks(html: string): LessonText | null {
  const root = htmlElement(html)
  if (!root || isDeep(root)) return null
  try {
    return blockMarks(root.children)
  } catch (error) {
    if (error instanceof UnknownElement) return null
    throw error
  }
}

const MAX_DEPTH = 32
/** Programs do not write so, and a phone would have to draw it. */
const isDeep = (root: XmlElement) => {
  let level: XmlNode[] = [root]
  for (let depth = 0; level.length > 0 && depth <= MAX_DEPTH; depth++)
    level = level.flatMap((node) => (node instanceof XmlElement ? node.children : []))
  return level.length > 0
}

/** Blocks one below the other; what stands between them loose is a paragraph. */
function blockMarks(nodes: XmlNode[]): LessonText {
  const text: LessonText = []
  let loose: LessonText = []
  const endLine = () => {
    if (hasWords(loose)) text.push(...within({ is: 'paragraph' }, withoutEdges(loose)))
    loose = []
  }
  for (const node of nodes) {
    const block = node instanceof XmlElement ? blockOf(node) : undefined
    if (block) {
      endLine()
      text.push(...block)
    } else loose.push(...lineMarks([node]))
  }
  endLine()
  return text
}

const hasWords = (text: LessonText) => text.some((each) => (typeof each === 'string' ? each.trim() : each.is === 'picture')) // biome-ignore format: one line

/** White space at the edges of a line is how it was typed. */
const isSpace = (each: LessonText[number] | undefined) => typeof each === 'string' && each.trim() === ''
const withoutEdges = (text: LessonText) => text.slice(isSpace(text[0]) ? 1 : 0, isSpace(text.at(-1)) ? -1 : undefined)

/** Elements that are blocks and mean one thing, with what may be in them. */
const BLOCKS: Record<string, (element: XmlElement) => LessonText> = {
  p: ({ children }) => within({ is: 'paragraph' }, lineMarks(children)),
  dt: ({ children }) => within({ is: 'paragraph' }, within({ is: 'strong' }, lineMarks(children))),
  figcaption: ({ children }) => within({ is: 'paragraph' }, within({ is: 'emphasis' }, lineMarks(children))),
  figure: ({ children, text }) => blockMarks(children).map((each) => withoutCaption(each, text.trim())),
  blockquote: ({ children }) => within({ is: 'quote' }, blockMarks(children)),
  pre: ({ text }) => within({ is: 'codeBlock' }, [text]),
  ul: (element) => within({ is: 'list' }, itemsOf(element)),
  ol: (element) => within({ is: 'numbered', start: Number.parseInt(element.attributes.start ?? '', 10) || 1 }, itemsOf(element)), // biome-ignore format: one line
  table: (element) => tableMarks(element, blockMarks),
  hr: () => [{ is: 'rule' }],
}
/** A picture's caption says what it shows; a voice would say it twice. */
const withoutCaption = (each: LessonText[number], caption: string) =>
  typeof each !== 'string' && each.is === 'picture' && each.alt === caption ? { ...each, alt: '' } : each

/** Elements that only group others. */
const GROUPS = ['div', 'section', 'dl', 'dd', 'header', 'footer', 'center']

export const isGroup = (name: string) => GROUPS.includes(name)

function blockOf(element: XmlElement): LessonText | undefined {
  const name = element.name.toLowerCase()
  const level = Number(/^h([1-6])$/.exec(name)?.[1])
  if (level) return within({ is: 'heading', level }, lineMarks(element.children))
  if (Object.hasOwn(BLOCKS, name)) return BLOCKS[name]!(element)
  return isGroup(name) ? blockMarks(element.children) : undefined
}

/** A box to tick, as word processors write it where they know no other. */
const BOX = /^\s*([\u2610-\u2612])\s*/

function itemsOf({ children }: XmlElement): LessonText {
  return children.filter((child) => child instanceof XmlElement).flatMap((item) => itemMarks(blockMarks(item.children)))
}

/** An item of a list; with a box before its words it is a task. */
export function itemMarks(text: LessonText): LessonText {
  const at = text.findIndex((each) => typeof each === 'string')
  const first = text[at]
  const box = typeof first === 'string' ? BOX.exec(first) : null
  if (!box) return within({ is: 'item' }, text)
  const words = (first as string).slice(box[0].length)
  return within({ is: 'task', isDone: box[1] !== '☐' }, [...text.slice(0, at), words, ...text.slice(at + 1)])
}

/** What stands within a line. */
function lineMarks(nodes: XmlNode[]): LessonText {
  return nodes.flatMap((node): LessonText => {
    if (node instanceof XmlText) return [node.text.replace(/[ \t\r\n]+/g, ' ')]
    return node instanceof XmlElement ? elementMarks(node) : []
  })
}

function elementMarks({ name, attributes, children }: XmlElement): LessonText {
  const known = name.toLowerCase()
  const empty = emptyMark(known, attributes)
  if (empty) return [empty]
  if (known === 'input' && attributes.type === 'checkbox') return [attributes.checked === undefined ? '☐ ' : '☒ ']
  const mark: Mark | null | undefined = inlineMark(known, attributes)
  if (mark === undefined) throw new UnknownElement(known)
  return within(mark, lineMarks(children))
}
