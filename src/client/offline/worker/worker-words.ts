import { getCatalogue, needMessages, subscribe } from '#client/i18n/catalogue.ts'
import { cacheWords, type Words } from './words.ts'

/** Keeps for the worker what it may have to say, in the language that is chosen, now and after every change of it. */
export async function teachWorker() {
  if (!('caches' in window)) return
  let taught: Words | undefined
  const teach = () => {
    const words = getCatalogue().messages.worker
    if (!words || words === taught) return
    taught = words
    void cacheWords(words).catch(() => undefined)
  }
  subscribe(teach)
  await needMessages('worker').catch(() => undefined)
  teach()
}
