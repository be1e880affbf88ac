import { getCatalogue, needMessages } from '#client/i18n/catalogue.ts'
import { formatLocale } from '#client/i18n/format-locale.ts'
import type { Messages } from '#client/i18n/messages.gen.ts'
import { type Translate, translatorOf } from '#client/i18n/translate.ts'
import { announce } from './announce.ts'

type Spoken = Pick<Messages, 'table'>

/** Has a screen reader say something in the reader's language. Its words come with the first of them. */
export async function say(words: (t: Translate<Spoken>) => string) {
  await needMessages('table')
  const { language, messages } = getCatalogue()
  announce(words(translatorOf<Spoken>(formatLocale(language), messages)))
}
