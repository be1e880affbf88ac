/**
 * Numbers of rows that triggers keep, so that none is counted when it is asked for: SQLite counts by reading an index
 * from its beginning to its end, which takes 60 ms for the users of a country, and nobody else is served meanwhile.
 */
type KeptCount = {
  /** The table whose rows are counted. */
  of: string
  /** What the rows of one number have in common: a column of the counts, and what it is of a `row`. */
  by: Readonly<Record<string, string>>
  /** Which rows count; all of them unless said otherwise. */
  where?: string
}

/** Of a deleted account the row may stay, without a name. */
const IS_DELETED = "row.username = 'deleted-' || row.id"

/** The tables of such numbers. */
export const KEPT_COUNTS = {
  user_counts: {
    of: 'users',
    by: {
      role: 'row.role',
      is_active: 'row.is_active',
      is_deleted: IS_DELETED,
      language: 'row.language',
      has_phone: 'row.phone IS NOT NULL',
    },
  },
  farmer_days: {
    of: 'users',
    by: { day: 'substr(row.created_at, 1, 10)' },
    where: `row.role = 'farmer' AND NOT (${IS_DELETED})`,
  },
  price_days: { of: 'market_prices', by: { day: 'row.date' } },
  price_series: { of: 'market_prices', by: { crop_id: 'row.crop_id', market: 'row.market' } },
  crop_growers: { of: 'farmer_crops', by: { crop_id: 'row.crop_id' } },
  enrollment_counts: { of: 'course_enrollments', by: { course_id: 'row.course_id', status: 'row.status' } },
} as const satisfies Record<string, KeptCount>
export type KeptCountName = keyof typeof KEPT_COUNTS

const countOf = (name: KeptCountName): KeptCount => KEPT_COUNTS[name]

/** The triggers that keep a table of counts, as a migration creates them. */
export function countTriggersOf(name: KeptCountName): string[] {
  const { of, by, where } = countOf(name)
  const columns = Object.keys(by)
  const read = [...Object.values(by), ...(where ? [where] : [])]
  const as = (side: 'new' | 'old', expressions: readonly string[]) =>
    expressions.map((expression) => expression.replaceAll('row.', `${side}.`))
  const values = as('new', Object.values(by)).join(', ')
  const row = where ? `SELECT ${values}, 1 WHERE ${as('new', [where])}` : `VALUES (${values}, 1)`
  const added = `INSERT INTO \`${name}\` (${listed([...columns, 'rows'])}) ${row} ON CONFLICT DO UPDATE SET \`rows\` = \`rows\` + 1;`
  const isOld = as('old', Object.values(by)).map((value, at) => `\`${columns[at]}\` = (${value})`)
  const taken = `UPDATE \`${name}\` SET \`rows\` = \`rows\` - 1 WHERE ${[...isOld, ...(where ? as('old', [where]) : [])].join(' AND ')};`
  const isOther = `(${as('new', read).join(', ')}) IS NOT (${as('old', read).join(', ')})`
  const told = new Set(
    read.flatMap((expression) => [...expression.matchAll(/row\.(\w+)/g)].map(([, column]) => column!)),
  )
  const trigger = (event: string, on: string, work: string) =>
    `CREATE TRIGGER \`${of}_${event}_is_in_${name}\` AFTER ${on} BEGIN ${work} END`
  return [
    trigger('insert', `INSERT ON \`${of}\``, added),
    trigger('update', `UPDATE OF ${listed(told)} ON \`${of}\` WHEN ${isOther}`, `${taken} ${added}`),
    trigger('delete', `DELETE ON \`${of}\``, taken),
  ]
}

/** The statement that counts all rows into an empty table of counts. */
export function countingOf(name: KeptCountName): string {
  const { of, by, where } = countOf(name)
  const plain = (expression: string) => expression.replaceAll('row.', '')
  const columns = Object.keys(by)
  const condition = where ? ` WHERE ${plain(where)}` : ''
  return `INSERT INTO \`${name}\` (${listed([...columns, 'rows'])}) SELECT ${Object.values(by).map(plain).join(', ')}, count(*) FROM \`${of}\`${condition} GROUP BY ${columns.map((_, at) => at + 1).join(', ')}` // biome-ignore format: one statement
}

const listed = (names: Iterable<string>) => [...names].map((name) => `\`${name}\``).join(', ')
