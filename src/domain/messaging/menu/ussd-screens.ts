import { keysOf } from '../../table.ts'
import { greetingName, nameFor } from './name-for.ts'
import { screensOf } from './screen.ts'
import { TOPICS } from './topics.ts'
import { isOutermost, type Option, pageOf, type UssdState, type UssdWorld } from './ussd-state.ts'

/** The screens of a state; of most there is one. `note` says on each that nothing was understood. */
export function screens(state: UssdState, world: UssdWorld, note: string): string[] {
  const { say } = world.voice
  const inner = { more: say('more'), back: say('back') }
  const foot = isOutermost(state) ? { ...inner, leave: say('leave') } : inner
  if (state.at === 'main') {
    const lines = numbered(mainOptions(world))
    const name = greetingName(lines.join(' '), world.greeting)
    const head = name ? `${say('name')}: ${name}` : say('name')
    return screensOf({ note, head, lines, foot })
  }
  if (state.at === 'language') return screensOf({ note, head: say('name'), lines: numbered(state.options), foot })
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
  const at = pageOf(state)
  if (at === null) return { state, text: pages[0] ?? '' }
  const page = Math.min(at, pages.length - 1)
  return { state: { ...state, page } as UssdState, text: pages[page] ?? '' }
}

const numbered = (options: readonly Option[]) => options.map(({ name }, at) => `${at + 1} ${name}`)

/** The topics of the menu, registration for a new number, the proof of one that waits for it, and the language. */
export function mainOptions({ voice, isFarmer, isCodeAwaited }: UssdWorld): Option[] {
  const topics = keysOf(TOPICS).flatMap((topic) => {
    const { label, isForFarmers } = TOPICS[topic]
    return label && (isFarmer || !isForFarmers) ? [{ value: topic as string, name: voice.say(label) }] : []
  })
  const confirms = isCodeAwaited ? [{ value: 'confirm', name: voice.say('confirmNumber') }] : []
  const registers = !isFarmer ? [{ value: 'register', name: voice.say('register') }] : []
  return [...topics, ...registers, ...confirms, { value: 'language', name: voice.say('language') }]
}
