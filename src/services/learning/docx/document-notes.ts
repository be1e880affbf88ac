import { type Part, wordsOf } from '#domain/learning/lesson-text.ts'
import { isPlainTable } from '../text/write-html.ts'

type Parts = (string | Part)[]

/** Where mammoth writes that a text refers to a note, and the way back at the end of the note. */
const TO_NOTE = /^#(?:foot|end)note-(?!ref-)/
const FROM_NOTE = /^#(?:foot|end)note-ref-/

/** Takes the notes out of the list that mammoth writes at the end; links within the document are words alone. */
export function withNotes(parts: Parts): { parts: Parts; notes: Map<number, Part> } {
  const last = parts.at(-1)
  const list = last !== undefined && isNoteList(last) ? last : null
  const notes = new Map(
    list?.parts.filter(isPart).map((item, at) => {
      const note: Part = { is: 'note', number: at + 1, parts: withoutNumbers(item.parts) }
      return [note.number, note]
    }),
  )
  const text = list ? parts.slice(0, -1) : parts
  return {
    parts: text
      .filter(isShown)
      .map(mapped)
      .map((part) => withNotesInTables(part, notes)),
    notes,
  }
}

const isPart = (part: string | Part): part is Part => typeof part !== 'string'

/** A picture that could not be stored has no address. */
const isShown = (part: string | Part) => !(isPart(part) && part.is === 'picture' && !part.url)

const isNoteList = (part: string | Part): part is Part =>
  isPart(part) &&
  part.is === 'numbered' &&
  part.parts.length > 0 &&
  part.parts.every((item) => hasLink(item, FROM_NOTE))

const hasLink = (part: string | Part, url: RegExp): boolean =>
  isPart(part) && ((part.is === 'link' && url.test(part.url)) || part.parts.some((each) => hasLink(each, url)))

function mapped(part: string | Part): string | Part {
  if (!isPart(part)) return part
  const number = noteNumber(part)
  if (number) return { is: 'noteLink', number, parts: [] }
  const parts = part.parts
    .filter(isShown)
    .map(mapped)
    .flatMap((each) => (isInnerLink(each) ? each.parts : [each]))
  return { ...part, parts }
}

/** A table with merged cells is written as HTML, where no note can be: its words stand in place of the number. */
function withNotesInTables(part: string | Part, notes: Map<number, Part>, isInHtml = false): string | Part {
  if (!isPart(part)) return part
  if (part.is === 'noteLink' && isInHtml) return ` (${wordsOf(notes.get(part.number)?.parts ?? [])})`
  const isHtml = isInHtml || (part.is === 'table' && !isPlainTable(part))
  return { ...part, parts: part.parts.map((each) => withNotesInTables(each, notes, isHtml)) }
}

/** The number of '[3]' above the line, which leads to a note. */
function noteNumber({ is, parts }: Part) {
  const [link] = parts
  if (is !== 'sup' || parts.length !== 1 || !link || !isPart(link) || link.is !== 'link' || !TO_NOTE.test(link.url))
    return null
  return Number(/\d+/.exec(link.parts.join(''))?.[0]) || null
}

const isInnerLink = (part: string | Part): part is Part =>
  isPart(part) && part.is === 'link' && part.url.startsWith('#')

/** A note without the arrow that leads back, and without the space that stood before its words. */
function withoutNumbers(parts: Parts): Parts {
  return parts
    .filter((part) => !(isPart(part) && part.is === 'link' && FROM_NOTE.test(part.url)))
    .map((part) => (isPart(part) ? { ...part, parts: trimmed(withoutNumbers(part.parts)) } : part))
}

function trimmed(parts: Parts): Parts {
  const first = parts[0]
  return typeof first === 'string' ? [first.trimStart(), ...parts.slice(1)] : parts
}
