import { readCertificateCode } from '../../learning/certificate/certificate-code.ts'
import { searchWords } from '../../search.ts'
import { TOPIC_WORDS } from './topics.ts'

/**
 * The code that a text asks about, as it was typed: 'CERT KUU-7F3K-2Q9T-HX4M-5', in any language's word, or a whole code
 * alone. Null for any other text.
 */
export function certificateAsked(text: string): string | null {
  if (!readCertificateCode(text).isMistyped) return text
  const words = text.trim().split(/[\s:]+/)
  const size = [2, 1].find((count) => isWord(words.slice(0, count)))
  // A word alone is answered with how to ask; a code has a digit, or begins as all do.
  const rest = size ? words.slice(size).join(' ') : ''
  return /\d|^kuu\b/i.test(rest) ? rest : null
}

const WORDS = TOPIC_WORDS.certificate!.map((word) => searchWords(word).join(' '))
const isWord = (words: readonly string[]) => WORDS.includes(searchWords(words.join(' ')).join(' '))
