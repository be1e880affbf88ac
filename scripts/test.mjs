import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { needChromium } from './chromium.mjs'
import { ensureInstalled, NODE, ROOT, run, runOrExit } from './install.mjs'
import { testFiles, testsOf } from './subjects.mjs'

/**
 * `npm test`: everything that must hold, in the order in which it fails fastest. `npm test -- loans`: of the rules,
 * routers, REST and journeys what belongs to a subject (see subjects.mjs).
 */
ensureInstalled()
const { all, tests, journeys } = asked(process.argv.slice(2))
const bin = (name) => join(ROOT, 'node_modules', name)
const results = join(ROOT, 'test-results')
rmSync(results, { recursive: true, force: true })

console.info('Lint …')
runOrExit(bin('.bin/biome'), ['check', '--error-on-warnings'])
console.info('Types …')
runOrExit(NODE, [bin('typescript/bin/tsc'), '--noEmit', '-p', '.'])

console.info('Rules, routers and REST …')
const vitest =
  tests.length === 0
    ? 0
    : run(NODE, [
        bin('vitest/vitest.mjs'),
        'run',
        ...(all ? [] : tests),
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/vitest.json',
      ])

const needsBrowser = all || journeys.length > 0
if (needsBrowser) ensureBuilt()
const browser = { env: { KUU_CHROMIUM: needsBrowser ? needChromium() : '' } }
const measures = all ? measured() : []

console.info('Journeys in a browser …')
const playwright = needsBrowser
  ? run(NODE, [bin('@playwright/test/cli.js'), 'test', ...(all ? [] : journeys)], browser)
  : 0

const counts = [
  ...(tests.length > 0 ? [vitestCounts()] : []),
  ...(needsBrowser ? [playwrightCounts()] : []),
  ...measures.map((status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })),
]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
for (const title of needsBrowser ? secondTries() : []) console.info(`Passed only the second time: ${title}`)
console.info(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : vitest || playwright)

/** What is to be run: everything, or the tests of some subjects. */
function asked(subjects) {
  if (subjects.length === 0) return { all: true, ...testFiles() }
  try {
    return { all: false, ...testsOf(subjects) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The measures of the built product, each with its status. */
function measured() {
  console.info('Weight …')
  const weight = run(NODE, ['scripts/measure-weight.mjs'], browser)
  console.info('Home …')
  const home = onLinux('scripts/measure-home.mjs')
  console.info('Crashes …')
  const crashes = run(NODE, ['scripts/crash/rounds.mjs', '3'])
  console.info('Power cuts …')
  const powerCuts = onLinux('scripts/measure-power-cut.mjs', '40')
  return [weight, home, crashes, powerCuts]
}

/** Runs what asks the system itself: strace and /proc are Linux's. */
function onLinux(...words) {
  return process.platform === 'linux' ? run(NODE, words) : 0
}

function vitestCounts() {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report('vitest.json')
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }
}

function playwrightCounts() {
  const { stats } = report('playwright.json')
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/** The journeys that failed once: something in them, or in Kuu, does not hold every time. */
function secondTries() {
  const within = ({ title, specs = [], suites = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${title} › ${spec.title}`),
    ...suites.flatMap(within),
  ]
  return report('playwright.json').suites.flatMap(within)
}

function report(name) {
  const file = join(results, name)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  console.error(`The run left no ${name}.`)
  process.exit(1)
}
