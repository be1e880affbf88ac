import { join } from 'node:path'
import { openDb } from '#db/client.ts'
import { smsMessages } from '#db/schema/index.ts'
import { smsGatewayServer } from '../../tests/sms-gateway.ts'
import { withProduct } from '../setup/product.mjs'
import { readHome, signIn } from './home-batch.mjs'

/**
 * `npm run measure -- sms`: 10,000 queued text messages through a local gateway that answers in 50 ms, while a farmer's home
 * is read again and again; prints messages a second, and the home's median idle and meanwhile. Exits with 1 under 200 a
 * second, or where the median doubles.
 */
const MESSAGES = 10_000
const MIN_RATE = 200
const MAX_RATIO = 2
const READS = 200

const gateway = await smsGatewayServer({ delayMs: 50 })
const env = {
  KUU_SMS: 'africastalking',
  KUU_SMS_RATE: '400',
  KUU_AFRICASTALKING_USERNAME: 'kuu',
  KUU_AFRICASTALKING_API_KEY: 'secret',
  KUU_AFRICASTALKING_URL: gateway.url,
}
const isWell = await withProduct(async (url, _, dataFolder) => {
  const farmer = await signIn(url, 'auth.enterDemo', { role: 'farmer' })
  const home = () => readHome(url, farmer)
  await median(home, READS)
  const idle = await median(home, READS)
  queue(dataFolder)
  const before = gateway.keys.size
  const began = performance.now()
  const during: number[] = []
  while (gateway.keys.size - before < MESSAGES) during.push(await timed(home))
  const rate = MESSAGES / ((performance.now() - began) / 1000)
  const busy = middle(during)
  console.info(
    `${Math.round(rate)} messages a second (${MIN_RATE} asked); the home ${idle.toFixed(1)} ms idle, ` +
      `${busy.toFixed(1)} ms meanwhile: ×${(busy / idle).toFixed(2)} (at most ${MAX_RATIO})`,
  )
  return rate >= MIN_RATE && busy <= idle * MAX_RATIO
}, env)
await gateway.close()
process.exit(isWell ? 0 : 1)

function queue(dataFolder: string) {
  const db = openDb(join(dataFolder, 'kuu.db'))
  const createdAt = new Date().toISOString()
  const row = (at: number) => ({
    id: `bench-${at}`,
    phone: `+23177${String(at).padStart(7, '0')}`,
    message: `Message ${at}`,
    type: 'general' as const,
    isUrgent: true,
    createdAt,
  })
  db.$client.transaction(() => {
    for (let at = 0; at < MESSAGES; at += 500)
      db.insert(smsMessages).values(Array.from({ length: 500 }, (_, each) => row(at + each))).run() // biome-ignore format: one sentence
  })()
  db.$client.close()
}

async function timed(work: () => Promise<void>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function median(work: () => Promise<void>, times: number) {
  const took: number[] = []
  for (let at = 0; at < times; at += 1) took.push(await timed(work))
  return middle(took)
}

function middle(all: number[]) {
  return [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}
