import { looksLikePhoneCode } from '../../people/phone/phone-proof.ts'
import { keysOf } from '../../table.ts'
import { greetingName, nameFor } from './name-for.ts'
import { KEYS, screensOf } from './screen.ts'
import { type MenuRequest, TOPICS, type Topic } from './topics.ts'
import type { Voice } from './voice.ts'

/** Something to choose from: what it is, and how it is called. */
export type Option = { value: string; name: string }

/** Where in the menu a person is. */
export type UssdState =
  | { at: 'main' }
  | { at: 'choice'; topic: Topic; takes: 'crop' | 'place'; options: Option[]; page: number }
  | { at: 'who'; topic: Topic; options: Option[]; page: number }
  | { at: 'answer'; topic: Topic; lines: string[]; page: number }
  | { at: 'name' }
  | { at: 'place'; name: string }
  | { at: 'code' }
  | { at: 'end'; text: string }

/** What the menu needs to know; the service asks the data. */
export type UssdWorld = {
  voice: Voice
  /** The name of who dials; '' where that is not known. */
  greeting: string
  /** Whether the number is a farmer's, or that of several. */
  isFarmer: boolean
  /** The farmers who share the phone, until it is known who of them dials. */
  sharing: () => Option[]
  /** Notes who of them it is, for the rest of the session. */
  become: (farmerId: string) => void
  /** What can be chosen, the person's own first. */
  options: (takes: 'crop' | 'place') => Option[]
  answer: (request: MenuRequest) => string[]
  /** What a text means, in a topic or on the first screen; several crops where it is not sure. */
  read: (text: string, topic: Topic | null) => MenuRequest | { topic: Topic; options: Option[] } | null
  /** Registers a farmer with this name and place; null where they are no name and place. */
  register: (name: string, place: string) => string | null
  isName: (name: string) => boolean
  /** Whether somebody's screen shows a code that proves this number. */
  isCodeAwaited: boolean
  /** Proves the number by such a code; null where it is none. */
  prove: (code: string) => string | null
  /** Whether the place is known whose weather is told. */
  hasPlace: boolean
}

export const START: UssdState = { at: 'main' }

/** What comes after an input; the same state where it means nothing there, which the screen then says. */
export function step(state: UssdState, input: string, world: UssdWorld): { state: UssdState; isUnderstood: boolean } {
  const typed = input.trim()
  const next = state.at === 'end' ? state : (moved(state, typed) ?? STEPS[state.at](state as never, typed, world))
  return { state: next ?? state, isUnderstood: next !== null }
}

/** The screens of a state; of most there is one. `note` says on each that nothing was understood. */
export function screens(state: UssdState, world: UssdWorld, note: string): string[] {
  const { say } = world.voice
  const foot = { more: say('more'), back: say('back') }
  if (state.at === 'main') {
    const lines = numbered(mainOptions(world))
    const name = greetingName(lines.join(' '), world.greeting)
    const head = name ? `${say('name')}: ${name}` : say('name')
    return screensOf({ note, head, lines, foot: { ...foot, back: say('leave') } })
  }
  if (state.at === 'choice') {
    const head = say(state.takes === 'crop' ? 'chooseCrop' : 'choosePlace')
    return screensOf({ note, head, lines: numbered(state.options), foot })
  }
  if (state.at === 'who') {
    const head = say('chooseWho')
    const options = state.options.map((option) => ({ ...option, name: nameFor(head, option.name) }))
    return screensOf({ note, head, lines: numbered(options), foot })
  }
  if (state.at === 'answer') return screensOf({ note, lines: state.lines, foot })
  if (state.at === 'end') return screensOf({ head: state.text, foot: { more: '', back: '' } }).slice(0, 1)
  return screensOf({ note, head: say(QUESTIONS[state.at]), foot })
}

const QUESTIONS = { name: 'askName', place: 'askPlace', code: 'askCode' } as const

/** The page that a state shows, and the state that knows it: beyond the last page is the last one. */
export function shown(state: UssdState, pages: readonly string[]): { state: UssdState; text: string } {
  if (!('page' in state)) return { state, text: pages[0] ?? '' }
  const page = Math.min(state.page, pages.length - 1)
  return { state: { ...state, page }, text: pages[page] ?? '' }
}

const numbered = (options: readonly Option[]) => options.map(({ name }, at) => `${at + 1} ${name}`)

