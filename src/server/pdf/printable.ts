import { gsmOnly } from '#domain/messaging/gsm/gsm-text.ts'
import { problem } from '#domain/problem.ts'
import type { Run } from './fonts.ts'

/** What becomes of a letter that no font has: the page is refused, or a question mark stands for it. */
export type Unprintable = 'refuse' | 'questionMark'
type HasLetter = (sign: string) => boolean

/**
 * A run whose signs are all in its font, for readers see a missing one as an empty box. A letter or sign that has a plain
 * spelling is written so ('≤' is '<='); one that means nothing, as a small picture, is a blank.
 */
export function printable({ text, font }: Run, hasLetter: HasLetter, unprintable: Unprintable): Run {
  let written = ''
  let isSpelled = false
  for (const sign of text) {
    const isKept = hasLetter(sign)
    const piece = isKept ? sign : spelled(sign, unprintable)
    // Numbers on both sides would become one.
    const isNumber = (isSpelled || !isKept) && /\d$/.test(written) && /^\d/.test(piece)
    written += isNumber ? ` ${piece}` : piece
    isSpelled = !isKept
  }
  return { font, text: written }
}

function spelled(sign: string, unprintable: Unprintable) {
  const plain = gsmOnly(sign)
  if (plain.trim() !== '') return plain
  if (!/[\p{L}\p{N}]/u.test(sign)) return /[\p{M}\p{Cf}]/u.test(sign) ? '' : ' '
  if (unprintable === 'refuse') throw problem('lettersUnprintable')
  return '?'
}
