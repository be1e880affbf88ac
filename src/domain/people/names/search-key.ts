import { folded, withAsciiDigits } from '../../letters.ts'

/**
 * What a text is found by, and what is looked for: `folded`, and besides without apostrophes, with the digits 0 to 9, and
 * with one letter for each sound of Amharic. N'Guessan, N’Guessan and NGuessan find one another. Stored in
 * `search_documents`: whoever changes it adds a migration that stores the words anew.
 */
export const searchKey = (text: string) =>
  withAsciiDigits(folded(text))
    .replace(UNHEARD, '')
    .replace(H_OF_KH, (letter) => String.fromCharCode(letter.charCodeAt(0) - KH_TO_H))
    .replace(LABIALS, (letter) => ONE_SOUND[letter]!)

/** The words of what somebody looks for, each once. A dash parts two: Jean-Baptiste is also written Jean Baptiste. */
export const searchedWords = (text: string) =>
  [...new Set(text.normalize('NFC').replace(DASHES, '$1 ').split(PARTS))].filter(searchKey)

/** What ends a word: blanks, and what cannot be written (to FTS5, NUL would end the whole). */
const PARTS = /[\s\p{Cc}\p{Cs}]+/u
/** Between letters. */
const DASHES = /([\p{L}\p{M}])\p{Pd}+(?=\p{L})/gu

/**
 * Signs that people write for an apostrophe or a glottal stop besides those that `folded` knows, the apostrophe itself, and
 * what N'Ko writes for tones (U+07F4, U+07F5) and to stretch a word (U+07FA).
 */
const UNHEARD = /['\u02b9\u02bd-\u02bf\u02c8\u02ca\u02cb\u02ee\u2032\u2035\u201b\ua78b\ua78c\uff07\u07f4\u07f5\u07fa]/g

/** Amharic says the row of kh as h: the letters stand in the same order of vowels. */
const H_OF_KH = /[\u12b8-\u12be]/g
const KH_TO_H = 0x12b8 - 0x1200

/** Letters with a rounded vowel that Amharic also writes with the plain one: ጐንደር and ጎንደር. */
const ONE_SOUND: Readonly<Record<string, string>> = {
  ቈ: 'ቆ',
  ቍ: 'ቁ',
  ቊ: 'ቁ',
  ኈ: 'ሆ',
  ኍ: 'ሁ',
  ኊ: 'ሁ',
  ኋ: 'ሇ',
  ኰ: 'ኮ',
  ኵ: 'ኩ',
  ኲ: 'ኩ',
  ጐ: 'ጎ',
  ጕ: 'ጉ',
  ጒ: 'ጉ',
  ዉ: 'ው',
}
// From text, which the bundler escapes: the server's program must be ASCII.
const LABIALS = new RegExp(`[${Object.keys(ONE_SOUND).join('')}]`, 'g')
