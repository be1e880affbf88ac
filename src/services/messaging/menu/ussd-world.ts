import type { Db } from '#db/client.ts'
import { findCrop, listCatalogue } from '#db/queries/crops/crops.ts'
import { listFarmerCrops } from '#db/queries/crops/farmer-crops.ts'
import { withoutHidden } from '#domain/letters.ts'
import { languageOptions } from '#domain/messaging/menu/language-choice.ts'
import { TOPICS } from '#domain/messaging/menu/topics.ts'
import { type Understood, understand } from '#domain/messaging/menu/understand.ts'
import type { Option, UssdWorld } from '#domain/messaging/menu/ussd-state.ts'
import { type Voice, voiceFor, voiceOf } from '#domain/messaging/menu/voice.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'
import { isInternational } from '#domain/phone.ts'
import { CITIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { isDialAwaited, proveByDialling } from '../../people/phone/prove-phone.ts'
import { answerRequest } from './answer-request.ts'
import { chooseLanguage } from './language.ts'
import { lexiconFor } from './lexicon.ts'
import type { MenuPerson } from './person.ts'
import { registerByPhone } from './register-by-phone.ts'
import { type Caller, farmerAt } from './writer.ts'

/** What a name and a place have at least: two letters. */
const isWord = (text: string) => /\p{L}.*\p{L}/u.test(text) && text.length <= MAX_LETTERS
const MAX_LETTERS = 80

/** What the screens of USSD need to know of a person and the data; `writer` is who of several farmers dials, once it is known. */
export function ussdWorld(
  tx: Db,
  { person: first, sharing }: Caller,
  now: Date,
): UssdWorld & { writer: () => MenuPerson | null } {
  // biome-ignore format: one sentence
  let person = first
  let isKnown = sharing.length === 0
  const voice = () => voiceFor(person)
  return {
    get voice() {
      return voice()
    },
    isLanguageKnown: person.isLanguageKnown,
    languages: () => languageOptions(person),
    choose: (language) => {
      person = chooseLanguage(tx, person, language, now)
    },
    greeting: isKnown ? person.name : '',
    isFarmer: person.farmerId !== null,
    sharing: () => (isKnown ? [] : sharing.map(({ id, fullName }) => ({ value: id, name: fullName }))),
    become: (farmerId) => {
      const farmer = sharing.find(({ id }) => id === farmerId)
      if (farmer) person = farmerAt(tx, first.phone, farmer)
      isKnown = true
    },
    writer: () => (isKnown ? person : null),
    hasPlace: person.place !== null,
    options: (takes) => (takes === 'crop' ? cropOptions(tx, person, voice()) : placeOptions(person)),
    answer: (request) => answerRequest(tx, request, person, now),
    read: (text, topic) => {
      if (!/\p{L}/u.test(text)) return null
      const words = topic === null ? text : `${TOPICS[topic].keyword} ${text}`
      const lexicon = lexiconFor(tx, person, words)
      return requestOf(tx, preferred(understand(text, lexicon), topic) ?? understand(words, lexicon), voice())
    },
    isName: isWord,
    isCodeAwaited: isDialAwaited(tx, first.phone, now),
    prove: (typed) => {
      const proved = proveByDialling(tx, { phone: first.phone, typed }, now)
      if (!proved) return null
      return voiceOf(servedLanguage(proved.language)).say('numberProved', { name: proved.fullName })
    },
    register: (name, place) => {
      if (!isWord(place) || !isInternational(person.phone)) return null
      const fullName = spaced(name)
      registerByPhone(tx, { phone: person.phone, fullName, place: spaced(place), language: person.language }, now)
      return voice().say('registered', { name: fullName })
    },
  }
}

/** A text that names a topic of its own beats the topic of the screen; a name alone is about the screen's. */
const preferred = (understood: Understood, topic: string | null) =>
  topic === null || (understood.kind === 'request' && understood.request.topic !== 'market') ? understood : null

/** STOP and START are for text messages; on the screens they mean nothing. */
const NOT_HERE = ['stop', 'start', 'again']

function requestOf(tx: Db, understood: Understood, voice: Voice): ReturnType<UssdWorld['read']> {
  if (understood.kind === 'unknown') return null
  if (understood.kind === 'request') return NOT_HERE.includes(understood.request.topic) ? null : understood.request
  const { topic, cropIds } = understood
  const options = cropIds.flatMap((id) => {
    const crop = findCrop(tx, id)
    return crop ? [{ value: id, name: voice.crop(crop.name) }] : []
  })
  return { topic, options }
}

const spaced = (text: string) =>
  withoutHidden(text)
    .replace(/[\s*]+/g, ' ')
    .trim()

/** All crops by name, those that the farmer grows first. */
function cropOptions(tx: Db, { farmerId }: MenuPerson, voice: Voice): Option[] {
  const own = farmerId === null ? [] : listFarmerCrops(tx, farmerId).map(({ crop }) => crop)
  const crops = new Map([...own, ...listCatalogue(tx)].map(({ id, name }) => [id, name]))
  return [...crops].map(([value, name]) => ({ value, name: voice.crop(name) }))
}

/** The cities of the person's country first. */
function placeOptions({ country }: MenuPerson): Option[] {
  const isNear = (city: keyof typeof CITIES) => CITIES[city].country === country
  const cities = [...keysOf(CITIES)].sort((a, b) => Number(isNear(b)) - Number(isNear(a)))
  return cities.map((city) => ({ value: city, name: city.split(',')[0]! }))
}
