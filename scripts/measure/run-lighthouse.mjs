import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS, findChromium } from '../setup/chromium.mjs'

/** Downloaded on demand: building and testing do not need it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

/**
 * The report of one run with Lighthouse's default phone: simulated slow 4G, a processor slowed down four times. Repeated
 * once if the browser, and not the page, failed.
 */
export function runLighthouse(url, categories, isSecond = false) {
  const folder = mkdtempSync(join(tmpdir(), 'kuu-lighthouse-'))
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
      `--only-categories=${categories.join(',')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, encoding: 'utf8' },
  )
  const report = status === 0 ? JSON.parse(readFileSync(file, 'utf8')) : null
  rmSync(folder, { recursive: true })
  if (report && report.categories.performance.score !== null) return report
  if (isSecond) throw new Error(`Lighthouse failed on ${url}:\n${report?.runtimeError?.message ?? stderr}`)
  return runLighthouse(url, categories, true)
}

/** The score of a category, the median of some runs, in percent. */
export const scoreOf = (runs, category) =>
  median(runs.map(({ categories }) => Math.round(categories[category].score * 100)))

/** The figure of an audit, the median of some runs. */
export const figureOf = (runs, audit) => Math.round(median(runs.map(({ audits }) => audits[audit].numericValue)))

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1]
