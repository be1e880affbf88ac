import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../setup/chromium.mjs'
import { ROOT } from '../setup/install.mjs'
import { withProduct } from '../setup/product.mjs'
import { figureOf, runLighthouse, scoreOf } from './run-lighthouse.mjs'
import { inKb, weigh } from './weigh.mjs'

/**
 * `npm run measure -- web`: what the landing page and every screen of a farmer cost a cheap phone that opens them first, as a
 * visitor of the demo. What is received with an empty cache, and Lighthouse with its default phone. Prints a table,
 * writes JSON, and ends with 1 where a score is under its bound. `-- --only market` measures the addresses with this in
 * them, `-- --runs 1` runs Lighthouse less often. Run it on an idle machine.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
    json: { type: 'string', default: 'dist/bench-web.json' },
  },
})
const LEAST = { '/': 100, '/farmer': 97 }
const FIGURES = { firstMs: 'first-contentful-paint', largestMs: 'largest-contentful-paint', blockedMs: 'total-blocking-time' } // biome-ignore format: one row
const SCREENS = 'src/client/routes/_farmer'

/** The screens of a record of one's own, which a visitor has none of. */
const OF_SIGNED_IN = ['/tickets/$ticketId', '/finance/receipt']

console.info(`${'address'.padEnd(36)}${['KB', 'score', 'first ms', 'largest ms', 'blocked ms', 'least'].map((head) => head.padStart(11)).join('')}`) // biome-ignore format: one line
const rows = await withProduct(measureAll)
console.info(`Not measured, for they need somebody who is signed in: ${OF_SIGNED_IN.join(', ')}`)
mkdirSync(dirname(values.json), { recursive: true })
writeFileSync(values.json, JSON.stringify(rows, null, 2))
if (rows.some(({ score, least }) => score < least)) process.exitCode = 1

async function measureAll(url) {
  const ids = await idsOf(url)
  const measured = []
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  for (const screen of ['/', ...farmersScreens()].filter((each) => each.includes(values.only))) {
    const row = { screen, ...(await measure(browser, url + filledIn(screen, ids))), least: LEAST[screen] }
    measured.push(row)
    console.info(lineOf(row))
  }
  await browser.close()
  return measured
}

/** The addresses of the tree of screens, so that a new one is measured without being named here. */
function farmersScreens() {
  return globSync('**/*.tsx', { cwd: join(ROOT, SCREENS), exclude: (path) => path.includes('-components') })
    .map((file) => `/${file.replace(/(\/index)?\.tsx$/, '')}`)
    .filter((screen) => !OF_SIGNED_IN.includes(screen))
    .sort()
}

/** Records of the demo, by the names that addresses have for them. */
async function idsOf(url) {
  const read = async (path) => (await fetch(`${url}/api${path}`)).json()
  const [course] = await read('/courses')
  const { modules } = await read(`/courses/${course.id}`)
  const [price] = await read('/market-prices')
  const { lessons, quizzes } = modules.find((module) => module.quizzes.length > 0)
  return { courseId: course.id, lessonId: lessons[0].id, quizId: quizzes[0].id, cropId: price.cropId }
}

function filledIn(screen, ids) {
  return screen.replaceAll(/\$(\w+)/g, (_, name) => {
    if (!ids[name]) throw new Error(`${screen}: bench:web knows no record of the demo for ${name}`)
    return ids[name]
  })
}

async function measure(browser, address) {
  const { total } = await weigh(browser, address, (page) => page.waitForLoadState('networkidle'))
  const runs = Array.from({ length: Number(values.runs) }, () => runLighthouse(address, ['performance']))
  const figures = Object.entries(FIGURES).map(([name, audit]) => [name, figureOf(runs, audit)])
  return { bytes: total, score: scoreOf(runs, 'performance'), ...Object.fromEntries(figures) }
}

function lineOf({ screen, bytes, score, firstMs, largestMs, blockedMs, least }) {
  const cells = [inKb(bytes), score, firstMs, largestMs, blockedMs, least ?? ''].map((cell) =>
    String(cell).padStart(11),
  )
  return `${screen.padEnd(36)}${cells.join('')}${score < least ? '  UNDER' : ''}`
}
