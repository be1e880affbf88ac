import { expect, test } from 'vitest'
import { createClockGuard } from '#server/jobs/clock-guard.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const START = Date.parse('2026-11-21T12:00:00Z')

/** A machine whose clock can be set, and which was last in service some time before. */
function machine(absentMs: number | null, setAheadMs = 0) {
  const at = { wall: START + setAheadMs, steady: 0, backup: null as number | null, trusted: null as Date | null }
  const start = (lastTrusted: Date | null) =>
    createClockGuard({
      now: () => new Date(at.wall),
      monotonic: () => at.steady,
      lastTrusted,
      trust: (moment) => {
        at.trusted = moment
      },
      hasBackupSince: (moment) => at.backup !== null && at.backup >= moment.getTime(),
    })
  const pass = (ms: number) => {
    at.wall += ms
    at.steady += ms
  }
  const backUp = () => {
    at.backup = at.wall
  }
  return { at, pass, backUp, start, guard: start(absentMs === null ? null : new Date(START - absentMs)) }
}

test('a first start, a restart and a weekend without power are believed', () => {
  for (const absent of [null, 5000, 2 * DAY]) expect(machine(absent).guard.doubt()).toBeNull()
})

test('a clock 400 days ahead is believed after an hour in which it was steady, and a backup', () => {
  const { guard, pass, backUp } = machine(5000, 400 * DAY)
  expect(guard.doubt()).toMatch(/steady for an hour/)
  pass(HOUR)
  expect(guard.doubt()).toMatch(/a backup is written/)
  backUp()
  expect(guard.doubt()).toBeNull()
})

test('a second start with the wrong clock asks as the first did', () => {
  const { at, pass, guard, start } = machine(5000, 400 * DAY)
  guard.doubt()
  pass(HOUR / 2)
  expect(at.trusted).toBeNull()
  expect(start(new Date(START - 5000)).doubt()).toMatch(/steady for an hour/)
})

test('a clock that is set while the server runs is asked about; its own hour begins then', () => {
  const { at, guard, pass, backUp } = machine(5000)
  expect(guard.doubt()).toBeNull()
  pass(3 * DAY)
  expect(guard.doubt()).toBeNull()
  at.wall += 400 * DAY
  expect(guard.doubt()).toMatch(/steady for an hour/)
  pass(HOUR / 2)
  at.wall -= 400 * DAY
  expect(guard.doubt()).toMatch(/steady for an hour/)
  pass(HOUR)
  backUp()
  expect(guard.doubt()).toBeNull()
})
