import { showToast } from '#client/ui/toast/toasts.ts'
import { LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { getCatalogue, needMessages } from '../../i18n/catalogue.ts'
import { chooseLanguage } from '../../i18n/choice/choose-language.ts'
import { formatLocale } from '../../i18n/format-locale.ts'
import { translatorOf } from '../../i18n/translate.ts'

/** Changes the language of the interface and says so in the new one; a failure is said in the one that stays. */
export async function chooseAndSay(language: LanguageId) {
  const isChosen = await chooseLanguage(language).then(
    () => true,
    () => false,
  )
  if (isChosen) await needMessages('account')
  const { language: read, messages } = getCatalogue()
  const say = translatorOf(formatLocale(read), messages)
  const { name } = LANGUAGES[language]
  if (isChosen) showToast({ title: say('account.language.changed'), text: say('account.language.changedTo', { name }) })
  else showToast({ title: say('common.error.title'), text: say('common.language.failed'), tone: 'bad' })
}
