import { IconLanguage } from '@tabler/icons-react'
import { LANGUAGE_IDS, LANGUAGES, offeredText } from '#domain/languages.ts'
import { TRANSLATED, useWords } from './words.ts'

/** A native select under an icon. Hidden until language.ts runs: without a script the page stays English. */
export function LanguageChoice() {
  const text = useWords()
  return (
    <span className="language" hidden>
      <IconLanguage size={24} aria-hidden="true" />
      <select aria-label={text.nav.language}>
        {LANGUAGE_IDS.map((id) => (
          <option key={id} value={id} lang={LANGUAGES[id].tag} data-built={TRANSLATED.includes(id) || undefined}>
            {offeredText(id)}
          </option>
        ))}
      </select>
    </span>
  )
}
