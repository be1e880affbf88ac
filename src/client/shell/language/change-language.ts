import type { LanguageId } from '#domain/languages.ts'
import { loadWhenOnline } from '../../offline/load-when-online.ts'

/** Changes the language of the interface, as somebody chose; what does so is loaded then. */
export async function changeLanguage(language: LanguageId) {
  const { chooseAndSay } = await loadWhenOnline(() => import('./choose-and-say.ts'))
  await chooseAndSay(language)
}
