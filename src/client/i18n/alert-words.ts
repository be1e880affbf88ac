import { getCatalogue, needMessages, subscribe as onLanguage } from './catalogue.ts'

type Rendering = typeof import('#domain/messaging/render-notification.ts')
type Listener = () => void

const listeners = new Set<Listener>()
let rendering: Rendering | null = null

/** What puts an alert into words, once it has come; until then, and where it cannot come, English stands. */
export const getRendering = () => rendering

export function onRendering(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The server's own words are English, so only readers of another language load others. */
export async function needAlertWordsUnlessEnglish() {
  if (getCatalogue().language === 'en') return
  const [found] = await Promise.all([
    rendering ?? import('#domain/messaging/render-notification.ts').catch(() => null),
    needMessages('notifications').catch(() => undefined),
  ])
  if (rendering === found) return
  rendering = found
  for (const listener of listeners) listener()
}

onLanguage(() => void needAlertWordsUnlessEnglish())
