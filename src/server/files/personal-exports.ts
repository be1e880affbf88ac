import { Readable } from 'node:stream'
import { Hono, type Context as HonoContext } from 'hono'
import { listPhotosOf } from '#db/queries/people/personal-data.ts'
import { findUser } from '#db/queries/people/users.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Context } from '#routers/context.ts'
import { exportPersonalData } from '#services/people/export-personal-data.ts'
import { writeFor } from '#services/sync/idempotency.ts'
import type { ServerEnv } from '../http/env.ts'
import { asAdmin, asUser, type FileRoutes } from './access.ts'
import { personalZip, photosIn } from './media/personal-zip.ts'

/** The paths by which people take their data along, and administrators give it to them: JSON, or a zip with photos. */
export function personalExports({ contextOf, folder }: FileRoutes) {
  const routes = new Hono<ServerEnv>()

  routes.get('/profile/export', async (c) => {
    const request = asUser(await contextOf(c))
    return send(c, request, request.user)
  })

  routes.get('/admin/users/:id/export', async (c) => {
    const request = asAdmin(await contextOf(c))
    const { db, now, requestId, user: actor } = request
    const user = findUser(db, c.req.param('id'))
    if (!user) throw problem('notFound')
    // Somebody reads everything of somebody else: that stays on record.
    const audit = { actor, action: 'admin.users.export', requestId }
    writeFor({ db, now, request: null, audit })(() => null, { table: 'users', id: user.id })
    return send(c, request, user)
  })

  async function send(c: HonoContext, { db, now }: Pick<Context, 'db' | 'now'>, user: User) {
    const data = Buffer.from(JSON.stringify(await exportPersonalData(db, { user, now }), null, 2))
    const photos = photosIn(folder, listPhotosOf(db, user.id))
    const [type, ending] = photos.length > 0 ? ['application/zip', 'zip'] : ['application/json', 'json']
    c.header('Content-Type', type)
    c.header('Content-Disposition', `attachment; filename="kuu-data-${now().toISOString().slice(0, 10)}.${ending}"`)
    c.header('Cache-Control', 'no-store')
    if (photos.length === 0) return c.body(new Uint8Array(data))
    const zip = Readable.from(personalZip(data, photos, folder))
    return c.body(Readable.toWeb(zip) as ReadableStream<Uint8Array<ArrayBuffer>>)
  }

  return routes
}
