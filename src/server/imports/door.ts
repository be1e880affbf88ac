import type { ReadableStream } from 'node:stream/web'
import { Hono, type Context as HonoContext } from 'hono'
import * as z from 'zod'
import { doubtfulChoice, priceImportAnswer } from '#domain/market/import/price-import.schema.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Context } from '#routers/context.ts'
import { owesSecondFactor } from '#services/people/second-factor-duty.ts'
import type { ServerEnv } from '../env.ts'
import type { ServerImports } from './imports.ts'

type Door = {
  contextOf: (c: HonoContext<ServerEnv>) => Promise<Context>
  imports: ServerImports
}

const importQuery = z.object({
  file: z.string().trim().max(200).default('file.csv'),
  dryRun: z.enum(['0', '1', 'false', 'true']).default('0'),
  doubtful: doubtfulChoice,
})

/** The paths that take files to import, which are too large for JSON: prices in one step for programs, all in two for the screen. */
export function importDoor({ contextOf, imports }: Door) {
  const door = new Hono<ServerEnv>()
  const { uploads } = imports

  const administratorOf = async (c: HonoContext<ServerEnv>): Promise<Context & { user: User }> => {
    const context = await contextOf(c)
    const { user } = context
    if (!user) throw problem('signInFirst')
    if (owesSecondFactor(context, user)) throw problem('secondFactorRequired')
    if (user.role !== 'admin') throw problem('notYourRole')
    return { ...context, user }
  }

  const receive = (c: HonoContext<ServerEnv>, name: string) => {
    const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
    if (type !== 'text/csv') throw problem('notCsv')
    const packing = c.req.header('content-encoding')?.toLowerCase() ?? ''
    const body = c.req.raw.body ?? new Blob().stream()
    return uploads.receive(body as ReadableStream<Uint8Array>, name, packing === 'gzip')
  }

  door.post('/admin/market-prices/import', async (c) => {
    const { user, requestId } = await administratorOf(c)
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

  for (const things of ['market-prices', 'users'])
    door.post(`/admin/${things}/import/files`, async (c) => {
      await administratorOf(c)
      return c.json({ fileId: await receive(c, queryOf(c).file) })
    })

  door.onError((error, c) => {
    if (error instanceof FileRefusal) return c.json({ message: error.message, code: 'BAD_REQUEST' }, 400)
    throw error
  })
  return door
}

function queryOf(c: HonoContext<ServerEnv>) {
  const read = importQuery.safeParse(c.req.query())
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new FileRefusal(`${issue?.path.join('.')}: ${issue?.message}`)
}
