/** The letters of a text message of one part. */
export const ONE_PART = 160

/** Signs that would lose their meaning if they were left out. */
const SPOKEN: [sign: RegExp, plain: string][] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/\u2044/g, '/'],
  [/\s+/g, ' '],
]

/** A text in letters that every phone has: accents go, and so does what is outside of GSM-7 or counts twice in it. */
export function plainText(text: string) {
  const spoken = SPOKEN.reduce((said, [sign, plain]) => said.replace(sign, plain), text.normalize('NFKD'))
  const plain = spoken.replace(/[^A-Za-z0-9 .,:;()/'"&+%!?=<>#*@$-]/g, '')
  return plain.replace(/ +/g, ' ').trim()
}

/** A plain text that fits into one message; what is too long ends after a whole word. */
export function inOnePart(plain: string) {
  if (plain.length <= ONE_PART) return plain
  const room = plain.slice(0, ONE_PART - 2)
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), ONE_PART / 2))}...`
}
