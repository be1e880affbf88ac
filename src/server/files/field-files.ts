import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { canAccessFarmer } from '#domain/people/reach.ts'
import { problem } from '#domain/problem.ts'
import { eudrFile, fieldFile, ownerOfField } from '#services/fields/export-fields.ts'
import type { ServerEnv } from '../http/env.ts'
import { sendText } from '../http/respond.ts'
import { asAdmin, asUser, type FileRoutes } from './access.ts'

const TYPES = { geojson: 'application/geo+json', kml: 'application/vnd.google-earth.kml+xml' } as const

/** The paths of fields as files: of one, and of all that a buyer in the European Union asks for. */
export function fieldFiles({ contextOf }: Pick<FileRoutes, 'contextOf'>) {
  const routes = new Hono<ServerEnv>()

  routes.get('/fields/:file{[^/]+\\.(?:geojson|kml)}', async (c) => {
    const { db, user } = asUser(await contextOf(c))
    const [, id = '', format] = /^(.+)\.(geojson|kml)$/.exec(c.req.param('file')) ?? []
    const owner = ownerOfField(db, id)
    if (!owner || !canAccessFarmer(user, owner)) throw problem('notFound')
    const type = format === 'kml' ? 'kml' : 'geojson'
    return sendText(c, fieldFile(db, id, type), {
      'Content-Type': TYPES[type],
      'Content-Disposition': `attachment; filename="field.${type}"`,
      'Cache-Control': 'private, no-store',
    })
  })

  routes.get('/admin/fields/eudr.geojson', async (c) => {
    const { db } = asAdmin(await contextOf(c))
    const { country = '', part = '1' } = c.req.query()
    c.header('Content-Type', TYPES.geojson)
    c.header('Content-Disposition', 'attachment; filename="eudr.geojson"')
    c.header('Cache-Control', 'private, no-store')
    const file = eudrFile(db, { country: country || null, part: Math.max(1, Number.parseInt(part, 10) || 1) })
    return c.body(Readable.toWeb(Readable.from(encoded(file))) as ReadableStream<Uint8Array<ArrayBuffer>>)
  })

  return routes
}

const encoder = new TextEncoder()
async function* encoded(texts: AsyncIterable<string>) {
  for await (const text of texts) yield encoder.encode(text)
}
