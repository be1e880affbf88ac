import common from '#client/i18n/en/common.json'
import type { NotificationWords } from '#domain/messaging/notification-words.gen.ts'
import type { Formats } from '#domain/operations/formats/formats.ts'

/** What the worker says by itself, and how it says a notification. */
export type Words = { title: string; news: string; speech?: Speech }
/**
 * The words of a language, its locale, the table of how it writes days and amounts, where it has one, and the names of
 * crops in it by their English names.
 */
type Speech = {
  notifications: NotificationWords
  locale: string
  table?: Formats | undefined
  crops: Readonly<Record<string, string>>
}
export const ENGLISH: Words = common.worker

const CACHE = 'kuu-words'
const PLACE = '/worker-words.json'

/** The page keeps the words in the reader's language where the worker finds them: it knows no language of its own. */
export const cacheWords = async (own: Words) => (await caches.open(CACHE)).put(PLACE, Response.json(own))

export async function cachedWords(): Promise<Words> {
  const kept: Partial<Words> | undefined = await (await caches.match(PLACE, { cacheName: CACHE }))?.json()
  return typeof kept?.title === 'string' && typeof kept.news === 'string' ? (kept as Words) : ENGLISH
}
