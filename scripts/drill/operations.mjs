import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../setup/install.mjs'
import { Machine, makeDebian } from './machine.mjs'
import { blockNamed, blocksOf } from './page.mjs'

/**
 * `npm run drill -- operations`, as root: types the shell blocks of docs/operations.md, as they are written, into bare Debians
 * made in folders. On the first Kuu is installed as one file, gets its administrator and prices, and is backed up; it is
 * lost with its disk. A second, installed from the package, restores the copy of the backups; a third gets the data of
 * the second. It needs mmdebstrap and what `npm run build:deb` makes.
 */
const PAGE = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const PACKAGE = `kuu_${version}_${process.arch === 'x64' ? 'amd64' : process.arch}.deb`
const PASSWORD = 'maize and beans 7'
if (process.getuid?.() !== 0) throw new Error('This needs root: it makes machines of folders.')
if (!existsSync(join(ROOT, 'dist', PACKAGE))) throw new Error('Make the package first: npm run build:deb')

const scratch = mkdtempSync(join(tmpdir(), 'kuu-operations-'))
const machines = []
const tried = new Set()
try {
  sayWhatIsReplaced()
  makeDebian(join(scratch, 'debian'))

  console.info('\nA machine with nothing but Debian')
  const first = await newMachine('first')
  first.carryIn(join(ROOT, 'dist/kuu'), 'kuu')
  first.carryIn(join(ROOT, 'docs/operations'), 'docs/operations')
  first.carryIn(join(ROOT, 'tests/fixtures/wfp-nigeria.csv'), 'wfp_food_prices_nga.csv')
  check('it prints the link of the first administrator', tryBlock(first, 'install').includes('https://kuu.example/setup#')) // biome-ignore format: one line
  await first.answering()
  tryBlock(first, 'administrator', `${PASSWORD}\n`)
  const imported = tryBlock(first, 'prices')
  check('the prices are there', rowsIn(first, 'market_prices') > 0)
  console.info(`     ${imported.trim().split('\n').at(-1)}`)
  tryBlock(first, 'backup')
  tryBlock(first, 'watch')
  tryBlock(first, 'upgrade')
  await first.answering()
  const prices = rowsIn(first, 'market_prices')
  const administrators = first.type('kuu admin list').stdout

  console.info('\nIt is lost, but for the copy of its backups; another one gets the package')
  const copy = join(scratch, 'copy')
  cpSync(join(first.root, 'var/lib/kuu/backups'), copy, { recursive: true, preserveTimestamps: true })
  await first.lose()
  const second = await newMachine('second')
  second.carryIn(join(ROOT, 'dist', PACKAGE), PACKAGE)
  tryBlock(second, 'package')
  await second.answering()
  cpSync(copy, join(second.root, 'srv/kuu'), { recursive: true, preserveTimestamps: true })
  tryBlock(second, 'restore')
  await second.answering()
  check('its administrator is there', administrators.startsWith('ruth') && second.type('kuu admin list').stdout === administrators) // biome-ignore format: one line
  check('its prices are there', prices > 0 && rowsIn(second, 'market_prices') === prices)

  console.info('\nA third one takes the data over')
  tryBlock(second, 'move-away')
  const third = await newMachine('third')
  third.carryIn(join(ROOT, 'dist', PACKAGE), PACKAGE)
  tryBlock(third, 'package')
  await third.answering()
  third.carryIn(join(second.root, 'var/lib/kuu/move.tar'), 'move.tar')
  tryBlock(third, 'move-in')
  await third.answering()
  check('its administrator is there', third.type('kuu admin list').stdout === administrators)
  check('its prices are there', rowsIn(third, 'market_prices') === prices)
  sayWhatIsNotTried()
} finally {
  for (const machine of machines) await machine.lose()
  rmSync(scratch, { recursive: true, force: true })
}

async function newMachine(name) {
  const machine = new Machine(join(scratch, 'debian'), join(scratch, name))
  machines.push(machine)
  return await machine.started()
}

/** Types a block of the page; answers what it printed, and ends the drill where a command of it fails. */
function tryBlock(machine, name, input) {
  tried.add(name)
  const { status, stdout, stderr } = machine.type(blockNamed(PAGE, name), input)
  check(`the block '${name}'`, status === 0)
  if (status !== 0) throw new Error(`The block '${name}' ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

/** How many rows a table has, by an export. */
function rowsIn(machine, table) {
  const folder = '/var/lib/kuu/counted'
  const { status, stderr } = machine.type(`kuu export ${folder}`)
  if (status !== 0) throw new Error(stderr)
  const rows = JSON.parse(readFileSync(join(machine.root, folder, `${table}.json`), 'utf8'))
  machine.entered(['rm', '-r', folder])
  return rows.length
}

function sayWhatIsReplaced() {
  console.info('Replaced, because the machines have no systemd, no terminal and no line to one another:')
  console.info('  systemctl, journalctl: shell scripts that run what the unit says (its hardening is not tried)')
  console.info('  the editor of sudoedit: types KUU_ORIGIN=https://kuu.example')
  console.info('  the password: comes by a pipe instead of a terminal')
  console.info('  rsync, and what is carried from machine to machine: copied from outside')
}

function sayWhatIsNotTried() {
  console.info('\nBlocks that are not tried:')
  for (const { name, reason, commands } of blocksOf(PAGE)) {
    if (reason) console.info(`  ${commands.trim().split('\n')[0].slice(0, 60)} …: ${reason}`)
    else if (!tried.has(name)) check(`the block '${name ?? commands.trim()}' is tried`, false)
  }
}

function check(what, holds) {
  console.info(`${holds ? 'ok  ' : 'NOT '} ${what}`)
  if (!holds) process.exitCode = 1
}
