import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { withProduct } from '../setup/product.mjs'
import { readHome, signIn } from './home-batch.mjs'

/**
 * Prints how an import of prices runs on the built server: rows a second, the most memory that the server ever had, and
 * how much longer the reads of a farmer's home take meanwhile. Takes a file of the World Food Programme, or makes one of
 * 80,000 rows. Ends with 1 when a bound is broken.
 */
const MIN_ROWS_A_SECOND = 20_000
const MAX_MEMORY_MB = 300
const MAX_TIMES = 3

const [path] = process.argv.slice(2)
const file = path ? readFileSync(path) : Buffer.from(madeFile(80_000))
const rows = file.toString('latin1').trimEnd().split('\n').length - 1

await withProduct(async (url, pid) => {
  const before = memoryOf(pid)
  const admin = await signIn(url, 'auth.login', { username: 'admin', password: 'admin123' })
  const farmer = await signIn(url, 'auth.enterDemo', { role: 'farmer' })
  const home = () => readHome(url, farmer)
  const idle = await medianUntil(home, new Promise((done) => setTimeout(done, 3000)))
  const reading = memoryOf(pid)
  const dry = await timed(() => send(url, admin, '?dryRun=1'))
  const imported = timed(() => send(url, admin, ''))
  const busy = await medianUntil(home, imported)
  const { ms, answer } = await imported
  const again = await timed(() => send(url, admin, ''))
  const { reasons, ...counts } = answer
  const rate = Math.round((rows * 1000) / ms)
  const memory = memoryOf(pid)
  const times = busy.median / idle.median
  console.info(`\n${path ? basename(path) : 'a made file'}: ${rows} rows, ${(file.length / 1e6).toFixed(1)} MB`, counts)
  console.info(
    `dry run ${Math.round(dry.ms)} ms, import ${Math.round(ms)} ms, the same again ${Math.round(again.ms)} ms`,
  )
  console.info(`rows a second         ${rate}   at least ${MIN_ROWS_A_SECOND}`)
  console.info(
    `most memory, MB       ${memory}   at most ${MAX_MEMORY_MB} (${before} before the first request, ${reading} before the import)`,
  )
  console.info(
    `home while idle, ms   ${idle.median.toFixed(2)} median, ${idle.worst.toFixed(1)} at worst, of ${idle.count}`,
  )
  console.info(
    `home meanwhile, ms    ${busy.median.toFixed(2)} median, ${busy.worst.toFixed(1)} at worst, of ${busy.count}`,
  )
  console.info(`times                 ${times.toFixed(2)}   at most ${MAX_TIMES}`)
  if (rate < MIN_ROWS_A_SECOND || memory > MAX_MEMORY_MB || times > MAX_TIMES) process.exitCode = 1
})

async function send(url, { token }, query) {
  const headers = { 'content-type': 'text/csv', authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/admin/market-prices/import${query}`, { method: 'POST', headers, body: file })
  if (answer.status !== 200) throw new Error(await answer.text())
  return answer.json()
}

async function timed(work) {
  const start = performance.now()
  const answer = await work()
  return { ms: performance.now() - start, answer }
}

/** Repeats a read, one after another, until something ends. */
async function medianUntil(read, ended) {
  let isOver = false
  ended.then(
    () => (isOver = true),
    () => (isOver = true),
  )
  const times = []
  while (!isOver) times.push((await timed(read)).ms)
  times.sort((a, b) => a - b)
  return { median: times[times.length >> 1], worst: times.at(-1), count: times.length }
}

/** The most that a process ever had in memory, in MB. */
function memoryOf(pid) {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(kilobytes) / 1000)
}

function madeFile(count) {
  const head =
    'date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice'
  const day = (at) => new Date(Date.UTC(2015, at % 130, 15)).toISOString().slice(0, 10)
  const lines = Array.from({ length: count }, (_, at) => {
    const series = Math.floor(at / 130)
    const crop = ['Maize (white)', 'Rice (local)', 'Sorghum (red)', 'Cassava', 'Cowpeas'][series % 5]
    return `${day(at)},Kano,Kano,Market ${Math.floor(series / 5)},7,12,8.5,cereals and tubers,"${crop}",51,100 KG,actual,Retail,NGN,${40_000 + (at % 97)},95.1`
  })
  return [head, ...lines].join('\n')
}
