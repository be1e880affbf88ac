import { LANGUAGE_IDS, LANGUAGES, type Language, type LanguageId } from '#domain/languages.ts'
import type { CatalogueOf } from '#domain/operations/translations/catalogue.ts'
import { madeOfWords, type WrittenWords } from '#domain/operations/translations/written-words.ts'
import { type ClientFile, escaped, textFile } from '../http/filled-page.ts'

/** The landing page's markup with '{{landing.hero.title}}' in place of a message: see src/client/landing/markup.tsx. */
export const TEMPLATE = 'landing.html'

const PLACE = /\{\{([\w.]+)\}\}/g
const PATH = /^\/landing\/(\w+)\.json$/
const BODY = /<body>[\s\S]*<\/body>/
/** Says that the page is a draft, in its language; left empty where it is none. */
const DRAFT_LINE = 'landing.footer.draft'
const isOfLanding = (key: string) => key.startsWith('landing.')

export type LandingPages = {
  /** The page in another language, by its path: '/landing/sw.json', which src/client/landing/language.ts puts in. */
  fileFor: (path: string) => ClientFile | undefined
  /** The whole page in a language, made from that in English; undefined for a language that has none. */
  pageIn: (language: LanguageId, english: ClientFile) => ClientFile | undefined
  /** The languages that the release has no word of the page in, and administrators have. */
  written: () => LanguageId[]
}
export const NO_LANDING: LandingPages = { fileFor: () => undefined, pageIn: () => undefined, written: () => [] }

type Sources = { template: () => string | null; catalogueOf: CatalogueOf }

/**
 * Writes the landing page in the languages besides English, with what administrators wrote in place of the release's
 * words; what neither has is English. A page is made with its first use, and again after its words have changed.
 */
export function landingPages({ template, catalogueOf }: Sources): LandingPages {
  const partsIn = madeOfWords((language, written) => {
    const markup = template()
    const words = wordsOf(language, written, catalogueOf)
    return markup !== null && words ? pageOf(markup, words) : undefined
  })
  const fileOf = keptFor((parts: Page) => textFile('application/json', JSON.stringify(parts)))
  const wholeIn = keptFor((parts: Page, language: LanguageId, english: ClientFile) =>
    wholePage(english, language, parts),
  )
  const isOnlyWritten = madeOfWords<boolean>(
    (language, written) => hasLanding(written) && !hasLanding(catalogueOf(language)),
  )
  return {
    fileFor(path) {
      const id = LANGUAGE_IDS.find((each) => each === PATH.exec(path)?.[1])
      const parts = id && partsIn(id)
      return parts && fileOf(parts)
    },
    pageIn(language, english) {
      const parts = language === 'en' ? undefined : partsIn(language)
      return parts && wholeIn(parts, language, english)
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

type Page = { title: string; description: string; markup: string }

const pageOf = (template: string, words: Words): Page => ({
  title: words('landing.page.title'),
  description: words('landing.page.description'),
  markup: template.replace(PLACE, (_, key: string) => escaped(words(key))),
})

/** The page in English with the words of another language, which its list of languages names. */
function wholePage(english: ClientFile, language: LanguageId, { title, description, markup }: Page): ClientFile {
  const html = english.plain
    .toString('utf8')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${LANGUAGES[language].tag}"`)
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => before + escaped(description))
    .replace(BODY, () => `<body>${markup}</body>`)
    .replace(`<option value="${language}"`, (option) => `${option} selected`)
  return { ...textFile(english.type, html), isPage: true }
}

/** Keeps what is made of the parts of a page as long as they are the same. */
function keptFor<Rest extends unknown[]>(make: (parts: Page, ...rest: Rest) => ClientFile) {
  const made = new WeakMap<Page, ClientFile>()
  return (parts: Page, ...rest: Rest) => {
    const file = made.get(parts) ?? make(parts, ...rest)
    made.set(parts, file)
    return file
  }
}
