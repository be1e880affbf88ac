import { renderToStaticMarkup } from 'react-dom/server'
import english from '#client/i18n/en/landing.json'
import type { MessageTree } from '../i18n/merge-messages.ts'
import { Landing } from './Landing.tsx'
import { type LandingWords, WordsContext } from './words.ts'

/**
 * The rendered page in English, and its markup with the key of each message in its place, as in '{{landing.hero.title}}':
 * by that the server writes the other languages.
 */
export const landingPage = () => ({
  ...english.page,
  markup: markupOf(english, false),
  template: markupOf(keysOf(english, 'landing') as LandingWords, true),
})

const markupOf = (words: LandingWords, draft: boolean) =>
  renderToStaticMarkup(
    <WordsContext value={words}>
      <Landing draft={draft} />
    </WordsContext>,
  )

const keysOf = (tree: MessageTree, path: string): MessageTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = `${path}.${name}`
      return [name, typeof value === 'string' ? `{{${key}}}` : keysOf(value, key)]
    }),
  )
