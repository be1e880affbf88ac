import { IconLanguage } from '@tabler/icons-react'
import { LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { hasFewWords, isDraft, offeredLanguages, offeredText } from '#domain/people/language/offered-languages.ts'
import { TRANSLATED, useWords } from './words.ts'

/** A native select under a sign and a word. Without a script its button asks the server for the page in that language. */
export function LanguageChoice() {
  const text = useWords()
  return (
    <form className="language" action="/" method="get">
      <span className="choice">
        <IconLanguage size={24} aria-hidden="true" />
        <span aria-hidden="true">{text.nav.language}</span>
        <select name="lang" aria-label={text.nav.language}>
          <Options isOfGroup={(id) => !isDraft(id) && !hasFewWords(id)} />
          <optgroup label={text.nav.draft}>
            <Options isOfGroup={isDraft} />
          </optgroup>
          <optgroup label={text.nav.fewWords}>
            <Options isOfGroup={hasFewWords} />
          </optgroup>
        </select>
      </span>
      <noscript>
        <button type="submit">{text.nav.change}</button>
      </noscript>
    </form>
  )
}

const Options = ({ isOfGroup }: { isOfGroup: (id: LanguageId) => boolean }) =>
  offeredLanguages()
    .filter(isOfGroup)
    .map((id) => (
      <option key={id} value={id} lang={LANGUAGES[id].tag} data-built={TRANSLATED.includes(id) || undefined}>
        {offeredText(id)}
      </option>
    ))
