import { expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { smsMessages } from '#db/schema/index.ts'
import { seedReference } from '#db/seed/index.ts'
import { gsmText } from '#domain/messaging/gsm/gsm-text.ts'
import { joinedWord, type Lexicon } from '#domain/messaging/menu/lexicon.ts'
import { languagesOf } from '#domain/messaging/menu/topics.ts'
import { type Understood, understand } from '#domain/messaging/menu/understand.ts'
import { voiceOf } from '#domain/messaging/menu/voice.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { NOON, world } from '../../world.ts'
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

test('each number of the crowd gets one answer, about the crop that it asked for', () => {
  const { db } = world()
  seedReference(db)
  const random = seeded(7)
  const messages = Array.from({ length: BY_SMS }, () => messageOf(random))
  transact(db, (tx) => {
    for (const [at, { text }] of messages.entries())
      receiveSms(tx, { gateway: 'log', gatewayId: `m${at}`, phone: phoneOf(at), shortCode: '40404', text }, NOON)
  })
  const answers = new Map(db.select().from(smsMessages).all().map(({ phone, message }) => [phone, message])) // biome-ignore format: one table
  const isRight = ({ crops }: Message, answer: string) => crops.some((crop) => namesOf(crop).some((name) => answer.includes(name))) // biome-ignore format: one sentence
  const answered = messages.filter((message, at) => isRight(message, answers.get(phoneOf(at)) ?? ''))
  const misled = messages.flatMap((message, at) => {
    const answer = answers.get(phoneOf(at)) ?? ''
    return OF_A_CROP.has(answer.split('\n')[0]!) && !isRight(message, answer) ? [`${message.text}: ${answer}`] : []
  })
  console.info(`answered by SMS about the crop: ${answered.length} of ${BY_SMS}; about another one: ${misled.length}`)
  expect(answers.size).toBe(BY_SMS)
  expect(misled).toEqual([])
  expect(answered.length).toBeGreaterThanOrEqual(BY_SMS * 0.95)
})

const BY_SMS = 300

/** The answers are in the language of the word for a price. */
const VOICES = SPEECHES.map(({ tag }) => voiceOf(tag))
const namesOf = (crop: string) => VOICES.map((voice) => gsmText(voice.crop(crop)))
const OF_A_CROP = new Set(
  CROPS.flatMap(({ name }) =>
    VOICES.flatMap(({ say, crop }) => [say('pricesOf', { crop: crop(name) }), say('noPrice', { crop: crop(name) })]),
  ).map(gsmText),
)

/** Numbers of Zambia, for whose languages we have no names of crops: the words alone tell the language. */
const phoneOf = (at: number) => `+2609700${String(at).padStart(5, '0')}`

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

type Message = { tag: string; text: string; crops: string[]; place: string | null }

/** A message that names a crop with misspelt letters, and the crops that its name means when it is written right. */
function messageOf(random: () => number): Message {
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
