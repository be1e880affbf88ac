import { dropUnreadable } from '../cache/persister.ts'
import { teachWorker } from '../worker/worker-words.ts'
import { keepAccountLanguage } from './account-language.ts'

/** What can wait, and be loaded, until long after the home is rendered. */
export function tidy() {
  void teachWorker()
  keepAccountLanguage()
  void dropUnreadable().catch(() => undefined)
}
