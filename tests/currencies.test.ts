import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = resolve(import.meta.dirname, '../src')

/** A dollar sign before a number or a value, except that of the Liberian dollar. */
const BARE_DOLLAR = /(?<!L)\$(?=\d)|['"`> ]\$\$\{/

/** Only the table of currency signs may contain a dollar sign. */
const OF_SIGNS = 'domain/money.ts'

test('no screen, message or text of the server contains a dollar sign', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|json|html)$/.test(path) && !/\.test\.ts|seed\/data\//.test(path) && path !== OF_SIGNS)
    .filter((path) => {
      const withoutPatterns = readFileSync(join(SOURCE, path), 'utf8').replaceAll(/replace(All)?\([^\n]*\)/g, '')
      return BARE_DOLLAR.test(withoutPatterns)
    })
  expect(files).toEqual([])
})
