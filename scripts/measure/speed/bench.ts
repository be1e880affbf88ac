import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ROOT } from '../../setup/install.mjs'
import { memoryOf } from '../../setup/product.mjs'
import { countryFolder, SIZES, type SizeName } from './country.ts'
import { bytesOf, type Question, questions } from './questions.ts'
import { KUU, type Run, run, type Server, servers } from './servers.ts'

/**
 * Prints how fast the built server is against the limit (see limit.ts), both on the same rows, in turns in one run. The
 * ratio is of processor time a request, kernel included, which holds on a machine that is busy with other things, and of
 * requests a second where a write waits for the disk; the middle one of the rounds' ratios, because the machine's own
 * speed swings from round to round. Ends with 1 where a figure is under its bound.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: 'country' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'string', default: 'dist/bench.json' },
  },
})
if (!(values.rows in SIZES)) throw new Error(`--rows is ${Object.keys(SIZES).join(' or ')}`)
const MS = Number(values.seconds) * 1000
const ROUNDS = Number(values.rounds)
const CONNECTIONS = 16
/** After its start a server still gives back what it needed for it. */
const REST_MS = 8000

const { start, stopAll } = servers(await countryFolder(values.rows as SizeName))
try {
  const kuu = await start(KUU.args, KUU.env)
  const limit = await start([join(ROOT, 'scripts/measure/speed/limit.ts')], {})
  await sleep(REST_MS)
  const memoryMb = (server: Server) => Math.round(memoryOf(server.process.pid))
  const idleMb = memoryMb(kuu)
  const etags = await etagsOf(kuu, ['/api/advisories', '/api/crops', '/api/market-prices', '/api/weather-alerts'])
  const asked = questions((path) => etags.get(path) ?? '""').filter(({ name }) => name.includes(values.only))
  const rows = []
  console.info(`${'what'.padEnd(26)}${['Kuu/s', 'limit/s', 'Kuu µs', 'limit µs', 'p50 ms', 'p99 ms', 'ratio', 'least'].map((head) => head.padStart(10)).join('')}`) // biome-ignore format: one line
  for (const question of asked) {
    if (question.isSame) await assertSame(question, kuu, limit)
    const row = await measure(question, kuu, limit)
    rows.push(row)
    console.info(lineOf(row))
  }
  const memory = { idleMb, afterMb: memoryMb(kuu), limitAfterMb: memoryMb(limit) }
  console.info(`memory: ${memory.idleMb} MB at rest, ${memory.afterMb} MB after all of it`)
  writeFileSync(values.json, JSON.stringify({ size: values.rows, memory, rows }, null, 2))
  if (rows.some(({ ratio, least }) => least !== undefined && ratio < least)) process.exitCode = 1
} finally {
  await stopAll()
}

/** In turns, so that what else the machine does falls on both alike; the first round of each is thrown away. */
async function measure(
  { name, kuu: askKuu, limit: askLimit, least, isRate, status = 200, connections = CONNECTIONS }: Question,
  kuu: Server,
  limit: Server,
) {
  const runs: { kuu: Run[]; limit: Run[] } = { kuu: [], limit: [] }
  const ratios: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = await run(kuu, (count) => bytesOf(askKuu(count)), { connections, status, ms: MS })
    const theirs = await run(limit, (count) => bytesOf(askLimit(count)), { connections, status: 200, ms: MS })
    if (round === 0) continue
    runs.kuu.push(ours)
    runs.limit.push(theirs)
    ratios.push(isRate ? rateOf(ours) / rateOf(theirs) : theirs.cpuUs / ours.cpuUs)
  }
  const byCost = (run: Run) => run.cpuUs
  const ratio = middle(ratios, (ratio) => ratio)
  return { name, kuu: middle(runs.kuu, byCost), limit: middle(runs.limit, byCost), ratio, least }
}

function rateOf({ count, seconds }: Run) {
  return count / seconds
}

function middle<Each>(all: Each[], by: (each: Each) => number): Each {
  return all.toSorted((a, b) => by(a) - by(b))[all.length >> 1]!
}

function lineOf({ name, kuu, limit, ratio, least }: Awaited<ReturnType<typeof measure>>) {
  const figures = [rateOf(kuu).toFixed(0), rateOf(limit).toFixed(0), kuu.cpuUs.toFixed(0), limit.cpuUs.toFixed(0), kuu.p50.toFixed(1), kuu.p99.toFixed(1), ratio.toFixed(2)] // biome-ignore format: one line
  const bound = least === undefined ? '' : `${String(least).padStart(10)}${ratio < least ? '  UNDER' : ''}`
  return `${name.padEnd(26)}${figures.map((figure) => figure.padStart(10)).join('')}${bound}`
}

async function etagsOf({ port }: Server, paths: string[]) {
  const found = await Promise.all(
    paths.map(
      async (path) => [path, (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('etag') ?? ''] as const,
    ),
  )
  return new Map(found)
}

/** Both must answer the same rows and fields, or the ratio would say nothing. */
async function assertSame({ name, kuu: askKuu, limit: askLimit }: Question, kuu: Server, limit: Server) {
  const [ours, theirs] = await Promise.all([answerOf(kuu, askKuu), answerOf(limit, askLimit)])
  const same = canonical(unwrapped(ours)) === canonical(theirs)
  if (!same)
    throw new Error(
      `${name}: Kuu and the limit answer differently\n${canonical(unwrapped(ours)).slice(0, 700)}\n${canonical(theirs).slice(0, 700)}`,
    )
}

async function answerOf({ port }: Server, ask: Question['kuu']) {
  const { path, headers } = ask(0)
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, headers ? { headers } : {})
  return answer.json()
}

/** The value in a batch of one, and the rows of a page. */
function unwrapped(answer: unknown): unknown {
  const [first] = Array.isArray(answer) ? answer : []
  const value =
    first && typeof first === 'object' && 'result' in first
      ? (first as { result: { data: { json: unknown } } }).result.data.json
      : answer
  return value && typeof value === 'object' && 'items' in value ? (value as { items: unknown }).items : value
}

/** JSON in which the names of an object stand in one order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
