import { LANGUAGE_IDS, LANGUAGES, type Language, type LanguageId } from '#domain/languages.ts'
import { type CatalogueOf, TRANSLATED_LANGUAGES } from '#domain/operations/translations/catalogue.ts'
import { madeOfWords, type WrittenWords } from '#domain/operations/translations/written-words.ts'
import { type ClientFile, escaped, textFile } from '../http/filled-page.ts'

/** The landing page's markup with '{{landing.hero.title}}' in place of a message: see src/client/landing/markup.tsx. */
export const TEMPLATE = 'landing.html'

const PLACE = /\{\{([\w.]+)\}\}/g
const PATH = /^\/landing\/(\w+)\.json$/
/** Says that the page is a draft, in its language; left empty where it is none. */
const DRAFT_LINE = 'landing.footer.draft'
const isOfLanding = (key: string) => key.startsWith('landing.')

export type LandingPages = {
  /** The page in another language, by its path: '/landing/sw.json', which src/client/landing/language.ts puts in. */
  fileFor: (path: string) => ClientFile | undefined
  /** The languages that the release has no word of the page in, and administrators have. */
  written: () => LanguageId[]
}
export const NO_LANDING: LandingPages = { fileFor: () => undefined, written: () => [] }

type Sources = { template: () => string | null; catalogueOf: CatalogueOf }

/**
 * Writes the landing page in the languages besides English, with what administrators wrote in place of the release's
 * words; what neither has is English. A page is made with its first use, and again after its words have changed.
 */
export function landingPages({ template, catalogueOf }: Sources): LandingPages {
  const pageIn = madeOfWords((language, written) => {
    const markup = template()
    const words = wordsOf(language, written, catalogueOf)
    return markup !== null && words ? textFile('application/json', pageOf(markup, words)) : undefined
  })
  const isOnlyWritten = madeOfWords<boolean>(
    (language, written) => hasLanding(written) && !hasLanding(catalogueOf(language)),
  )
  return {
    fileFor(path) {
      const id = TRANSLATED_LANGUAGES.find((each) => each === PATH.exec(path)?.[1])
      return id && pageIn(id)
    },
    written: () => LANGUAGE_IDS.filter(isOnlyWritten),
  }
}

const hasLanding = (words: ReadonlyMap<string, unknown>) => [...words.keys()].some(isOfLanding)

type Words = (key: string) => string

/** The page's words in a language; null where it has none of its own. */
function wordsOf(language: LanguageId, written: WrittenWords, catalogueOf: CatalogueOf): Words | null {
  const [english, released] = [catalogueOf('en'), catalogueOf(language)]
  if (!hasLanding(written) && !hasLanding(released)) return null
  const { draft }: Language = LANGUAGES[language]
  const isDraft = [...english.keys()]
    .filter(isOfLanding)
    .some((key) => (written.has(key) ? !written.get(key)!.isReviewed : draft && released.has(key)))
  return (key) => {
    if (key === DRAFT_LINE && !isDraft) return ''
    const message = written.get(key)?.message
    // The page has no values, so that a message that stands in for one of its words is a plain text.
    return typeof message === 'string' ? message : (released.get(key) ?? english.get(key) ?? '')
  }
}

const pageOf = (template: string, words: Words) =>
  JSON.stringify({
    title: words('landing.page.title'),
    description: words('landing.page.description'),
    markup: template.replace(PLACE, (_, key: string) => escaped(words(key))),
  })
