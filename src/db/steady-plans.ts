import type { Database } from 'better-sqlite3'

/** What may hold a question mark or a name that is no parameter, and the parameters themselves. */
const TOKENS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|--[^\n]*|\/\*[\s\S]*?\*\/|\?\d*|[@:$]\w+/g
const PARAMETER = /^[?@:$]/

/**
 * SQLite looks at the values that are bound to some parameters (a limit, or a column that the chosen index does not
 * hold) to choose a better plan. Each use of a prepared statement then plans it anew, which takes longer than most of
 * ours run. It only looks at a bare parameter, and a plus before it changes nothing else.
 */
export const withSteadyPlan = (sql: string) =>
  sql.replace(TOKENS, (token) => (PARAMETER.test(token) ? `+${token}` : token))

/** Prepares every statement of this handle so that it keeps its plan. */
export function keepPlans(client: Database) {
  const prepare = client.prepare.bind(client)
  client.prepare = ((sql: string) => prepare(withSteadyPlan(sql))) as typeof client.prepare
}
