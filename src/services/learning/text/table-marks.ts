import { XmlElement, type XmlNode } from '@rgrove/parse-xml'
import type { LessonText, Mark } from '#domain/learning/lesson-text.schema.ts'
import { within } from './marks.ts'

const MAX_SPAN = 100
const SECTIONS = ['thead', 'tbody', 'tfoot']

type BlockMarks = (nodes: XmlNode[]) => LessonText

/** A table of HTML; its caption stands above it. */
export function tableMarks(table: XmlElement, blockMarks: BlockMarks): LessonText {
  const parts = elementsOf(table)
  const captions = parts.filter(({ name }) => name === 'caption')
  const rows = parts.flatMap((part) => (SECTIONS.includes(part.name) ? elementsOf(part) : [part]))
  return [
    ...captions.flatMap(({ children }) => blockMarks(children)),
    ...within(
      { is: 'table' },
      rows
        .filter(({ name }) => name === 'tr')
        .flatMap((row) =>
          within(
            { is: 'row' },
            elementsOf(row).flatMap((cell) => cellOf(cell, blockMarks)),
          ),
        ),
    ),
  ]
}

const elementsOf = ({ children }: XmlElement) => children.filter((child) => child instanceof XmlElement)

function cellOf({ attributes, children }: XmlElement, blockMarks: BlockMarks): LessonText {
  const columns = spanOf(attributes.colspan)
  const rows = spanOf(attributes.rowspan)
  const align = alignOf(attributes)
  const cell: Mark = columns > 1 || rows > 1 ? { is: 'mergedCell', align, columns, rows } : { is: 'cell', align }
  return within(cell, withoutOnlyParagraph(blockMarks(children)))
}

const spanOf = (text = '1') => Math.min(MAX_SPAN, Math.max(1, Number.parseInt(text, 10) || 1))

function alignOf({ align, style = '' }: Record<string, string>) {
  const asked = /text-align:\s*(\w+)/.exec(style)?.[1] ?? align
  return asked === 'left' || asked === 'center' || asked === 'right' ? asked : null
}

/** A cell of one paragraph is a line, as cells are. */
function withoutOnlyParagraph(text: LessonText): LessonText {
  const [first] = text
  const isParagraph = (each: LessonText[number]) => typeof each !== 'string' && each.is === 'paragraph'
  return first !== undefined && isParagraph(first) && text.filter(isParagraph).length === 1 && closesAtEnd(text)
    ? text.slice(1, -1)
    : text
}

const EMPTY_PARTS = ['picture', 'break', 'rule', 'noteLink']

/** Whether the part that begins a text ends where the text does. */
function closesAtEnd(text: LessonText) {
  let depth = 0
  return text.every((each, at) => {
    if (typeof each === 'string' || EMPTY_PARTS.includes(each.is)) return depth > 0
    depth += each.is === 'end' ? -1 : 1
    return depth > 0 || at === text.length - 1
  })
}
