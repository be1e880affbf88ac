import { cropNameIn } from '../crops/crop-names.ts'
import { LANGUAGES, type LanguageId } from '../languages.ts'
import { writingIn } from '../operations/formats/writings.ts'
import { madeOfWords, withWritten } from '../operations/translations/written-words.ts'
import type { Reader } from './notification-params.ts'
import { NOTIFICATION_WORDS, type NotificationWords } from './notification-words.gen.ts'
import { type RenderedNotice, renderNotice } from './render-notification.ts'

/** The words of every language, for the server. A phone has those of its reader alone, from the catalogues. */
const WORDS: Partial<Record<LanguageId, NotificationWords>> = NOTIFICATION_WORDS

/** The words of a language, with those that administrators wrote since; English where it has none yet. */
export const notificationWordsIn = madeOfWords((language, written): NotificationWords => {
  const released = WORDS[language] ?? NOTIFICATION_WORDS.en
  if (written.size === 0) return released
  const kinds = Object.entries(released).map(([kind, words]) => [kind, withWritten(words, `notifications.${kind}`, written)]) // biome-ignore format: one list
  return Object.fromEntries(kinds) as NotificationWords
})

/** How a reader of a language reads; days by the Ethiopian calendar where it was chosen. */
export function readerOf(language: LanguageId, isEthiopian = false): Reader {
  const spoken = WORDS[language] ? language : 'en'
  const { tag } = LANGUAGES[language]
  return {
    locale: LANGUAGES[spoken].locale,
    writing: writingIn(spoken, isEthiopian),
    cropName: (name) => cropNameIn(tag, name),
  }
}

/** A notification in a language. */
export const noticeIn = (language: LanguageId, said: Parameters<typeof renderNotice>[0]): RenderedNotice =>
  renderNotice(said, notificationWordsIn(language), readerOf(language))
