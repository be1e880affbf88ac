import { expect, test } from 'vitest'
import { acceptedTags, languageOfAccount, languageOfRequest } from './reader-language.ts'

test.each([
  ['fr-CI,fr;q=0.9,en;q=0.8', ['fr-CI', 'fr', 'en']],
  ['en;q=0.4, sw ;q=0.9, am', ['am', 'sw', 'en']],
  ['sw;q=0, fr', ['fr']],
  ['en;q=many', []],
  ['', ['']],
])('%j names %j in this order', (header, tags) => {
  expect(acceptedTags(header)).toEqual(tags)
})

test.each([
  [{ cookie: 'kuu_session=a; language=sw', accepted: 'fr' }, 'sw'],
  // The interface's own name of Bassa is no tag.
  [{ cookie: 'language=bsq' }, 'bass'],
  [{ cookie: 'language=tlh', accepted: 'xx, ha;q=0.5' }, 'ha'],
  [{ cookie: 'mylanguage=sw' }, null],
  [{ accepted: 'de-AT' }, null],
  [{}, null],
])('a browser with %j reads %s', (request, language) => {
  expect(languageOfRequest(request)).toBe(language)
})

test('an account has a language where somebody chose one, English too', () => {
  expect(languageOfAccount({ language: 'english', hasChosenLanguage: false })).toBeNull()
  expect(languageOfAccount({ language: 'english', hasChosenLanguage: true })).toBe('en')
  expect(languageOfAccount({ language: 'hausa', hasChosenLanguage: true })).toBe('ha')
})
