import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
import { withProduct } from './product.mjs'

/**
 * Lighthouse on the built product with its default phone (simulated slow 4G, a processor slowed down four times), the
 * median of three runs. Downloaded on demand: building and testing do not need it. Fails below the required scores. Run
 * it on an idle machine.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
const MARKS = [
  { path: '/', performance: 95, accessibility: 100, 'best-practices': 100 },
  { path: '/farmer', performance: 90, accessibility: 100, 'best-practices': 100 },
]

const folder = mkdtempSync(join(tmpdir(), 'kuu-lighthouse-'))
const results = await withProduct(async (url) =>
  MARKS.map((marks) => ({ marks, runs: Array.from({ length: RUNS }, () => runLighthouse(`${url}${marks.path}`)) })),
)
rmSync(folder, { recursive: true })

let isBelow = false
for (const { marks, runs } of results) {
  const { path, ...required } = marks
  const scores = Object.entries(required).map(([category, mark]) => {
    const score = median(runs.map(({ categories }) => Math.round(categories[category].score * 100)))
    isBelow ||= score < mark
    return `${category} ${score} (of ${mark})`
  })
  const metric = (id) => Math.round(median(runs.map(({ audits }) => audits[id].numericValue)))
  const times = `first paint ${metric('first-contentful-paint')} ms, largest ${metric('largest-contentful-paint')} ms, blocked ${metric('total-blocking-time')} ms`
  console.info(`${path}  ${scores.join(', ')}; ${times}`)
  for (const failure of failures(runs[0])) console.info(`    ${failure}`)
}
process.exit(isBelow ? 1 : 0)

/** One run; repeated once if the browser, and not the page, failed. */
function runLighthouse(url, isSecond = false) {
  const file = join(folder, 'report.json')
  const flags = ['--headless', ...CHROMIUM_FLAGS].join(' ')
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
      '--only-categories=performance,accessibility,best-practices',
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, encoding: 'utf8' },
  )
  const report = status === 0 ? JSON.parse(readFileSync(file, 'utf8')) : null
  if (report && report.categories.performance.score !== null) return report
  if (isSecond) throw new Error(`Lighthouse failed on ${url}:\n${report?.runtimeError?.message ?? stderr}`)
  return runLighthouse(url, true)
}

/** The audits that keep accessibility and best practices below 100. */
function failures({ categories, audits }) {
  const refs = [...categories.accessibility.auditRefs, ...categories['best-practices'].auditRefs]
  return refs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id}: ${audits[id].title}`)
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
