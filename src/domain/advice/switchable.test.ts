import { expect, test } from 'vitest'
import { isSwitched, type Switchable } from './switchable.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const [PAST, FUTURE] = ['2026-11-22T11:59:59.999Z', '2026-11-22T12:00:00.001Z']
const OFF = { id: 'a', isActive: false, publishAt: null, needsApproval: false, validUntil: null }
const ALERT_OFF = { id: 'a', isActive: false, publishAt: null }

test.each<[what: string, row: Switchable, on: boolean, off: boolean]>([
  ['what is shown', { ...OFF, isActive: true }, false, true],
  ['what is hidden', OFF, true, false],
  ['what waits for its moment', { ...OFF, publishAt: FUTURE }, false, false],
  ['what waits for approval', { ...OFF, needsApproval: true }, false, false],
  ['an alert that has ended', { ...ALERT_OFF, expiresAt: PAST }, false, false],
  ['an alert that ends later', { ...ALERT_OFF, expiresAt: FUTURE }, true, false],
  ['advice that has ended', { ...OFF, validUntil: PAST }, false, false],
  ['advice that has ended and still shows', { ...OFF, isActive: true, validUntil: PAST }, false, true],
])('%s is switched, or not', (_, row, on, off) => {
  expect([isSwitched(row, true, NOW), isSwitched(row, false, NOW)]).toEqual([on, off])
})
