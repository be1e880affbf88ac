import words from '#client/i18n/en/worker.json'

/** What the worker says by itself. */
export type Words = { title: string; news: string }
export const ENGLISH: Words = words

const CACHE = 'kuu-words'
const PLACE = '/worker-words.json'

/** The page keeps the words in the reader's language where the worker finds them: it knows no language of its own. */
export const cacheWords = async ({ title, news }: Words) =>
  (await caches.open(CACHE)).put(PLACE, Response.json({ title, news } satisfies Words))

export async function cachedWords(): Promise<Words> {
  const kept: Partial<Words> | undefined = await (await caches.match(PLACE, { cacheName: CACHE }))?.json()
  return typeof kept?.title === 'string' && typeof kept.news === 'string'
    ? { title: kept.title, news: kept.news }
    : ENGLISH
}
