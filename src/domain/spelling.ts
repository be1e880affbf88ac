/**
 * How many wrong letters a word may have. Among three letters one wrong letter is another word ('tea', 'pea'); seven
 * letters leave room for two ('kasava' is 'cassava'). A number is never misspelt: it is another number.
 */
function maxMistakes(typed: string, meant: string) {
  if (typed.length < SHORT || /\p{N}/u.test(typed)) return 0
  return Math.max(typed.length, meant.length) < LONG ? 1 : 2
}
const SHORT = 4
const LONG = 7

/** Whether a word may be a misspelling of another. */
export const mayMean = (typed: string, meant: string) =>
  Math.abs(typed.length - meant.length) <= 2 && mistakesBetween(typed, meant) <= maxMistakes(typed, meant)

/**
 * The words that a misspelt word may stand for, which are those with the fewest wrong letters: first the ones that sound
 * alike ('maze' is 'maize' rather than 'mawe'), then the others.
 */
export function nearestWords(typed: string, words: Iterable<string>): [alike: string[], others: string[]] {
  const nearest = withFewestMistakes(typed, words)
  const isAlike = (word: string) => soundOf(word) === soundOf(typed)
  return [nearest.filter(isAlike), nearest.filter((word) => !isAlike(word))]
}

function withFewestMistakes(typed: string, words: Iterable<string>): string[] {
  let nearest: string[] = []
  let fewest = Number.POSITIVE_INFINITY
  for (const word of words) {
    const most = Math.min(fewest, maxMistakes(typed, word))
    if (Math.abs(typed.length - word.length) > most) continue
    const mistakes = mistakesBetween(typed, word)
    if (mistakes > most || mistakes === 0) continue
    nearest = mistakes < fewest ? [word] : [...nearest, word]
    fewest = mistakes
  }
  return nearest
}

/** The consonants of a word, with one letter for those that are written for one another, and none of them doubled. */
const soundOf = (word: string) =>
  word
    .replace(/[cqkszwvf]/g, (letter) => SOUNDS_LIKE[letter]!)
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1')
const SOUNDS_LIKE: Readonly<Record<string, string>> = { c: 'k', q: 'k', k: 'k', s: 's', z: 's', w: 'v', v: 'v', f: 'v' }

/** How many letters are wrong, missing, too many, or exchanged with the next one (optimal string alignment). */
export function mistakesBetween(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(changed, row[j]! + 1, next[j - 1]! + 1, isExchange ? before[j - 2]! + 1 : changed)
    }
    ;[before, row] = [row, next]
  }
  return row[b.length]!
}
