import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test, vi } from 'vitest'
import { type Code, writeOut } from '#server/boot/executable/write-out.ts'
import { ownFolder } from './folder.ts'

const { path } = ownFolder()
const BYTES = Buffer.from('what a process loads')
const code = (): Code => ({
  name: 'part.node',
  sha256: createHash('sha256').update(BYTES).digest('hex'),
  read: vi.fn(() => BYTES),
})

test('code lies in a folder of its user alone, and is written once', () => {
  const file = writeOut(code(), path('cache'))
  expect(readFileSync(file)).toEqual(BYTES)
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
  const again = code()
  expect(writeOut(again, path('cache'))).toBe(file)
  expect(again.read).not.toHaveBeenCalled()
  expect(readdirSync(dirname(file))).toEqual(['part.node'])
})

test('what somebody changed there is written anew', () => {
  const file = writeOut(code(), path('cache'))
  chmodSync(file, 0o700)
  writeFileSync(file, 'something else')
  expect(readFileSync(writeOut(code(), path('cache')))).toEqual(BYTES)
})

test('a folder that others may write is refused, and so is a link', () => {
  const folder = dirname(writeOut(code(), path('cache')))
  chmodSync(folder, 0o770)
  expect(() => writeOut(code(), path('cache'))).toThrow(/not this user's alone/)
  const other = path('other')
  mkdirSync(other)
  symlinkSync(folder, folder.replace(path('cache'), other))
  expect(() => writeOut(code(), other)).toThrow(/not this user's alone/)
})
