import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FIELD_FILE_PATHS, LARGE_BODY_PATHS } from '#server/http/large-bodies.ts'

const shipped = (name: string) => readFileSync(join(import.meta.dirname, '../../docs/operations', name), 'utf8')

/** The paths of the shipped files that take more than a proxy lets through elsewhere. */
const PATHS: Record<string, (file: string) => string[][]> = {
  Caddyfile: (file) => [...file.matchAll(/^\t@\w+ (?:not )?path (.+)$/gm)].map(([, paths]) => paths!.split(' ')),
  'nginx.conf': (file) => [...file.matchAll(/location ~ \^\((\/.+)\)\$/g)].map(([, paths]) => paths!.split('|')),
}

test.each(Object.entries(PATHS))('%s lets large files through to exactly the paths that measure them', (name, read) => {
  const lists = read(shipped(name))
  expect(lists.length).toBeGreaterThan(0)
  for (const list of lists) expect(list.sort()).toEqual([...LARGE_BODY_PATHS, ...FIELD_FILE_PATHS].sort())
})
