import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { failedJourneys, failedMeasure, failedTests } from '../scripts/check/failures.mjs'

test('of the tests those that failed are named with their message, and a file that could not be loaded', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
  const failed = {
    fullName: 'rounds',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n at a line'],
  }
  const testResults = [
    { name: '/somewhere/tests/money.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: '/somewhere/tests/days.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: '/somewhere/tests/names.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ]
  expect(failedTests({ testResults })).toEqual([
    'tests/money.test.ts › rounds\n  expected 1 to be 2\n   at a line',
    'tests/days.test.ts\n  no such module',
  ])
})

test('of a journey that needed another try, why the first one failed is told, and what the page was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kuu-failures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'error-context.md')
  writeFileSync(path, '# Error details\n\n```\nnot hidden\n```\n\n```yaml\n- heading "Market"\n```\n\n# Test source\n')
  const error = { errors: [{ message: 'not hidden' }], attachments: [{ name: 'error-context', path }] }
  const clean = { errors: [], attachments: [] }
  const specs = [
    { title: 'prices', tests: [{ status: 'expected', results: [clean] }] },
    { title: 'alerts', tests: [{ status: 'flaky', results: [error, clean] }] },
  ]
  expect(failedJourneys({ suites: [{ title: 'market.spec.ts', specs, suites: [] }] })).toEqual([
    'market.spec.ts › alerts (passed only at try 2)\n  not hidden\nThe page was then:\n  - heading "Market"',
  ])
})

test('of a measure the end is told', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`)
  expect(failedMeasure('Weight', lines.join('\n')).split('\n').slice(0, 2)).toEqual(['Weight', '  line 7'])
})
