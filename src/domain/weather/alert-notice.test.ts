import { expect, test } from 'vitest'
import { weatherNotice, weatherSms } from './alert-notice.ts'

const rain = {
  title: 'Heavy rain on Sunday 22 November',
  description: 'About 64 mm of rain is expected in Dar es Salaam. Clear the drains and bring the harvest under cover.',
  location: 'Dar es Salaam, Tanzania',
  severity: 'danger',
} as const

test('a notification says what the alert says, a danger with high priority', () => {
  expect(weatherNotice(rain)).toEqual({
    type: 'weather',
    title: rain.title,
    message: rain.description,
    priority: 'high',
    link: '/farmer',
  })
  expect(weatherNotice({ ...rain, severity: 'info' }).priority).toBe('low')
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
  expect(weatherSms({ ...rain, ...said })).toBe(message)
})

test('a long description ends after a word, within one part', () => {
  const message = weatherSms({ ...rain, description: 'Strong rain and wind. '.repeat(20) })
  expect(message.length).toBeLessThanOrEqual(160)
  expect(message).toMatch(/ (Strong|rain|and|wind\.?)\.\.\.$/)
})
