import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { needChromium } from '../setup/chromium.mjs'
import { ensureInstalled, NODE, ROOT, run } from '../setup/install.mjs'
import { ensureStrace } from '../setup/strace.mjs'
import { failedJourneys, failedMeasure, failedTests } from './failures.mjs'
import { testFiles, testsOf } from './subjects.mjs'

/**
 * `npm test`: all checks, those that fail fastest first. `npm test -- loans`: the rules, routers, REST tests and
 * journeys of one subject (see subjects.mjs).
 */
ensureInstalled()
const { all, tests, journeys } = requested(process.argv.slice(2))
const bin = (name) => join(ROOT, 'node_modules', name)
const results = join(ROOT, 'test-results')
rmSync(results, { recursive: true, force: true })

const counts = []
const statuses = []
const failures = []

// Four programs of which none keeps both cores busy.
const checked = await Promise.all([
  quietly('Lint', bin('.bin/biome'), ['check', '--error-on-warnings']),
  quietly('Types', NODE, [bin('typescript/bin/tsc'), '-b', '--checkers', '1']),
  quietly('What no one uses', NODE, [bin('knip/bin/knip.js')]),
  ...(journeys.length > 0 ? [quietly('Build', NODE, ['scripts/build/build.mjs'])] : []),
])
if (checked.includes(false)) process.exit(1)

if (tests.length > 0) {
  if (all && process.platform === 'linux') ensureStrace()
  const json = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']
  const rules = quietly('Rules, routers and REST', NODE, [
    bin('vitest/vitest.mjs'),
    'run',
    ...(all ? [] : tests),
    ...json,
  ])
  // These wait for the disk and for servers that start.
  const drills = all ? [measure('Crashes', ['scripts/drill/crash/rounds.mjs', '3']), onLinux('Power cuts', ['scripts/drill/power-cut.ts', '40']), onLinux('Proxies', ['scripts/drill/proxies.mjs'])] : [] // biome-ignore format: three drills
  statuses.push((await rules) ? 0 : 1)
  counts.push(vitestCounts(), ...(await Promise.all(drills)))
  failures.push(...failedTests(report('vitest.json')))
}
if (journeys.length > 0) {
  const browser = { KUU_CHROMIUM: needChromium() }
  if (all) counts.push(await measure('Weight', ['scripts/measure/weight.mjs'], browser))
  console.info('Journeys in a browser …')
  statuses.push(run(NODE, [bin('@playwright/test/cli.js'), 'test', ...(all ? [] : journeys)], { env: browser }))
  counts.push(playwrightCounts())
  failures.push(...failedJourneys(report('playwright.json')))
}
// At the end, because the last page of a run is what is kept of it.
for (const failure of failures) console.info(`Failed: ${failure}`)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.info(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : Math.max(...statuses))

/** What to run: everything, or the tests of some subjects. */
function requested(subjects) {
  if (subjects.length === 0) return { all: true, ...testFiles() }
  try {
    return { all: false, ...testsOf(subjects) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Runs a program beside others, and prints what it said when it has ended. Answers whether it succeeded. */
async function quietly(name, command, args) {
  const { status, output, seconds } = await outcomeOf(command, args)
  console.info(`${name} … ${seconds} s${status === 0 ? '' : `\n${output.trimEnd()}`}`)
  return status === 0
}

/** Runs a measure, prints its output when it has ended, and counts it as a test. */
async function measure(name, args, env) {
  const { status, output, seconds } = await outcomeOf(NODE, args, env)
  console.info(`${name} … ${seconds} s\n${output.trimEnd()}`)
  if (status !== 0) failures.push(failedMeasure(name, output))
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function outcomeOf(command, args, env = {}) {
  const begun = performance.now()
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes))
  return new Promise((done) => {
    child.on('close', (status) => done({ status, output, seconds: Math.round((performance.now() - begun) / 1000) }))
  })
}

/** Measures that need strace and /proc, or packages of Debian, which only Linux has. */
function onLinux(name, args) {
  return process.platform === 'linux' ? measure(name, args) : Promise.resolve({ passed: 1, failed: 0 })
}

function vitestCounts() {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report('vitest.json')
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }
}

function playwrightCounts() {
  const { stats } = report('playwright.json')
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

function report(name) {
  const file = join(results, name)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  console.error(`The run left no ${name}.`)
  process.exit(1)
}
