import type { LessonText, Mark } from './lesson-text.schema.ts'

/** Where a part begins. Those of EMPTY have nothing in them; every other one lasts until its 'end'. */
type Beginning = Exclude<Mark, { is: 'end' }>
type Kind = Beginning['is']
const EMPTY: readonly Kind[] = ['picture', 'break', 'rule']
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

/** Parts after which a voice pauses. */
const SENTENCES: readonly Kind[] = ['paragraph', 'heading', 'cell', 'codeBlock']

/** The text as it is read aloud: without signs, each part ending like a sentence. */
export const spokenText = (parts: (string | Part)[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : spokenPart(part))).join('')

function spokenPart(part: Part): string {
  const { is, parts } = part
  if (part.is === 'picture') return part.alt
  if (isEmptyPart(is)) return ' '
  const text = spokenText(parts)
  if (!SENTENCES.includes(is) || text.trim() === '') return text
  return /[.!?:;…።]\s*$/.test(text) ? `${text} ` : `${text}. `
}
