import { afterEach, describe, expect, test } from 'vitest'
import { setWrittenWords } from '../../operations/translations/written-words.ts'
import { keysOf } from '../../table.ts'
import { languageChoices, languageChosen, languageNamed, languageWish, menuLanguages } from './language-choice.ts'
import { MENU_WORDS } from './menu-words.gen.ts'

afterEach(() => setWrittenWords('kpe', new Map()))

describe('languages are offered by their own names, those of the country first', () => {
  test.each([
    ['LR', '1 English 2 Kiswahili 3 Français 4 Hausa 5 Amarigna 6 Português'],
    ['KE', '1 English 2 Kiswahili 3 Français 4 Hausa 5 Amarigna 6 Português'],
    ['NG', '1 English 2 Hausa 3 Kiswahili 4 Français 5 Amarigna 6 Português'],
    ['ML', '1 Français 2 English 3 Kiswahili 4 Hausa 5 Amarigna 6 Português'],
    ['NE', '1 Hausa 2 Français 3 English 4 Kiswahili 5 Amarigna 6 Português'],
    ['ET', '1 አማርኛ 2 English 3 Kiswahili 4 Français 5 Hausa 6 Português'],
    [null, '1 English 2 Kiswahili 3 Français 4 Hausa 5 Amarigna 6 Português'],
  ] as const)('%s: %s', (country, choices) => expect(languageChoices({ country, language: 'en' })).toBe(choices))

  test('who reads other letters sees them', () =>
    expect(languageChoices({ country: 'KE', language: 'am' })).toContain('5 አማርኛ'))
})

test('a language of which the menu has a part is not offered, and one that an installation wrote as a whole is', () => {
  const word = { message: 'x', isReviewed: true }
  setWrittenWords('kpe', new Map([['agent.menu.weather', word]]))
  expect(menuLanguages('LR')).not.toContain('kpe')
  setWrittenWords('kpe', new Map(keysOf(MENU_WORDS.en).map((key) => [`agent.menu.${key}`, word])))
  expect(menuLanguages('LR').slice(0, 2)).toEqual(['en', 'kpe'])
})

test.each([
  ['Kiswahili', 'sw'],
  ['SWAHILI!', 'sw'],
  ['francais', 'fr'],
  ['French please', 'fr'],
  ['አማርኛ', 'am'],
  ['amharic', 'am'],
  ['amarigna', 'am'],
  ['hausa', 'ha'],
  ['English', 'en'],
  ['bassa', 'bass'],
  ['maize', null],
  ['', null],
])('%j names %s', (text, language) => expect(languageNamed(text)).toBe(language))

test.each([
  ['LANGUAGE', null],
  ['lugha', null],
  ['Langue ?', null],
  ['harshe', null],
  ['ቋንቋ', null],
  ['lang', null],
  ['idioma', null],
  ['LANGUAGE SWAHILI', 'sw'],
  ['LUGHA KISWAHILI', 'sw'],
  ['langue: le français', 'fr'],
  ['ቋንቋ አማርኛ', 'am'],
  ['hausa harshe', 'ha'],
])('%j is about the language, and names %s', (text, named) => expect(languageWish(text)).toEqual({ named }))

test.each(['language of my maize', 'market maize', 'hausa', 'my languishing maize', 'constructor', ''])(
  '%j asks for no language',
  (text) => expect(languageWish(text)).toBeNull(),
)

test.each([
  ['2', 'sw'],
  [' 2. ', 'sw'],
  ['3', 'fr'],
  ['6', 'pt'],
  ['7', null],
  ['0', null],
  ['2 bags', null],
  ['2 Kiswahili', 'sw'],
  ['bassa', null],
  ['constructor', null],
])('%j chooses %s', (text, language) => expect(languageChosen(text, menuLanguages(null))).toBe(language))
