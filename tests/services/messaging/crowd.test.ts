import { expect, test } from 'vitest'
import { joinedWord, type Lexicon } from '#domain/messaging/menu/lexicon.ts'
import { languagesOf } from '#domain/messaging/menu/topics.ts'
import { type Understood, understand } from '#domain/messaging/menu/understand.ts'
import { CROPS, cropsNamed, lexiconFor, misspelt, namesIn, PLACES, pick, SPEECHES, seeded } from './crowd.ts'

test('of a thousand numbers that misspell crops and places in four languages, 95% are understood, and none for another crop', () => {
  const lexicons = new Map<string, Lexicon>(SPEECHES.map(({ tag }) => [tag, lexiconFor([tag])]))
  const { understood, wrong, lost } = readAll((tag) => lexicons.get(tag)!)
  console.info(`understood: ${understood} of ${NUMBERS}; taken for another crop: ${wrong.length}`)
  expect(wrong).toEqual([])
  expect(understood, lost.join('\n')).toBeGreaterThanOrEqual(NUMBERS * 0.95)
})

test('whose language is not known is understood by the keyword, and never taken for another crop', () => {
  const lexicons = new Map<string, Lexicon>()
  const { understood, wrong } = readAll((_, text) => {
    const tags = ['en', ...languagesOf(text)]
    const known = lexicons.get(tags.join()) ?? lexiconFor(tags)
    lexicons.set(tags.join(), known)
    return known
  })
  console.info(`understood: ${understood} of ${NUMBERS}; taken for another crop: ${wrong.length}`)
  expect(wrong).toEqual([])
  expect(understood).toBeGreaterThanOrEqual(NUMBERS * 0.95)
})

function readAll(lexiconOf: (tag: string, text: string) => Lexicon) {
  const random = seeded(20_261_121)
  const [wrong, lost]: [string[], string[]] = [[], []]
  for (let count = 0; count < NUMBERS; count++) {
    const { tag, text, crops, place } = messageOf(random)
    const understood = understand(text, lexiconOf(tag, text))
    const said = `${text}: ${JSON.stringify(understood)}`
    if (isTakenForAnother(understood, crops)) wrong.push(said)
    if (!isUnderstood(understood, crops, place)) lost.push(said)
  }
  return { understood: NUMBERS - lost.length, wrong, lost }
}

const NUMBERS = 1000

/** A message that names a crop with misspelt letters, and the crops that its name means when it is written right. */
function messageOf(random: () => number): { tag: string; text: string; crops: string[]; place: string | null } {
  const { tag, price } = pick(random, SPEECHES)
  const crop = pick(random, CROPS).name
  const name = pick(random, namesIn(tag, crop).length > 0 ? namesIn(tag, crop) : [null])
  const typed = name === null ? null : misspelt(random, name)
  // Who types the name of another crop means that one, as far as anybody can tell.
  if (name === null || typed === null || !mayMean(cropsNamed(typed, tag), crop)) return messageOf(random)
  const place = random() < 0.5 ? pick(random, PLACES) : null
  const words = [price, typed, ...(place ? [misspelt(random, place.split(',')[0]!)] : [])]
  const text = random() < 0.3 ? words.reverse().join(' ').toUpperCase() : words.join('  ')
  return { tag, text, crops: cropsNamed(joinedWord(name), tag), place }
}

const mayMean = (named: readonly string[], crop: string) => named.length === 0 || named.includes(crop)

/** Nothing is answered about another crop; to ask which one is meant is no harm. */
const isTakenForAnother = (understood: Understood, crops: readonly string[]) =>
  understood.kind === 'request' && understood.request.cropId !== null && !crops.includes(understood.request.cropId)

/** The right crop and place; or the question which of the crops is meant that share the name: arabica or robusta. */
function isUnderstood(understood: Understood, crops: readonly string[], place: string | null) {
  if (understood.kind === 'unsure') return understood.cropIds.every((id) => crops.includes(id))
  if (understood.kind === 'unknown') return false
  const { cropId, place: read } = understood.request
  return cropId !== null && crops.includes(cropId) && (place === null || townOf(read) === townOf(place))
}

const townOf = (place: string | null) => place?.split(',')[0]
