import type { LanguageId } from '#domain/languages.ts'
import ethiopic from './ethiopic.woff2?url'

/** The letters of a language that a phone may lack, as a file of 13 KB (fonts/SOURCES.md). */
const FILES: Partial<Record<LanguageId, { url: string; range: string; local: readonly string[] }>> = {
  am: { url: ethiopic, range: 'U+1200-137F', local: ['Noto Sans Ethiopic', 'Abyssinica SIL', 'Nyala', 'Kefa'] },
}

let shown: FontFace | undefined

/** Draws a language in letters of ours where the phone has none; the browser fetches them with the first that it draws. */
export function showLetters(language: LanguageId) {
  const file = FILES[language]
  if (!file || shown || !('FontFace' in globalThis)) return
  const sources = [...file.local.map((name) => `local("${name}")`), `url("${file.url}")`]
  // The name that the theme has in its list.
  shown = new FontFace('Noto Sans Ethiopic', sources.join(), { unicodeRange: file.range, display: 'swap' })
  document.fonts.add(shown)
}

/** Fetches them for when there is no connection; the worker keeps what was fetched. */
export const fetchLetters = async (language: LanguageId) => {
  const file = FILES[language]
  if (file) await fetch(file.url)
}
