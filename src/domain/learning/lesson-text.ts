/** What a part of a lesson's text is. The last three have nothing in them; every other one lasts until its 'end'. */
export const PARTS = [
  'paragraph',
  'heading',
  'quote',
  'list',
  'numbered',
  'item',
  'emphasis',
  'strong',
  'link',
  'code',
  'codeBlock',
  'table',
  'row',
  'cell',
  'picture',
  'break',
  'rule',
] as const
type Kind = (typeof PARTS)[number]
const EMPTY: readonly Kind[] = ['picture', 'break', 'rule']
const isEmptyPart = (kind: Kind) => EMPTY.includes(kind)

/** A mark of where a part begins, or of where the last one that began ends. */
export type Mark = {
  is: Kind | 'end'
  /** Of a heading, 1 to 6. */
  level?: number
  /** The first number of a numbered list. */
  start?: number
  /** Of a link or a picture, as it was written: not safe to be followed as it is. */
  url?: string
  /** What a picture shows. */
  alt?: string
  /** Of a cell. */
  align?: 'left' | 'center' | 'right'
}

/** A lesson's text, read from Markdown: words, and marks of where a part begins and ends. */
export type LessonText = (string | Mark)[]

/** A part with what is in it. */
export type Part = Omit<Mark, 'is'> & { is: Kind; parts: (string | Part)[] }

/** The parts of a text, each with what is in it. */
export function partsOf(text: LessonText): (string | Part)[] {
  const root: Pick<Part, 'parts'> = { parts: [] }
  const open = [root]
  for (const each of text) {
    const { parts } = open.at(-1)!
    if (typeof each === 'string') parts.push(each)
    else if (each.is !== 'end') {
      const part: Part = { ...each, is: each.is, parts: [] }
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

function spokenPart({ is, alt = '', parts }: Part): string {
  if (isEmptyPart(is)) return is === 'picture' ? alt : ' '
  const text = spokenText(parts)
  if (!SENTENCES.includes(is) || text.trim() === '') return text
  return /[.!?:;…።]\s*$/.test(text) ? `${text} ` : `${text}. `
}
