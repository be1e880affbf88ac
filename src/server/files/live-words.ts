import { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import type { CatalogueOf } from '#domain/operations/translations/catalogue.ts'
import { translatedLanguage } from '#domain/operations/translations/translation.schema.ts'
import { problem } from '#domain/problem.ts'
import { liveWordsOf } from '#services/operations/translations/live-words.ts'
import type { ServerEnv } from '../http/env.ts'

/** The path from which phones take the words that administrators wrote. It is the same for everybody. */
export function liveWords({ db, catalogueOf }: { db: Db; catalogueOf: CatalogueOf }) {
  const wordsIn = liveWordsOf(db, catalogueOf)
  const door = new Hono<ServerEnv>()
  door.get('/translations/:language', (c) => {
    const { data: language } = translatedLanguage.safeParse(c.req.param('language'))
    if (!language) throw problem('notFound')
    const { body, etag } = wordsIn(language)
    c.header('ETag', etag)
    c.header('Cache-Control', 'public, no-cache')
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
    return c.body(body, 200, { 'Content-Type': 'application/json' })
  })
  return door
}
