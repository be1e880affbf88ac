import type { Db } from '#db/client.ts'
import { findToldWriter, findUntoldQuestion } from '#db/queries/messaging/received.ts'
import { type FarmerAtPhone, listFarmersAt, listFarmersNaming } from '#db/queries/people/phones.ts'
import { folded } from '#domain/letters.ts'
import { fitSms } from '#domain/messaging/menu/fit-sms.ts'
import { nameFor } from '#domain/messaging/menu/name-for.ts'
import { languageSpoken, languagesOf, TOPICS } from '#domain/messaging/menu/topics.ts'
import { understand } from '#domain/messaging/menu/understand.ts'
import { voiceOf } from '#domain/messaging/menu/voice.ts'
import { isServed, servedLanguage } from '#domain/people/language/served-languages.ts'
import { compareNames } from '#domain/people/names/sort-key.ts'
import { languageOfPhone } from './language.ts'
import { lexiconFor } from './lexicon.ts'
import { type MenuPerson, personOf } from './person.ts'

/** Who writes, and what: `asks` is the question back where several share the phone and it matters who of them writes. */
export type Writer = {
  person: MenuPerson
  text: string
  asks: string | null
  isTold: boolean
  /** Whether it may be another one of those who share the phone. */
  isAny: boolean
}

/** Who dials: `sharing` are the farmers of the phone where nobody said yet who of them it is. */
export type Caller = { person: MenuPerson; sharing: readonly FarmerAtPhone[] }

/** Who dials from a number; `said` is the farmer who was chosen in this session. By SMS, too, they may have said it. */
export function callerAt(db: Db, phone: string, said: string | null, now: Date): Caller {
  const farmers = listFarmersAt(db, phone)
  const told = farmers.length > 1 ? (said ?? findToldWriter(db, phone, hoursAgo(now, TOLD_HOURS))) : undefined
  const writer = farmers.find(({ id }) => id === told)
  const isShared = farmers.length > 1 && !writer
  const first = writer ?? farmers[0]
  return {
    person: first ? farmerAt(db, phone, first) : strangerAt(db, phone, ''),
    sharing: isShared ? byName(farmers) : [],
  }
}

const HOUR_MS = 3_600_000
/** A family passes its phone on: who wrote in the morning may not be who writes in the evening. */
const TOLD_HOURS = 12
const QUESTION_HOURS = 1
const MOST_NAMES = 5

/**
 * Who writes from a number. Where several farmers share it, they are asked once who of them it is, as soon as that
 * matters; the answer, a number or a first name, holds for twelve hours, and the question that waited is answered then.
 */
export function writerAt(db: Db, phone: string, text: string, now: Date): Writer {
  const farmers = listFarmersAt(db, phone)
  const said = (farmer: FarmerAtPhone | undefined, more: Partial<Writer> = {}): Writer => ({
    person: farmer ? farmerAt(db, phone, farmer) : strangerAt(db, phone, text),
    text,
    asks: null,
    isTold: false,
    isAny: false,
    ...more,
  })
  const [last, ...others] = farmers
  if (others.length === 0) return said(last)
  const told = findToldWriter(db, phone, hoursAgo(now, TOLD_HOURS))
  const writer = farmers.find(({ id }) => id === told)
  if (writer) return said(writer)
  const listed = byName(farmers).slice(0, MOST_NAMES)
  const question = findUntoldQuestion(db, phone, hoursAgo(now, QUESTION_HOURS))
  const named = question === null ? undefined : namedIn(text, listed)
  if (named) return said(named, { text: question!, isTold: true })
  return isPersonal(db, text, personOf(phone, last)) ? said(last, { asks: questionOf(db, { listed, last: last!, phone }) }) : said(last, { isAny: true }) // biome-ignore format: one decision
}

/** A farmer who proved the number, in the account's language; without one, in what the number chose. */
export function farmerAt(db: Db, phone: string, farmer: FarmerAtPhone): MenuPerson {
  const language = languageOfPhone(db, phone)
  return personOf(phone, farmer, language === null ? undefined : { language, isLanguageKnown: true })
}

/**
 * Somebody at a number that nobody proved is answered in the language that the number chose, or of the profiles that
 * name it, if it is one; else in the one whose words the text asks with. And greeted by name where the team alone can
 * have written the number: the account of one farmer, still without a password.
 */
function strangerAt(db: Db, phone: string, text: string): MenuPerson {
  const farmers = listFarmersNaming(db, phone)
  const language = languageOfPhone(db, phone) ?? languageOfProfiles(farmers)
  const spoken = language ?? languageWritten(db, phone, text) ?? 'en'
  const [farmer] = farmers
  const name = farmer && farmers.length === 1 && !farmer.hasPassword ? farmer.fullName : ''
  return { ...personOf(phone, undefined, { language: spoken, isLanguageKnown: language !== null }), name }
}

/** The language whose words a text asks with; a crop of the number's country is no word of another language. */
function languageWritten(db: Db, phone: string, text: string) {
  const spoken = languageSpoken(text)
  if (spoken === null || !isServed(spoken)) return null
  const understood = understand(text, lexiconFor(db, personOf(phone, undefined), text))
  const isCrop =
    understood.kind === 'request' && understood.request.topic === 'market' && languagesOf(text).length === 0
  return isCrop ? null : spoken
}

function languageOfProfiles(farmers: readonly FarmerAtPhone[]) {
  const [language, ...others] = new Set(farmers.map((farmer) => servedLanguage(farmer.language)))
  return others.length === 0 ? (language ?? null) : null
}

const hoursAgo = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()

const byName = (farmers: readonly FarmerAtPhone[]) =>
  farmers.toSorted((a, b) => compareNames(a.fullName, b.fullName) || (a.id < b.id ? -1 : 1))

function isPersonal(db: Db, text: string, person: MenuPerson) {
  const understood = understand(text, lexiconFor(db, person, text))
  return understood.kind === 'request' && TOPICS[understood.request.topic].isOnesOwn
}

type Sharing = { listed: readonly FarmerAtPhone[]; last: FarmerAtPhone; phone: string }

function questionOf(db: Db, { listed, last, phone }: Sharing) {
  const { say } = voiceOf(farmerAt(db, phone, last).language)
  const words = say('whoAsks', { choices: '' })
  const choices = listed.map(({ fullName }, at) => `${at + 1} ${nameFor(words, fullName)}`).join(', ')
  return fitSms([say('whoAsks', { choices })])
}

/** The farmer whom a text names: by the number in the list, or by a name that one of them alone has. */
function namedIn(text: string, listed: readonly FarmerAtPhone[]) {
  const said = folded(text.trim())
  if (/^\d+$/.test(said)) return listed[Number(said) - 1]
  const found = listed.filter(({ fullName }) => ` ${folded(fullName)} `.includes(` ${said} `))
  return said && found.length === 1 ? found[0] : undefined
}
