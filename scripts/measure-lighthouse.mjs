import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
import { withProduct } from './product.mjs'

/**
 * Lighthouse on the built product, as it looks at a phone by default (simulated slow 4G, a four times slower
 * processor), the median of three. It is fetched when it is asked for: nobody needs it to build or to test Kuu. Fails
 * below the marks. Run it on a machine that does nothing else.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
const MARKS = [
  { path: '/', performance: 95, accessibility: 100, 'best-practices': 100 },
  { path: '/farmer', performance: 90, accessibility: 100, 'best-practices': 100 },
]

const folder = mkdtempSync(join(tmpdir(), 'kuu-lighthouse-'))
const results = await withProduct(async (url) =>
  MARKS.map((marks) => ({ marks, runs: Array.from({ length: RUNS }, () => look(`${url}${marks.path}`)) })),
)
rmSync(folder, { recursive: true })

let isBelow = false
for (const { marks, runs } of results) {
  const { path, ...wanted } = marks
  const seen = Object.entries(wanted).map(([category, mark]) => {
    const score = median(runs.map(({ categories }) => Math.round(categories[category].score * 100)))
    isBelow ||= score < mark
    return `${category} ${score} (of ${mark})`
  })
  const metric = (id) => Math.round(median(runs.map(({ audits }) => audits[id].numericValue)))
  const times = `first paint ${metric('first-contentful-paint')} ms, largest ${metric('largest-contentful-paint')} ms, blocked ${metric('total-blocking-time')} ms`
  console.info(`${path}  ${seen.join(', ')}; ${times}`)
  for (const failure of failures(runs[0])) console.info(`    ${failure}`)
}
process.exit(isBelow ? 1 : 0)

/** One look; taken once more where the browser, and not the page, kept Lighthouse from seeing anything. */
function look(url, isSecond = false) {
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
  if (isSecond) throw new Error(`Lighthouse could not look at ${url}:\n${report?.runtimeError?.message ?? stderr}`)
  return look(url, true)
}

/** What keeps accessibility and best practices from their full mark. */
function failures({ categories, audits }) {
  const refs = [...categories.accessibility.auditRefs, ...categories['best-practices'].auditRefs]
  return refs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id}: ${audits[id].title}`)
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
