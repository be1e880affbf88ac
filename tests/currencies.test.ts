import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = resolve(import.meta.dirname, '../src')

/** A dollar sign that stands before a figure or a value, and is not that of the Liberian dollar. */
const BARE_DOLLAR = /(?<!L)\$(?=\d)|['"`> ]\$\$\{/

/** Where the sign of the dollar may stand: the table of signs. */
const OF_SIGNS = 'domain/money.ts'

test('no screen, word or text of the server writes the sign of the dollar itself', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|json|html)$/.test(path) && !/\.test\.ts|seed\/data\//.test(path) && path !== OF_SIGNS)
    .filter((path) => {
      const withoutPatterns = readFileSync(join(SOURCE, path), 'utf8').replaceAll(/replace(All)?\([^\n]*\)/g, '')
      return BARE_DOLLAR.test(withoutPatterns)
    })
  expect(files).toEqual([])
})