/** The topics of the first screen, registration for a new number, and the proof of one that waits for it. */
function mainOptions({ voice, isFarmer, isCodeAwaited }: UssdWorld): Option[] {
  const topics = keysOf(TOPICS).flatMap((topic) => {
    const { label, isForFarmers } = TOPICS[topic]
    return label && (isFarmer || !isForFarmers) ? [{ value: topic as string, name: voice.say(label) }] : []
  })
  const confirms = isCodeAwaited ? [{ value: 'confirm', name: voice.say('confirmNumber') }] : []
  const registers = !isFarmer ? [{ value: 'register', name: voice.say('register') }] : []
  return [...topics, ...registers, ...confirms]
}

/** Further, or back: from the first page of anything to the first screen of the menu. */
function moved(state: UssdState, typed: string): UssdState | null {
  const isMore = typed === KEYS.more || typed === '#'
  if (isMore && 'page' in state) return { ...state, page: state.page + 1 }
  if (typed !== KEYS.back || state.at === 'main') return null
  if ('page' in state && state.page > 0) return { ...state, page: state.page - 1 }
  return state.at === 'place' ? { at: 'name' } : START
}

type Step<S> = (state: S, typed: string, world: UssdWorld) => UssdState | null
type At<K extends UssdState['at']> = Extract<UssdState, { at: K }>

const STEPS: { [K in Exclude<UssdState['at'], 'end'>]: Step<At<K>> } = {
  main: (_, typed, world) => {
    if (typed === KEYS.back) return { at: 'end', text: world.voice.say('goodbye') }
    const chosen = chosenOf(mainOptions(world), typed)
    if (chosen === undefined) return proved(typed, world) ?? asked(world.read(typed, null), world)
    if (chosen.value === 'confirm') return { at: 'code' }
    return chosen.value === 'register' ? { at: 'name' } : open(chosen.value as Topic, world)
  },
  choice: ({ topic, takes, options }, typed, world) => {
    const chosen = chosenOf(options, typed)
    return chosen ? answered({ ...about(topic), [takes === 'crop' ? 'cropId' : 'place']: chosen.value }, world) : asked(world.read(typed, topic), world) // biome-ignore format: one answer
  },
  who: ({ topic, options }, typed, world) => {
    const chosen = chosenOf(options, typed)
    if (chosen) world.become(chosen.value)
    return chosen ? answered(about(topic), world) : null
  },
  answer: ({ topic }, typed, world) => asked(world.read(typed, topic), world),
  name: (_, typed, world) => (world.isName(typed) ? { at: 'place', name: typed } : null),
  place: ({ name }, typed, world) => {
    const registered = world.register(name, typed)
    return registered === null ? null : { at: 'end', text: registered }
  },
  code: (_, typed, world) => proved(typed, world),
}

/** A code of the screen ends the session: what the number shows from now on is another menu. */
function proved(typed: string, world: UssdWorld): UssdState | null {
  if (!world.isCodeAwaited || !looksLikePhoneCode(typed)) return null
  const text = world.prove(typed)
  return text === null ? null : { at: 'end', text }
}

const chosenOf = (options: readonly Option[], typed: string) =>
  /^\d{1,3}$/.test(typed) ? options[Number(typed) - 1] : undefined

const about = (topic: Topic): MenuRequest => ({ topic, cropId: null, place: null, times: 1 })

/** A topic that is about a crop asks for it first; the weather asks for the place where that is not known. */
function open(topic: Topic, world: UssdWorld): UssdState {
  const [takes] = TOPICS[topic].takes
  const isAsked = takes === 'crop' || (takes === 'place' && !world.hasPlace)
  return isAsked
    ? { at: 'choice', topic, takes, options: world.options(takes), page: 0 }
    : answered(about(topic), world)
}

/** The answer; what is one farmer's own, once it is known who of several dials. */
function answered(request: MenuRequest, world: UssdWorld): UssdState {
  const { topic } = request
  const options = TOPICS[topic].isForFarmers ? world.sharing() : []
  return options.length > 0
    ? { at: 'who', topic, options, page: 0 }
    : { at: 'answer', topic, lines: world.answer(request), page: 0 }
}

function asked(read: ReturnType<UssdWorld['read']>, world: UssdWorld): UssdState | null {
  if (read === null) return null
  return 'options' in read
    ? { at: 'choice', topic: read.topic, takes: 'crop', options: read.options, page: 0 }
    : answered(read, world)
}
