import { describe, expect, test } from 'vitest'
import { CROP_NAMES, type NameLanguage } from '#domain/crops/crop-names.ts'
import { namesOfCrop } from '#domain/crops/search/crop-search.ts'
import { joinedWord, type Lexicon } from '#domain/messaging/menu/lexicon.ts'
import { LITTLE_WORDS } from '#domain/messaging/menu/topics.ts'
import { type Understood, understand } from '#domain/messaging/menu/understand.ts'
import { searchWords } from '#domain/search.ts'
import { keysOf } from '#domain/table.ts'
import { CROPS, lexiconFor } from './crowd.ts'

const NAMES = CROPS.flatMap(({ id }) =>
  keysOf(CROP_NAMES[id]!).map((tag) => ({ id, tag: tag as NameLanguage, name: CROP_NAMES[id]![tag]! })),
)
const TAGS = [...new Set(NAMES.map(({ tag }) => tag))]

/** The crops that a word names in any language, as a whole or as one of several words. */
const NAMED = new Map<string, Set<string>>()
for (const crop of CROPS) {
  const { shown, other = [] } = namesOfCrop(crop)
  for (const name of [...shown, ...other, ...Object.values(CROP_NAMES[crop.name]!)])
    for (const word of [joinedWord(name), ...searchWords(name)])
      NAMED.set(word, (NAMED.get(word) ?? new Set()).add(crop.id))
}
const namedBy = (name: string) => NAMED.get(joinedWord(name))!

const lexicons = new Map<string, Lexicon>()
/** The menu of somebody of whom one language is known besides English, or none. */
function menuOf(tag: string): Lexicon {
  const lexicon = lexicons.get(tag) ?? lexiconFor(tag === 'en' ? [] : [tag])
  lexicons.set(tag, lexicon)
  return lexicon
}

const cropsIn = (understood: Understood): readonly (string | null)[] =>
  understood.kind === 'unsure' ? understood.cropIds : understood.kind === 'request' ? [understood.request.cropId] : []

describe.each(['en', ...TAGS])('to somebody who writes in %s', (sender) => {
  test('no name of a crop, in any language, is answered with another one', () => {
    for (const { name } of NAMES)
      for (const text of [name, `price ${name}`]) {
        const understood = understand(text, menuOf(sender))
        const [crop = null] = cropsIn(understood)
        if (understood.kind === 'request' && crop !== null) expect(namedBy(name), text).toContain(crop)
        if (understood.kind === 'unsure') expect(cropsIn(understood).some((each) => namedBy(name).has(each!)), text).toBe(true) // biome-ignore format: one sentence
      }
  })

  test('a name in that language is the crop, whatever it is near to elsewhere', () => {
    for (const { name, tag } of NAMES)
      if (tag === sender)
        for (const crop of cropsIn(understand(`price ${name}`, menuOf(sender)))) expect(namedBy(name), name).toContain(crop) // biome-ignore format: one sentence
  })
})

/** One letter missing, or two that are exchanged. */
function misspelt(word: string) {
  const letters = [...word]
  const missing = letters.map((_, at) => letters.toSpliced(at, 1).join(''))
  const exchanged = letters.slice(1).map((next, at) => letters.with(at, next).with(at + 1, letters[at]!).join('')) // biome-ignore format: one list
  return [...new Set([...missing, ...exchanged])].filter((typed) => !NAMED.has(typed) && !LITTLE_WORDS.has(typed))
}

test('a name with a wrong letter is never answered with another crop, in a language that is known or not', () => {
  let count = 0
  const wrong: string[] = []
  for (const { name, tag } of NAMES.filter((each) => [...joinedWord(each.name)].length > 3))
    for (const typed of misspelt(joinedWord(name)))
      for (const sender of ['en', tag]) {
        count++
        const understood = understand(`price ${typed}`, menuOf(sender))
        const [crop = null] = cropsIn(understood)
        if (understood.kind === 'request' && crop !== null && !namedBy(name).has(crop)) wrong.push(`${sender}: ${name} as ${typed}: ${crop}`) // biome-ignore format: one sentence
      }
  console.info(`${count} misspelt names of crops; taken for another crop: ${wrong.length}`)
  expect(wrong).toEqual([])
})

test('a short word with another first letter is another word: doya is yam, of which we have no name in Hausa, and not soya', () => {
  for (const sender of ['en', ...TAGS]) expect(understand('price doya', menuOf(sender))).not.toMatchObject({ kind: 'request', request: { cropId: 'Soybean' } }) // biome-ignore format: one sentence
})

test('a crop of the sender’s language is no word that another language reserves', () => {
  expect(understand('acha', menuOf('ha'))).toMatchObject({ request: { topic: 'market', cropId: 'Fonio' } })
  for (const languages of [['sw'], ['sw', 'ha'], []])
    expect(understand('ACHA', lexiconFor(languages))).toMatchObject({ request: { topic: 'stop' } })
})
