import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { SANDBOX_ONLY } from '#services/finance/payments/payment-setup.ts'
import { NO_GATEWAYS } from '#services/operations/gateways.ts'
import { publicPlatformOf } from '#services/operations/platform.ts'
import { type ContextOf, createContextFor } from './api/context.ts'
import { createDoor } from './api/door.ts'
import { createResponseCache } from './api/response-cache.ts'
import { restRoutes } from './api/rest/routes.ts'
import { trpcForm } from './api/trpc-form.ts'
import { createSessions } from './auth/sessions.ts'
import { releasedCatalogues } from './boot/catalogues.ts'
import { erasedFiles } from './files/media/remove-erased.ts'
import { fileRoutes } from './files/routes.ts'
import { bodyLimits } from './http/body-limits.ts'
import { clientFiles, clientPages } from './http/client-files.ts'
import { durable } from './http/durable.ts'
import type { ServerEnv } from './http/env.ts'
import { createGate } from './http/gate.ts'
import { callLimits, ownLimits } from './http/rate-limit.ts'
import { sendError } from './http/refusal.ts'
import { createRequestLog, requests } from './http/requests.ts'
import { sendRefusal } from './http/respond.ts'
import { createImports, importInProcess, importsFolder, type ServerImports } from './imports/imports.ts'
import type { Installation } from './installation.ts'
import { landingPages, TEMPLATE } from './landing/landing-pages.ts'
import { watchDamage } from './machine/damage.ts'
import { healthRoutes } from './machine/health.ts'
import { NO_MACHINE } from './machine/machine.ts'
import { metricsRoute } from './machine/metrics.ts'
import { paymentHooks } from './payments/hooks.ts'
import { smsNumberOf } from './sms/gateway-of.ts'
import { smsHooks } from './sms/hooks/index.ts'
import { drawnPages } from './ssr/drawn-page.ts'
import { entryPages } from './ssr/entry-page.ts'
import { homePage } from './ssr/home-page.ts'
import { createRenderer, STYLES } from './ssr/renderer.ts'

/** The whole server as one Hono app: the procedures by tRPC and REST, the files, the client. */
export const createApp = (installation: Installation) => createServer(installation).app

/** The app, and the public lists that are answered from memory before it. */
export function createServer(installation: Installation) {
  const { db, now, log, config, client, drawings, uploadsFolder: folder, metrics } = installation
  const { auth = createSessions(db), monotonic = () => performance.now(), catalogueOf = releasedCatalogues() } = installation // biome-ignore format: one row
  const { imports = createImports({ db, now, folder: importsFolder(folder), run: importInProcess(db, now), log }) } =
    installation
  const { gateways = NO_GATEWAYS, payments = SANDBOX_ONLY, machine = NO_MACHINE } = installation
  const { origin, rateLimit } = config
  const { limits = rateLimit ? callLimits(rateLimit, monotonic) : null } = installation
  const own = ownLimits(rateLimit, monotonic)
  const removeErased = erasedFiles({ db, folder })
  const contextFor = createContextFor({ db, now, config, auth, imports, gateways, payments, catalogueOf, own, machine, removeErased }) // biome-ignore format: one list
  const contextOf: ContextOf = async (c) => contextFor(c, await c.get('request').visitor())
  const damage = watchDamage(log)
  const logRequest = createRequestLog(installation)
  const gate = createGate({ reached: config, auth, limits })
  const cache = createResponseCache({ db, now, reached: config, gate, logRequest })
  const door = createDoor({ contextFor, cache })
  const landing = landingPages({ template: () => drawings?.read(TEMPLATE)?.toString('utf8') ?? null, catalogueOf })
  const pages = clientPages(client, () => publicPlatformOf(db, config), landing)
  const renderer = drawings && createRenderer(drawings)

  const app = new Hono<ServerEnv>()
  app.use(requests({ log, reached: config, auth, damage, logRequest }))
  // Before the check of the host: a Prometheus on this machine asks by its own address.
  if (metrics) app.route('/', metricsRoute(metrics, config.metricsToken ?? null))
  app.use(durable(db), gate.middleware)
  app.on(WRITES, '*', afterImports(imports), bodyLimits)

  app.route('/', healthRoutes({ ...installation, db, damage }))
  app.route('/hooks', smsHooks({ db, now, sms: config.sms ?? { gateway: 'log' } }))
  app.route(
    '/',
    paymentHooks({ db, now, airtelCallbackKey: config.airtel?.callbackKey ?? null, mpesa: config.mpesa ?? null }),
  )
  app.all(
    '/trpc/*',
    door(() => trpcForm),
  )
  app.route(
    '/',
    fileRoutes({ contextOf, folder, db, now, origin, smsNumber: smsNumberOf(config.sms), imports, catalogueOf }),
  )
  app.route('/api', restRoutes(door, installation.version))
  if (renderer) {
    const drawing = { renderer, shell: pages.shell, contextFor }
    const styles = () => drawings.read(STYLES)?.toString('utf8') ?? ''
    app.route('/', homePage({ ...drawing, drawPage: drawnPages(client.read), db, demo: config.demo, limits }))
    app.route('/', entryPages({ ...drawing, drawPage: drawnPages(client.read, styles) }))
  }
  app.route('/', clientFiles(pages))
  app.notFound((c) => sendRefusal(c, 404, { message: 'There is no such path', code: 'NOT_FOUND' }))
  app.onError(sendError)
  return { app, serveCached: cache.serve }
}

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Writes wait while an import writes, without holding up the reads. */
const afterImports = (imports: ServerImports) =>
  createMiddleware<ServerEnv>(async (_, next) => {
    await imports.whenWritable()
    await next()
  })
