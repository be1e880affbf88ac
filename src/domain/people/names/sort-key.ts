import { plainLetter, withAsciiDigits } from '../../letters.ts'

/**
 * By what a name stands in a list: the order of the letters of CLDR's root collation, as text that is compared letter by
 * letter. Capitals and marks do not count (Élodie is under E, Ṣade under S), a hooked letter comes after its plain one
 * (ɓ after b), other scripts after Latin. Apostrophes do not count; other signs part words. Stored in `users`: whoever
 * changes it adds a migration that stores the keys anew.
 */
export const sortKey = (name: string) =>
  (IS_ASCII.test(name) ? name : withPlaces(name)).toLowerCase().replace(SILENT, '').replace(SIGNS, ' ').trim()

/** Compares two names by their keys. */
export function compareNames(one: string, other: string) {
  const [a, b] = [sortKey(one), sortKey(other)]
  return a === b ? 0 : a < b ? -1 : 1
}

const withPlaces = (name: string) =>
  withAsciiDigits(name.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, ''))
    .toLowerCase()
    .replace(/\P{ASCII}/gu, placeOf)

/** A letter with a place of its own follows all words with its plain one: no letter of a key comes after a tilde. */
function placeOf(letter: string) {
  const plain = plainLetter(letter)
  if (plain === null) return letter
  return OWN_PLACE.has(letter) ? `${plain[0]}~${letter}` : plain
}

/** Letters that stand after their plain one; others are written as it, with a stroke or two letters in one: ø, æ, ß. */
const OWN_PLACE = new Set('ɓƃƈɖɗðǝəɛƒɠɣɦɩɨɪıƙŋɲƞɔɵƥʀɽʃƭʈʉʊʋʌⱱⱳƴȥƶʒɑ')

const IS_ASCII = /^\p{ASCII}*$/u
/** Apostrophes, and letters that stand for one or for a tone: they make no difference. */
const SILENT = /['`\u00b4\u02b0-\u02ff\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07\u07f4\u07f5\u07fa]/g
const SIGNS = /(?:(?!~\P{ASCII})[^\p{L}\p{N}])+/gu
