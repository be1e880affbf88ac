import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A separate data folder for each test of a file; `path` returns it, or a path in it. */
export function ownFolder() {
  let folder = ''
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'kuu-folder-')), 'data')
  })
  afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }))
  const path = (...names: string[]) => join(folder, ...names)
  return {
    path,
    /** The entries beside the data folder. */
    beside: (name: string) => join(dirname(folder), name),
    write: (name: string, content: string | Buffer, mode = 0o600) => {
      mkdirSync(dirname(path(name)), { recursive: true })
      writeFileSync(path(name), content, { mode })
    },
  }
}
