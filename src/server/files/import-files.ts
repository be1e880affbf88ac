import type { ReadableStream } from 'node:stream/web'
import { Hono, type Context as HonoContext } from 'hono'
import * as z from 'zod'
import { doubtfulChoice, priceImportAnswer } from '#domain/market/import/price-import.schema.ts'
import { FileRefusal, TABLE_TYPES } from '#domain/operations/csv-file.ts'
import { problem } from '#domain/problem.ts'
import type { ServerEnv } from '../http/env.ts'
import type { ServerImports } from '../imports/imports.ts'
import { asAdmin, type FileRoutes } from './access.ts'

const importQuery = z.object({
  file: z.string().trim().max(200).default('file.csv'),
  dryRun: z.enum(['0', '1', 'false', 'true']).default('0'),
  doubtful: doubtfulChoice,
})

/** The paths that take files to import, which are too large for JSON: prices in one step for programs, all in two for the screen. */
export function importFiles({ contextOf, imports }: Pick<FileRoutes, 'contextOf'> & { imports: ServerImports }) {
  const routes = new Hono<ServerEnv>()
  const { uploads } = imports

  const receive = (c: HonoContext<ServerEnv>, name: string, isTable = true) => {
    const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
    if (isTable && !TABLE_TYPES.includes(type)) throw problem('notCsv')
    const packing = c.req.header('content-encoding')?.toLowerCase() ?? ''
    const body = c.req.raw.body ?? new Blob().stream()
    return uploads.receive(body as ReadableStream<Uint8Array>, name, packing === 'gzip')
  }

  routes.post('/admin/market-prices/import', async (c) => {
    const { user, requestId } = asAdmin(await contextOf(c))
    const { dryRun, doubtful, file } = queryOf(c)
    imports.assertFree()
    const fileId = await receive(c, file)
    try {
      const isDryRun = dryRun === '1' || dryRun === 'true'
      const { importId } = imports.prices.start({ fileId, order: { isDryRun, doubtful }, actor: user, requestId })
      const ended = await imports.prices.ended(importId)
      if (ended.state === 'refused') throw new FileRefusal(ended.message)
      if (ended.state !== 'done') throw new Error('The import failed; the line before says why.')
      return c.json(priceImportAnswer.parse(ended.report))
    } finally {
      uploads.remove(fileId)
    }
  })

  for (const things of ['market-prices', 'users', 'fields'])
    routes.post(`/admin/${things}/import/files`, async (c) => {
      asAdmin(await contextOf(c))
      return c.json({ fileId: await receive(c, queryOf(c).file, things !== 'fields') })
    })

  return routes
}

function queryOf(c: HonoContext<ServerEnv>) {
  const read = importQuery.safeParse(c.req.query())
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new FileRefusal(`${issue?.path.join('.')}: ${issue?.message}`)
}
