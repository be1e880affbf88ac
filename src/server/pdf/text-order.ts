/** A stretch of text in one direction, as it stands in memory. */
export type Stretch = { text: string; isRightToLeft: boolean }

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Nko}]/u
/** A sign by itself: a letter of either direction, a number, or one that goes with its neighbours. */
const KINDS = [
  ['mark', /^\p{M}$/u],
  // N'Ko writes its numbers as its words, to the left.
  ['number', /^(?!\p{Script=Nko})\p{Nd}$/u],
  ['right', RIGHT_TO_LEFT],
  ['left', /^\p{L}$/u],
] as const
type Kind = (typeof KINDS)[number][0] | 'neutral'
const kindOf = (sign: string): Kind => KINDS.find(([, is]) => is.test(sign))?.[0] ?? 'neutral'

/**
 * The stretches of a line from left to right, as they are drawn. Of Unicode Standard Annex 9 what names and sentences need:
 * the first letter tells the direction of the line, a number within words that run to the left runs to the right, and
 * signs between two letters go with them.
 */
export function inDrawnOrder(text: string): Stretch[] {
  if (!RIGHT_TO_LEFT.test(text)) return [{ text, isRightToLeft: false }]
  const levels = levelsOf([...text])
  return reordered(levels).map(({ text: stretch, level }) => ({ text: stretch, isRightToLeft: level % 2 === 1 }))
}

type Leveled = { text: string; level: number }

/** Even levels run to the right, odd ones to the left; equal neighbours are one stretch. */
function levelsOf(signs: string[]): Leveled[] {
  const kinds = signs.map(kindOf)
  const base = kinds.find((kind) => kind === 'left' || kind === 'right') === 'right' ? 1 : 0
  const levels: (number | null)[] = []
  let last = base
  for (const kind of kinds) {
    if (kind === 'left' || kind === 'right') last = kind === 'right' ? 1 : base * 2
    levels.push(kind === 'neutral' ? null : levelOf(kind, last, levels.at(-1) ?? last))
  }
  const stretches: Leveled[] = []
  for (const [at, sign] of signs.entries()) {
    const level = levels[at] ?? between(levels, at, base)
    const before = stretches.at(-1)
    if (before?.level === level) before.text += sign
    else stretches.push({ text: sign, level })
  }
  return stretches
}

function levelOf(kind: Kind, last: number, before: number) {
  if (kind === 'number') return last === 1 ? 2 : last
  return kind === 'mark' ? before : last
}

/** A sign between two letters of one direction goes with them, between others with the line. */
function between(levels: (number | null)[], at: number, base: number) {
  const before = levels.slice(0, at).findLast((level) => level !== null) ?? base
  const after = levels.slice(at).find((level) => level !== null) ?? base
  if (before === after) return before
  // A number counts as what stands around it.
  return before % 2 === after % 2 ? Math.min(before, after) : before > 0 && after > 0 ? 1 : base
}

/** Turns each level round, from the highest one: rule L2 of the annex. */
function reordered(stretches: Leveled[]): Leveled[] {
  let line = [...stretches]
  const highest = Math.max(...stretches.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    const turned: Leveled[] = []
    let open: Leveled[] = []
    for (const stretch of line) {
      if (stretch.level >= level) open.unshift(stretch)
      else {
        turned.push(...open, stretch)
        open = []
      }
    }
    line = [...turned, ...open]
  }
  return line
}

/** Signs whose other half stands on the other side, in pairs. */
const PAIRS = '()[]{}<>«»‹›'

/** Signs that no letter of a stretch joins, turned round as they are drawn from left to right. */
export const turnedRound = (text: string) => [...text].toReversed().map(mirrored).join('')

function mirrored(sign: string) {
  const at = PAIRS.indexOf(sign)
  return at < 0 ? sign : PAIRS[at % 2 === 0 ? at + 1 : at - 1]!
}
