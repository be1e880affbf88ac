import { flawOnPhones } from '#domain/messaging/menu/longest-values.ts'
import { type Translation, textFor } from '#domain/operations/translations/translation.schema.ts'
import type { FilledUnit } from '../translation-unit.ts'

/** Why a text does not stand for a message: it is refused, or a tool guessed it and nobody confirmed it. */
export type Doubt = { kind: 'refused' | 'guessed'; reason: string }

/** The English messages that a text stands for, in the file and in Kuu. */
export type Meanings = ReadonlyMap<string, ReadonlySet<string>>

/** What speaks against a text; null where it can be taken. */
export function doubtOf(unit: FilledUnit, known: Translation | undefined, meanings: Meanings): Doubt | null {
  if (!known) return { kind: 'refused', reason: 'There is no message of this key' }
  const texts = textsInConflict(unit.text)
  if (texts.length > 0)
    return {
      kind: 'refused',
      reason: `Two translations stand here, keep one: ${texts.map((each) => `‘${each}’`).join(' or ')}`,
    }
  const guessed = guessReason(unit, known, meanings)
  if (guessed !== null) return { kind: 'guessed', reason: guessed }
  const { error } = textFor(known.english, known.language).safeParse(unit.text)
  const reason = error?.issues[0]?.message ?? flawOnPhones(known.key, unit.text, known.language)
  return reason === null ? null : { kind: 'refused', reason }
}

/** How msgcat of gettext puts together what two files have for one message: each under the name of its file. */
const MARKER = /^#-#-#-#-#.*#-#-#-#-#$/m

const textsInConflict = (text: string): string[] =>
  MARKER.test(text)
    ? text
        .split(new RegExp(MARKER, 'gm'))
        .map((each) => each.trim())
        .filter(Boolean)
    : []

function guessReason({ guess, english, text }: FilledUnit, known: Translation, meanings: Meanings): string | null {
  if (!guess) return null
  if (guess.isOnlyIfNew && known.text !== null) {
    if (text === known.text) return null
    // msgmerge of gettext writes no `#|` where the text that it copied was unsure itself.
    const other = [...(meanings.get(text) ?? [])].find((each) => each !== english)
    return other === undefined ? null : takenFrom(other)
  }
  return guess.of === null
    ? 'It is marked as unsure, and there was no translation before: where it is right, take the mark away'
    : takenFrom(guess.of)
}

const takenFrom = (other: string) =>
  `A tool took this text from another message (‘${other}’): where it is right, take the mark and the #| lines away`
