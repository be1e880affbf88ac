import { Hono, type Context as HonoContext } from 'hono'
import type { PublicPlatform } from '#domain/operations/platform.schema.ts'
import { languageOfAccount } from '#domain/people/language/reader-language.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'
import { ENTRY_PATHS, type EntryFor } from '#domain/sync/entry-pages.ts'
import { type Answering, DRAWN_MARK } from '#domain/sync/first-answers.ts'
import { callQuery } from '../api/call-procedure.ts'
import type { ContextFor } from '../api/context.ts'
import { sendFile } from '../http/client-files.ts'
import type { ServerEnv } from '../http/env.ts'
import { type ClientFile, textFile } from '../http/filled-page.ts'
import { askedLanguage, browserLanguage, VARIES } from '../http/page-language.ts'
import { AS_OURS, type DrawPage } from './drawn-page.ts'
import type { Renderer } from './renderer.ts'

type Deps = {
  renderer: Renderer
  /** The app's page, as every other path gets it. */
  shell: () => string
  drawPage: DrawPage
  contextFor: ContextFor
}

/** A page as it is sent, with the hash of its style. */
type Page = { file: ClientFile; ownStyle: string }

/**
 * The pages by which somebody comes in, drawn in the reader's language. They hold nothing of a person, so that each is
 * drawn once in a language, and again when the app or what the platform says of itself has changed. Where the drawing
 * fails, the app's page is answered.
 */
export function entryPages({ renderer, shell, drawPage, contextFor }: Deps) {
  const kept = keptWhile<Page>()

  async function pageOf(c: HonoContext<ServerEnv>, path: EntryFor['path']) {
    const visitor = await c.get('request').visitor()
    const account = visitor.user && languageOfAccount(visitor.user)
    const context = contextFor(c, { ...visitor, token: null, user: null })
    const status = (await callQuery('auth.status', undefined, context)) as { platform: PublicPlatform }
    const { name, language: byDefault } = status.platform
    const language = askedLanguage(c) ?? account ?? browserLanguage(c) ?? servedLanguage(byDefault ?? 'english')
    const answering: Answering = async (question) => {
      const { path: asked } = JSON.parse(question) as { path: string }
      if (asked !== 'auth.status') throw new Error(`An entry page asked ${asked}, which not everybody is told`)
      return JSON.stringify(status)
    }
    return kept(shell() + JSON.stringify(status), path + language, () => draw({ path, language, name }, answering))
  }

  async function draw(asked: EntryFor, answering: Answering): Promise<Page> {
    const { html, title } = await renderer.entry(asked, answering)
    const drawn = { html: untouchable(html), title, language: asked.language, rules: OF_LINKS }
    const { page, ownStyle } = drawPage(shell(), drawn)
    return { file: { ...textFile('text/html; charset=utf-8', page), isPage: true }, ownStyle }
  }

  const app = new Hono<ServerEnv>()
  for (const path of ENTRY_PATHS)
    app.get(path, async (c, next) => {
      const page = await pageOf(c, path).catch((error: unknown) => {
        c.get('request').log().error({ err: error }, 'a page was not drawn')
        return null
      })
      if (!page) return next()
      c.set('ownStyle', page.ownStyle)
      return sendFile(c, page.file, VARIES)
    })
  return app
}

/** What is typed before the app is there would be lost, or, sent by the browser itself, stand in an address. */
const untouchable = (html: string) => html.replace(/<(?:input|select|textarea|button)\b/g, (tag) => `${tag} disabled`)

/** The links of the languages, for who has no script. */
const OF_LINKS = [
  `[${DRAWN_MARK}] noscript nav${AS_OURS}{max-width:440px;margin:0 auto;padding:0 16px 40px}`,
  `[${DRAWN_MARK}] noscript ul${AS_OURS}{padding:0;list-style:none}`,
  `[${DRAWN_MARK}] noscript li${AS_OURS}{display:flex;flex-wrap:wrap;align-items:baseline;column-gap:8px}`,
  `[${DRAWN_MARK}] noscript a${AS_OURS}{padding:12px 0;color:var(--leaf)}`,
  `[${DRAWN_MARK}] noscript a[aria-current]${AS_OURS}{font-weight:650}`,
].join('')

/** Keeps what is made of a state while it stays; there is one for each of a few names. */
function keptWhile<Made>() {
  let state = ''
  const made = new Map<string, Promise<Made>>()
  return (now: string, name: string, make: () => Promise<Made>): Promise<Made> => {
    if (now !== state) made.clear()
    state = now
    const known = made.get(name) ?? make()
    made.set(name, known)
    // A failure is tried again.
    known.catch(() => made.get(name) === known && made.delete(name))
    return known
  }
}
