import { Hono } from 'hono'
import { encode } from 'uqr'
import { parseInput } from '#domain/contract.ts'
import { CARDS_PAGE, drawCards } from '#domain/fields/cards/card-drawing.ts'
import { cardLink } from '#domain/fields/cards/card-text.ts'
import { fieldSelection } from '#domain/fields/field-list.schema.ts'
import { problem } from '#domain/problem.ts'
import { giveCards } from '#services/fields/field-cards.ts'
import { writeFor } from '#services/sync/idempotency.ts'
import type { ServerEnv } from '../http/env.ts'
import { asAdmin, type FileRoutes } from './access.ts'

/** The path that prints the cards of fields, with the codes that their farmers say; `smsNumber` is null where none is known. */
export function fieldCardRoutes({
  contextOf,
  smsNumber,
}: Pick<FileRoutes, 'contextOf'> & { smsNumber: string | null }) {
  const routes = new Hono<ServerEnv>()
  routes.post('/admin/fields/cards', async (c) => {
    const { db, now, spend, user, requestId } = asAdmin(await contextOf(c))
    const selection = parseInput(fieldSelection, await c.req.json().catch(() => null))
    spend('certificates')
    const audit = { actor: user, action: 'admin.fields.printCards', requestId }
    const cards = writeFor({ db, now, request: null, audit })((tx) => giveCards(tx, selection), {
      table: 'fields',
      idsOf: (given) => given.map(({ id }) => id),
    })
    if (cards.length === 0) throw problem('notFound')
    const drawn = cards.map((card) => ({ ...card, qr: encode(cardLink(card.code, smsNumber), { border: 2 }).data }))
    // Loaded with the first one: the library is as large as the rest of the server.
    const { paintPdf } = await import('../pdf/paint.ts')
    const page = { ...CARDS_PAGE, lang: 'en', title: 'Cards of fields', createdAt: now(), unprintable: 'questionMark' as const } // biome-ignore format: one row
    const pdf = await paintPdf(page, (measure) => drawCards(drawn, smsNumber, measure))
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', 'attachment; filename="kuu-field-cards.pdf"')
    c.header('Cache-Control', 'no-store')
    return c.body(new Uint8Array(pdf))
  })
  return routes
}
