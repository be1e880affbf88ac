import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask } from '#client/offline/line/ask.ts'
import { isClockChecked, noteServerDate } from '#client/phone/server-clock.ts'
import { chanceOf } from '../../../tests/fuzz/values.ts'
import { phone } from '../../../tests/offline/phone.ts'
import { damageIn } from '../crash/check.mjs'
import { CrashedServer } from '../crash/server.mjs'
import { type Api, apiOf } from './api.ts'
import { differences } from './check.ts'
import { type Catalogue, type Crop, type Farm, nextWrite } from './farm.ts'
import { faultyNetwork, setClock } from './faults.ts'

/**
 * `npm run drill -- attack --writes 500 --seed 1`: a phone, with the real outbox, sends writes of every kind through a network
 * that loses, cuts, doubles and fakes answers, with clocks that are wrong and sessions that end, while its windows die
 * at any step and the server is killed. An agent writes about the same crops. At the end every write must be on the
 * server once, none may have been refused that was right, and nothing of the agent overwritten. Exits with 1 if not.
 */
const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    stalls: { type: 'string', default: '3' },
  },
})
const writes = Number(values.writes)
const chance = chanceOf(Number(values.seed))
/** The time of kills has its own chances: how long a write takes must not change what is written. */
const killChance = chanceOf(Number(values.seed) + 1)

const dataFolder = mkdtempSync(join(tmpdir(), 'kuu-attack-'))
const server = new CrashedServer(dataFolder)
const url = () => server.url
await server.start()

const tokens = { farmer: null as string | null, agent: null as string | null }
const visitor = apiOf(url, () => null)
const farmer = apiOf(url, () => tokens.farmer)
const agent = apiOf(url, () => tokens.agent)
const login = { username: 'attacked', password: 'maize and beans 7' }
type Opened = { token: string; user: { id: string } }
const { token, user } = await visitor.mutate<Opened>('auth.register', { ...login, fullName: 'Attacked Farmer' })
const session = { token, user }
tokens.farmer = token
tokens.agent = (await visitor.mutate<Opened>('auth.enterDemo', { role: 'extension_agent' })).token
const farm: Farm = { farmerId: user.id, crops: [], tickets: [], bookmarks: new Map(), lessons: new Set(), smsUpdates: null, alert: null } // biome-ignore format: one row
const catalogue = await catalogueOf(farmer)

const net = faultyNetwork(url, Number(values.stalls))
const clock = {
  note: (ending: Parameters<Parameters<typeof ask>[2]['note']>[0]) => ending.kind === 'own' && noteServerDate(ending.date),
  check: async () =>
    void (isClockChecked() || (await ask('/api/health', {}, { fetch: (path, init) => net.fetch(String(path), init), note: clock.note }))),
} // biome-ignore format: one row each
const mine = await phone(net, session, clock)
const written: Record<string, number> = {}
const asked = new Map<string, Crop>()
const wronglyRefused: string[] = []
let [kills, deaths, endedSessions, questions] = [0, 0, 0, 0]
let isOver = false

const killer = kill()
let window = mine.open()
for (let made = 0; made < writes; made += 1) {
  if (chance.below(3) === 0) net.break(chance)
  if (chance.below(30) === 0) setClock(chance)
  if (chance.below(40) === 0) await endSession()
  if (chance.below(8) === 0) await meddle()
  if (chance.below(10) === 0) reopen(5 + chance.below(40))
  if (window.life.isOver) reopen()
  const write = nextWrite(farm, chance, `w${made}.`, catalogue)
  const { entry } = write
  const stored = Object.assign(entry, { writtenAt: Date.now() })
  await Promise.race([window.outbox.enqueue(stored), window.life.end])
  // The store may still be at it for a window that has just died.
  if (window.life.isOver) await setTimeout(50)
  // A window that died before the phone had stored it has promised nothing.
  if (!mine.added.has(entry.key)) continue
  write.apply()
  written[write.kind] = (written[write.kind] ?? 0) + 1
  if (write.isAsked && write.crop) {
    write.crop.asking = entry.key
    asked.set(entry.key, write.crop)
  }
  window.wake()
  const round = window.outbox.sendAll()
  if (chance.below(2) === 0) await Promise.race([round, window.life.end, setTimeout(500)])
  await answerQuestions()
  if (process.stdout.isTTY && made % 25 === 0) console.info(`${made} written, ${(await mine.box.list()).length} wait`)
}

isOver = true
await killer
net.heal()
setClock(null)
await drainAll()
const wrong = await differences(farmer, farm)
const left = (await mine.box.list()).filter(({ isDone }) => !isDone)
const damage = damageIn(dataFolder)
await server.kill()

