import naughty from '../fixtures/blns.json' with { type: 'json' }
import awkward from '../fixtures/numbers_and_dates.json' with { type: 'json' }
import type { Village, Who } from '../village.ts'

/** The Big List of Naughty Strings, with the numbers and dates that spreadsheets change. */
export const STRINGS = [...new Set([...naughty, ...awkward.numbers, ...awkward.dates])]

/** Headers of a JSON request. */
export const headersOf = async (v: Village, who: Who) => {
  const user = v.people[who]
  const bearer = user && { authorization: `Bearer ${(await v.sessions.open(user.id)).token}` }
  return { 'content-type': 'application/json', ...bearer }
}

/** The number of rows of each table, without failed logins, which are counted on purpose. */
export function rowCounter({ db }: Village) {
  const tables = db.$client.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
  const counts = tables.filter((name) => name !== 'login_failures').map((name) => `(select count(*) from "${name}")`)
  const statement = db.$client.prepare(`select ${counts.join(" || ' ' || ")}`).pluck()
  return () => statement.get()
}

/** A refusal is JSON in the agreed shape, and never a 5xx. Without expect(), which takes longer than the request. */
export function assertRefusal({ status, headers }: Response, text: string) {
  const isJson = headers.get('content-type') === 'application/json'
  const { message, code, issues = [], ...others } = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>
  const isTold = typeof message === 'string' && typeof code === 'string' && Array.isArray(issues)
  if (status < 400 || status >= 500 || !isTold || Object.keys(others).length > 0)
    throw new Error(`answered ${status}: ${text.slice(0, 200)}`)
}
