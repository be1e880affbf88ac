import type { LanguageId } from '#domain/languages.ts'
import { isOwn } from '#domain/sync/own-answer.ts'
import { type LiveMessages, overlay } from './overlay.ts'

/**
 * What administrators wrote since this version of the app was built. The phone keeps it, so that it is there before the
 * first view and without a connection, and asks while the app is in view whether it has changed: an answer of 0.2 KB
 * where it has not. Readers of English load none of this.
 */
const LOOK_EVERY_MS = 45_000
/** After the first view, with which it would compete. */
const FIRST_LOOK_MS = 2_000

const CACHE = 'kuu-live-words'
const pathOf = (language: LanguageId) => `/api/translations/${language}`

/** `withheld` are the languages that are not offered now; null while no answer has said so. */
type Live = { messages: LiveMessages; withheld: readonly string[] | null; etag: string | null }
type Reload = () => void

const NONE: Live = { messages: {}, withheld: null, etag: null }
const stored = new Map<LanguageId, Promise<Live>>()
/** The languages that are withheld, as this page knows it now; null until it has looked. */
let withheld: readonly string[] | null = null
let watched: { language: LanguageId; reload: Reload } | null = null

/** The messages of an area as they are to be shown now; `reload` is called when others came. */
export async function liveWords(language: LanguageId, area: string, words: unknown, reload: Reload) {
  watch(language, reload)
  const { messages } = await storedOf(language)
  return overlay(words, area, messages)
}

/**
 * Tells of each language whether it is withheld from readers, whose own is `language`: as the server said last, or as
 * the page says while no answer is here. `reload` is called when that changes.
 */
export async function withheldFor(language: LanguageId, reload: Reload) {
  watch(language, reload)
  const kept = await storedOf(language)
  withheld ??= kept.withheld ?? document.documentElement.dataset.withheld?.split(' ') ?? []
  const now = withheld
  return (id: LanguageId) => now.includes(id)
}

function storedOf(language: LanguageId): Promise<Live> {
  const known = stored.get(language) ?? restored(language).catch(() => NONE)
  stored.set(language, known)
  return known
}

/** A browser that keeps nothing, or nothing without HTTPS, shows the words of the release until it has asked. */
async function restored(language: LanguageId): Promise<Live> {
  const answer = 'caches' in window ? await caches.match(pathOf(language), { cacheName: CACHE }) : undefined
  return answer ? liveOf(answer) : NONE
}

const liveOf = async (answer: Response): Promise<Live> => {
  const { messages = {}, withheld: off = [] } = (await answer.json()) as Partial<Live>
  return { messages, withheld: off, etag: answer.headers.get('etag') }
}

function watch(language: LanguageId, reload: Reload) {
  const isFirst = watched === null
  const isOther = watched?.language !== language
  watched = { language, reload }
  if (isOther) setTimeout(() => void look(), FIRST_LOOK_MS)
  if (!isFirst) return
  setInterval(() => void look(), LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', () => void look())
}

async function look() {
  if (!watched || document.hidden || !navigator.onLine) return
  const { language, reload } = watched
  try {
    const { etag, messages } = await storedOf(language)
    const answer = await fetch(pathOf(language), {
      // The same for everybody, and compared here: the browser's own store would hide whether it is new.
      credentials: 'omit',
      cache: 'no-store',
      headers: etag ? { 'If-None-Match': etag } : {},
    })
    if (answer.status !== 200 || !isOwn(answer)) return
    await store(language, answer.clone()).catch(() => undefined)
    const live = await liveOf(answer)
    stored.set(language, Promise.resolve(live))
    const before = JSON.stringify([messages, withheld])
    withheld = live.withheld ?? []
    if (JSON.stringify([live.messages, withheld]) !== before) reload()
  } catch {
    // Without a connection the next look will do.
  }
}

async function store(language: LanguageId, answer: Response) {
  if ('caches' in window) await (await caches.open(CACHE)).put(pathOf(language), answer)
}
