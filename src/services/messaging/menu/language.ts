import type { Db } from '#db/client.ts'
import {
  choosePhoneLanguage,
  findPhoneLanguage,
  notePhoneAsked,
  wroteBetween,
} from '#db/queries/messaging/phone-languages.ts'
import { updateUser } from '#db/queries/people/users.ts'
import { LANGUAGES, type LanguageId, languageOfWord } from '#domain/languages.ts'
import { fitSms, fitsBehind } from '#domain/messaging/menu/fit-sms.ts'
import { languageChoices, languageChosen, languageWish, menuLanguages } from '#domain/messaging/menu/language-choice.ts'
import { voiceOf } from '#domain/messaging/menu/voice.ts'
import { chosenLanguage } from '#domain/people/language/chosen-language.ts'
import { isServed } from '#domain/people/language/served-languages.ts'
import type { MenuPerson } from './person.ts'

/** The language that a number chose for itself; null for one that did not, or whose language is not served. */
export function languageOfPhone(db: Db, phone: string): LanguageId | null {
  const word = findPhoneLanguage(db, phone)?.language
  const own = word ? languageOfWord(word) : null
  return own && isServed(own) ? own : null
}

/** Keeps the language that somebody chose: in the account of who has one, else with the number. */
export function chooseLanguage(tx: Db, person: MenuPerson, language: LanguageId, now: Date): MenuPerson {
  const { word } = LANGUAGES[language]
  if (person.farmerId !== null) updateUser(tx, person.farmerId, chosenLanguage(word))
  else choosePhoneLanguage(tx, { phone: person.phone, language: word, at: now.toISOString() })
  return { ...person, language, isLanguageKnown: true }
}

/** Chooses the language that a text names, or that answers the question of which it is; null where it does neither. */
export function chooseByText(tx: Db, { person, text }: { person: MenuPerson; text: string }, now: Date) {
  const offered = menuLanguages(person.country)
  const wish = languageWish(text)
  const named = wish?.named && offered.includes(wish.named) ? wish.named : null
  const answered = !wish && wasAskedBefore(tx, person.phone, now) ? languageChosen(text, offered) : null
  const language = named ?? answered
  return language && chooseLanguage(tx, person, language, now)
}

/** Whether a text answers the question with a number that is none of the list: it is asked once more. */
export const isNoChoice = (tx: Db, { person, text }: { person: MenuPerson; text: string }, now: Date) =>
  /^\s*\d{1,2}\W*$/.test(text) && wasAskedBefore(tx, person.phone, now)

/** What is said once a language was chosen, in that language. */
export const chosenLanguageText = ({ language }: MenuPerson) =>
  fitSms([voiceOf(language).say('languageChosen', { language: LANGUAGES[language].name })])

/** The question which language it is to be. */
export const languageQuestion = (person: MenuPerson) =>
  voiceOf(person.language).say('chooseLanguage', { choices: languageChoices(person) })

/**
 * A text as it is sent: with the question behind it where the number's language is not known, once, if it may be asked
 * here and there is room. Wherever the question stands at the end, the next message may answer it.
 */
export function withLanguageQuestion(tx: Db, person: MenuPerson, said: { text: string; mayAsk: boolean }, now: Date) {
  const question = languageQuestion(person)
  const isNew = said.mayAsk && !person.isLanguageKnown && !findPhoneLanguage(tx, person.phone)
  const text = (isNew && fitsBehind(said.text, question)) || said.text
  if (text.endsWith(fitSms([question]))) notePhoneAsked(tx, person.phone, now.toISOString())
  return text
}

const HOUR_MS = 3_600_000

/** Whether the last message to a number asked for its language, within an hour. */
function wasAskedBefore(tx: Db, phone: string, now: Date) {
  const askedAt = findPhoneLanguage(tx, phone)?.askedAt
  if (!askedAt || now.getTime() - Date.parse(askedAt) > HOUR_MS) return false
  return !wroteBetween(tx, phone, askedAt)
}
