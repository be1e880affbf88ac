import { expect, test } from 'vitest'
import { LANGUAGE_IDS } from '../languages.ts'
import { smsParts } from '../messaging/gsm/sms-parts.ts'
import { type Notice, noticeOf } from '../messaging/notification-kinds.ts'
import { noticeIn } from '../messaging/notification-languages.ts'
import { weatherSms, writtenAlertNotice } from './alert-notice.ts'

const rain = {
  title: 'Heavy rain on Sunday 22 November',
  description: 'About 64 mm of rain is expected in Dar es Salaam. Clear the drains and bring the harvest under cover.',
  location: 'Dar es Salaam, Tanzania',
  severity: 'danger',
} as const

test("a notification has the alert's text, a warning with high priority", () => {
  const notice = writtenAlertNotice(rain)
  expect(notice).toMatchObject({ kind: 'weatherAlert', priority: 'high' })
  expect(noticeIn('am', notice)).toEqual({ title: rain.title, message: rain.description })
  expect(writtenAlertNotice({ ...rain, severity: 'info' }).priority).toBe('low')
})

test.each([
  [
    {},
    'Kuu: Heavy rain on Sunday 22 November. About 64 mm of rain is expected in Dar es Salaam. Clear the drains and bring the harvest under cover.',
  ],
  [{ title: 'Storm!', description: '60–80 km/h, 9 °C. “Stay in”.' }, 'Kuu: Storm. 60-80 km/h, 9 C. "Stay in".'],
  [
    { title: 'ከባድ ዝናብ', description: 'ዝናብ', location: 'Addis Ababa, Ethiopia' },
    'Kuu: weather danger in Addis Ababa. Please open Kuu.',
  ],
])('the text message of %j', (said, message) => {
  // biome-ignore format: one case a line
  expect(weatherSms(writtenAlertNotice({ ...rain, ...said })).english).toBe(message)
})

test('a long description ends after a word, within one part', () => {
  const { english: message } = weatherSms(
    writtenAlertNotice({ ...rain, description: 'Strong rain and wind. '.repeat(20) }),
  )
  expect(message.length).toBeLessThanOrEqual(160)
  expect(message).toMatch(/ (Strong|rain|and|wind\.?)\.\.\.$/)
})

test('an alert by an administrator is the same in every language, except a place that no phone can display', () => {
  expect(weatherSms(writtenAlertNotice(rain))).toEqual({ english: expect.any(String) })
  expect(weatherSms(writtenAlertNotice({ ...rain, title: 'ከባድ ዝናብ' }))).toEqual({
    english: 'Kuu: weather danger in Dar es Salaam. Please open Kuu.',
    swahili: 'Kuu: hatari ya hali ya hewa Dar es Salaam. Tafadhali fungua Kuu.',
    hausa: 'Kuu: hadarin yanayi a Dar es Salaam. Da fatan za ka bude Kuu.',
    french: 'Kuu : danger météo à Dar es Salaam. Veuillez ouvrir Kuu.',
    portuguese: 'Kuu: perigo do tempo em Dar es Salaam. Abra a Kuu.',
  })
})

test('a forecast is sent by SMS in each language whose letters every phone has', () => {
  const texts = weatherSms(noticeOf('rainForecast', { day: '2026-11-22', rain: 64, city: 'Lagos' }))
  expect(Object.keys(texts).sort()).toEqual(['english', 'french', 'hausa', 'portuguese', 'swahili'])
  expect(texts.english).toBe(
    'Kuu: Heavy rain on Sunday 22 November. About 64 mm of rain is expected in Lagos. Clear the drains and bring the harvest under cover.',
  )
  expect(texts.swahili).toMatch(/^Kuu: Mvua kubwa Jumapili 22 Novemba\. Takriban mm 64 za mvua zinatarajiwa Lagos\./)
  expect(texts.hausa).toMatch(/^Kuu: Ruwan sama mai yawa Lahadi 22 Nuwamba\. .* mm 64 a Lagos\./)
})

const FORECASTS: Notice[] = [
  noticeOf('rainForecast', { day: '2026-11-25', rain: 164, city: 'Ouagadougou' }),
  noticeOf('windForecast', { day: '2026-11-25', gust: 140, city: 'Ouagadougou' }),
  noticeOf('heatForecast', { day: '2026-11-25', temperature: 49, city: 'Ouagadougou' }),
  noticeOf('coldForecast', { day: '2026-11-25', temperature: -12, city: 'Ouagadougou' }),
  noticeOf('dryForecast', { days: 14, rain: 0.5, city: 'Ouagadougou', until: '2026-11-25' }),
]
test.each(FORECASTS)('the texts of a $kind are one part of GSM-7 in every language', (notice) => {
  for (const text of Object.values(weatherSms(notice))) {
    expect(text).toMatch(/^Kuu ?: ./)
    expect(smsParts(text)).toMatchObject({ alphabet: 'gsm7', parts: 1 })
  }
  expect(LANGUAGE_IDS.length).toBeGreaterThan(Object.keys(weatherSms(notice)).length)
})
