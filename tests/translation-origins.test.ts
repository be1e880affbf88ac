import { describe, expect, test } from 'vitest'
import { TRANSLATED_LANGUAGES } from '#domain/operations/translations/catalogue.ts'
import { STALE_WORDS } from '#domain/operations/translations/stale-words.gen.ts'
import { stateOfReleased } from '#services/operations/translations/list-translations.ts'
import { originsOf, staleIn } from '../scripts/check/origins.ts'

const ENGLISH = new Map([
  ['papers.title', 'Privacy'],
  ['papers.lead', 'Who sees what'],
])
const SWAHILI = new Map([
  ['papers.title', 'Faragha'],
  ['papers.lead', 'Nani anaona nini'],
])
const CHANGED = new Map([...ENGLISH, ['papers.lead', 'Who sees what, and for how long']])

describe('a translation knows the English that it was made from', () => {
  const before = originsOf(ENGLISH, SWAHILI, {})

  test('of a text that stays as it is, the English of then', () => {
    const after = originsOf(CHANGED, SWAHILI, before)
    expect(after).toEqual(before)
    expect(staleIn(CHANGED, after)).toEqual(['papers.lead'])
  })

  test('of a text that is written anew, the English of today', () => {
    const mended = new Map([...SWAHILI, ['papers.lead', 'Nani anaona nini, na kwa muda gani']])
    expect(staleIn(CHANGED, originsOf(CHANGED, mended, before))).toEqual([])
  })

  test('of a text that somebody read and found right, the English of today', () => {
    expect(staleIn(CHANGED, originsOf(CHANGED, SWAHILI, before, ['papers.lead']))).toEqual([])
  })

  test('a message that is no more is forgotten', () => {
    expect(Object.keys(originsOf(ENGLISH, new Map([['papers.title', 'Faragha']]), before))).toEqual(['papers.title'])
  })

  test('translators see it as stale', () => {
    const message = { language: 'sw', key: 'papers.lead' } as const
    expect(stateOfReleased(message, 'Nani anaona nini', { sw: ['papers.lead'] })).toBe('stale')
    expect(stateOfReleased(message, 'Nani anaona nini', { sw: [] })).toBe('draft')
    expect(stateOfReleased(message, null, { sw: [] })).toBe('missing')
  })
})

/** What somebody is promised or agrees to: an old promise in another language is worse than one in English. */
const BINDING = /^papers\.privacy\.|^finance\.cost\.|^account\.register\.privacy/

test.each(TRANSLATED_LANGUAGES)('%s promises what the English promises', (language) => {
  const stale = STALE_WORDS[language] ?? []
  if (stale.length > 0) console.info(`${language} is older than its English in ${stale.join(', ')}`)
  expect(stale.filter((key) => BINDING.test(key))).toEqual([])
})
