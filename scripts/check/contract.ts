import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { appRouter } from '#routers/index.ts'
import { type Change, changesOf, KINDS } from './contract/changes.ts'
import { openCompiler, ROOT } from './contract/compiler.ts'
import { membersOf } from './contract/members.ts'
import { closedSets } from './contract/sets.ts'
import { userFiles, usersOf } from './contract/users.ts'

/**
 * `npm run check:contract`: changes the contract, one change at a time, asks the compiler, and prints who uses what was
 * changed and noticed nothing. 40 changes over all kinds, drawn anew each time; `--seed` draws the same again, `--count`
 * others, `--all` makes every one. Fails where more than two in a hundred are noticed by no user.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string', default: '40' }, all: { type: 'boolean' } },
})
const LEAST = 0.98
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))

const compiler = openCompiler()
const project = compiler.project()
const users = usersOf(project, membersOf(project, Object.keys(appRouter._def.procedures)))
const possible = changesOf(users, closedSets())
const changes = values.all ? possible : drawn(possible, Number(values.count), seed)
console.info(`${changes.length} of ${possible.length} changes${values.all ? '' : `, --seed ${seed}`}`)
const noticed = changes.filter(isNoticed).length
compiler.close()
console.info(`${noticed} of ${changes.length} are noticed by who uses what was changed`)
process.exit(noticed < Math.floor(changes.length * LEAST) ? 1 : 0)

/** Whether a user no longer compiles. Prints the users of a change that none of them notices. */
function isNoticed({ kind, what, users, edit }: Change): boolean {
  const { program } = compiler.show(edit())
  const isWrong = (file: string) => program.getSemanticDiagnostics(file).length > 0
  if ([...users].some(isWrong) || userFiles(compiler.project()).some(isWrong)) return true
  console.info(`  ${kind}: ${what}\n    slept: ${[...users].map((file) => relative(ROOT, file)).join(', ')}`)
  return false
}

/** As many of each kind, as far as there are; each time others. */
function drawn(all: readonly Change[], count: number, seed: number): Change[] {
  const random = randomFrom(seed)
  const piles = KINDS.map((kind) => all.filter((change) => change.kind === kind))
  const chosen: Change[] = []
  while (chosen.length < count && piles.some((pile) => pile.length > 0))
    for (const pile of piles) {
      if (pile.length > 0 && chosen.length < count) chosen.push(...pile.splice(Math.floor(random() * pile.length), 1))
    }
  return chosen
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
