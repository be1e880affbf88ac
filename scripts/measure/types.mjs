import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NODE, ROOT } from '../setup/install.mjs'

/**
 * What `npm run types` costs, in a copy of the sources: the whole tree, and after an edit that others see the
 * declarations of. The medians of three runs; memory is that of the largest project. Run it on a quiet machine.
 */
const RUNS = 3
const MEGA = 1_000_000
const BUDGETS = [
  { what: 'whole tree', edit: wipe, seconds: 20, instantiations: 6 * MEGA, memory: 1_000 },
  {
    what: 'a screen',
    edit: append('src/client/routes/_farmer/farmer/-components/FarmerHome.tsx', constant),
    seconds: 6,
  },
  { what: 'a router', edit: append('src/routers/farmer/alerts.ts', constant), seconds: 10 },
  { what: 'a schema', edit: append('src/domain/weather/alert.schema.ts', schema), seconds: 15 },
]
const copy = mkdtempSync(join(tmpdir(), 'kuu-types-'))

try {
  for (const name of ['src', 'tests', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.base.json', ...configs()])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const rows = BUDGETS.map(measured)
  process.exitCode = rows.every(Boolean) ? 0 : 1
} finally {
  rmSync(copy, { recursive: true })
}

/** Edits, builds and prints the median; whether it is within its budget. */
function measured({ what, edit, ...budget }) {
  const runs = Array.from({ length: RUNS }, (_, run) => {
    edit(run)
    return build()
  })
  const figure = (name) => runs.map((each) => each[name]).sort((a, b) => a - b)[1]
  const [seconds, instantiations, memory] = ['seconds', 'instantiations', 'memory'].map(figure)
  const figures = { seconds, instantiations, memory }
  const over = Object.keys(budget).filter((name) => figures[name] > budget[name])
  const cells = [`${seconds.toFixed(1)} s`, `${(instantiations / MEGA).toFixed(2)} million`, `${Math.round(memory)} MB`]
  const verdict = over.length === 0 ? '' : `  over: ${over.map((name) => `${name} ${budget[name]}`).join(', ')}`
  console.info(what.padEnd(12) + cells.map((cell) => cell.padStart(14)).join('') + verdict)
  return over.length === 0
}

function build() {
  const from = performance.now()
  const args = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', '--checkers', '1', '--extendedDiagnostics']
  const { status, stdout } = spawnSync(NODE, args, { cwd: copy, encoding: 'utf8', maxBuffer: 1e9 })
  if (status !== 0) throw new Error(`It does not compile:\n${stdout.slice(0, 5000)}`)
  const all = (label) =>
    [...stdout.matchAll(new RegExp(`^${label}:\\s+(\\d+)`, 'gm'))].map(([, figure]) => Number(figure))
  return {
    seconds: (performance.now() - from) / 1000,
    instantiations: all('Instantiations').reduce((sum, each) => sum + each, 0),
    memory: Math.max(0, ...all('Memory used')) / 1000,
  }
}

function wipe() {
  rmSync(join(copy, 'dist'), { recursive: true, force: true })
}

/** What is at the end of a file, another one in each run. */
function append(file, more) {
  return (run) => appendFileSync(join(copy, file), more(run))
}

function constant(run) {
  return `\nexport const MEASURED_${run} = ${run}\n`
}

function schema(run) {
  return `\nexport const measured${run} = z.object({ member${run}: z.string() })\n`
}

function configs() {
  return ['vite.config.ts', 'vite.ssr.config.ts', 'vitest.config.ts', 'drizzle.config.ts', 'playwright.config.ts']
}
