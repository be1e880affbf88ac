import { expect, test } from 'vitest'
import { firstRunAt, type JobRun, nextRunAt, stateOf } from './jobs.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const done: JobRun = {
  startedAt: '2026-11-21T11:00:00.000Z',
  endedAt: '2026-11-21T11:01:00.000Z',
  succeededAt: '2026-11-21T11:01:00.000Z',
  done: 3,
  error: null,
}
const failed: JobRun = { ...done, succeededAt: '2026-11-19T11:01:00.000Z', error: 'disk full' }
const running: JobRun = { ...done, endedAt: null }

test.each([
  ['one that never ran, at once', 'photos', undefined, '2026-11-21T12:00:00.000Z'],
  ['a light one, at once', 'photos', done, '2026-11-21T12:00:00.000Z'],
  ['a heavy one that was done lately, when it is due', 'backup', done, '2026-11-22T11:01:00.000Z'],
  ['a heavy one that is overdue, in two minutes', 'backup', failed, '2026-11-21T12:02:00.000Z'],
  ['a heavy one that never ran, in two minutes', 'backup', undefined, '2026-11-21T12:02:00.000Z'],
  ['a heavy one that was done in the future, in two minutes', 'backup', { ...done, succeededAt: '2027-01-01T00:00:00.000Z' }, '2026-11-21T12:02:00.000Z'], // biome-ignore format: a table
] as const)('after a start %s', (_, id, run, at) => {
  expect(firstRunAt(id, run, NOON)).toBe(at)
})

test.each([
  ['a period after its end', 'backup', done, '2026-11-22T11:01:00.000Z'],
  ['sooner when it failed', 'backup', failed, '2026-11-21T11:16:00.000Z'],
  ['at no known time while it runs', 'backup', running, null],
  ['at no known time before it ever did', 'backup', undefined, null],
] as const)('a job runs next %s', (_, id, run, at) => {
  expect(nextRunAt(id, run)).toBe(at)
})

test("a job's state is that of its last run", () => {
  expect([undefined, running, done, failed].map(stateOf)).toEqual(['never', 'running', 'done', 'failed'])
})
