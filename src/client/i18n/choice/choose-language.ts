import { LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { LANGUAGE_COOKIE } from '#domain/people/language/reader-language.ts'
import { getSession } from '../../phone/session.ts'
import { PENDING_KEY, readIn } from '../catalogue.ts'
import { chosenLanguage, LANGUAGE_KEY } from './chosen-on-phone.ts'

const YEAR_S = 31_536_000

/** Changes the language of the interface, and stores it on this phone and, as soon as it can be sent, in the account. */
export async function chooseLanguage(language: LanguageId) {
  await readIn(language)
  localStorage.setItem(LANGUAGE_KEY, language)
  tellServer()
  chooseForAccount(language)
}

/** Keeps that whoever is signed in chose a language for the account, until the server has it. */
export function chooseForAccount(language: LanguageId) {
  const user = getSession()?.user
  if (user) localStorage.setItem(PENDING_KEY, `${user.id} ${LANGUAGES[language].word}`)
  window.dispatchEvent(new CustomEvent('language-change', { detail: language }))
}

/** The server draws its first page in the language that was chosen on this phone. */
export function tellServer() {
  const chosen = chosenLanguage()
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  if (chosen) document.cookie = `${LANGUAGE_COOKIE}=${LANGUAGES[chosen].tag}; path=/; max-age=${YEAR_S}; samesite=lax`
}
