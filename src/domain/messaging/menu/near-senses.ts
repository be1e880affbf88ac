import { mistakesBetween } from '../../spelling.ts'
import type { Sense } from './lexicon.ts'

/**
 * How a word is read: surely, or as one of several; how many letters of it are wrong then, which share of the word that
 * is, and whether people usually get so many wrong.
 */
export type Reading = { senses: readonly Sense[]; isSure: boolean; mistakes: number; share: number; isUsual: boolean }

const [SHORT, LONG] = [4, 6]

/** How many wrong letters people make in a word: among three letters one is another word, six leave room for two. */
const usualMistakes = (letters: number) => (letters < SHORT ? 0 : letters < LONG ? 1 : 2)

/** One more may be a misspelling too, of which a person is asked. */
const MAX_MISTAKES = 2
const possibleMistakes = (letters: number) => Math.min(usualMistakes(letters) + (letters < 3 ? 0 : 1), MAX_MISTAKES)

/** In a short name of a crop the first letter is not what people get wrong: 'doya' is yam in Hausa, and no misspelt 'soya'. */
const isAnotherWord = (typed: string, word: string) =>
  word.length < LONG && typed[0] !== word[0] && typed.slice(1) === word.slice(1)

type Near = Sense & { mistakes: number; share: number; isUsual: boolean }

type SenseWords = ReadonlyMap<string, readonly Sense[]>

/** What is meant rather, of what is equally near. */
const ORDER: readonly Sense['kind'][] = ['topic', 'crop', 'place']

/**
 * What a misspelt word stands for: what it differs from in the fewest letters. A crop is sure where no other crop lies
 * within as many mistakes as people make, so that it is never taken for another one that exists.
 */
export function readMisspelt(typed: string, words: SenseWords, kinds: readonly Sense['kind'][]): Reading | null {
  if (/\p{N}/u.test(typed)) return null
  const near = nearestOf(typed, words, kinds)
  const usual = near.filter(({ isUsual }) => isUsual)
  if (usual.length === 0) return near.length > 0 ? { ...UNUSUAL, senses: near } : null
  const { kind: likeliest, mistakes, share } = usual[0]!
  const best = usual.filter((each) => each.mistakes === mistakes)
  const rivals = usual.filter(({ kind }) => kind === 'crop')
  if (likeliest === 'crop' && rivals.length > 1) return { senses: usual, isSure: false, mistakes, share, isUsual: true }
  return { senses: best, isSure: best.length === 1, mistakes, share, isUsual: true }
}

/** Shorter words for a topic must be written right: 'goat' is no 'loan'. */
const LEAST_OF_A_TOPIC = 5

const UNUSUAL = { isSure: false, mistakes: MAX_MISTAKES, share: 1, isUsual: false } as const

/** Each sense that a word may be a misspelling of, the nearest first. */
function nearestOf(typed: string, words: SenseWords, kinds: readonly Sense['kind'][]): Near[] {
  const nearest = new Map<string, Near>()
  for (const [word, senses] of words) {
    const most = possibleMistakes(word.length)
    if (Math.abs(word.length - typed.length) > most) continue
    const mistakes = mistakesBetween(typed, word)
    if (mistakes > most) continue
    for (const sense of senses) {
      const isUsual = mistakes <= usualMistakes(word.length) && !(sense.kind === 'crop' && isAnotherWord(typed, word))
      if (!kinds.includes(sense.kind) || (sense.kind === 'topic' && word.length < LEAST_OF_A_TOPIC)) continue
      const key = `${sense.kind} ${sense.value}`
      const known = nearest.get(key)
      const isBetter = !known || (isUsual && !known.isUsual) || (isUsual === known.isUsual && mistakes < known.mistakes)
      if (isBetter) nearest.set(key, { ...sense, mistakes, share: mistakes / word.length, isUsual })
    }
  }
  return [...nearest.values()].sort((a, b) => a.mistakes - b.mistakes || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}
