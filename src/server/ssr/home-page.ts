import { Hono, type Context as HonoContext } from 'hono'
import type { Db } from '#db/client.ts'
import type { LanguageId } from '#domain/languages.ts'
import { languageOfAccount, languageOfRequest } from '#domain/people/language/reader-language.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'
import { asOwnUser } from '#domain/people/own-user.ts'
import type { User } from '#domain/people/session.schema.ts'
import { DRAWN_MARK } from '#domain/sync/first-answers.ts'
import type { Context } from '#routers/context.ts'
import { publicPlatformOf } from '#services/operations/platform.ts'
import { getDemoUser } from '#services/people/demo-user.ts'
import { callQuery } from '../api/call-procedure.ts'
import type { ContextFor } from '../api/context.ts'
import { compressed } from '../http/compression.ts'
import { encodingFor } from '../http/encodings.ts'
import type { ServerEnv } from '../http/env.ts'
import { VARIES } from '../http/page-language.ts'
import { type CallLimits, rateLimitKey } from '../http/rate-limit.ts'
import { AS_OURS, attributeOf, type DrawPage } from './drawn-page.ts'
import type { Renderer } from './renderer.ts'

type Deps = {
  db: Db
  demo: boolean
  renderer: Renderer
  limits: CallLimits | null
  /** The app's page, as every other path gets it. */
  shell: () => string
  drawPage: DrawPage
  contextFor: ContextFor
}

/** What a drawing asks, as one batch of the app would. */
const CALLS = 10

/**
 * The farmer's home with its content: it can be read before a script has run, and the app that comes after it asks
 * nothing again. Everybody else, and every other screen, gets the app's page alone; so does a farmer whose calls are
 * used up, and everybody where the drawing fails.
 */
export function homePage({ db, demo, renderer, limits, shell, drawPage, contextFor }: Deps) {
  const app = new Hono<ServerEnv>()
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
      const { name } = publicPlatformOf(db, { demo })
      const { html, answers } = await renderer.home({ user: asOwnUser(user), language, isWide, name }, first.answering)
      const { page, ownStyle } = drawPage(shell(), {
        html,
        language,
        brought: { userId: user.id, cursor: first.cursor, answers },
        reader: languageOfAccount(user) ? `${user.id} ${language}` : null,
        rules: visitor.user ? onlyFor(user) : '',
      })
      c.set('ownStyle', ownStyle)
      return send(c, page)
    } catch (error) {
      log().error({ err: error }, 'the home was not drawn')
      return next()
    }
  })
  return app
}

/** The language of the account; without one, what was chosen on this phone; then the browser's, then the installation's. */
const languageOf = (user: User, request: Parameters<typeof languageOfRequest>[0]): LanguageId =>
  languageOfAccount(user) ?? languageOfRequest(request) ?? servedLanguage(user.language)

/** Answers what the client asks, from a moment on of which the phone hears every later change. */
async function firstAnswers(context: Context) {
  const { cursor } = (await callQuery('farmer.sync.changes', {}, context)) as { cursor: string }
  const answering = async (question: string) => {
    const { path, input } = JSON.parse(question) as { path: string; input?: unknown }
    return JSON.stringify(await callQuery(path, input, context))
  }
  return { cursor, answering }
}

/**
 * On a shared phone the cookie of who was here before may still be there, until her sign-out has reached the server:
 * public/theme.js says whom the phone knows as signed in.
 */
const onlyFor = ({ id }: User) => `:root:not([data-user="${attributeOf(id)}"]) [${DRAWN_MARK}]${AS_OURS}{display:none}`

async function send(c: HonoContext<ServerEnv>, page: string) {
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Cache-Control', 'no-store')
  c.header('Vary', VARIES)
  const encoding = encodingFor(c.req.header('accept-encoding'))
  if (!encoding) return c.body(page)
  c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(await compressed(Buffer.from(page), encoding)))
}
