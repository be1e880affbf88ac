import { Hono } from 'hono'
import { parseInput } from '#domain/contract.ts'
import { drawSlips, SLIPS_PAGE } from '#domain/people/start-codes/slips-drawing.ts'
import { startCodeSlips } from '#domain/people/start-codes/start-code.schema.ts'
import type { ServerEnv } from '../http/env.ts'
import { asAdmin, type FileRoutes } from './access.ts'

/**
 * The path that prints start codes as slips. The codes are in the body, for they are stored as hashes: whoever lost them
 * gives new ones first.
 */
export function startCodeSlipRoutes({ contextOf, origin }: Pick<FileRoutes, 'contextOf'> & { origin: string | null }) {
  const routes = new Hono<ServerEnv>()
  routes.post('/admin/users/start-codes/slips', async (c) => {
    const { now, spend } = asAdmin(await contextOf(c))
    const { slips, validUntil } = parseInput(startCodeSlips, await c.req.json().catch(() => null))
    spend('certificates')
    const place = { origin: (origin ?? new URL(c.req.url).origin).replace(/^https?:\/\//, ''), validUntil: validUntil.slice(0, 10) } // biome-ignore format: one row
    // Loaded with the first one: the library is as large as the rest of the server.
    const { paintPdf } = await import('../pdf/paint.ts')
    const page = {
      ...SLIPS_PAGE,
      lang: 'en',
      title: 'Start codes',
      createdAt: now(),
      unprintable: 'questionMark' as const,
    }
    const pdf = await paintPdf(page, (measure) => drawSlips(slips, place, measure))
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', 'attachment; filename="kuu-start-codes.pdf"')
    c.header('Cache-Control', 'no-store')
    return c.body(new Uint8Array(pdf))
  })
  return routes
}
