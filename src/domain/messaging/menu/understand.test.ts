import { describe, expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'
import { TOPIC_WORDS } from './topics.ts'
import { understand, understandCrop } from './understand.ts'

const CROPS = ['Maize', 'Rice', 'Cassava', 'Mango', 'Sweet potato', 'Irish potato', 'Wheat', 'Tea', 'Groundnut']
const lexicon = lexiconOf({
  crops: CROPS.map((name) => ({ id: name, name, localName: null })),
  places: ['Monrovia', 'Gbarnga', 'Lagos, Nigeria', 'Lagos Central Market', 'Addis Ababa, Ethiopia'],
  countries: ['Nigeria'],
  taught: [
    { word: 'gbwele', meaning: 'crop', value: 'Rice' },
    { word: 'how much', meaning: 'keyword', value: 'market' },
    { word: 'red light', meaning: 'place', value: 'Monrovia' },
  ],
  topics: TOPIC_WORDS,
  languages: ['sw'],
  own: ['Sweet potato'],
})
const read = (text: string) => understand(text, lexicon)
const request = (topic: string, cropId: string | null = null, place: string | null = null) => ({
  kind: 'request',
  request: { topic, cropId, place, times: 1 },
})

test.each([
  ['MARKET', request('market')],
  ['market maize', request('market', 'Maize')],
  ['  MARKET:  Maize!! ', request('market', 'Maize')],
  ['price rice gbarnga', request('market', 'Rice', 'Gbarnga')],
  ['gbarnga rice prcie', request('market', 'Rice', 'Gbarnga')],
  ['MARKT MAZIE', request('market', 'Maize')],
  ['What is the price of cassava today?', request('market', 'Cassava')],
  ['mahindi bei', request('market', 'Maize')],
  ['Rice', request('market', 'Rice')],
  ['weather lagos', request('weather', null, 'Lagos, Nigeria')],
  ['WEATHR', request('weather')],
  ['weather nigeria', request('weather', null, 'Nigeria')],
  ['weather adis abeba', request('weather', null, 'Addis Ababa, Ethiopia')],
  ['hali ya hewa', request('weather')],
  ['advice ground nut', request('advice', 'Groundnut')],
  ['advice potatoes', request('advice', 'Sweet potato')],
  ['MY CROPS', request('crops')],
  ['Balance', request('loan')],
  ['AGAIN', request('again')],
  ['help', request('help')],
  ['?', request('help')],
  ['how much gbwele red light', request('market', 'Rice', 'Monrovia')],
])('%j is understood', (text, meaning) => expect(read(text)).toEqual(meaning))

test('the answer before the last one can be asked for', () =>
  expect(read('again 2')).toEqual({
    kind: 'request',
    request: { topic: 'again', cropId: null, place: null, times: 2 },
  }))

describe('a message that is a reserved word and nothing else is that word', () => {
  test.each([
    'STOP',
    'stop.',
    ' Stop!! ',
    'STOP ALL',
    'unsubscribe',
    'QUIT',
    'end',
    'Cancel',
    'Arrêt',
    'please stop',
    'Stop now, thank you',
  ])('%j', (text) => expect(read(text)).toEqual(request('stop')))
  test('START', () => expect(read('start')).toEqual(request('start')))
  test.each(['STOP 4471', 'stop price rice', 'please stop the worms', 'SOTP'])('%j is for a person', (text) =>
    expect(read(text)).toEqual({ kind: 'unknown' }),
  )
})

test.each([
  'my maize has black worms and the leaves fall',
  'hello',
  'my goats are ill',
  'crows eat my maize',
  '',
  '😀😀',
  'market blorgh',
  'weather zorzor',
  'price rice maize',
  'market weather rice',
  '4471',
  'constructor',
  `price ${'rice '.repeat(400)}`,
])('%j is for a person', (text) => expect(read(text)).toEqual({ kind: 'unknown' }))

test('a word that may be two crops is asked about', () => {
  const both = lexiconOf({ crops: [{ id: 'sweet', name: 'Sweet potato', localName: null }, { id: 'irish', name: 'Irish potato', localName: null }], places: [], countries: [], taught: [], topics: TOPIC_WORDS, languages: [], own: [] }) // biome-ignore format: one lexicon
  expect(understand('price potato', both)).toEqual({ kind: 'unsure', topic: 'market', cropIds: ['sweet', 'irish'] })
  expect(understandCrop('potato', both)).toEqual(['sweet', 'irish'])
})

test('a name from elsewhere is not taken for sure where it may be a misspelt one from here', () => {
  const english = lexiconOf({ crops: ['Mango', 'Cucumber'].map((name) => ({ id: name, name, localName: null })), places: [], countries: [], taught: [], topics: TOPIC_WORDS, languages: [], own: [] }) // biome-ignore format: one lexicon
  expect(understand('price tango', english)).toEqual({
    kind: 'unsure',
    topic: 'market',
    cropIds: ['Cucumber', 'Mango'],
  })
})
