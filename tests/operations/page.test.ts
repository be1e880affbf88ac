import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { blocksOf } from '../../scripts/drill/page.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
const drill = readFileSync(join(ROOT, 'scripts/drill/operations.mjs'), 'utf8')

test('every shell block of the operations page is typed by the drill, or says why it is not', () => {
  const blocks = blocksOf(page)
  expect(blocks).toHaveLength(page.match(/^```sh/gm)!.length)
  const open = blocks.filter(({ name, reason }) => !reason && !(name && drill.includes(`, '${name}'`)))
  expect(open).toEqual([])
})

test('a block and its comment are read apart from the words around them', () => {
  const text = 'One.\n\n```sh first\na\nb\n```\n\n<!-- not tried: no line -->\n```sh\nc\n```\n\n```text\nd\n```\n'
  expect(blocksOf(text)).toEqual([
    { reason: undefined, name: 'first', commands: 'a\nb\n' },
    { reason: 'no line', name: undefined, commands: 'c\n' },
  ])
})
