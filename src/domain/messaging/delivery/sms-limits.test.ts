import { expect, test } from 'vitest'
import { smsLimits } from './sms-limits.schema.ts'
import { endOfQuiet, SMS_LIMITS } from './sms-limits.ts'
import { smsRetryAfter } from './sms-retry.ts'

test.each([
  ['2026-11-21T20:59:00.000Z', 'Africa/Monrovia', null],
  ['2026-11-21T21:00:00.000Z', 'Africa/Monrovia', '2026-11-22T06:00:00.000Z'],
  ['2026-11-22T00:30:00.000Z', 'Africa/Monrovia', '2026-11-22T06:00:00.000Z'],
  ['2026-11-22T06:00:00.000Z', 'Africa/Monrovia', null],
  ['2026-11-21T18:30:00.000Z', 'Africa/Nairobi', '2026-11-22T03:00:00.000Z'],
  ['2026-11-22T02:59:00.000Z', 'Africa/Nairobi', '2026-11-22T03:00:00.000Z'],
])('at %s in %s quiet ends at %s', (now, zone, end) => {
  expect(endOfQuiet(new Date(now), zone, SMS_LIMITS)).toBe(end)
})

test('quiet hours can lie within a day, and there can be none', () => {
  const noon = new Date('2026-11-21T12:30:00.000Z')
  expect(endOfQuiet(noon, 'Africa/Accra', { ...SMS_LIMITS, quietFrom: '12:00', quietUntil: '14:00' })).toBe(
    '2026-11-21T14:00:00.000Z',
  )
  expect(endOfQuiet(noon, 'Africa/Accra', { ...SMS_LIMITS, quietFrom: '12:00', quietUntil: '12:00' })).toBe(null)
})

test.each([{ quietFrom: '24:00' }, { quietUntil: '6:00' }, { aDay: 0 }, { aNumberADay: 1.5 }])(
  'limits refuse %j',
  (change) => {
    expect(smsLimits.safeParse({ ...SMS_LIMITS, ...change }).success).toBe(false)
  },
)

test('a message is tried again after 15 s, 45 s, 135 s … at most an hour apart, for two days', () => {
  const wait = (attempts: number, more = {}) => smsRetryAfter({ attempts, age: 0, ...more })
  expect([1, 2, 3, 6, 20].map((attempts) => wait(attempts))).toEqual([15_000, 45_000, 135_000, 3_600_000, 3_600_000])
  expect(wait(1, { asked: 120_000 })).toBe(120_000)
  expect(wait(1, { age: 48 * 3_600_000 })).toBe(null)
})
