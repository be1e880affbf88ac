/** The letters of a text message of one part. */
export const ONE_PART = 160

/** Signs that would lose their meaning if they were left out. */
const SPOKEN: [sign: RegExp, plain: string][] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/\u2044/g, '/'],
  [/\s+/g, ' '],
  ...letters({ ɓ: 'b', Ɓ: 'B', ɗ: 'd', Ɗ: 'D', ƙ: 'k', Ƙ: 'K', ƴ: 'y', Ƴ: 'Y', œ: 'oe', Œ: 'OE' }),
]

/** Letters of Hausa and French, as they are written on phones that do not have them. */
function letters(plain: Record<string, string>) {
  return Object.entries(plain).map(([letter, instead]): [RegExp, string] => [new RegExp(letter, 'g'), instead])
}

/** A text in letters that every phone has: accents go, and so does what is outside of GSM-7 or counts twice in it. */
export function plainText(text: string) {
  const spoken = SPOKEN.reduce((said, [sign, plain]) => said.replace(sign, plain), text.normalize('NFKD'))
  const plain = spoken.replace(/[^A-Za-z0-9 .,:;()/'"&+%!?=<>#*@$-]/g, '')
  return plain.replace(/ +/g, ' ').trim()
}

/** Whether a text keeps all its letters when it is made plain: one in another script does not. */
export const fitsPlainLetters = (text: string) => lettersOf(plainText(text)) >= lettersOf(text.normalize('NFKD'))

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** A plain text that fits into one message; what is too long ends after a whole word. */
export function inOnePart(plain: string) {
  if (plain.length <= ONE_PART) return plain
  const room = plain.slice(0, ONE_PART - 2)
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), ONE_PART / 2))}...`
}
