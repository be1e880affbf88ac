import { addDays, type Day } from '../dates.ts'

/** What an advisory is about. Agents are offered all but fertilizer and irrigation; the API takes every one. */
export const ADVISORY_CATEGORIES = {
  weather: { agent: true },
  pest: { agent: true },
  disease: { agent: true },
  planting: { agent: true },
  harvesting: { agent: true },
  fertilizer: { agent: false },
  irrigation: { agent: false },
  general: { agent: true },
} as const

/** How pressing something is; the tone is that of its badge. */
export const PRIORITIES = {
  low: { tone: 'secondary' },
  medium: { tone: 'default' },
  high: { tone: 'destructive' },
  urgent: { tone: 'destructive' },
} as const

/** The languages an advisory can be written in: what administrators and agents are offered, together. */
/** What the agent's form offers of both (document 2, section 9). */
export const AGENT_ADVISORY_CATEGORIES = ['weather', 'pest', 'disease', 'planting', 'harvesting', 'general'] as const
export const AGENT_ADVISORY_LANGUAGES = ['english', 'bassa', 'kpelle', 'loma'] as const

/** Whom an advisory is announced to: every farmer, the growers of its crop, or the farmers of a place. */
export const ANNOUNCE_TO = ['all', 'growers', 'place'] as const
export type AnnounceTo = (typeof ANNOUNCE_TO)[number]

export const ADVISORY_LANGUAGES = ['english', 'bassa', 'kpelle', 'loma', 'french', 'swahili', 'hausa'] as const

/** What a farmer answers to advice that has its date. */
export const ADVISORY_ANSWERS = ['done', 'cannot'] as const
export type AdvisoryAnswer = (typeof ADVISORY_ANSWERS)[number]

export type AdvisoryCategory = keyof typeof ADVISORY_CATEGORIES
export type Priority = keyof typeof PRIORITIES
export type AdvisoryLanguage = (typeof ADVISORY_LANGUAGES)[number]

/**
 * The steps a farmer can take: the sentences of an advisory longer than 10 characters, at most 4 (document 1, section
 * 5).
 */
export const actionSteps = (content: string) =>
  content
    .split(/[.!?]+(?:\s+|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 10)
    .slice(0, 4)

/** A text cut at `most` characters, with an ellipsis where something was cut away. */
export const truncated = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text

/** The chips of the advisories screen: the five of the specification first, then what else is written about. */
export const ADVISORY_CHIPS = [
  'weather',
  'planting',
  'disease',
  'harvesting',
  'pest',
  'fertilizer',
  'irrigation',
  'general',
] as const

/** The days between which advice with a window holds for a crop planted on `planting`; both ends count. */
export const adviceDays = ({ windowStart, windowEnd }: AdviceWindow, planting: Day) => ({
  from: addDays(planting, windowStart),
  until: addDays(planting, windowEnd),
})

/** Days after planting. */
export type AdviceWindow = { windowStart: number; windowEnd: number }
