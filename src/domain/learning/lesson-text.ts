import type { LessonText, Mark } from './lesson-text.schema.ts'

/** Where a part begins. Those of EMPTY have nothing in them; every other one lasts until its 'end'. */
type Beginning = Exclude<Mark, { is: 'end' }>
type Kind = Beginning['is']
const EMPTY: readonly Kind[] = ['picture', 'break', 'rule', 'noteLink']
const isEmptyPart = (kind: Kind) => EMPTY.includes(kind)

/** A part with what is in it. */
export type Part = Beginning & { parts: (string | Part)[] }

/** The parts of a text, each with what is in it. */
export function partsOf(text: LessonText): (string | Part)[] {
  const root: Pick<Part, 'parts'> = { parts: [] }
  const open = [root]
  for (const each of text) {
    const { parts } = open.at(-1)!
    if (typeof each === 'string') parts.push(each)
    else if (each.is !== 'end') {
      const part: Part = { ...each, parts: [] }
      parts.push(part)
      if (!isEmptyPart(part.is)) open.push(part)
    } else if (open.length > 1) open.pop()
  }
  return root.parts
}

/** The words of parts, as one line. */
export const wordsOf = (parts: (string | Part)[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : wordsOf(part.parts)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Parts after which a voice pauses. */
const SENTENCES: readonly Kind[] = ['paragraph', 'heading', 'cell', 'mergedCell', 'codeBlock']

/** What a voice says of a task before its words. */
export type TaskWords = { done: string; toDo: string }

/**
 * The text as it is read aloud: without signs, each part ending like a sentence. What is struck out is not said, a note
 * where the text refers to it, and raised figures keep their place: a voice says '10⁵' otherwise than '105'.
 */
export function spokenText(parts: (string | Part)[], words: TaskWords): string {
  const notes = new Map(
    parts.flatMap((part) => (isPart(part) && part.is === 'note' ? [[part.number, part.parts]] : [])),
  )
  const noteAt = (number: number) => {
    const note = notes.get(number)
    return note ? ` (${spoken(note, { words, noteAt: () => '' }).trim()}) ` : ''
  }
  return spoken(parts, { words, noteAt })
}

const isPart = (part: string | Part): part is Part => typeof part !== 'string'
type Speech = { words: TaskWords; noteAt: (number: number) => string }

const spoken = (parts: (string | Part)[], speech: Speech): string =>
  parts.map((part) => (typeof part === 'string' ? part : spokenPart(part, speech))).join('')

function spokenPart(part: Part, speech: Speech): string {
  const { is, parts } = part
  switch (part.is) {
    case 'picture':
      return sentence(part.alt)
    case 'noteLink':
      return speech.noteAt(part.number)
    case 'note':
    case 'deleted':
      return ''
    case 'task':
      return `${part.isDone ? speech.words.done : speech.words.toDo}: ${spoken(parts, speech)}`
    case 'sup':
      return moved(spoken(parts, speech), RAISED)
    case 'sub':
      return moved(spoken(parts, speech), LOWERED)
  }
  if (isEmptyPart(is)) return ' '
  const text = spoken(parts, speech)
  return SENTENCES.includes(is) ? sentence(text) : text
}

const sentence = (text: string) =>
  text.trim() === '' || /[.!?:;…።][)\]”’"']*\s*$/.test(text) ? `${text} ` : `${text}. `

const FIGURES = '0123456789+-='
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌'
const moved = (text: string, signs: string) => text.replace(/[0-9+=-]/g, (sign) => signs[FIGURES.indexOf(sign)]!)
