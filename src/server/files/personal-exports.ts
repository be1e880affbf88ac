import { Readable } from 'node:stream'
import { Hono, type Context as HonoContext } from 'hono'
import { listPhotosOf } from '#db/queries/people/personal-data.ts'
import { findUser } from '#db/queries/people/users.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import { ROLES } from '#domain/roles.ts'
import { keysOf } from '#domain/table.ts'
import { exportPersonalData } from '#services/people/export-personal-data.ts'
import { writeFor } from '#services/sync/idempotency.ts'
import type { ServerEnv } from '../http/env.ts'
import { administrator, type DeskRequest, userOf } from './course-files.ts'
import { personalZip, photosIn } from './media/personal-zip.ts'

type Door = { contextOf: (c: HonoContext<ServerEnv>) => Promise<DeskRequest>; folder: string }

/** The paths by which people take their data along, and administrators give it to them: JSON, or a zip with photos. */
export function personalExports({ contextOf, folder }: Door) {
  const door = new Hono<ServerEnv>()

  door.get('/profile/export', async (c) => {
    const request = userOf(await contextOf(c), keysOf(ROLES))
    return send(c, request, request.user)
  })

  door.get('/admin/users/:id/export', async (c) => {
    const request = administrator(await contextOf(c))
    const { db, now, requestId, user: actor } = request
    const user = findUser(db, c.req.param('id'))
    if (!user) throw problem('notFound')
    // Somebody reads everything of somebody else: that stays on record.
    const audit = { actor, action: 'admin.users.export', requestId }
    writeFor({ db, now, request: null, audit })(() => null, { table: 'users', id: user.id })
    return send(c, request, user)
  })

  async function send(c: HonoContext, { db, now }: Pick<DeskRequest, 'db' | 'now'>, user: User) {
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

  return door
}
