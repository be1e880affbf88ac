import { beforeEach, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { saveForecasts } from '#db/queries/weather/weather-forecasts.ts'
import { weatherAlerts } from '#db/schema/index.ts'
import { addDays } from '#domain/dates.ts'
import { noticeIn } from '#domain/messaging/notification-languages.ts'
import { isSayable } from '#domain/messaging/render-notification.ts'
import type { DailyForecast } from '#domain/weather/forecast.ts'
import { listAlerts } from '#services/weather/list-alerts.ts'
import { reviseAlerts } from '#services/weather/revise-alerts.ts'
import { NOON, type World, world } from '../../world.ts'

const MILD = { temperatureMin: 24, temperatureMax: 31, rain: 4, windMax: 20, weatherCode: 3 }
const LAGOS = 'Lagos, Nigeria'

let w: World
beforeEach(() => {
  w = world()
})

/** The next days in Lagos, mild but for what is said, and the alerts that follow. */
function foresee(days: Partial<DailyForecast>[]) {
  const rows = days.map((said, at) => ({ location: LAGOS, day: addDays('2026-11-21', at), ...MILD, ...said }) as const)
  saveForecasts(w.db, rows, NOON.toISOString())
  transact(w.db, (tx) => reviseAlerts(tx, NOON))
}
const alerts = () => listAlerts(w.db, 'lagos', NOON)

test.each([
  ['rain', [{}, { rain: 63.7 }], 'Mvua kubwa Jumapili 22 Novemba'],
  ['wind', [{}, { windMax: 88 }], 'Upepo mkali Jumapili 22 Novemba'],
  ['heat', [{}, { temperatureMax: 41.2 }], 'Joto kali Jumapili 22 Novemba'],
  ['cold', [{}, { temperatureMin: -0.3 }], 'Usiku wa baridi Jumapili 22 Novemba'],
  ['a dry time', Array.from({ length: 10 }, () => ({ rain: 0 })), 'Karibu hakuna mvua kwa siku 10'],
])('the alert of a forecast of %s can be said in every language', (_, days, inSwahili) => {
  foresee(days)
  const [alert] = alerts()
  if (!alert?.notice || !isSayable(alert.notice)) throw new Error('without words')
  expect(noticeIn('en', alert.notice)).toEqual({ title: alert.title, message: alert.description })
  expect(noticeIn('sw', alert.notice).title).toBe(inSwahili)
})

test('one that a person wrote or changed stands in those words', () => {
  foresee([{}, { rain: 63.7 }])
  w.db.update(weatherAlerts).set({ title: 'Stay at home', source: 'admin' }).run()
  expect(alerts()).toMatchObject([{ title: 'Stay at home', notice: null }])
  w.db.update(weatherAlerts).set({ source: 'forecast' }).run()
  expect(alerts()).toMatchObject([{ title: 'Stay at home', notice: null }])
})

test('one whose forecast is gone, or is another by now, stands as it was raised', () => {
  foresee([{}, { rain: 63.7 }])
  saveForecasts(w.db, [{ location: LAGOS, day: '2026-11-22', ...MILD, rain: 90 }], NOON.toISOString())
  expect(alerts()).toMatchObject([{ title: 'Heavy rain on Sunday 22 November', notice: null }])
})
