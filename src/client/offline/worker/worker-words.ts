import { getCatalogue, needMessages, subscribe } from '#client/i18n/catalogue.ts'
import { getNaming, needCropNamesUnlessEnglish, onNaming } from '#client/i18n/crop-names.ts'
import { formatLocale } from '#client/i18n/format-locale.ts'
import { compiledNotifications } from '#client/i18n/notification-words.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { cacheWords, type Words } from './words.ts'

/** Keeps for the worker what it may have to say, in the language that is chosen, now and after every change of it. */
export async function teachWorker() {
  if (!('caches' in window)) return
  let taught = ''
  const teach = () => {
    const words = wordsNow()
    const text = JSON.stringify(words)
    if (!words || text === taught) return
    taught = text
    void cacheWords(words).catch(() => undefined)
  }
  subscribe(teach)
  onNaming(teach)
  await Promise.allSettled([needMessages('notifications'), needCropNamesUnlessEnglish()])
  teach()
}

function wordsNow(): Words | null {
  const { language, messages, writing } = getCatalogue()
  const notifications = compiledNotifications(messages)
  if (!messages.common) return null
  const { title, news } = messages.common.worker
  if (!notifications) return { title, news }
  return {
    title,
    news,
    speech: {
      notifications,
      locale: formatLocale(language),
      table: writing.table,
      crops: cropsIn(LANGUAGES[language].tag),
    },
  }
}

/** The crops that have another name in a language than in English. */
function cropsIn(tag: string) {
  const naming = getNaming()
  if (!naming) return {}
  const names = Object.keys(naming.CROP_NAMES).map((name) => [name, naming.cropNameIn(tag, name)])
  return Object.fromEntries(names.filter(([name, own]) => name !== own))
}
