import { searchWords } from '../../search.ts'
import { mayMean } from '../../spelling.ts'
import { joinedWord, type Lexicon } from './lexicon.ts'
import { COURTESY, languagesReserving, RESERVED_WORDS, type Topic } from './topics.ts'

/** The topic of a message that is a reserved word and nothing else, but for courtesy: 'Stop please'. */
export function reservedTopic(text: string, lexicon: Lexicon): Topic | null {
  if (text.trim() === '?') return 'help'
  const plain = searchWords(text).filter((word) => !COURTESY.has(word))
  const word = [joinedWord(text), plain.join('')].find((each) => Object.hasOwn(RESERVED_WORDS, each))
  return word === undefined || isCropRather(word, lexicon) ? null : RESERVED_WORDS[word]!
}

/** A crop in the person's languages is no reserved word of another: 'acha' is fonio in Hausa, and STOP in Swahili. */
function isCropRather(word: string, { near, languages }: Lexicon) {
  const isCrop = near.get(word)?.some(({ kind }) => kind === 'crop') ?? false
  return isCrop && !languagesReserving(word).some((tag) => tag === 'en' || languages.includes(tag))
}

/** A word that may be a misspelt STOP decides nothing by itself: a person reads it. */
export const isLikeStop = (word: string) => word === 'stop' || (mayMean(word, 'stop') && !LIKE_STOP.has(word))
const LIKE_STOP = new Set(['step', 'steps', 'shop', 'top'])
