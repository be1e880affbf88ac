import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pino, { type Logger } from 'pino'
import { type Db, openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { crops, users } from '#db/schema/index.ts'
import type { User } from '#domain/people/session.schema.ts'
import { usernameKey } from '#domain/people/username.ts'
import type { Role } from '#domain/roles.ts'
import type { Context } from '#routers/context.ts'
import { createCaller } from '#routers/index.ts'
import { schemasOf } from '#server/api/schemas.ts'
import { createApp } from '#server/app.ts'
import { createSessions } from '#server/auth/sessions.ts'
import { releasedCatalogues } from '#server/boot/catalogues.ts'
import type { Config } from '#server/config.ts'
import { erasedFiles } from '#server/files/media/remove-erased.ts'
import { createImports, importInProcess } from '#server/imports/imports.ts'
import type { Disk } from '#server/machine/disk.ts'
import { NO_MACHINE } from '#server/machine/machine.ts'
import { type Files, filesIn } from '#server/program-files.ts'
import { SANDBOX_ONLY } from '#services/finance/payments/payment-setup.ts'
import { NO_GATEWAYS } from '#services/operations/gateways.ts'
import type { Auth } from '#services/people/auth.ts'
import { noteOpened } from './opened.ts'

const ROOT = resolve(import.meta.dirname, '..')

const catalogueOf = releasedCatalogues()
const template = openDb(':memory:')
migrate(template, readMigrations(join(ROOT, 'drizzle')))
const blank = template.$client.serialize()

export const NOON = new Date('2026-11-21T12:00:00.000Z')

/** The push service that the tests run. */
const PUSH_HOSTS = ['127.0.0.1:9999']

type Setting = {
  demo?: boolean
  rateLimit?: number | null
  trustProxy?: boolean
  origin?: string | null
  /** M-Pesa, where people pay in to a paybill of it. */
  mpesa?: Config['mpesa']
  /** Airtel, whose callbacks may have to carry a hash. */
  airtel?: Config['airtel']
  disk?: Disk
  /** Where the log goes; discarded unless a test reads it. */
  log?: Logger
  /** A hash takes 30 ms by design; a test that registers thousands of users replaces it. */
  quickPasswords?: boolean
  /** The database of another world, such as a backup; or the path of a file. */
  from?: Buffer | string
  /** The built client and what draws it; none by default. */
  client?: Files
  drawings?: Files
}
const QUICK: Pick<Auth, 'hashPassword' | 'passwordFits'> = {
  hashPassword: async (password) => `quick ${password}`,
  passwordFits: async (hash, password) => hash === `quick ${password}`,
}

/** A private, migrated database with its people, their callers and a REST client; every test gets its own. */
export function world(setting: Setting = {}) {
  const {
    demo = false,
    rateLimit = null,
    trustProxy = false,
    origin = null,
    quickPasswords = false,
    disk,
    mpesa = null,
    airtel = null,
  } = setting
  const { log = pino({ level: 'silent' }), client = filesIn(join(tmpdir(), 'kuu-no-client')), drawings } = setting
  const db = noteOpened(openDb(setting.from ?? blank))
  const sessions = quickPasswords ? { ...createSessions(db), ...QUICK } : createSessions(db)
  const clock = { now: NOON }
  const now = () => clock.now
  // Created with the first photo: most tests send none.
  const uploadsFolder = join(tmpdir(), `kuu-${randomUUID()}`, 'uploads')
  const imports = createImports({
    db,
    now,
    folder: join(uploadsFolder, '../imports'),
    run: importInProcess(db, now),
    log,
  })
  const start = () =>
    createApp({
      imports,
      db,
      now,
      log,
      version: 'test',
      config: { demo, trustProxy, origin, rateLimit, pushHosts: PUSH_HOSTS, mpesa, airtel },
      monotonic: () => clock.now.getTime(),
      client,
      drawings,
      auth: sessions,
      uploadsFolder,
      disk,
    })
  const app = start()
  return {
    db,
    uploadsFolder,
    app,
    /** A new process on the same data. */
    restart: start,
    clock,
    /** A user of a role; names and passwords only where a test cares. */
    person: (role: Role, row: Partial<typeof users.$inferInsert> = {}) => insertPerson(db, role, row),
    crop: (row: Partial<typeof crops.$inferInsert> = {}) =>
      db
        .insert(crops)
        .values({ name: 'Maize', growthDuration: 110, ...row })
        .returning()
        .get(),
    /**
     * The procedures as a user calls them; null is a visitor. `from` is the address of the request, if that matters.
     */
    as: (user: User | null, from: Partial<Context> = {}) =>
      createCaller({
        ...contextFor({ db, now, demo, auth: sessions, imports, uploadsFolder }, user),
        ...from,
      }),
    /** Sends a REST request as someone, with a bearer token as an app would. */
    rest: async (user: User | null, method: string, path: string, body?: unknown) => {
      const token = user ? (await sessions.open(user.id)).token : null
      return app.request(`/api${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      })
    },
    sessions,
  }
}
export type World = ReturnType<typeof world>

type Parts = Pick<Context, 'db' | 'now' | 'demo' | 'imports'> & { auth: Auth; uploadsFolder: string }

const contextFor = ({ uploadsFolder, ...installation }: Parts, user: User | null) => ({
  ...installation,
  writtenAt: installation.now,
  pushHosts: PUSH_HOSTS,
  gateways: NO_GATEWAYS,
  payments: SANDBOX_ONLY,
  catalogueOf,
  machine: NO_MACHINE,
  removeErased: erasedFiles({ db: installation.db, folder: uploadsFolder }),
  session: user ? { token: `token of ${user.id}`, user } : null,
  user,
  visit: { isSecure: false, device: null, tokens: [], carried: null, marks: [] },
  address: '127.0.0.1',
  requestId: 'test',
  idempotencyKeys: [],
  authorId: null,
  keyOwnerId: null,
  schemasOf,
  spend: () => {},
  setCookie: () => {},
  note: () => {},
  clearCache: () => {},
})

let people = 0
function insertPerson(db: Db, role: Role, row: Partial<typeof users.$inferInsert>): User {
  people += 1
  const username = row.username ?? `person-${people}`
  const {
    password: _,
    usernameKey: __,
    ...user
  } = db
    .insert(users)
    .values({
      username,
      usernameKey: usernameKey(username),
      fullName: `Person ${people}`,
      password: '!',
      role,
      createdAt: NOON.toISOString(),
      ...row,
    })
    .returning()
    .get()
  return user
}
