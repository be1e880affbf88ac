import { renderToStaticMarkup } from 'react-dom/server'
import { LANGUAGES, type Language, type LanguageId } from '#domain/languages.ts'
import { Landing } from './Landing.tsx'
import { TRANSLATED, WordsContext, wordsOf } from './words.ts'

/** The rendered page in English and in every translation. See scripts/vite/landing-page.ts. */
export const landingPages = () =>
  Object.fromEntries((['en', ...TRANSLATED] as const).map((language) => [language, pageIn(language)]))

function pageIn(language: LanguageId) {
  const words = wordsOf(language)
  const { draft }: Language = LANGUAGES[language]
  const markup = renderToStaticMarkup(
    <WordsContext value={words}>
      <Landing draft={draft === true} />
    </WordsContext>,
  )
  return { ...words.page, markup }
}
