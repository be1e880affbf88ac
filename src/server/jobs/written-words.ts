import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { keepWrittenWords } from '#services/operations/translations/keep-written-words.ts'
import { releasedCatalogues } from '../boot/catalogues.ts'

/** What is written in the admin area is sent within a minute. */
const LOOK_EVERY_MS = 20_000

/** Says what administrators wrote, and looks whether they wrote more. Answers how to stop. */
export function startWrittenWords({ db, log }: { db: Db; log: Logger }) {
  const look = keepWrittenWords(db, releasedCatalogues())
  const tryToLook = () => {
    try {
      look()
    } catch (error) {
      log.error({ err: error }, 'the written words could not be read')
    }
  }
  tryToLook()
  const timer = setInterval(tryToLook, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
