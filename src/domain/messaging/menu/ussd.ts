import type { LanguageId } from '../../languages.ts'
import { looksLikePhoneCode } from '../../people/phone/phone-proof.ts'
import { languageChosen } from './language-choice.ts'
import { KEYS } from './screen.ts'
import { type MenuRequest, TOPICS, type Topic } from './topics.ts'
import { mainOptions } from './ussd-screens.ts'
import { isOutermost, type Option, pageOf, START, type UssdState, type UssdWorld } from './ussd-state.ts'

/** What comes after an input; the same state where it means nothing there, which the screen then says. */
export function step(state: UssdState, input: string, world: UssdWorld): { state: UssdState; isUnderstood: boolean } {
  const typed = input.trim()
  const next = state.at === 'end' ? state : (moved(state, typed) ?? STEPS[state.at](state as never, typed, world))
  return { state: next ?? state, isUnderstood: next !== null }
}

/** Further, or back: from the first page of anything to the first screen of the menu. */
function moved(state: UssdState, typed: string): UssdState | null {
  const page = pageOf(state)
  const isMore = typed === KEYS.more || typed === '#'
  if (isMore && page !== null) return { ...state, page: page + 1 } as UssdState
  if (typed !== KEYS.back) return null
  if (page !== null && page > 0) return { ...state, page: page - 1 } as UssdState
  if (isOutermost(state)) return null
  return state.at === 'place' ? { at: 'name' } : START
}

type Step<S> = (state: S, typed: string, world: UssdWorld) => UssdState | null
type At<K extends UssdState['at']> = Extract<UssdState, { at: K }>

const STEPS: { [K in Exclude<UssdState['at'], 'end'>]: Step<At<K>> } = {
  main: (_, typed, world) => {
    if (typed === KEYS.back) return goodbye(world)
    const chosen = chosenOf(mainOptions(world), typed)
    if (chosen === undefined) return proved(typed, world) ?? asked(world.read(typed, null), world)
    if (chosen.value === 'confirm') return { at: 'code' }
    return chosen.value === 'register' ? { at: 'name' } : open(chosen.value as Topic, world)
  },
  language: ({ isFirst, options }, typed, world) => {
    if (isFirst && typed === KEYS.back) return goodbye(world)
    const offered = options.map(({ value }) => value as LanguageId)
    const language = languageChosen(typed, offered)
    return language ? chosenLanguage(language, world) : isFirst ? proved(typed, world) : null
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

const goodbye = ({ voice }: UssdWorld): UssdState => ({ at: 'end', text: voice.say('goodbye') })

/** The menu, in the language that was chosen. */
function chosenLanguage(language: LanguageId, world: UssdWorld): UssdState {
  world.choose(language)
  return START
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
  const { topic, language } = request
  const sharing = TOPICS[topic].isOnesOwn ? world.sharing() : []
  if (sharing.length > 0) return { at: 'who', topic, options: sharing, page: 0 }
  if (topic !== 'language') return { at: 'answer', topic, lines: world.answer(request), page: 0 }
  const options = world.languages()
  return language && options.some(({ value }) => value === language)
    ? chosenLanguage(language, world)
    : { at: 'language', isFirst: false, options, page: 0 }
}

function asked(read: ReturnType<UssdWorld['read']>, world: UssdWorld): UssdState | null {
  if (read === null) return null
  return 'options' in read
    ? { at: 'choice', topic: read.topic, takes: 'crop', options: read.options, page: 0 }
    : answered(read, world)
}
