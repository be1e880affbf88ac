/** A text for comparing, without capitals and marks: 'mais' finds 'maïs', and 'gyada' finds 'gyaɗa'. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴɛɔŋ]/g, (letter) => PLAIN[letter]!)
    .replace(/[ሐ-ሗሠ-ሧኀ-ኇዐ-዗ፀ-ፇ]/g, sameSound)

const PLAIN: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ɛ: 'e', ɔ: 'o', ŋ: 'n' }

/** Amharic writes some sounds with either of two rows of letters; each row has the same vowels in the same order. */
const SAME_SOUND = { ሐ: 'ሀ', ሠ: 'ሰ', ኀ: 'ሀ', ዐ: 'አ', ፀ: 'ጸ' }
const VOWELS = 8

function sameSound(letter: string) {
  const code = letter.charCodeAt(0)
  const vowel = code % VOWELS
  const row = String.fromCharCode(code - vowel) as keyof typeof SAME_SOUND
  return String.fromCharCode(SAME_SOUND[row].charCodeAt(0) + vowel)
}
