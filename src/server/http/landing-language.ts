import type { Context } from 'hono'
import { isLanguageId, LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { LANGUAGE_COOKIE, languageOfRequest } from '#domain/people/language/reader-language.ts'
import type { ServerEnv } from './env.ts'

const YEAR_S = 31_536_000

/**
 * The language of the landing page: what its form asks for, which is kept in a cookie, so that it holds without a script;
 * else what was chosen on this phone, then what the browser accepts. Null for none of ours.
 */
export function landingLanguage(c: Context<ServerEnv>): LanguageId | null {
  const asked = c.req.query('lang')
  if (!isLanguageId(asked))
    return languageOfRequest({ cookie: c.req.header('cookie'), accepted: c.req.header('accept-language') })
  const cookie = `${LANGUAGE_COOKIE}=${LANGUAGES[asked].tag}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  c.get('request').added.push(['Set-Cookie', cookie])
  return asked
}
