import { type Db, openDb } from '#db/client.ts'

type Plan = { sql: string; steps: string[] }

/**
 * SQLite's plan of every statement that a query function prepares. The function runs on a copy of the database, because
 * statements are prepared once per handle.
 */
export async function plansOf(db: Db, question: (db: Db) => unknown): Promise<Plan[]> {
  const copy = openDb(db.$client.serialize())
  const prepare = copy.$client.prepare.bind(copy.$client)
  const statements: string[] = []
  copy.$client.prepare = ((sql: string) => {
    statements.push(sql)
    return prepare(sql)
  }) as typeof copy.$client.prepare
  await question(copy)
  const plans = statements.map((sql) => ({ sql, steps: stepsOf(prepare, sql) }))
  copy.$client.close()
  return plans
}

/**
 * The steps of these plans that scan a whole table or a whole index; a search without an index is a scan too, and so is
 * one by an index that SQLite would have to build first. A plan does not show how far a search goes: a max() over an
 * index that begins with another column walks all of it. The times in scale.test.ts show that.
 */
export const fullScans = (plans: Plan[], table: string) =>
  plans
    .filter((plan) => !isFirstRows(plan))
    .flatMap(({ sql, steps }) => {
      const names = namesOf(sql, table)
      const isScan = (name: string) =>
        new RegExp(`^(SCAN ${name}\\b(?!${BY_WORDS}|${BY_BOX})|SEARCH ${name}( USING AUTOMATIC .*)?$)`)
      return steps.filter((step) => names.some((name) => isScan(name).test(step)))
    })

/** The first rows of a list without a condition, in the order of an index: SQLite stops at the limit. */
const isFirstRows = ({ sql, steps }: Plan) =>
  !/\bwhere\b/i.test(sql) && /\blimit \?$/i.test(sql) && !steps.some((step) => step.includes('TEMP B-TREE'))

/** How a plan shows that FTS5 finds the matches, instead of a scan. */
const BY_WORDS = ' VIRTUAL TABLE INDEX \\d+:=?M\\d'
/** How SQLite asks an R*Tree by a box: index 1 is by number, 2 by the box. */
const BY_BOX = ' VIRTUAL TABLE INDEX 2:'

function stepsOf(prepare: Db['$client']['prepare'], sql: string): string[] {
  const names = [...sql.matchAll(/[@:$](\w+)/g)].map(([, name]) => [name, null])
  const places = [...sql.matchAll(/\?/g)].map(() => null)
  const explain = prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
  return explain.all(...(names.length > 0 ? [Object.fromEntries(names)] : places)).map(({ detail }) => detail)
}

/** The names by which a statement refers to a table: its own name, and every alias. */
function namesOf(sql: string, table: string) {
  const aliases = [...sql.matchAll(new RegExp(`["\`]?\\b${table}\\b["\`]?\\s+(?:as\\s+)?["\`]?(\\w+)`, 'gi'))]
  return [table, ...aliases.map(([, alias]) => alias!)]
}
