import { api } from '#client/api/client.ts'
import { getCatalogue, needMessages, readIn } from '#client/i18n/catalogue.ts'
import { chooseForAccount } from '#client/i18n/choice/choose-language.ts'
import { formatLocale } from '#client/i18n/format-locale.ts'
import { translatorOf } from '#client/i18n/translate.ts'
import { getSession } from '#client/phone/session.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { LANGUAGES, type LanguageId, languageOfWord } from '#domain/languages.ts'
import type { User } from '#domain/people/session.schema.ts'
import { noteAsked } from './asked-language.ts'

/**
 * Asks a user which language it is to be: that of the account, or the one that was chosen on this phone; not where one
 * of them is not offered.
 */
export async function askForLanguage({ id, language }: User, chosen: LanguageId) {
  const own = languageOfWord(language)
  const { withheldLanguages } = (await api.auth.status.query()).platform
  if ([own, chosen].some((each) => withheldLanguages.includes(each))) return
  await needMessages('account')
  const { language: read, messages } = getCatalogue()
  const say = translatorOf(formatLocale(read), messages)
  const answer = (answered: LanguageId) => () => {
    noteAsked(id, chosen)
    if (getSession()?.user.id !== id) return
    chooseForAccount(answered)
    void readIn(answered).catch(() => undefined)
  }
  showToast({
    title: say('account.language.title'),
    text: say('account.language.text', { account: LANGUAGES[own].name, phone: LANGUAGES[chosen].name }),
    choices: [own, chosen].map((each) => ({
      label: LANGUAGES[each].name,
      lang: LANGUAGES[each].tag,
      choose: answer(each),
    })),
    onClose: () => noteAsked(id, chosen),
  })
}
