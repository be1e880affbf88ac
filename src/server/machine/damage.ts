import type { Logger } from 'pino'
import { isDamaged } from '#db/violations.ts'

/** Whether a query has met a damaged page of the database since the server began. */
export type Damage = { isMet: () => boolean; note: (error: unknown) => void }

/** Remembers that an error was a damaged page: the pages beside it may still be read, so that the server goes on. */
export function watchDamage(log: Logger): Damage {
  let isMet = false
  return {
    isMet: () => isMet,
    note(error) {
      if (isMet || !isDamaged(error)) return
      isMet = true
      log.fatal({ err: error }, 'the database is damaged: run kuu doctor, and restore a backup')
    },
  }
}
