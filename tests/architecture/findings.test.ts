import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const FOLDER = resolve(import.meta.dirname, '../../findings')
const SCRIPTS = readdirSync(FOLDER).filter((name) => name !== 'README.md')
const README = readFileSync(resolve(FOLDER, 'README.md'), 'utf8')

test('findings/README.md has one line for each script, in the order of their names', () => {
  const named = [...README.matchAll(/^- `([^`]+)`: \S/gm)].map(([, name]) => name)
  expect(named).toEqual(SCRIPTS.map((name) => name.replace('.sh', '')).sort())
  expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(25)
})

describe.each(SCRIPTS)('findings/%s', (name) => {
  const path = resolve(FOLDER, name)
  const script = readFileSync(path, 'utf8')

  test('can be run, stops at an error, and leaves nothing behind', () => {
    expect(statSync(path).mode & 0o111).toBe(0o111)
    expect(script).toMatch(/^#!\/bin\/sh\n# Software: /)
    expect(script).toMatch(/^set -eu$/m)
    expect(script).toMatch(/^trap 'rm -rf "\$dir"' EXIT$/m)
  })

  test('says the software, why its input is valid, what was expected and what was seen', () => {
    const heads = [...script.matchAll(/^# (\w+): \S/gm)].map(([, head]) => head)
    expect(heads.slice(0, 4)).toEqual(['Software', 'Valid', 'Expected', 'Seen'])
  })

  test('asks for exact versions, and names in its head each that it installs', () => {
    const packages = [...script.matchAll(/(?<=[ \n])((?:@[\w.-]+\/)?[\w.-]+)@(\d+\.\d+\.\d+)(?=\s)/g)]
    if (script.includes('npm install')) expect(packages.length).toBeGreaterThan(0)
    const head = script.split('set -eu')[0]!.replaceAll(/\n# +/g, ' ')
    for (const [, , version] of packages) expect(head).toContain(version)
    expect(script).not.toMatch(/@latest|@[\^~*]/)
  })

  test('names tests that exist', () => {
    for (const [, named = ''] of script.matchAll(/^# Kuu: (\S+)/gm)) {
      expect(statSync(resolve(FOLDER, '..', named)).isFile()).toBe(true)
    }
  })
})
