import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { withSourceLines } from './source-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'kuu-source-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A bundle whose first line is the third of a source. */
const bundle = pathToFileURL(join(folder, 'main.js')).href
writeFileSync(
  join(folder, 'main.js.map'),
  JSON.stringify({ version: 3, sources: ['../src/crops.ts'], names: [], mappings: 'AAEA' }),
)

describe('the stack of an error', () => {
  it('names the file and line of the source', () => {
    expect(withSourceLines(`Error: no\n    at addCrop (${bundle}:1:1)\n    at ${bundle}:1:9`)).toBe(
      'Error: no\n    at addCrop (../src/crops.ts:3:1)\n    at ../src/crops.ts:3:9',
    )
  })

  it('stays as it is where there is no map', () => {
    const elsewhere = pathToFileURL(join(folder, 'other.js')).href
    for (const place of [`${elsewhere}:1:1`, 'node:internal/process/task_queues:103:5'])
      expect(withSourceLines(`    at addCrop (${place})`)).toBe(`    at addCrop (${place})`)
  })
})
