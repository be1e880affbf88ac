import { countryFolder } from './country.ts'
import { bytesOf, questions } from './questions.ts'
import { KUU, type Run, run, type Server, servers } from './servers.ts'

/**
 * Prints how much more a server with one reader (KUU_READERS=1) carries than one without, in turns in one run: the rate
 * of requests that costs its busiest process as much. Both are asked below what they can answer, because who asks needs
 * a core too: on two cores, three busy processes would measure the machine. One without is asked at a share of its
 * highest rate; one with a reader at twice that for what is read, and at the same rate for what is written.
 */
const [MS, ROUNDS] = [2000, 5]
const SHARE = 0.4
/** What is asked, the least ratio, and how many times the rate of one process two are asked at. */
const ASKED: Record<string, { least: number; times: number }> = {
  'own crops': { least: 1.7, times: 2 },
  'home, one batch': { least: 1.7, times: 2 },
  'advisories, uncached': { least: 1.7, times: 2 },
  'crop write': { least: 1, times: 1 },
}
/** So many that the kernel deals them out evenly enough. */
const CONNECTIONS = 256
/** To find the highest rate: with more at once, a server refuses some. */
const AT_ONCE = 64

const { start, stopAll } = servers(await countryFolder('small'))
try {
  const alone = await start(KUU.args, KUU.env)
  const withReader = await start(KUU.args, { ...KUU.env, KUU_READERS: '1' })
  const heads = ['highest/s', 'alone/s', 'reader/s', 'ratio', 'least', 'alone µs', 'reader µs']
  console.info(`${'what'.padEnd(26)}${heads.map((head) => head.padStart(10)).join('')}`)
  for (const { name, kuu } of questions(() => '""')) {
    const asked = ASKED[name]
    if (!asked) continue
    const ask = (server: Server, rate?: number) => {
      const connections = rate === undefined ? AT_ONCE : CONNECTIONS
      return run(server, (count) => bytesOf(kuu(count)), { connections, status: 200, ms: MS, rate })
    }
    const { count, seconds } = await ask(alone)
    const highest = count / seconds
    const runs: { alone: Run[]; withReader: Run[] } = { alone: [], withReader: [] }
    for (let round = 0; round < ROUNDS; round++) {
      runs.alone.push(await ask(alone, SHARE * highest))
      runs.withReader.push(await ask(withReader, asked.times * SHARE * highest))
    }
    const [one, two] = [middle(runs.alone), middle(runs.withReader)]
    const ratio = one.cpuUs / two.cpuUs
    if (ratio < asked.least) process.exitCode = 1
    const figures = [highest.toFixed(0), one.rate.toFixed(0), two.rate.toFixed(0), ratio.toFixed(2), String(asked.least), one.cpuUs.toFixed(0), two.cpuUs.toFixed(0)] // biome-ignore format: one line
    console.info(
      `${name.padEnd(26)}${figures.map((figure) => figure.padStart(10)).join('')}${ratio < asked.least ? '  UNDER' : ''}`,
    )
  }
} finally {
  await stopAll()
}

/** The run in the middle by its processor time; the rate is in requests a second. */
function middle(runs: Run[]) {
  const rates = runs.map(({ count, seconds, cpuUs }) => ({ rate: count / seconds, cpuUs }))
  return rates.sort((a, b) => a.cpuUs - b.cpuUs)[rates.length >> 1]!
}
