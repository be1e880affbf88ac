import { listFieldsIn } from '#db/queries/fields/fields.ts'
import { FIELD_PROBLEMS } from '#domain/fields/field-problem.ts'
import { eudrFeatures } from '#services/fields/eudr.ts'
import { collectionOf } from '#services/fields/export-fields.ts'
import { village } from '../../tests/village.ts'
import { cornerOf, FARMERS, FIELDS_A_FARMER, farmerOf, fillFields } from './many-fields.ts'

/**
 * `npm run measure -- fields`: 300,000 fields of 30,000 farmers, 10,000 of them in Togo. Prints how long a farmer's list, the
 * neighbours of a field, the desk's lists and the file for the European Union take, and how much memory that file needs.
 * Exits with 1 above 5 ms for the first two, 50 ms for the desk, and 3 s or 64 MB for the file.
 */
const MAX_MS = 5
const MAX_DESK_MS = 50
const MAX_FILE = { seconds: 3, megabytes: 64 }
const CALLS = 100

const v = village()
const filling = seconds(() => fillFields(v.db))
console.info(`${FARMERS * FIELDS_A_FARMER} fields written in ${filling.toFixed(0)} s`)
let broken = 0

const { fields } = v.as(v.people.ruth).farmer
await report('the fields of a farmer', MAX_MS, (call) => fields.list({ farmerId: farmerOf((call * 997) % FARMERS) }))
await report('the neighbours of a field', MAX_MS, async (call) => {
  const [west, south] = cornerOf((call * 9_973) % (FARMERS * FIELDS_A_FARMER)).map((degrees) => Math.round(degrees * 1e7)) // biome-ignore format: one row
  const reach = 30_000
  listFieldsIn(v.db, { west: west! - reach, south: south! - reach, east: west! + reach, north: south! + reach })
})
const { list } = v.as(v.people.ruth).admin.fields
await report('desk: first page', MAX_DESK_MS, () => list({ limit: 50 }))
await report('desk: of Togo', MAX_DESK_MS, () => list({ limit: 50, country: 'TG' }))
await report('desk: of a country without any', MAX_DESK_MS, () => list({ limit: 50, country: 'KE' }))
for (const problem of FIELD_PROBLEMS) await report(`desk: ${problem}`, MAX_DESK_MS, () => list({ limit: 50, problem }))
for (const problem of FIELD_PROBLEMS)
  await report(`desk: ${problem} of Togo`, MAX_DESK_MS, () => list({ limit: 50, problem, country: 'TG' }))
for (const search of ['farmer 29999', 'field 7', 'nobody at all'])
  await report(`desk: ${search}`, MAX_DESK_MS, () => list({ limit: 50, search }))
await reportFile()
if (broken > 0) console.info(`${broken} over`)
process.exit(broken > 0 ? 1 : 0)

function seconds(work: () => void) {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}

async function report(name: string, most: number, ask: (call: number) => Promise<unknown>) {
  await ask(0)
  const times: number[] = []
  for (let call = 0; call < CALLS; call++) {
    const start = performance.now()
    await ask(call)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const [median, p99] = [times[CALLS / 2]!, times[Math.ceil(CALLS * 0.99) - 1]!]
  say(`${name}: ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (at most ${most})`, median > most)
}

async function reportFile() {
  const before = process.memoryUsage().rss
  let [most, bytes] = [before, 0]
  const start = performance.now()
  for await (const piece of collectionOf(eudrFeatures(v.db, { country: 'TG' }, 1))) {
    bytes += piece.length
    most = Math.max(most, process.memoryUsage().rss)
  }
  const took = (performance.now() - start) / 1000
  const megabytes = (most - before) / 1e6
  say(
    `the EU file of 10,000 polygons, ${(bytes / 1e6).toFixed(1)} MB: ${took.toFixed(2)} s (at most ${MAX_FILE.seconds}), ${megabytes.toFixed(0)} MB more memory (at most ${MAX_FILE.megabytes})`,
    took > MAX_FILE.seconds || megabytes > MAX_FILE.megabytes,
  )
}

function say(line: string, isOver: boolean) {
  if (isOver) broken += 1
  console.info(isOver ? `${line}  OVER` : line)
}
