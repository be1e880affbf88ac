import { Hono, type Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { assertReadable } from '#db/queries/operations/health.ts'
import type { CatalogueOf } from '#domain/operations/translations/catalogue.ts'
import type { Context } from '#routers/context.ts'
import { asTrpcError } from '#routers/trpc.ts'
import { type PaymentSetup, SANDBOX_ONLY } from '#services/finance/payments/payment-setup.ts'
import { type Gateways, NO_GATEWAYS } from '#services/operations/gateways.ts'
import type { Machine } from '#services/operations/machine.ts'
import { publicPlatformOf } from '#services/operations/platform.ts'
import { type ContextOf, contextMaker } from './api/context.ts'
import { createReadyAnswers } from './api/response-cache.ts'
import { DOCS_CSS, docsPage } from './api/rest/docs.ts'
import { openApi } from './api/rest/openapi.ts'
import { createRest } from './api/rest-form.ts'
import { trpcDoor } from './api/trpc-form.ts'
import { createSessions, type Sessions } from './auth/sessions.ts'
import { releasedCatalogues } from './boot/catalogues.ts'
import type { Config, SmsConfig } from './config.ts'
import { certificates } from './files/certificates.ts'
import { courseFileUploads, media } from './files/course-files.ts'
import { courseZips } from './files/course-zips.ts'
import { documents } from './files/documents.ts'
import { importDoor } from './files/import-files.ts'
import { liveWords } from './files/live-words.ts'
import { erasedFiles } from './files/media/remove-erased.ts'
import { personalExports } from './files/personal-exports.ts'
import { photos } from './files/photos.ts'
import { statements } from './files/statements.ts'
import { visitsCalendar } from './files/visits-calendar.ts'
import { bodyLimits } from './http/body-limits.ts'
import { clientFiles, clientPages } from './http/client-files.ts'
import { compression, createCompressor } from './http/compression.ts'
import { durable, noteFullDisk } from './http/durable.ts'
import type { ServerEnv, Visitor } from './http/env.ts'
import { idempotencyKeysOf } from './http/idempotency-keys.ts'
import { type CallLimits, callLimits, ownLimits, rateLimit } from './http/rate-limit.ts'
import { refusal } from './http/refusal.ts'
import { requests } from './http/requests.ts'
import { cacheControl, ownHost, sameOriginWrites, securityHeaders } from './http/security.ts'
import { visitors } from './http/visitor.ts'
import { createImports, importsBeside, runHere, type ServerImports } from './imports/imports.ts'
import { landingPages, TEMPLATE } from './landing/landing-pages.ts'
import type { Disk } from './machine/disk.ts'
import { NO_MACHINE } from './machine/machine.ts'
import { type Metrics, metricsDoor } from './machine/metrics.ts'
import type { Replica } from './machine/replica.ts'
import { paymentHooks } from './payments/hooks.ts'
import type { Files } from './program-files.ts'
import { createEntrance } from './reads/entrance.ts'
import { createFileWay } from './reads/file-way.ts'
import { createShortWay, type ShortWay } from './reads/short-way.ts'
import { smsHooks } from './sms/hooks/index.ts'
import { homePage } from './ssr/home-page.ts'
import { createRenderer } from './ssr/renderer.ts'
import { createShortWrites } from './writes/short-way.ts'

export type Installation = {
  db: Db
  now: () => Date
  /** Milliseconds of a monotonic clock, for limits; that of the process by default. */
  monotonic?: () => number
  log: Logger
  version: string
  config: Pick<Config, 'demo' | 'trustProxy' | 'origin' | 'rateLimit' | 'pushHosts'> & {
    sms?: SmsConfig
    metricsToken?: string | null
  }
  /** The files of the built client. */
  client: Files
  /** What draws screens of the client on the server, and the landing page in other languages; none by default. */
  drawings?: Files
  /** Sessions and passwords; those of the database by default. */
  auth?: Sessions
  /** The folder of the photos. */
  uploadsFolder: string
  /** The imports of files; in this process by default. */
  imports?: ServerImports
  /** The services outside; none by default. */
  gateways?: Gateways
  /** How money is paid; in the sandbox by default. */
  payments?: PaymentSetup
  /** The words of the client; those of this program by default. */
  catalogueOf?: CatalogueOf
  /** What the process knows of itself. */
  machine?: () => Machine
  /** The numbers for Prometheus; none are kept by default. */
  metrics?: Metrics
  /** What may be asked in a minute; made of the configuration by default. */
  limits?: CallLimits | null
  /** Whether the server lets its last requests end. */
  isStopping?: () => boolean
  /** The watch over the copy elsewhere, if one is kept. */
  replica?: Replica
  /** The watch over the room on the disk, if any. */
  disk?: Disk
}

/** The whole server as one Hono app: the tRPC door, the REST door, and the client's files. */
export const createApp = (installation: Installation) => createDoors(installation).app

/** The app, and the quick ways beside it, which answer what they can before it. */
export function createDoors(installation: Installation) {
  const { db, now, log, version, config, client, uploadsFolder, auth = createSessions(db) } = installation
  const { monotonic = () => performance.now(), gateways = NO_GATEWAYS, disk } = installation
  const { rateLimit: limit, trustProxy, origin } = config
  const { imports = createImports({ folder: importsBeside(uploadsFolder), run: runHere(db, now), log }) } = installation
  const { catalogueOf = releasedCatalogues(), payments = SANDBOX_ONLY } = installation
  const { machine = NO_MACHINE, metrics, isStopping = () => false } = installation
  const { limits = limit ? callLimits(limit, monotonic) : null } = installation
  const own = ownLimits(limit, monotonic)
  const removeErased = erasedFiles({ db, folder: uploadsFolder })
  const contextFrom = contextMaker({
    db,
    now,
    config,
    auth,
    imports,
    gateways,
    payments,
    catalogueOf,
    own,
    machine,
    removeErased,
  })
  const contextOf = contextsIn(contextFrom)
  const compressed = createCompressor()
  const app = new Hono<ServerEnv>()
  app.use(requests({ log, trustProxy, origin, metrics }), securityHeaders, cacheControl)
  // Before the check of the host: a Prometheus on this machine asks by its own address.
  if (metrics) app.route('/', metricsDoor(metrics, config.metricsToken ?? null))
  if (disk) app.use(noteFullDisk(disk.noteFull))
  app.use(durable(db))
  if (origin) app.use(ownHost(origin))
  app.use(visitors(auth))
  if (limits) app.use(rateLimit(limits))
  app.use(sameOriginWrites(origin), compression(compressed), afterImports(imports))
  app.route('/api', importDoor({ contextOf, imports }))
  app.use(bodyLimits())

  app.get('/api/ready', (c) => {
    assertReadable(db)
    const isReady = disk?.state() !== 'full' && !isStopping()
    return c.json({ ready: isReady }, isReady ? 200 : 503)
  })
  app.get('/api/health', (c) => {
    assertReadable(db)
    const state = disk?.state() ?? 'ok'
    return c.json({
      status: state === 'full' ? 'degraded' : 'ok',
      version,
      demo: config.demo,
      disk: state,
      ...(installation.replica && { replica: installation.replica.state() }),
    })
  })
  let described: ReturnType<typeof openApi> | undefined
  const description = () => {
    described ??= openApi(version)
    return described
  }
  app.get('/api/openapi.json', (c) => c.json(description()))
  app.get('/api/docs', (c) => c.html(docsPage(description())))
  app.get('/api/docs.css', (c) => c.body(DOCS_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }))

  app.route('/hooks', smsHooks({ db, now, sms: config.sms ?? { gateway: 'log' } }))
  app.route('/trpc', trpcDoor(contextOf))
  app.route('/api', liveWords({ db, catalogueOf }))
  app.route('/api', certificates({ contextOf, origin }))
  app.route('/api', courseFileUploads({ contextOf, folder: uploadsFolder }))
  app.route('/api', courseZips({ contextOf, folder: uploadsFolder }))
  app.route('/api', personalExports({ contextOf, folder: uploadsFolder }))
  app.route('/api', visitsCalendar({ db, now }))
  app.route('/', paymentHooks({ db, now }))
  app.route('/api', documents({ contextOf, folder: uploadsFolder }))
  app.route('/', media({ db, folder: uploadsFolder }))
  app.route('/api', photos({ contextOf, folder: uploadsFolder }))
  app.route('/api', statements({ contextOf }))
  app.route('/api', createRest(contextOf))
  app.all('/api/*', (c) => c.json({ message: 'There is no such path', code: 'NOT_FOUND' }, 404))
  const { drawings } = installation
  const landing = landingPages({ template: () => drawings?.read(TEMPLATE)?.toString('utf8') ?? null, catalogueOf })
  const pages = clientPages(client, () => publicPlatformOf(db, config), landing)
  const renderer = drawings && createRenderer(drawings)
  const contextFor = contextsFor(contextFrom)
  if (renderer)
    app.route(
      '/',
      homePage({
        db,
        demo: config.demo,
        renderer,
        limits,
        compressed,
        shell: pages.shell,
        read: client.read,
        contextFor,
      }),
    )
  app.route('/', clientFiles(pages))
  app.notFound((c) => c.json({ message: 'There is no such path', code: 'NOT_FOUND' }, 404))
  app.onError((error, c) => {
    const refused = asTrpcError(error)
    if (refused.code === 'INTERNAL_SERVER_ERROR') c.get('log').error({ err: error }, 'request failed')
    return refusal(c, refused)
  })
  const entrance = createEntrance({ config, auth, limits, log, metrics })
  const ready = createReadyAnswers({ db, now, entrance })
  const shared = { db, auth, entrance, contextOf: contextFrom, compressed }
  const reads = createShortWay({ ...shared, ready })
  const writes = createShortWrites({ ...shared, origin, imports, log, noteFull: () => disk?.noteFull() })
  const shortWay: ShortWay = (request, ...rest) => (request.method === 'GET' ? reads : writes)(request, ...rest)
  const files = createFileWay({ fileFor: pages.fileFor, entrance })
  return { app, ready, files, shortWay }
}

/** Writes wait while an import writes, without holding up the reads. */
const afterImports = (imports: ServerImports) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    if (c.req.method !== 'GET') await imports.whenWritable()
    await next()
  })

/** The context of a request that Hono took in. */
const contextsIn = (contextOf: ContextOf) => {
  const contextFor = contextsFor(contextOf)
  return async (c: HonoContext<ServerEnv>): Promise<Context> => contextFor(c, await c.get('visitor')())
}

/** The same for a visitor whom the request does not name itself. */
const contextsFor =
  (contextOf: ContextOf) =>
  (c: HonoContext<ServerEnv>, visitor: Visitor): Context =>
    contextOf({
      visitor,
      address: c.get('address'),
      requestId: c.get('requestId'),
      idempotencyKeys: idempotencyKeysOf(c.req),
      header: (name) => c.req.header(name),
      setCookie: (cookie) => c.header('Set-Cookie', cookie, { append: true }),
      note: (ids) => void Object.assign(c.get('noted'), ids),
      clearCache: () => c.header('Clear-Site-Data', '"cache"'),
    })
