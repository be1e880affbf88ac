import { expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { type DailyForecast, DEFAULT_THRESHOLDS, type Thresholds } from './forecast.ts'
import { expectedAlerts, isLasting } from './forecast-alert.ts'

const TODAY = '2026-11-21'
const mild = { temperatureMin: 24, temperatureMax: 31, rain: 4, windMax: 20, weatherCode: 3 }

/** The next days in Lagos: mild, with the given changes. */
const lagos = (days: Partial<DailyForecast>[]): DailyForecast[] =>
  days.map((said, ahead) => ({ location: 'Lagos, Nigeria', day: addDays(TODAY, ahead), ...mild, ...said }))

const alerts = (days: Partial<DailyForecast>[], limits: Partial<Thresholds> = {}) =>
  expectedAlerts({
    location: 'Lagos, Nigeria',
    today: TODAY,
    days: lagos(days),
    limits: { ...DEFAULT_THRESHOLDS, ...limits },
  })

test('an alert has plain words: hazard, amount, place and day, until the end of that day there', () => {
  expect(alerts([{}, { rain: 63.7 }])).toEqual([
    {
      location: 'Lagos, Nigeria',
      alertType: 'rain',
      severity: 'danger',
      notice: { kind: 'rainForecast', params: { day: '2026-11-22', rain: 64, city: 'Lagos' }, priority: 'high' },
      title: 'Heavy rain on Sunday 22 November',
      description: 'About 64 mm of rain is expected in Lagos. Clear the drains and bring the harvest under cover.',
      forecastDay: '2026-11-22',
      expiresAt: '2026-11-22T22:59:59.999Z',
    },
  ])
})

test.each<[string, Partial<DailyForecast>, Partial<Thresholds>, string[]]>([
  ['a mild day', {}, {}, []],
  ['rain at the limit', { rain: 50 }, {}, ['rain danger Heavy rain']],
  ['rain just below it', { rain: 49.9 }, {}, []],
  ['a lower limit', { rain: 30 }, { rain: 30 }, ['rain danger Heavy rain']],
  ['a gust', { windMax: 60 }, {}, ['storm warning Strong wind']],
  ['heat', { temperatureMax: 38 }, {}, ['temperature warning Great heat']],
  ['cold', { temperatureMin: 3 }, {}, ['frost warning Cold night']],
  ['just above cold', { temperatureMin: 3.1 }, {}, []],
  ['below zero', { temperatureMin: -0.4 }, { cold: 0 }, ['frost warning Cold night']],
  ['rain and wind', { rain: 80, windMax: 90 }, {}, ['rain danger Heavy rain', 'storm warning Strong wind']],
  ['no limits', { rain: 80, windMax: 90, temperatureMax: 50, temperatureMin: -9 }, { rain: null, gust: null, heat: null, cold: null }, []], // biome-ignore format: one case
])('%s', (_, day, limits, expected) => {
  const found = alerts([day], limits)
  expect(found.map(({ alertType, severity, title }) => `${alertType} ${severity} ${title.split(' on ')[0]}`)).toEqual(
    expected,
  )
})

test('figures are whole numbers, also around zero', () => {
  expect(alerts([{ temperatureMin: -0.4 }])[0]!.description).toMatch(/^Down to 0 °C is expected in Lagos\./)
  expect(alerts([{ temperatureMin: -1.6 }])[0]!.description).toMatch(/^Down to -2 °C/)
})

test('an alert is about today or the requested days ahead, never about the past', () => {
  const rain = { rain: 90 }
  expect(alerts([rain, rain, rain, rain, rain]).map(({ forecastDay }) => forecastDay)).toEqual(
    [0, 1, 2, 3].map((ahead) => addDays(TODAY, ahead)),
  )
  expect(alerts([rain, rain], { daysAhead: 0 })).toHaveLength(1)
  expect(alerts([{ ...rain, day: '2026-11-20' }])).toEqual([])
})

const dry = Array.from({ length: 10 }, () => ({ rain: 1.9 }))
test.each<[string, Partial<DailyForecast>[], Partial<Thresholds>, number]>([
  ['ten dry days', dry, {}, 1],
  ['nine', dry.slice(1), {}, 0],
  ['ten with a gap', [...dry.slice(0, 9), { rain: 0, day: '2026-12-05' }], {}, 0],
  ['a wet one among them', dry.map((day, at) => (at === 6 ? { rain: 2 } : day)), {}, 0],
  ['five where five are enough', dry.slice(5), { dryDays: 5 }, 1],
  ['a smaller measure of dry', dry, { dryRain: 1 }, 0],
  ['no limit', dry, { dryDays: null }, 0],
])('drought: %s', (_, days, limits, count) => {
  expect(alerts(days, limits).filter(({ alertType }) => alertType === 'drought')).toHaveLength(count)
})

test('a drought alert is dated today, with its length and its end', () => {
  expect(alerts(dry)).toMatchObject([
    {
      severity: 'info',
      forecastDay: TODAY,
      title: 'Hardly any rain for 10 days',
      description:
        'Less than 2 mm a day is expected in Lagos until Monday 30 November. Mulch, weed early and save water.',
    },
  ])
})

test('heat, cold and drought continue; rain and wind are new each day', () => {
  expect(['rain', 'storm', 'temperature', 'frost', 'drought'].map((type) => isLasting(type as 'rain'))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})
