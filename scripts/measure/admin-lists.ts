import type { Db } from '#db/client.ts'
import { LOAN_SORTS } from '#domain/finance/loan.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { USER_SORTS } from '#domain/people/user-record.ts'
import type { Caller } from '#routers/index.ts'
import { LARGE, sized } from '../../tests/db/sized.ts'

/**
 * Prints how long each list of the admin area takes on the server, one client, with 100,000 users, 5,000 advisories and
 * 200,000 prices: the first page, one for each head, the last page, and a search that finds little or nothing. Ends with
 * 1 when one is over its bound.
 */
const MAX_MEDIAN_MS = 50
const MAX_P99_MS = 150
const CALLS = 100
const PAGE = 50
const MAX_PAGE = 500

type Input = { limit?: number; cursor?: string; search?: string; sort?: string }
type Page = { items: unknown[]; nextCursor: string | null }
type List = {
  name: string
  sorts: readonly string[]
  /** Words that few rows have; a list without a search has none. */
  little?: string
  ask: (input: Input) => Promise<Page>
}

const { people, as, db } = sized(LARGE)
fillFurther(db)
const desk = as(people.ruth)
const LISTS = listsOf(desk)

let broken = 0
console.info(`${'list'.padEnd(18)}${'what'.padEnd(34)}${'median'.padStart(9)}${'p99'.padStart(9)}  ms`)
for (const list of LISTS) {
  await report(list, 'first page', {})
  for (const sort of list.sorts) await report(list, `by ${sort}`, { sort })
  await report(list, 'last page', { cursor: await lastCursor(list) })
  if (list.little === undefined) continue
  await report(list, `a search that finds little`, { search: list.little })
  await report(list, 'a search that finds nothing', { search: 'xyloquartz' })
}
await report({ name: 'courses', sorts: [], ask: async () => ({ items: await desk.admin.courses.list(), nextCursor: null }) }, 'all', {}) // biome-ignore format: one row
for (const words of ['farmer', 'farmer 99999', 'nobody at all'])
  await report({ name: 'palette', sorts: [], ask: async () => ({ items: [await desk.admin.find({ words })], nextCursor: null }) }, words, {}) // biome-ignore format: one row
await report({ name: 'content health', sorts: [], ask: async () => ({ items: [await desk.admin.stats.health()], nextCursor: null }) }, 'all', {}) // biome-ignore format: one row
if (broken > 0) console.info(`\n${broken} over ${MAX_MEDIAN_MS} ms (median) or ${MAX_P99_MS} ms (p99)`)
process.exit(broken > 0 ? 1 : 0)

async function report({ name, ask }: List, what: string, input: Input) {
  const asked = { limit: PAGE, ...input }
  await ask(asked)
  const times: number[] = []
  for (let call = 0; call < CALLS; call++) {
    const start = performance.now()
    await ask(asked)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const [median, p99] = [times[CALLS / 2]!, times[Math.ceil(CALLS * 0.99) - 1]!]
  const isOver = median > MAX_MEDIAN_MS || p99 > MAX_P99_MS
  if (isOver) broken += 1
  const figures = [median, p99].map((ms) => ms.toFixed(1).padStart(9)).join('')
  console.info(`${name.padEnd(18)}${what.padEnd(34)}${figures}${isOver ? '  OVER' : ''}`)
}

/** The cursor behind which the last page lies. */
async function lastCursor({ ask }: List) {
  let cursor: string | undefined
  for (;;) {
    const { nextCursor } = await ask({ limit: MAX_PAGE, cursor })
    if (nextCursor === null) return cursor
    cursor = nextCursor
  }
}

function listsOf({ admin, agent }: Caller): List[] {
  const list =
    <Asked extends object>(ask: (input: Asked) => Promise<Page>) =>
    (input: Input) =>
      ask(input as Asked)
  const { crop, advisory, marketPrice, weatherAlert, ticket } = ADMIN_SORTS
  return [
    { name: 'users', sorts: USER_SORTS, little: 'farmer 99999', ask: list(admin.users.list) },
    { name: 'crops', sorts: crop.sorts, little: 'crop 57', ask: list(admin.crops.list) },
    { name: 'advisories', sorts: advisory.sorts, little: 'advice 4321', ask: list(admin.advisories.list) },
    {
      name: 'market prices',
      sorts: marketPrice.sorts,
      little: 'crop 57 market-03',
      ask: list(admin.marketPrices.list),
    },
    { name: 'weather alerts', sorts: weatherAlert.sorts, little: 'warning 777', ask: list(admin.weatherAlerts.list) },
    { name: 'loans', sorts: LOAN_SORTS, little: 'farmer 99990', ask: list(admin.loans.list) },
    { name: 'tickets', sorts: ticket.sorts, little: 'kuu-49', ask: list(agent.tickets.list) },
    { name: 'farmers', sorts: [], little: 'farmer 99999', ask: list(agent.farmers.list) },
    { name: 'archive', sorts: [], ask: list(admin.archive.list) },
    { name: 'audit', sorts: [], little: 'market-77', ask: list(admin.audit.list) },
  ]
}

/** What the story of the tests has few of: weather alerts, archived records, and a year of the audit. */
function fillFurther({ $client }: Db) {
  const counting = (rows: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${rows - 1})`
  const before = `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-21', printf('-%d minutes', i))`
  $client.exec(`
    ${counting(2_000)} insert into weather_alerts (id, title, description, alert_type, severity, location, created_at)
      select 'alert-' || i, 'Warning ' || i, 'Clear the ditches', 'rain', 'warning', 'Lagos, Nigeria', ${before} from n;
    ${counting(5_000)} insert into archive (id, kind, record_id, title, counts, deleted_by, deleted_at)
      select 'gone-' || i, 'marketPrice', 'price-' || i, 'Maize', '{}', 'ruth', ${before} from n;
    ${counting(100_000)} insert into audit_events (at, actor_id, actor_role, action, table_name, row_id)
      select ${before}, 'ruth', 'admin', 'admin.marketPrices.change', 'market_prices', 'market-' || i from n;
    analyze;`)
}
