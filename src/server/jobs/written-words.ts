import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { keepServedLanguages } from '#services/operations/translations/drafts.ts'
import { keepWrittenWords } from '#services/operations/translations/keep-written-words.ts'
import { releasedCatalogues } from '../boot/catalogues.ts'

/** What is written or switched in the admin area holds within a minute. */
const LOOK_EVERY_MS = 20_000

/** Says what administrators wrote, in the languages that they offer, and looks whether that has changed. Answers how to stop. */
export function startWrittenWords({ db, log }: { db: Db; log: Logger }) {
  const looks = [keepWrittenWords(db, releasedCatalogues()), keepServedLanguages(db)]
  const tryToLook = () => {
    try {
      for (const look of looks) look()
    } catch (error) {
      log.error({ err: error }, 'the written words could not be read')
    }
  }
  tryToLook()
  const timer = setInterval(tryToLook, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
