import { createHash } from 'node:crypto'
import { Hono, type Context as HonoContext } from 'hono'
import type { Db } from '#db/client.ts'
import { type LanguageId, languageOfWord, readTag } from '#domain/languages.ts'
import { languageOfAccount, languageOfRequest } from '#domain/people/language/reader-language.ts'
import { asOwnUser } from '#domain/people/own-user.ts'
import type { User } from '#domain/people/session.schema.ts'
import { DRAWN_MARK, FIRST_ANSWERS_ID, type FirstAnswers } from '#domain/sync/first-answers.ts'
import type { Context } from '#routers/context.ts'
import { getDemoUser } from '#services/people/demo-user.ts'
import { callQuery } from '../api/call-procedure.ts'
import type { ContextFor } from '../api/context.ts'
import { compressed } from '../http/compression.ts'
import { encodingFor } from '../http/encodings.ts'
import type { ServerEnv } from '../http/env.ts'
import { type CallLimits, rateLimitKey } from '../http/rate-limit.ts'
import { neededStyles } from './needed-styles.ts'
import type { Renderer } from './renderer.ts'

type Deps = {
  db: Db
  demo: boolean
  renderer: Renderer
  limits: CallLimits | null
  /** The app's page, as every other path gets it. */
  shell: () => string
  /** A file of the client, as its style sheet. */
  read: (name: string) => Buffer | null
  contextFor: ContextFor
}

/** What a drawing asks, as one batch of the app would. */
const CALLS = 10

/**
 * The farmer's home with its content: it can be read before a script has run, and the app that comes after it asks
 * nothing again. Everybody else, and every other screen, gets the app's page alone; so does a farmer whose calls are
 * used up, and everybody where the drawing fails.
 */
export function homePage({ db, demo, renderer, limits, shell, read, contextFor }: Deps) {
  const app = new Hono<ServerEnv>()
  const stylesOf = createStyles(read)
  app.get('/farmer', async (c, next) => {
    const { address, log, visitor: findVisitor } = c.get('request')
    const visitor = await findVisitor()
    if (visitor.user ? visitor.user.role !== 'farmer' : !demo || visitor.token) return next()
    const payer = rateLimitKey(visitor.user?.id ?? null, address)
    if (limits && limits.calls(payer, CALLS) > 0) return next()
    try {
      const user = visitor.user ?? getDemoUser(db, { role: 'farmer' }, { demo })
      const context = contextFor(c, { ...visitor, token: visitor.token ?? user.id, user })
      const language = languageOf(user, { cookie: c.req.header('cookie'), accepted: c.req.header('accept-language') })
      const first = await firstAnswers(context)
      const isWide = c.req.header('sec-ch-ua-mobile') === '?0'
      const { html, answers } = await renderer({ user: asOwnUser(user), language, isWide }, first.answering)
      const styled = withoutStyleAttributes(html)
      const brought = { userId: user.id, cursor: first.cursor, answers }
      const own = SHOWN_LATE + styled.rules + (visitor.user ? onlyFor(user) : '')
      const page = filled(shell(), {
        html: styled.html,
        brought,
        language,
        reader: languageOfAccount(user) ? `${user.id} ${language}` : null,
      })
      const rules = stylesOf(`${page}<style>${own}</style>`) + own
      c.set('ownStyle', hashOf(rules))
      return send(
        c,
        page.replace('</head>', () => `<style>${rules}</style></head>`),
      )
    } catch (error) {
      log().error({ err: error }, 'the home was not drawn')
      return next()
    }
  })
  return app
}

/** What each rule of the built styles weighs more (see scripts/vite/flat-layers.ts). */
const AS_OURS = ':not(#\\#)'

/** The language of the account; without one, what was chosen on this phone; then the browser's, then the installation's. */
const languageOf = (user: User, request: Parameters<typeof languageOfRequest>[0]): LanguageId =>
  languageOfAccount(user) ?? languageOfRequest(request) ?? languageOfWord(user.language)

