import { countryFolder } from './country.ts'
import { bytesOf, questions } from './questions.ts'
import { KUU, type Run, run, type Server, servers } from './servers.ts'

/**
 * Prints how much more a server with one reader (KUU_READERS=1) answers than one without, in turns in one run. The ratio
 * is of the processor time a request that the busiest process takes: that is the ratio of the rates where who asks has a
 * core besides the two of the server. The requests a second are those of this machine now.
 */
const [MS, ROUNDS] = [1500, 5]
/** What is asked, and the least ratio of the rates. */
const ASKED: Record<string, number> = {
  'own crops': 1.7,
  'home, one batch': 1.7,
  'advisories, uncached': 1.7,
  'crop write': 1,
}
/** So many that the kernel deals them out evenly enough. */
const CONNECTIONS = 64

const { start, stopAll } = servers(await countryFolder('small'))
try {
  const alone = await start(KUU.args, KUU.env)
  const withReader = await start(KUU.args, { ...KUU.env, KUU_READERS: '1' })
  console.info(`${'what'.padEnd(26)}${['alone/s', 'reader/s', 'ratio', 'least', 'alone µs', 'reader µs'].map((head) => head.padStart(10)).join('')}`) // biome-ignore format: one line
  for (const { name, kuu } of questions(() => '""')) {
    const least = ASKED[name]
    if (least === undefined) continue
    const runs: { alone: Run[]; withReader: Run[] } = { alone: [], withReader: [] }
    const ask = (server: Server) =>
      run(server, (count) => bytesOf(kuu(count)), { connections: CONNECTIONS, status: 200, ms: MS })
    for (let round = 0; round < ROUNDS; round++) {
      runs.alone.push(await ask(alone))
      runs.withReader.push(await ask(withReader))
    }
    const [one, two] = [middle(runs.alone), middle(runs.withReader)]
    const ratio = one.cpuUs / two.cpuUs
    if (ratio < least) process.exitCode = 1
    const figures = [one.rate.toFixed(0), two.rate.toFixed(0), ratio.toFixed(2), String(least), one.cpuUs.toFixed(0), two.cpuUs.toFixed(0)] // biome-ignore format: one line
    console.info(
      `${name.padEnd(26)}${figures.map((figure) => figure.padStart(10)).join('')}${ratio < least ? '  UNDER' : ''}`,
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
