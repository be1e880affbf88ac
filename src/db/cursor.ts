import type { Page } from '#domain/contract.ts'

/** Where a page of a list sorted by time ends: the instant and the id of its last row. */
type Position = { at: string; id: string }

const encode = ({ at, id }: Position) => Buffer.from(`${at}|${id}`).toString('base64url')

/** The position that a cursor names; a cursor that is none starts before the first row. */
export function positionOf(cursor: string | undefined): Position {
  const [at, id] = Buffer.from(cursor ?? '', 'base64url')
    .toString('utf8')
    .split('|')
  return at && id ? { at, id } : BEFORE_ALL
}
/** Sorts before any row of a list that runs from newest to oldest. */
const BEFORE_ALL: Position = { at: '~', id: '~' }

/** Cuts the one row too many that a query fetched to learn whether there is a next page. */
export function asPage<T extends { id: string; createdAt: string }>(rows: T[], limit: number): Page<T> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? encode({ at: last.createdAt, id: last.id }) : null }
}
