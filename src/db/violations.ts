import { GroupLostError } from './group-commit.ts'

/** SQLite's own word for what an insert or a delete ran into. */
const codeOf = (error: unknown): unknown => {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause && typeof cause === 'object' && 'code' in cause ? cause.code : undefined
}
export const isUniqueViolation = (error: unknown) => codeOf(error) === 'SQLITE_CONSTRAINT_UNIQUE'

const DISK_FULL = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT']
/** Whether a write found no room on the disk, in the database or beside it. */
export const isDiskFull = (error: unknown) => DISK_FULL.includes(String(codeOf(error)))

/** Whether another process held the database for longer than we wait, or took this write back with its own. */
export const isBusy = (error: unknown) =>
  error instanceof GroupLostError || /^SQLITE_(BUSY|LOCKED)/.test(String(codeOf(error)))
/** Whether SQLite could not write for want of room, of rights or of its turn; what is there can still be read. */
export const cannotStore = (error: unknown) => /^SQLITE_(FULL|READONLY|IOERR|BUSY)/.test(String(codeOf(error)))

/** Whether SQLite met a page that is no page of a database any more. */
export const isDamaged = (error: unknown) => /^SQLITE_(CORRUPT|NOTADB)/.test(String(codeOf(error)))
