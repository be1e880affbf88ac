import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { NODE, ROOT } from '../setup/install.mjs'
import { addressOf } from '../setup/product.mjs'

/**
 * `npm run measure -- home [folder of another build]`: what the queries of the farmer's home cost the server, in one
 * batch as the app sends them. With another built checkout, both are measured in turns.
 */
const TURNS = 12
const BATCHES = 60
const PLACE = { location: 'Lagos, Nigeria' }
const MARTHA = { farmerId: '00000000-0000-4000-8000-000000000001' }
const HOME = {
  'farmer.alerts.list': PLACE,
  'farmer.forecast.daily': PLACE,
  'farmer.crops.list': MARTHA,
  'farmer.care.due': MARTHA,
  'farmer.advice.list': undefined,
  'farmer.advisories.list': { limit: 3 },
  'farmer.prices.newest': { most: 3 },
  'farmer.notifications.unread': undefined,
}

const [other] = process.argv.slice(2)
const products = await Promise.all([...(other ? [resolve(other)] : []), ROOT].map(started))
try {
  for (let turn = 0; turn < TURNS; turn++) for (const product of products) await ask(product)
  for (const { name, wall, cpu } of products)
    console.info(`${name}: ${median(cpu).toFixed(2)} ms of processor, ${median(wall).toFixed(2)} ms in all, a batch`)
  const [before, after] = products
  if (after) console.info(`after/before: ${(median(after.cpu) / median(before.cpu)).toFixed(2)} of processor, ${(median(after.wall) / median(before.wall)).toFixed(2)} in all`) // biome-ignore format: one line
} finally {
  for (const { server, dataFolder } of products) {
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await gone
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function started(root) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kuu-home-'))
  const env = { PATH: process.env.PATH, PORT: '0', KUU_DATA: dataFolder, KUU_DEMO: '1', KUU_LOG: 'error' }
  const server = spawn(NODE, [join(root, 'dist/server/main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await addressOf(server)
  const entered = await fetch(`${url}/trpc/auth.enterDemo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { role: 'farmer' } }),
  })
  const { token } = (await entered.json()).result.data.json
  return { name: root === ROOT ? 'this build' : 'the other', server, dataFolder, url, token, wall: [], cpu: [] }
}

/** Sends batches one after another, and records their average cost. */
async function ask({ url, token, server, wall, cpu }) {
  const inputs = Object.values(HOME).map((json, at) => [at, json === undefined ? {} : { json }])
  const query = encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)))
  const path = `${url}/trpc/${Object.keys(HOME).join()}?batch=1&input=${query}`
  const [begun, used] = [performance.now(), cpuMs(server.pid)]
  for (let batch = 0; batch < BATCHES; batch++) {
    const answer = await fetch(path, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' } })
    if (answer.status !== 200) throw new Error(`The home was answered with ${answer.status}`)
    await answer.arrayBuffer()
  }
  wall.push((performance.now() - begun) / BATCHES)
  cpu.push((cpuMs(server.pid) - used) / BATCHES)
}

/** Processor time of a process with all its threads: user and system, in ticks of 10 ms (proc(5)). */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
