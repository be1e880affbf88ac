import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeFor, targetOf } from '../../scripts/build/target.mjs'
import { NODE, ROOT } from '../../scripts/setup/install.mjs'

/** For which processor a file is, as its ELF header says. */
const machineOf = (file: string) => readFileSync(file).readUInt16LE(18)
const MACHINES = { x64: 0x3e, arm64: 0xb7 }

test.each(Object.entries(MACHINES))('SQLite for %s comes with its package', (arch, machine) => {
  expect(machineOf(join(ROOT, `node_modules/better-sqlite3/prebuilds/linux-${arch}.node`))).toBe(machine)
})

test('without a wish the executable is for this machine, and its Node is the one that runs', () => {
  const here = targetOf()
  expect(here).toMatchObject({ arch: process.arch, isHere: true, program: join(ROOT, 'dist/kuu') })
  expect(nodeFor(here)).toBe(NODE)
  expect(targetOf(process.arch)).toEqual(here)
})

test('for another kind of machine it has a name of its own', () => {
  const other = process.arch === 'x64' ? 'arm64' : 'x64'
  expect(targetOf(other)).toMatchObject({ isHere: false, program: join(ROOT, `dist/kuu-${other}`) })
})

test.each(['riscv64', '', 'toString'])('nothing is made for %j', (arch) => {
  expect(() => targetOf(arch)).toThrow('for x64 or arm64')
})
