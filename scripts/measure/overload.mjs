import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { NODE, ROOT } from '../setup/install.mjs'
import { withProduct } from '../setup/product.mjs'

/**
 * `npm run measure -- overload`: how the server behaves under overload. First as many connections as it can serve send
 * requests without pause, then forty times as many: accepted requests must stay as fast, the rest must be refused at
 * once with 503. A single client at another address measures how much longer it waits.
 */
const CALM = 25
const CROWD = 1000
const SECONDS = 6
const CROWDED = '127.0.0.1'
const NEIGHBOUR = '127.0.0.2'
/** Below the limit of 600 calls a minute for an address. */
const PAUSE_MS = 25

await withProduct(async (url) => {
  const alone = await load(url, 1, NEIGHBOUR)
  const calm = await load(url, CALM, CROWDED)
  const [crowd, beside] = await Promise.all([load(url, CROWD, CROWDED), load(url, 1, NEIGHBOUR)])
  for (const [name, { answered, refused, p50, p95 }] of Object.entries({ [CALM]: calm, [CROWD]: crowd }))
    console.info(`${name} connections: ${Math.round(answered / SECONDS)} answered a second, half within ${p50} ms, 95 % within ${p95} ms; ${Math.round(refused / SECONDS)} refused a second`) // biome-ignore format: one line
  console.info(`another address alone: half within ${alone.p50} ms; beside the crowd ${beside.p50} ms, 95 % within ${beside.p95} ms, ${beside.refused} refused of ${beside.answered + beside.refused}`) // biome-ignore format: one line
  console.info(`accepted under the crowd: ${(crowd.answered / calm.answered).toFixed(2)} of the calm rate`)
})

// With the limits of a production: one address uses its whole limit at once, and goes on sending.
await withProduct(
  async (url) => {
    const alone = await load(url, 1, NEIGHBOUR, PAUSE_MS)
    const [, beside] = await Promise.all([load(url, CALM, CROWDED), load(url, 1, '127.0.0.3', PAUSE_MS)])
    console.info(`within limits: another address alone half within ${alone.p50} ms, 95 % within ${alone.p95} ms; beside an address that takes its whole limit ${beside.p50} and ${beside.p95} ms, ${beside.refused} refused`) // biome-ignore format: one line
  },
  { KUU_DEMO: '0' },
)

/** Sends the load from another process, so that client and server do not share a thread. */
async function load(url, connections, address, pause = 0) {
  const child = spawn(
    NODE,
    ['scripts/measure/crowd.mjs', url, String(connections), String(SECONDS), address, String(pause)],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line)
}
