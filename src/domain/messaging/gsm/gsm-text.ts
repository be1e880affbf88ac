import { asciiDigit, plainLetter } from '../../letters.ts'
import { circledNumber, SIGNS, WORDS } from './signs.ts'
import { isGsm } from './sms-parts.ts'

/**
 * The same text in the letters of GSM-7 as far as they go: a curly apostrophe alone cuts a part from 160 letters to 70.
 * Marks that GSM-7 has stay ('café'), others go ('Okà'), signs are written by their meaning ('1½' is '1 1/2'). What has no
 * spelling there, such as Ethiopic or a picture, stays: no word is lost.
 */
export const gsmText = (text: string) => spelled(text, (sign) => sign)

/** The same without what is still outside of GSM-7. Digits that it stood between do not touch: they would be a number. */
export const gsmOnly = (text: string) => spelled(text, (sign) => (/^[\p{L}\p{M}\p{Cf}\p{Cc}]/u.test(sign) ? '' : ' '))

/** Whether each letter and number of a text has a spelling in GSM-7. */
export const isGsmSpelled = (text: string) =>
  [...text.normalize('NFKC')].every((sign) => !/[\p{L}\p{Nl}\p{No}]/u.test(sign) || spellingOf(sign) !== null)

/** '№' however keyboards write it ('N° 5', 'nº5'), and cedis with the sign that was at hand ('GH₵', 'GH¢', 'GH₡'). */
const withCodes = (text: string) =>
  text.replace(/GH[\u20b5\u00a2\u20a1]/g, '₵').replace(/(^|[^\p{L}\p{N}])[Nn][\u00b0\u00ba\u02da](?=\s?\d)/gu, '$1№')

/** A letter or sign with the marks on it. */
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu

/** How a cluster is written, and how it stands to what is beside it. */
type Piece = { text: string; kind: 'digit' | 'power' | 'index' | 'word' | 'other' }

function spelled(text: string, rest: (sign: string) => string): string {
  const clusters = withCodes(text.normalize('NFC')).match(CLUSTERS) ?? []
  let written = ''
  let last: Piece['kind'] = 'other'
  for (const [at, cluster] of clusters.entries()) {
    const piece = pieceOf(cluster, clusters[at + 1]) ?? { text: rest(cluster), kind: 'other' }
    written += joint(written, last, piece) + piece.text
    last = piece.kind
  }
  return written.replaceAll(/ {2,}/g, ' ')
}

/** What stands between a text and the next piece: a blank where two numbers, or a word and a number, would become one. */
function joint(written: string, last: Piece['kind'], { text, kind }: Piece): string {
  const isNumber = /\d$/.test(written) && /^\d/.test(text)
  if (kind === 'power') return last === 'power' || !/[\d)]$/.test(written) ? '' : '^'
  if (last === kind && (kind === 'digit' || kind === 'index')) return ''
  if (isNumber) return ' '
  const isWord = (last === 'word' && /^[\p{L}\p{N}]/u.test(text)) || (kind === 'word' && /[\p{L}\p{N}]$/u.test(written))
  return isWord ? ' ' : ''
}

function pieceOf(cluster: string, next = ''): Piece | null {
  const [base = '', ...marks] = cluster
  if (marks.length === 0 && /^\p{Nd}$/u.test(base)) return { text: asciiDigit(base), kind: 'digit' }
  if (isGsm(cluster)) return { text: cluster, kind: 'other' }
  if (POWERS.test(base)) return { text: compatible(base), kind: 'power' }
  if (INDICES.test(base)) return { text: compatible(base), kind: 'index' }
  if (DEGREES.test(base)) return degree(next)
  const word = WORDS[base]
  if (word !== undefined) return { text: word, kind: 'word' }
  const text = marks.length === 0 || !isGsm(base) ? spellingOf(cluster) : withMarks(base, marks)
  return text === null ? null : { text, kind: 'other' }
}

/** '25 °C' is a temperature, '6°18′' an angle. */
const degree = (next: string): Piece =>
  /^[CFK]$/.test(next) ? { text: ' ', kind: 'other' } : { text: 'deg', kind: 'word' }

const DEGREES = /^[\u00b0\u00ba\u02da\u2218]$/u
const POWERS = /^[\u00b2\u00b3\u00b9\u2070-\u207f]$/u
const INDICES = /^[\u2080-\u208e]$/u

const compatible = (sign: string) => sign.normalize('NFKC').replaceAll('\u2212', '-')

/** One sign with its marks in GSM-7; '' for what nobody sees; null where it has no spelling. */
function spellingOf(cluster: string): string | null {
  if (INVISIBLE.test(cluster)) return ''
  const [base = '', ...marks] = cluster.normalize('NFD')
  const sign = SIGNS[cluster] ?? SIGNS[base]
  const known = sign ?? circledNumber(base)
  if (known !== null) return known
  const letter = plainLetter(cluster.normalize('NFC')) ?? plainLetter(base)
  if (letter !== null) return withMarks(letter, marks)
  return composed(cluster)
}

/** A sign that Unicode takes apart into others, such as 'ﬁ', '㎏' and '½', by their spellings. */
function composed(cluster: string): string | null {
  const parts = cluster.normalize('NFKC')
  if (parts === cluster.normalize('NFC')) return isGsm(cluster) ? cluster : null
  const text = gsmText(parts)
  return [...text].every(isGsm) ? text : null
}

/** A letter with the first of its marks that GSM-7 has on it. */
function withMarks(letter: string, marks: readonly string[]): string {
  const accented = letter.length === 1 ? marks.map((mark) => (letter + mark).normalize('NFC')).find(isGsm) : undefined
  return accented ?? letter
}

/** Format characters; those that join letters of other scripts and pictures (U+200C, U+200D) stay with them. */
const INVISIBLE = /^(?:(?!\u200c|\u200d)\p{Cf}|\u034f)+$/u
