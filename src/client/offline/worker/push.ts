import { isSayable, type RenderedNotice, renderNotice } from '#domain/messaging/render-notification.ts'
import { engineWriting } from '#domain/operations/formats/engine-writing.ts'
import { tableWriting } from '#domain/operations/formats/table-writing.ts'
import { OPEN } from './open-message.ts'
import { ENGLISH, type Words } from './words.ts'

/**
 * What is used of a ServiceWorkerGlobalScope, which satisfies it: TypeScript's library of workers cannot stand beside
 * the one of pages.
 */
export interface PushWorker {
  addEventListener(type: 'push', listener: (event: PushMessage) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Tap) => void): void
  readonly location: { readonly origin: string }
  readonly registration: { showNotification(title: string, options?: NotificationOptions): Promise<void> }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
}
export interface PushMessage {
  readonly data: { json(): unknown } | null
  waitUntil(work: Promise<unknown>): void
}
export interface Tap {
  readonly notification: { readonly data: unknown; close(): void }
  waitUntil(work: Promise<unknown>): void
}
export interface Page {
  readonly url: string
  focus(): Promise<unknown>
  postMessage(message: unknown, transfer: Transferable[]): void
  navigate(url: string): Promise<unknown>
}

/** Android draws no SVG in a notification. */
const ICON = '/icons/192.png'

/** Shows what the server pushes, and opens what it tells about when it is tapped. */
export function listenForPush(worker: PushWorker, words: () => Promise<Words> = async () => ENGLISH) {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, messageOf(event), words)))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, new URL(linkOf(event.notification.data), worker.location.origin).href))
  })
}

/**
 * Something must be shown for every push, or the browser takes the permission back. A double has the tag of the first.
 */
async function show({ registration }: PushWorker, { id, link, ...sent }: Message, words: () => Promise<Words>) {
  const { title, message } = shown(sent, await words().catch(() => ENGLISH))
  return registration.showNotification(title, { body: message, tag: id ?? 'news', icon: ICON, data: { link } })
}

/**
 * In the words of this phone; else as the server sent it, for a version whose words it does not know; else that there
 * is news.
 */
function shown({ kind, params, title, message }: Omit<Message, 'id' | 'link'>, words: Words): RenderedNotice {
  const own = inOwnWords({ kind, params }, words.speech)
  if (own) return own
  return title ? { title, message: message ?? '' } : { title: words.title, message: words.news }
}

function inOwnWords(said: { kind: unknown; params: unknown }, speech: Words['speech']): RenderedNotice | null {
  // What the page of an earlier version taught may lack a kind that this worker knows.
  if (!speech || !isSayable(said) || !Object.hasOwn(speech.notifications, said.kind)) return null
  const { notifications, locale, table, crops } = speech
  const writing = table ? tableWriting(table) : engineWriting(locale)
  return renderNotice(said, notifications, { locale, writing, cropName: (name) => crops[name] ?? name })
}

/** Brings the page that is open already, or opens one. */
async function open({ clients, location }: PushWorker, url: string) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page =
    pages.find((open) => open.url === url) ?? pages.find((open) => open.url.startsWith(`${location.origin}/`))
  if (!page) return clients.openWindow(url)
  await page.focus()
  if (page.url === url || (await isLedBy(page, url.slice(location.origin.length)))) return
  // A page that this worker does not control yet cannot be led anywhere.
  await page.navigate(url).catch(() => clients.openWindow(url))
}

const PATIENCE_MS = 1_500

/** Asks the page to go there by itself: loaded anew it would lose what is typed in it. False where nobody answers. */
function isLedBy(page: Page, href: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS)
    port1.onmessage = () => {
      clearTimeout(timer)
      resolve(true)
    }
    page.postMessage({ type: OPEN, href }, [port2])
  }).finally(() => port1.close())
}

type Message = {
  id: string | null
  title: string | null
  message: string | null
  kind: unknown
  params: unknown
  link: string
}

function messageOf({ data }: PushMessage): Message {
  const sent = jsonOf(data)
  return {
    id: textOf(sent, 'id'),
    title: textOf(sent, 'title'),
    message: textOf(sent, 'message'),
    kind: fieldOf(sent, 'kind'),
    params: fieldOf(sent, 'params'),
    link: linkOf(sent),
  }
}

function jsonOf(data: PushMessage['data']): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}

const fieldOf = (value: unknown, key: string) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null

function textOf(value: unknown, key: string): string | null {
  const text = fieldOf(value, key)
  return typeof text === 'string' && text !== '' ? text : null
}

/** A path of the app; whatever else it may be, home. A second slash, or a backslash, would lead to other sites. */
function linkOf(value: unknown) {
  const link = textOf(value, 'link')
  return link && /^\/(?![/\\\s])/.test(link) ? link : '/'
}
