import { expect, test } from 'vitest'
import { noticeOf } from '../messaging/notification-kinds.ts'
import type { AlertType } from './alert.ts'
import type { ForecastAlert } from './forecast-alert.ts'
import { revisionOf } from './forecast-revision.ts'

const expectedOf = (alertType: AlertType, forecastDay: string): ForecastAlert => ({
  location: 'Kano, Nigeria',
  alertType,
  severity: 'warning',
  title: `${alertType} on ${forecastDay}`,
  description: 'Look out',
  notice: noticeOf('windForecast', { day: forecastDay, gust: 90, city: 'Kano' }),
  forecastDay,
  expiresAt: `${forecastDay}T22:59:59.999Z`,
})
const standingOf = (alertType: AlertType, forecastDay: string, row = {}) => ({
  id: `${alertType} ${forecastDay}`,
  alertType,
  forecastDay,
  isActive: true,
  source: 'forecast' as const,
  ...row,
})
const foreseen = ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) => ({ day }))

/** Each alert in two words, with 'quiet' for one that sends no notification. */
const revise = (standing: ReturnType<typeof standingOf>[], expected: ForecastAlert[]) => {
  const { raise, reword, withdraw } = revisionOf(standing, expected, foreseen)
  return {
    raise: raise.map(({ alert, isNews }) => `${alert.alertType} ${alert.forecastDay}${isNews ? '' : ' quiet'}`),
    reword: reword.map(({ id }) => id),
    withdraw,
  }
}
const NOTHING = { raise: [], reword: [], withdraw: [] }
const RAIN = 'rain 2026-11-22'
const rain = expectedOf('rain', '2026-11-22')

test('new alerts are raised, existing ones updated, and those no longer expected withdrawn', () => {
  expect(revise([], [rain])).toEqual({ ...NOTHING, raise: [RAIN] })
  expect(revise([standingOf('rain', '2026-11-22')], [rain])).toEqual({ ...NOTHING, reword: [RAIN] })
  expect(revise([standingOf('rain', '2026-11-22')], [])).toEqual({ ...NOTHING, withdraw: [RAIN] })
})

test('a withdrawn alert is raised again as itself, and is not withdrawn twice', () => {
  const withdrawn = standingOf('rain', '2026-11-22', { isActive: false })
  expect(revise([withdrawn], [rain])).toEqual({ ...NOTHING, reword: [RAIN] })
  expect(revise([withdrawn], [])).toEqual(NOTHING)
})

test('an alert that a person took over is left alone, and not raised a second time', () => {
  const takenOver = standingOf('rain', '2026-11-22', { source: 'admin' })
  expect(revise([takenOver], [rain])).toEqual(NOTHING)
  expect(revise([takenOver], [])).toEqual(NOTHING)
})

test('an alert of a day without a forecast stays', () => {
  expect(revise([standingOf('rain', '2026-11-20'), standingOf('rain', '2026-11-24')], [])).toEqual(NOTHING)
})

test('the next day of heat sends no notification, a new heat does; rain does each day', () => {
  const days = ['2026-11-21', '2026-11-22']
  const heat = days.map((day) => expectedOf('temperature', day))
  const QUIET = 'temperature 2026-11-22 quiet'
  expect(revise([], heat).raise).toEqual(['temperature 2026-11-21', QUIET])
  expect(revise([standingOf('temperature', '2026-11-20')], heat).raise).toEqual(['temperature 2026-11-21 quiet', QUIET])
  expect(revise([standingOf('temperature', '2026-11-20', { isActive: false })], heat).raise).toEqual([
    'temperature 2026-11-21',
    QUIET,
  ])
  expect(
    revise(
      [],
      days.map((day) => expectedOf('rain', day)),
    ).raise,
  ).toEqual(['rain 2026-11-21', RAIN])
})