console.table(written)
console.table(net.counts)
console.info(`${mine.added.size} writes stored on the phone and sent; seed ${values.seed}`)
console.info(`${kills} kills of the server, ${deaths} of the window, ${endedSessions} ended sessions`)
console.info(`${questions} questions asked of ${asked.size} expected, ${wronglyRefused.length} wrongly refused, ${left.length} left, ${wrong.length} differences, ${damage ?? 'integrity ok'}`) // biome-ignore format: one sentence
for (const each of [...wronglyRefused, ...wrong].slice(0, 40)) console.error(each)
const isLost =
  wrong.length + left.length + wronglyRefused.length > 0 || questions !== asked.size || damage !== undefined
if (isLost) console.error(`The data is in ${dataFolder}`)
else rmSync(dataFolder, { recursive: true, force: true })
process.exit(isLost ? 1 : 0)

function reopen(steps?: number) {
  deaths += 1
  window.close()
  window = mine.open(steps)
}

/** Kills the server again and again, at any moment. */
async function kill() {
  while (!isOver) {
    await setTimeout(200 + killChance.below(1200))
    await server.kill()
    kills += 1
    await setTimeout(killChance.below(300))
    await server.start()
  }
}

/** The session ends on the server; the farmer signs in again later. */
async function endSession() {
  await farmer.mutate('auth.logout', {}).catch(() => undefined)
  endedSessions += 1
  await Promise.race([window.outbox.sendAll(), window.life.end, setTimeout(300)])
  tokens.farmer = session.token = (await visitor.mutate<Opened>('auth.login', login)).token
}

/** The agent writes about a crop of which nothing waits: what the phone has not seen must not be overwritten. */
async function meddle() {
  const waiting = new Set((await mine.box.list()).flatMap(({ rows }) => rows))
  const isFree = ({ id, isRemoved, asking, hasUnseenLine }: Crop) => !waiting.has(id) && !isRemoved && !asking && !hasUnseenLine // biome-ignore format: one sentence
  // Those about which the farmer writes next.
  const crop = farm.crops.slice(-12).findLast(isFree)
  if (!crop) return
  const ids = { farmerId: farm.farmerId, cropId: crop.id }
  const expectedYield = 50_000 + chance.below(1000)
  await agent.mutate('farmer.crops.recordYield', { ...ids, expectedYield })
  crop.expectedYield = expectedYield
  crop.hasUnseenLine = true
}

/** The farmer chooses what the agent wrote. What is refused for another reason was refused wrongly. */
async function answerQuestions() {
  for (const entry of (await mine.box.list()).filter(({ refusal }) => refusal)) {
    const crop = asked.get(entry.key)
    const { clashes, added } = entry.refusal!
    if (!crop || !(clashes ?? added))
      wronglyRefused.push(`${entry.path} ${JSON.stringify(entry.input)}: ${entry.refusal!.message}`) // biome-ignore format: one row
    else {
      questions += 1
      crop.asking = null
      if (clashes) crop.seenYield = crop.expectedYield
      for (const { id } of added ?? []) crop.seenLines.push(id)
      if (added) crop.hasUnseenLine = false
    }
    await Promise.race([window.outbox.drop(entry), window.life.end])
  }
}

/** Sends what is left; gives up after a minute. */
async function drainAll() {
  for (let look = 0; look < 120; look += 1) {
    if (window.life.isOver || look === 0) window = mine.open()
    window.wake()
    await Promise.race([window.outbox.sendAll(), setTimeout(5_000)])
    await answerQuestions()
    if ((await mine.box.list()).every(({ isDone }) => isDone)) return
    await setTimeout(500)
  }
}

async function catalogueOf(api: Api): Promise<Catalogue> {
  const crops = await api.query<{ id: string; name: string }[]>('farmer.crops.catalogue')
  const { items: advisories } = await api.query<{ items: { id: string }[] }>('farmer.advisories.list', { limit: 8 })
  const courses = await api.query<{ id: string }[]>('learning.courses.list')
  const detail = await api.query<{ modules: { lessons: { id: string }[] }[] }>('learning.courses.get', { id: courses[0]!.id }) // biome-ignore format: one row
  const { items: prices } = await api.query<{ items: { cropId: string; market: string }[] }>('farmer.prices.board', { limit: 1 }) // biome-ignore format: one row
  await api.mutate('learning.courses.enroll', { id: courses[0]!.id })
  return {
    cropId: crops.find(({ name }) => /maize/i.test(name))!.id,
    advisories: advisories.map(({ id }) => id),
    course: courses[0]!.id,
    lessons: detail.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
    price: { cropId: prices[0]!.cropId, market: prices[0]!.market },
  }
}
