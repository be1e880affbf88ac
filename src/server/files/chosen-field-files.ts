import { Readable } from 'node:stream'
import { Hono } from 'hono'
import * as z from 'zod'
import { parseInput } from '#domain/contract.ts'
import { fieldSelection } from '#domain/fields/field-list.schema.ts'
import { eudrFeatures } from '#services/fields/eudr.ts'
import { collectionOf, fieldFeatures } from '#services/fields/export-fields.ts'
import type { ServerEnv } from '../http/env.ts'
import { asAdmin, type FileRoutes } from './access.ts'

const part = z.coerce.number().int().min(1).default(1)
/** What a query can say of a selection; empty values say nothing. */
const asked = fieldSelection.omit({ ids: true }).extend({ part })
/** What a file holds: all that is known of the fields, or what the European Union's information system reads. */
export const fieldExport = fieldSelection.extend({ format: z.enum(['geojson', 'eudr']), part })

/** The paths of many fields as a file of GeoJSON: those of a filter, or those that an administrator chose. */
export function chosenFieldFiles({ contextOf }: Pick<FileRoutes, 'contextOf'>) {
  const routes = new Hono<ServerEnv>()

  routes.get('/admin/fields/eudr.geojson', async (c) => {
    const { db } = asAdmin(await contextOf(c))
    const said = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''))
    const { part: number, ...selection } = parseInput(asked, said)
    return sendCollection('eudr', eudrFeatures(db, selection, number))
  })

  routes.post('/admin/fields/export', async (c) => {
    const { db } = asAdmin(await contextOf(c))
    const { format, part: number, ...selection } = parseInput(fieldExport, await c.req.json().catch(() => null))
    const features = format === 'eudr' ? eudrFeatures(db, selection, number) : fieldFeatures(db, selection)
    return sendCollection(format === 'eudr' ? 'eudr' : 'fields', features)
  })

  return routes
}

const sendCollection = (name: string, features: AsyncIterable<string>) =>
  new Response(
    Readable.toWeb(Readable.from(encoded(collectionOf(features)))) as ReadableStream<Uint8Array<ArrayBuffer>>,
    {
      // biome-ignore format: one call
      headers: {
      'Content-Type': 'application/geo+json',
      'Content-Disposition': `attachment; filename="${name}.geojson"`,
      'Cache-Control': 'private, no-store',
    },
    },
  )

const encoder = new TextEncoder()
async function* encoded(texts: AsyncIterable<string>) {
  for await (const text of texts) yield encoder.encode(text)
}
