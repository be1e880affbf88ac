import { LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { filled } from '#domain/messaging/render-notification.ts'
import { writingIn } from '#domain/operations/formats/writings.ts'
import { madeOfWords, withWritten } from '#domain/operations/translations/written-words.ts'
import type { CertificateWords } from './certificate-drawing.ts'
import { CERTIFICATE_WORDS } from './certificate-words.gen.ts'

/** The words of every language, for the server. A phone has those of its reader alone, from the catalogues. */
const WORDS: Partial<Record<LanguageId, (typeof CERTIFICATE_WORDS)['en']>> = CERTIFICATE_WORDS

/** Those of the release, with what administrators wrote since. */
const wordsIn = madeOfWords((language, written) =>
  withWritten(WORDS[language] ?? CERTIFICATE_WORDS.en, 'learning.verify.page', written),
)

/** The language that a certificate has words in, for a learner's language. */
export const printedIn = (language: LanguageId) => LANGUAGES[WORDS[language] ? language : 'en']

/** The words of a certificate in a language; English where it has none yet. By the Ethiopian calendar its day is said by both. */
export function certificateWordsIn(language: LanguageId, issuedAt: string, isEthiopian = false): CertificateWords {
  const words = wordsIn(language)
  const { locale } = printedIn(language)
  const writing = writingIn(WORDS[language] ? language : 'en', isEthiopian)
  const date = writing.dateTime(Date.parse(issuedAt), { dateStyle: 'long', timeZone: 'UTC', isExact: true })
  const say = (word: keyof typeof words) => filled(words[word], { date }, { locale })
  return {
    title: say('title'),
    certifies: say('certifies'),
    completed: say('completed'),
    issued: say('issued'),
    check: say('check'),
  }
}
