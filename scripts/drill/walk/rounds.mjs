import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { damageIn } from '../crash/check.mjs'
import { CrashedServer } from '../crash/server.mjs'
import { KilledPhone } from './phone.mjs'

/**
 * `npm run drill -- walk [kills]`: a farmer walks round one field after the other with a false position, while the browser
 * is killed in the middle of fixes, and browser and server while the field is saved and sent. After each kill the walk
 * must be there as it was last seen; each field must be on the server once, with every corner that was walked and
 * the fixes beside it. Exits with 1 if anything is lost, doubled or damaged.
 */
const kills = Number(process.argv[2] ?? 200)
if (!Number.isInteger(kills) || kills < 1) {
  console.error('Usage: npm run drill -- walk [kills]')
  process.exit(1)
}
const CORNERS = 48
const DEGREE_M = 111_320
const KILLED_TURNS = 4
const faults = []
let killed = 0
let saved = 0

const dataFolder = mkdtempSync(join(tmpdir(), 'kuu-walk-'))
const profile = mkdtempSync(join(tmpdir(), 'kuu-walk-phone-'))
const server = new CrashedServer(dataFolder)
await server.start()
const { port, origin } = new URL(server.url)
const phone = new KilledPhone(profile, origin)
try {
  await install()
  while (killed < kills && faults.length === 0) {
    const places = ringOf(saved)
    await walkRound(places)
    await save(places)
    saved += 1
    console.info(`${killed} kills, ${saved} fields: ${faults.length} faults`)
  }
  const damage = damageIn(dataFolder)
  if (damage) faults.push(damage)
} finally {
  await Promise.all([phone.kill(), server.kill()])
  if (faults.length > 0)
    console.error(`${faults.join('\n')}\nThe data is in ${dataFolder}, the browser's in ${profile}`)
  else for (const folder of [dataFolder, profile]) rmSync(folder, { recursive: true, force: true })
}
process.exit(faults.length > 0 ? 1 : 0)

/** The app as it is after a first visit with time: it opens without a connection. */
async function install() {
  const page = await phone.open('/profile')
  await page.getByText('Every screen opens').waitFor({ timeout: 60_000 })
  // What the browser writes late, its session among it.
  await setTimeout(8_000)
  await phone.kill()
}

/** Corners on a circle of 80 m, each field beside the last one, in degrees of seven decimals as phones tell them. */
function ringOf(field) {
  const latitude = 7.4 + 0.004 * field
  const eastM = DEGREE_M * Math.cos((latitude * Math.PI) / 180)
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS
    const place = [3.9 + (80 * Math.cos(angle)) / eastM, latitude + (80 * Math.sin(angle)) / DEGREE_M]
    return place.map((degrees) => Number(degrees.toFixed(7)))
  })
}

/** Walks from place to place; the browser is killed at any moment, and opened again. */
async function walkRound(places) {
  let told = 0
  while (told < places.length) {
    const page = await phone.open('/fields/new?way=walk')
    const start = page.getByRole('button', { name: 'Start walking' })
    const drawing = page.getByRole('img', { name: /The line you have walked/ })
    await start.or(drawing).waitFor()
    const before = told
    if (await start.isVisible()) {
      if (before > 0) faults.push(`Field ${saved}: a walk of ${before} corners is gone`)
      await phone.standAt(places[0])
      await start.click()
    }
    const countKept = async () => Number(/walked: (\d+)/.exec(await drawing.getAttribute('aria-label'))[1])
    told = await countKept()
    if (told < before) faults.push(`Field ${saved}: ${before} corners were told, ${told} are kept`)
    const dead = setTimeout(200 + Math.random() * 1_500).then(() => phone.kill())
    try {
      while (told < places.length) {
        await phone.standAt(places[told])
        await page.getByRole('img', { name: `The line you have walked: ${told + 1} points` }).waitFor()
        told += 1
      }
    } catch {
      // The page is dead: how far it had come is known.
    }
    await dead
    killed += 1
  }
}

/**
 * Closes the walk, and saves its field, until it is on the server. Browser and server are killed meanwhile: the server is
 * away when the field is saved, comes back, and dies with the browser; after some turns both live on.
 */
async function save(places) {
  const name = `Walk ${saved}`
  for (let turn = 0; turn < 20; turn += 1) {
    await server.kill()
    const page = await phone.open('/fields/new?way=walk')
    const started = server.start(port)
    const isKilled = turn < KILLED_TURNS
    const dead = setTimeout(isKilled ? 1_000 + Math.random() * 2_500 : 15_000).then(() =>
      Promise.all([phone.kill(), isKilled && started.then(() => server.kill())]),
    )
    await saveIn(page, name, started).catch(() => {})
    await dead
    killed += 1
    if (isKilled) await server.start(port)
    if (await check(name, places)) return
  }
  faults.push(`${name} does not arrive`)
}

async function saveIn(page, name, started) {
  const start = page.getByRole('button', { name: 'Start walking' })
  const finish = page.getByRole('button', { name: 'I am back' })
  const field = page.getByLabel('Name of the field')
  await start.or(finish).or(field).waitFor()
  if (await finish.isVisible()) await finish.click()
  if (!(await start.isVisible())) {
    await field.fill(name)
    await page.getByRole('button', { name: 'Save the field' }).click()
  }
  await started
  // Whoever opens her fields sees whether they are sent.
  await page.waitForURL(/\/fields$/)
  await setTimeout(15_000)
}

/** Whether a field is on the server; what is wrong with it is a fault. */
async function check(name, places) {
  const { user, headers } = await enter()
  const found = (await get(`/farmers/${user.id}/fields`, headers)).filter((field) => field.name === name)
  if (found.length > 1) faults.push(`${name} is there ${found.length} times`)
  if (found.length === 0) return false
  const ring = found[0].boundaryCoordinates.map(String)
  const missing = places.map(cut).filter((place) => !ring.includes(place))
  if (missing.length > 0) faults.push(`${name} lacks ${missing.length} of ${places.length} corners: ${missing}`)
  return true
}

/** A border has six decimals. */
function cut(place) {
  return String(place.map((degrees) => Number(degrees.toFixed(7).slice(0, -1))))
}

async function enter() {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"json":{"role":"farmer"}}' }
  const { token, user } = (await (await fetch(`${origin}/trpc/auth.enterDemo`, init)).json()).result.data.json
  return { user, headers: { authorization: `Bearer ${token}` } }
}

async function get(path, headers) {
  return (await fetch(`${origin}/api${path}`, { headers })).json()
}
