import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkAll, damageIn, lostOf, twiceOf } from './check.mjs'
import { CrashedServer } from './server.mjs'
import { newWriters, writeUntilDead } from './writers.mjs'

/**
 * `npm run crash [rounds]`: writers write at once, the server is killed in the middle of it and started again, and
 * everything that it had said was done must be there: rows, and photos byte for byte. Ends with 1 where anything is
 * lost, done twice, or damaged.
 */
const rounds = Number(process.argv[2] ?? 100)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run crash -- [rounds]')
  process.exit(1)
}
const ROUNDS_OF_A_WRITER = 10

const dataFolder = mkdtempSync(join(tmpdir(), 'kuu-crash-'))
const server = new CrashedServer(dataFolder)
const everybody = []
let writers = []
let kept = true
try {
  await server.start()
  for (let round = 0; round < rounds; round += 1) {
    // A farmer has room for so many photos.
    if (round % ROUNDS_OF_A_WRITER === 0) {
      writers = await newWriters(server.url, round)
      everybody.push(...writers)
    }
    const dead = writeUntilDead(server.url, writers)
    // What a writer complains of is heard below, when the server is gone.
    dead.catch(() => {})
    await new Promise((done) => setTimeout(done, 50 + Math.random() * 950))
    await server.kill()
    await dead
    await server.start()
    await checkAll(server.url, writers)
    const damage = damageIn(dataFolder)
    if (damage) throw new Error(`Round ${round + 1}: ${damage}`)
    if (process.stdout.isTTY || (round + 1) % 10 === 0) console.info(`${round + 1}: ${report()}`)
    if (lostOf(writers) + twiceOf(writers) > 0) break
  }
  // Once more all that was ever acknowledged, also from many crashes ago.
  await checkAll(server.url, everybody)
  console.info(`${rounds} rounds: ${report()}, ${damageIn(dataFolder) ?? 'integrity ok'}`)
  kept = lostOf(everybody) + twiceOf(everybody) > 0
} finally {
  await server.kill()
  if (kept) console.error(`The data lie in ${dataFolder}`)
  else rmSync(dataFolder, { recursive: true, force: true })
}
process.exit(kept ? 1 : 0)

function report() {
  const acknowledged = everybody.flatMap((writer) => writer.acknowledged)
  const kinds = Object.entries(Object.groupBy(acknowledged, ({ kind }) => kind)).map(
    ([kind, writes]) => `${kind} ${writes.length}`,
  )
  const retried = everybody.reduce((sum, writer) => sum + writer.retried, 0)
  return `acknowledged ${acknowledged.length} (${kinds.join(', ')}), asked again ${retried}, lost ${lostOf(everybody)}, twice ${twiceOf(everybody)}`
}
