import type { LanguageId } from '../../languages.ts'
import type { MenuRequest, Topic } from './topics.ts'
import type { Voice } from './voice.ts'

/** Something to choose from: what it is, and how it is called. */
export type Option = { value: string; name: string }

/** Where in the menu a person is. */
export type UssdState =
  /** A session that an older version began has no page. */
  | { at: 'main'; page?: number }
  /** `isFirst`: before the menu, for a number whose language is not known. */
  | { at: 'language'; isFirst: boolean; options: Option[]; page: number }
  | { at: 'choice'; topic: Topic; takes: 'crop' | 'place'; options: Option[]; page: number }
  | { at: 'who'; topic: Topic; options: Option[]; page: number }
  | { at: 'answer'; topic: Topic; lines: string[]; page: number }
  | { at: 'name' }
  | { at: 'place'; name: string }
  | { at: 'code' }
  | { at: 'end'; text: string }

/** What the menu needs to know; the service asks the data. */
export type UssdWorld = {
  /** In the language of the person, from the moment at which it is chosen. */
  readonly voice: Voice
  /** Whether the person's language is known: by the account, by a choice, or by the profile that names the number. */
  isLanguageKnown: boolean
  /** The languages to choose from, by their own names. */
  languages: () => Option[]
  choose: (language: LanguageId) => void
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

export const START: UssdState = { at: 'main', page: 0 }

/** Where a session begins: with the languages for a number whose language is not known. */
export const firstState = ({ isLanguageKnown, languages }: UssdWorld): UssdState =>
  isLanguageKnown ? START : { at: 'language', isFirst: true, options: languages(), page: 0 }

/** Whether a state is the one that 0 leaves: there is nothing before it. */
export const isOutermost = (state: UssdState) => state.at === 'main' || (state.at === 'language' && state.isFirst)

/** The page of a state that has pages, the first by default; null for one that is a single screen. */
export const pageOf = (state: UssdState): number | null =>
  state.at === 'main' ? (state.page ?? 0) : 'page' in state ? state.page : null
