import { Hono } from 'hono'
import { canAccessFarmer } from '#domain/people/reach.ts'
import { problem } from '#domain/problem.ts'
import { fieldFile, ownerOfField } from '#services/fields/export-fields.ts'
import type { ServerEnv } from '../http/env.ts'
import { sendText } from '../http/respond.ts'
import { asUser, type FileRoutes } from './access.ts'

const TYPES = { geojson: 'application/geo+json', kml: 'application/vnd.google-earth.kml+xml' } as const

/** The paths of a field as a file. */
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

  return routes
}
