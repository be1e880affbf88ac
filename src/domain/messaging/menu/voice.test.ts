import { describe, expect, test } from 'vitest'
import { CROP_NAMES } from '../../crops/crop-names.ts'
import { LANGUAGE_IDS, LANGUAGES } from '../../languages.ts'
import { COUNTRIES } from '../../places.ts'
import { keysOf } from '../../table.ts'
import { fitsPlainLetters } from '../gsm/sms-text.ts'
import { fitSms } from './fit-sms.ts'
import { languageChoices } from './language-choice.ts'
import { lexiconOf } from './lexicon.ts'
import { isOnPhones, longestValues } from './longest-values.ts'
import { MENU_WORDS, type MenuWords } from './menu-words.gen.ts'
import { screensOf } from './screen.ts'
import { TOPIC_WORDS, TOPICS } from './topics.ts'
import { understand } from './understand.ts'
import { voiceOf } from './voice.ts'

const SPOKEN = LANGUAGE_IDS.filter((language) => language in MENU_WORDS)

describe.each(SPOKEN)('the menu in %s', (language) => {
  const { say } = voiceOf(language)
  const keys = keysOf(MENU_WORDS.en) as (keyof MenuWords)[]
  const said = (key: keyof MenuWords) => (say as (key: string, values: object) => string)(key, longestValues(language))

  test.each(keys)('%s is one text message, not cut, with the longest values', (key) => {
    expect(fitSms([said(key)])).not.toMatch(/\.\.\.$/)
  })

  // In letters that are not Latin a screen holds 80.
  test.each(keys)('%s fits on one screen of USSD, on at most three in another script', (key) => {
    const foot = { more: say('more'), back: say('back') }
    expect(screensOf({ lines: [said(key)], foot }).length).toBeLessThanOrEqual(fitsPlainLetters(said(key)) ? 1 : 3)
    expect(isOnPhones(said(key))).toBe(true)
  })

  test.each(['goodbye', 'registered', 'numberProved'] as const)('%s is the whole last screen', (key) => {
    expect(screensOf({ head: said(key), foot: { more: '', back: '' } })).toHaveLength(1)
  })

  const lexicon = lexiconOf({
    crops: keysOf(CROP_NAMES).map((name) => ({ id: name, name, localName: null })),
    places: ['Lagos, Nigeria', 'Addis Ababa, Ethiopia', 'አዲስ አበባ'],
    countries: [],
    taught: [],
    topics: TOPIC_WORDS,
    languages: [LANGUAGES[language].tag],
    own: [],
  })
  const topicOf = (text: string) => {
    const understood = understand(text, lexicon)
    return understood.kind === 'request' ? understood.request.topic : null
  }

  test('help teaches what is understood', () => {
    const [, answers = '', rest = ''] = /[:፦](.*?)[.።](.*)/.exec(say('help'))!
    expect(answers.split(/[,፣]/).map(topicOf)).toEqual(
      language === 'ha'
        ? ['market', 'weather', 'advice', 'loan', 'again', 'language']
        : ['market', 'weather', 'advice', 'crops', 'loan', 'again', 'language'],
    )
    expect(rest.split(/[,፣]/).map((part) => topicOf(part.trim().split(' ')[0]!))).toEqual(['stop', 'start'])
  })

  test('the word that a question back names asks for its topic', () => {
    for (const topic of keysOf(TOPICS)) expect(topicOf(voiceOf(language).keyword(topic)), topic).toBe(topic)
  })

  test('the language is asked in one message, with all languages, from every country', () => {
    for (const country of [null, ...keysOf(COUNTRIES)]) {
      const choices = languageChoices({ country, language })
      const question = fitSms([say('chooseLanguage', { choices })])
      expect(question).not.toMatch(/\.\.\.$/)
      expect(question).toContain(`${SPOKEN.length} `)
    }
  })
})
