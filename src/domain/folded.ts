/** A text for comparing, without capitals and marks: 'mais' finds 'maïs', and 'gyada' finds 'gyaɗa'. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(HOOKED, (letter) => PLAIN[letter]!)
    .replace(SECOND_ROWS, sameSound)

const PLAIN: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ɛ: 'e', ɔ: 'o', ŋ: 'n' }
// From text, which the bundler escapes: the server's program must be ASCII (see scripts/program-bundle.mjs).
const HOOKED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** Amharic writes some sounds with either of two rows of letters; each row has the same vowels in the same order. */
const SAME_SOUND = { ሐ: 'ሀ', ሠ: 'ሰ', ኀ: 'ሀ', ዐ: 'አ', ፀ: 'ጸ' }
const VOWELS = 8
const SECOND_ROWS = new RegExp(`[${Object.keys(SAME_SOUND).map(wholeRow).join('')}]`, 'g')

function wholeRow(first: string) {
  return `${first}-${String.fromCharCode(first.charCodeAt(0) + VOWELS - 1)}`
}

function sameSound(letter: string) {
  const code = letter.charCodeAt(0)
  const vowel = code % VOWELS
  const row = String.fromCharCode(code - vowel) as keyof typeof SAME_SOUND
  return String.fromCharCode(SAME_SOUND[row].charCodeAt(0) + vowel)
}
