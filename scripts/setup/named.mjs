import { ensureBuilt } from '../build/build.mjs'
import { ensureInstalled, NODE, run } from './install.mjs'
import { ensureStrace } from './strace.mjs'

/**
 * Runs what the command line names: a row says which files it is, which halves of the product they need built, and
 * what it is for. Without a name it runs the rows that are `inAll`, or lists all rows where none is.
 */
export function runNamed(command, table) {
  const [name, ...args] = process.argv.slice(2)
  const rows = Object.entries(table)
  const chosen = name === undefined ? rows.filter(([, row]) => row.inAll) : rows.filter(([key]) => key === name)
  if (chosen.length === 0) {
    console.error(`${name ? `There is no ‘${name}’. ` : ''}Usage: npm run ${command} -- <name> [arguments]\n`)
    for (const [key, { about }] of rows) console.error(`  ${key.padEnd(12)} ${about}`)
    process.exit(1)
  }
  ensureInstalled()
  const statuses = chosen.map(([, row]) => runRow(row, args))
  process.exit(Math.max(...statuses))
}

function runRow({ files, builds = ['client', 'server'], needsStrace = false }, args) {
  ensureBuilt(builds)
  if (needsStrace) ensureStrace()
  const flags = ['--disable-warning=ExperimentalWarning']
  return files.map((file) => run(NODE, [...flags, file, ...args])).find((status) => status !== 0) ?? 0
}