/** Answers what the client asks, from a moment on of which the phone hears every later change. */
async function firstAnswers(context: Context) {
  const { cursor } = (await callQuery('farmer.sync.changes', {}, context)) as { cursor: string }
  const answering = async (question: string) => {
    const { path, input } = JSON.parse(question) as { path: string; input?: unknown }
    return JSON.stringify(await callQuery(path, input, context))
  }
  return { cursor, answering }
}

/** The policy forbids style attributes, which any markup could carry; they become rules of the page's one style. */
function withoutStyleAttributes(drawn: string) {
  const places = new Map<string, number>()
  const html = drawn.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const place = places.get(style) ?? places.size
    places.set(style, place)
    return ` data-s="${place}"`
  })
  const rules = [...places].map(([style, place]) => `:root [data-s="${place}"][data-s]${AS_OURS}{${unescaped(style)}}`)
  return { html, rules: rules.join('') }
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '').replaceAll('&gt;', '>').replaceAll('&amp;', '&') // biome-ignore format: one row

/**
 * What is drawn is shown to who waits, in place of the splash: on a quick line the app is there first, and nobody
 * touches a screen that is taken away again. Its links lead on; a button does nothing before the app is there, and looks
 * it. Nothing moves, so that it holds where less motion is asked for, too.
 */
const SHOWN_LATE = [
  `#root:has(>[${DRAWN_MARK}])+.splash${AS_OURS}{display:block}`,
  `[${DRAWN_MARK}]${AS_OURS}{position:relative;z-index:1;background:var(--paper);visibility:hidden;animation:shown 0s 1.5s forwards!important}`,
  `[${DRAWN_MARK}] button${AS_OURS}{opacity:.6;pointer-events:none}`,
  '@keyframes shown{to{visibility:visible}}',
].join('')

/**
 * On a shared phone the cookie of who was here before may still be there, until her sign-out has reached the server:
 * public/theme.js says whom the phone knows as signed in.
 */
const onlyFor = ({ id }: User) => `:root:not([data-user="${attributeOf(id)}"]) [${DRAWN_MARK}]${AS_OURS}{display:none}`

const attributeOf = (id: string) => id.replace(/[^\w -]/g, '')

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

type Filling = {
  html: string
  brought: FirstAnswers
  language: LanguageId
  /** Whose account the language is of, and its id: what the phone knows of it may be older. */
  reader: string | null
}

/** What nobody waits for to read: the whole style sheet and, after it, the scripts. They are asked for while the answers arrive. */
const LATE = /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g

/** The app's page with what was drawn first, and the rest of what it loads last. */
function filled(shell: string, { html, brought, language, reader }: Filling) {
  const json = JSON.stringify(brought).replaceAll('<', '\\u003c')
  const late = (shell.match(LATE) ?? [])
    .join('')
    .replaceAll(/(<script type="module"|<link rel="modulepreload") /g, '$1 fetchpriority="low" ')
  return shell
    .replaceAll(LATE, '')
    .replace(/ lang="[^"]*"/, () => ` lang="${readTag(language)}"${reader ? ` data-reader="${attributeOf(reader)}"` : ''}`)
    .replace('<div id="root">', () => `<div id="root"><div ${DRAWN_MARK}>${html}</div>`)
    .replace('</body>', () => `${late}<script type="application/json" id="${FIRST_ANSWERS_ID}">${json}</script></body>`) // biome-ignore format: one page
}

/** The rules that a page needs of the style sheet that it names. */
function createStyles(read: Deps['read']) {
  let known: { name: string; needed: (page: string) => string } | undefined
  return (page: string) => {
    const name = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(page)?.[1]
    if (!name) return ''
    if (known?.name !== name) known = { name, needed: neededStyles(read(name)?.toString('utf8') ?? '') }
    return known.needed(page)
  }
}

async function send(c: HonoContext<ServerEnv>, page: string) {
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Cache-Control', 'no-store')
  c.header('Vary', 'Accept-Encoding, Accept-Language, Cookie')
  const encoding = encodingFor(c.req.header('accept-encoding'))
  if (!encoding) return c.body(page)
  c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(await compressed(Buffer.from(page), encoding)))
}
