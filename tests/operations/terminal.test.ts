import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { terminalOn } from '#server/cli/terminal.ts'

/** A terminal, its typed input, and its output. */
function typing(...typed: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  const output = Object.assign(new PassThrough(), { isTTY: true })
  let shown = ''
  output.on('data', (bytes: Buffer) => {
    shown += bytes
  })
  const type = async () => {
    for (const keys of typed) {
      await setTimeout(20)
      input.write(keys)
    }
  }
  void type()
  return { ...terminalOn(input, output), shown: () => shown }
}

test('typed text is shown, a hidden answer is not', async () => {
  const { ask, askHidden, shown } = typing('ruth\r', 'maize and beans\r')
  expect(await ask?.('Username: ')).toBe('ruth')
  expect(await askHidden?.('Password: ')).toBe('maize and beans')
  expect(shown()).toContain('Username: ')
  expect(shown()).toContain('ruth')
  expect(shown()).toContain('Password: ')
  expect(shown()).not.toContain('maize')
})

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s changes nothing', async (_, keys) => {
  await expect(typing(keys).askHidden?.('Password: ')).rejects.toThrow('Nothing was changed.')
})

test('without a terminal nothing is asked, and the first line is read', async () => {
  const input = new PassThrough()
  const { ask, askHidden, readLine } = terminalOn(input, new PassThrough())
  expect([ask, askHidden]).toEqual([undefined, undefined])
  input.end('maize and beans\nanother line\n')
  expect(await readLine()).toBe('maize and beans')
  const empty = new PassThrough()
  empty.end()
  expect(await terminalOn(empty, new PassThrough()).readLine()).toBe('')
})
