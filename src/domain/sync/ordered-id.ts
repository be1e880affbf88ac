/**
 * An id for a new row: a UUID of version 7 (RFC 9562), the moment in milliseconds and then what is random in `uuid`. The
 * rows of one moment stand together in an index; with random ids alone, SQLite reads and writes a page of its own for
 * each row and index. A clock before 1970 counts as 1970.
 */
export function orderedId(uuid: string, now: number): string {
  const time = Math.max(now, 0).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${uuid.slice(15)}`
}
