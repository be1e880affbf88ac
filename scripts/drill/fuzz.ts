import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { type Ask, operations } from '../../tests/fuzz/requests.ts'
import { type Chance, chanceOf } from '../../tests/fuzz/values.ts'
import { withProduct } from '../setup/product.mjs'

/**
 * `npm run drill -- fuzz [requests] [seed]`: generated requests to every operation and procedure of the built product, as a
 * visitor, a farmer, an agent and an administrator. Fails on a 5xx, on an answer that takes longer than two seconds,
 * and if memory does not return to its earlier level.
 */
const [requests = 20_000, seed = 1] = process.argv.slice(2).map(Number)
const AT_ONCE = 8
const HANG_MS = 2000
/** Memory is measured after this share of the requests, when caches are warm, and at the end. */
const WARM = 0.25
const MAX_GROWTH = 1.15
/** V8 lets a heap grow while there is memory: a small heap shows what is still in use. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=80' }

await withProduct(async (url, pid) => {
  const chance = chanceOf(seed)
  const all = operations()
  const callers = await signIn(url)
  const ids = await existingIds(url, callers.farmer!)
  const statuses = new Map<number, number>()
  const wrong: string[] = []
  let slowest = 0
  let warm = 0

  for (let sent = 0; sent < requests; sent += AT_ONCE) {
    if (warm === 0 && sent >= requests * WARM) warm = await idleMemory(pid)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const request = chance.of(all).ask(chance, ids)
        const { status, ms } = await send(url, request, tokenOf(callers, chance))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        slowest = Math.max(slowest, ms)
        if (status >= 500 || ms > HANG_MS) wrong.push(`${status} after ${Math.round(ms)} ms: ${JSON.stringify(request)}`)
      }),
    )
    if (statuses.get(401)! > 0 && sent % 2000 === 0) Object.assign(callers, await signIn(url))
  }
  const end = await idleMemory(pid)

  console.info([...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`).join(', '))
  console.info(`slowest answer ${Math.round(slowest)} ms; memory ${mib(warm)} MiB after a quarter, ${mib(end)} MiB at the end`)
  for (const each of wrong.slice(0, 20)) console.error(each.slice(0, 2000))
  if (wrong.length > 0 || end > warm * MAX_GROWTH) process.exitCode = 1
}, SMALL_HEAP) // biome-ignore format: figures

type Callers = { visitor: null; farmer: string | null; agent: string | null; admin: string | null }

/** Some requests change passwords and end sessions; signed-out callers sign in again. */
async function signIn(url: string): Promise<Callers> {
  const open = async (path: string, json: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ json }) }
    const answer = await fetch(`${url}/trpc/${path}`, init)
    return answer.ok ? ((await answer.json()).result.data.json.token as string) : null
  }
  return {
    visitor: null,
    farmer: await open('auth.enterDemo', { role: 'farmer' }),
    agent: await open('auth.enterDemo', { role: 'extension_agent' }),
    admin: await open('auth.login', { username: 'admin', password: 'admin123' }),
  }
}

function tokenOf(callers: Callers, chance: Chance) {
  return chance.of(Object.values(callers))
}

/** Ids of existing rows, so that not every request ends in 'not found'. */
async function existingIds(url: string, token: string) {
  const lists = ['/api/crops', '/api/advisories', '/api/courses', '/api/loan-products', '/api/weather-alerts', '/api/farmers/00000000-0000-4000-8000-000000000001/crops', '/api/tickets'] // biome-ignore format: one list
  const found = await Promise.all(
    lists.map(async (path) => {
      const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
      return ((await answer.json()) as { id: string }[]).slice(0, 10).map(({ id }) => id)
    }),
  )
  return ['00000000-0000-4000-8000-000000000001', 'Monrovia', ...found.flat()]
}

async function send(url: string, { method, path, headers, body }: Ask, token: string | null) {
  const began = performance.now()
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    body,
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - began }
}

/** Resident memory in KiB (proc(5)) after garbage collection: the minimum over a few seconds. */
async function idleMemory(pid: number) {
  const seen: number[] = []
  for (let look = 0; look < 6; look++) {
    await setTimeout(500)
    seen.push(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]))
  }
  return Math.min(...seen)
}

function mib(kib: number) {
  return Math.round(kib / 1024)
}
