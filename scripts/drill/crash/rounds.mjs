import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkAll, countDuplicates, countLost, damageIn } from './check.mjs'
import { checkLearner, learnUntilDead, newLearner } from './learners.mjs'
import { CrashedServer } from './server.mjs'
import { newWriters, writeUntilDead } from './writers.mjs'

/**
 * `npm run drill -- crash [rounds] [--program dist/kuu]`: writers send writes, the server is killed meanwhile and started
 * again. Every acknowledged write must be there, photos byte for byte, and a learner's attempts at a quiz numbered 1 to
 * n. With the single executable as the program, `kuu doctor` must find nothing after each round. Exits with 1 if anything
 * is lost, duplicated or damaged.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { program: { type: 'string' } } })
const rounds = Number(positionals[0] ?? 100)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run drill -- crash [rounds] [--program dist/kuu]')
  process.exit(1)
}
const program = values.program && resolve(values.program)
const ROUNDS_OF_A_WRITER = 10

const dataFolder = mkdtempSync(join(tmpdir(), 'kuu-crash-'))
const server = new CrashedServer(dataFolder, program)
const allWriters = []
const learners = []
let writers = []
let keepsData = true
try {
  await server.start()
  // Without a backup the doctor has something to say.
  if (program) server.command('backup')
  for (let round = 0; round < rounds; round += 1) {
    // New writers from time to time, because the number of photos of a farmer is limited.
    if (round % ROUNDS_OF_A_WRITER === 0) {
      writers = await newWriters(server.url, round)
      allWriters.push(...writers)
      learners.push(await newLearner(server.url, round))
    }
    const dead = Promise.all([writeUntilDead(server.url, writers), learnUntilDead(server.url, learners.at(-1))])
    // Its error is reported by `await dead`, after the server is killed.
    dead.catch(() => {})
    await new Promise((done) => setTimeout(done, 50 + Math.random() * 950))
    await server.kill()
    await dead
    await server.start()
    await checkAll(server.url, writers)
    checkLearner(dataFolder, learners.at(-1))
    const damage = damageIn(dataFolder) ?? (program && server.doctor())
    if (damage) throw new Error(`Round ${round + 1}: ${damage}`)
    if (process.stdout.isTTY || (round + 1) % 10 === 0) console.info(`${round + 1}: ${report()}`)
    if (countFaults() > 0) break
  }
  // Checks all acknowledged writes once more, also those from before many crashes.
  await checkAll(server.url, allWriters)
  for (const learner of learners) checkLearner(dataFolder, learner)
  console.info(`${rounds} rounds: ${report()}, ${damageIn(dataFolder) ?? 'integrity ok'}`)
  keepsData = countFaults() > 0
} finally {
  await server.kill()
  if (keepsData) console.error(`The data is in ${dataFolder}`)
  else rmSync(dataFolder, { recursive: true, force: true })
}
process.exit(keepsData ? 1 : 0)

function countFaults() {
  return countLost(everyone()) + countDuplicates(everyone())
}

function everyone() {
  return [...allWriters, ...learners]
}

function report() {
  const acknowledged = everyone().flatMap((writer) => writer.acknowledged)
  const kinds = Object.entries(Object.groupBy(acknowledged, ({ kind }) => kind)).map(
    ([kind, writes]) => `${kind} ${writes.length}`,
  )
  const retried = everyone().reduce((sum, writer) => sum + writer.retried, 0)
  return `acknowledged ${acknowledged.length} (${kinds.join(', ')}), retried ${retried}, lost ${countLost(everyone())}, duplicated ${countDuplicates(everyone())}`
}
