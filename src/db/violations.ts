/** SQLite's own word for what an insert or a delete ran into. */
const codeOf = (error: unknown): unknown => {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause && typeof cause === 'object' && 'code' in cause ? cause.code : undefined
}
export const isUniqueViolation = (error: unknown) => codeOf(error) === 'SQLITE_CONSTRAINT_UNIQUE'
/** Whether SQLite could not write for want of room, of rights or of its turn; what is there can still be read. */
export const cannotStore = (error: unknown) => /^SQLITE_(FULL|READONLY|IOERR|BUSY)/.test(String(codeOf(error)))
