import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { memoryOf } from '../setup/product.mjs'
import { countryFolder, type SizeName } from './requests/country.ts'
import { bytesOf, ROWS, type Row } from './requests/rows.ts'
import { KUU, run, type Server, servers } from './requests/servers.ts'

/**
 * Compares two builds of the server on the same rows, in turns: how much processor time a request took before against
 * what it takes now, so that 2.00 is half of it. `npm run measure -- requests --before <checkout that was built>`. A build
 * from before a migration cannot read the rows of today: `--before-rows` names the folder that its own `country.ts` made.
 */
const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    'before-rows': { type: 'string' },
    rows: { type: 'string', default: 'small' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '0.5' },
  },
})
if (!values.before) throw new Error('Name the checkout to compare with: --before <folder>')
const CONNECTIONS = 16
/** After its start a server still gives back what it needed for it. */
const REST_MS = 8000

const rows = ROWS.filter(({ name }) => name.includes(values.only))

const { start, stopAll } = servers()
try {
  const source = await countryFolder(values.rows as SizeName)
  const before = await start(programIn(values.before), KUU.env, values['before-rows'] ?? source)
  const now = await start(KUU.args, KUU.env, source)
  await sleep(REST_MS)
  const idle = [before, now].map(memoryMb)
  console.info(
    `${'processor time, µs'.padEnd(24)}${['before', 'now', 'ratio'].map((head) => head.padStart(9)).join('')}`,
  )
  for (const row of rows) console.info(await compare(row, before, now))
  console.info(`memory at rest: ${idle.join(' and ')} MB; after all of it: ${[before, now].map(memoryMb).join(' and ')} MB`) // biome-ignore format: one line
} finally {
  await stopAll()
}

/** The cheapest round of each, for what else the machine does only adds; the first round is thrown away. */
async function compare({ name, request, status = 200, connections = CONNECTIONS }: Row, before: Server, now: Server) {
  const costs = new Map<Server, number[]>([before, now].map((server) => [server, []]))
  for (let round = 0; round <= Number(values.rounds); round++) {
    // Whoever goes first takes turns too.
    for (const server of round % 2 === 0 ? [before, now] : [now, before]) {
      const ms = Number(values.seconds) * 1000
      const { cpuUs } = await run(server, (count) => bytesOf(request(count)), { connections, status, ms })
      if (round > 0) costs.get(server)!.push(cpuUs)
    }
  }
  const [was, is] = [before, now].map((server) => Math.min(...costs.get(server)!)) as [number, number]
  return `${name.padEnd(24)}${[was.toFixed(0), is.toFixed(0), (was / is).toFixed(2)].map((figure) => figure.padStart(9)).join('')}`
}

function programIn(checkout: string) {
  return KUU.args.map((word) => (word.endsWith('main.js') ? join(checkout, 'dist/server/main.js') : word))
}

function memoryMb({ process: { pid } }: Server) {
  return Math.round(memoryOf(pid))
}
