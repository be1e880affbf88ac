/**
 * Latin letters that Unicode does not take apart into a letter and its mark, as they are written where they are missing:
 * in text messages, on screens of USSD, in usernames, and by who searches for a name. From Latin-ASCII of Unicode CLDR 48,
 * but for letters that have a spelling of their own in West Africa's orthographies: ny, ng, gh (Practical Orthography of
 * African Languages, IAI 1930; Bureau of Ghana Languages 1996). The small letters only; capitals follow them.
 */
const SMALL_LETTERS: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ƃ: 'b',
  ƈ: 'c',
  ɖ: 'd',
  ɗ: 'd',
  đ: 'd',
  ð: 'd',
  ǝ: 'e',
  ə: 'e',
  ɛ: 'e',
  ƒ: 'f',
  ɠ: 'g',
  ǥ: 'g',
  ɣ: 'gh',
  ħ: 'h',
  ɦ: 'h',
  ɩ: 'i',
  ɨ: 'i',
  ɪ: 'i',
  ı: 'i',
  ƙ: 'k',
  ĸ: 'k',
  ł: 'l',
  ɫ: 'l',
  ŋ: 'ng',
  ɲ: 'ny',
  ƞ: 'n',
  ɔ: 'o',
  ɵ: 'o',
  ø: 'o',
  œ: 'oe',
  ƥ: 'p',
  ʀ: 'r',
  ɽ: 'r',
  ß: 'ss',
  ʃ: 'sh',
  ŧ: 't',
  ƭ: 't',
  ʈ: 't',
  þ: 'th',
  ʉ: 'u',
  ʊ: 'u',
  ʋ: 'v',
  ʌ: 'v',
  ⱱ: 'v',
  ⱳ: 'w',
  ƴ: 'y',
  ȥ: 'z',
  ƶ: 'z',
  ʒ: 'zh',
  æ: 'ae',
  ɑ: 'a',
}

const LETTERS = new Map([['ẞ', 'SS']])
for (const [letter, plain] of Object.entries(SMALL_LETTERS)) {
  LETTERS.set(letter, plain)
  const capital = letter.toUpperCase()
  if (capital !== letter && capital.length === 1) LETTERS.set(capital, plain[0]!.toUpperCase() + plain.slice(1))
}

/** One letter in the letters a to z, without its marks; null where it has no such spelling. */
export function plainLetter(letter: string): string | null {
  const [base = '', ...marks] = letter.normalize('NFD')
  if (!marks.every(isMark)) return null
  const plain = LETTERS.get(letter) ?? LETTERS.get(base) ?? base
  return /^[A-Za-z]+$/.test(plain) ? plain : null
}

const isMark = (sign: string) => /^\p{M}$/u.test(sign)

/** A text in which each Latin letter is one of a to z, without marks; every other sign stays. */
export const inPlainLetters = (text: string) =>
  text.normalize('NFC').replace(/\P{ASCII}/gu, (sign) => (isMark(sign) ? '' : (plainLetter(sign) ?? sign)))

/** A decimal digit of any script as one of 0 to 9: the digits of each script stand in tens (Unicode, chapter 4.6). */
export function asciiDigit(digit: string) {
  const code = digit.codePointAt(0)!
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/** A text whose decimal digits, of any script, are 0 to 9. */
export const withAsciiDigits = (text: string) => text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit)

/**
 * A text for comparing: without capitals, marks and invisible signs, in plain letters: 'mais' finds 'maïs', 'gyada' finds
 * 'gyaɗa', 'kpolo' finds 'Kpɔlɔ'. Apostrophes of every form are one, and so are letters of one sound in Amharic and of one
 * form in Arabic.
 */
export const folded = (text: string) =>
  inPlainLetters(text.normalize('NFD').replace(/[\p{M}\p{Cf}\u0640]/gu, ''))
    .toLowerCase()
    .replace(ONE_FORM, (sign) => FORMS[sign]!)
    .replace(SECOND_ROWS, sameSound)
    .replace(FOURTH_OF_A, (letter) => String.fromCharCode(letter.charCodeAt(0) - 3))

/** What a name is compared by, in its words: 'Red  Light' is 'red light', and Ng’ang’a is Nganga. */
export const keyOf = (name: string) =>
  (
    folded(name)
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')

/** What makes two names one market, or one crop. A name of signs alone is its own key. */
export const keyOfName = (name: string) => keyOf(name) || name

/** A name as it is stored: letters with their marks, one blank between words. */
export const tidiedName = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim()

/**
 * Signs that nobody sees and that change how others read a text: those that turn the rest of a line round (Unicode Standard
 * Annex 9, 2.1 to 2.3), and spaces of no width. The joiners of letters are none: Arabic and Hindi are written with them.
 */
const HIDDEN = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/
const EVERY_HIDDEN = new RegExp(HIDDEN, 'g')
export const hasHidden = (text: string) => HIDDEN.test(text)
export const withoutHidden = (text: string) => text.replace(EVERY_HIDDEN, '')

/** Signs and letters that people write for one another. */
const FORMS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  ʻ: "'",
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}
// From text, which the bundler escapes: the server's program must be ASCII (see scripts/build/program-bundle.mjs).
const ONE_FORM = new RegExp(`[${Object.keys(FORMS).join('')}]`, 'g')

/** Amharic writes some sounds with either of two rows of letters; each row has the same vowels in the same order. */
const SAME_SOUND = { ሐ: 'ሀ', ሠ: 'ሰ', ኀ: 'ሀ', ዐ: 'አ', ፀ: 'ጸ' }
const VOWELS = 8
const SECOND_ROWS = new RegExp(`[${Object.keys(SAME_SOUND).map(wholeRow).join('')}]`, 'g')
/** In these rows the first and the fourth vowel sound alike: ሀይሌ and ሃይሌ. */
const FOURTH_OF_A = /[\u1203\u12a3]/g

function wholeRow(first: string) {
  return `${first}-${String.fromCharCode(first.charCodeAt(0) + VOWELS - 1)}`
}

function sameSound(letter: string) {
  const code = letter.charCodeAt(0)
  const vowel = code % VOWELS
  const row = String.fromCharCode(code - vowel) as keyof typeof SAME_SOUND
  return String.fromCharCode(SAME_SOUND[row].charCodeAt(0) + vowel)
}
