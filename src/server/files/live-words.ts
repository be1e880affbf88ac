import { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import type { CatalogueOf } from '#domain/operations/translations/catalogue.ts'
import { translatedLanguage } from '#domain/operations/translations/translation.schema.ts'
import { problem } from '#domain/problem.ts'
import { liveWordsOf } from '#services/operations/translations/live-words.ts'
import type { ServerEnv } from '../http/env.ts'
import { sendJson } from '../http/respond.ts'

/** The path from which phones take the words that administrators wrote. It is the same for everybody. */
export function liveWords({ db, catalogueOf }: { db: Db; catalogueOf: CatalogueOf }) {
  const wordsIn = liveWordsOf(db, catalogueOf)
  const routes = new Hono<ServerEnv>()
  routes.get('/translations/:language', async (c) => {
    const { data: language } = translatedLanguage.safeParse(c.req.param('language'))
    if (!language) throw problem('notFound')
    const { body, etag } = wordsIn(language)
    const headers = { ETag: etag, 'Cache-Control': 'public, no-cache' }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    return sendJson(c, body, { headers })
  })
  return routes
}
