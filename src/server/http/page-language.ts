import type { Context } from 'hono'
import { isLanguageId, LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { LANGUAGE_COOKIE, languageOfRequest } from '#domain/people/language/reader-language.ts'
import { isServed } from '#domain/people/language/served-languages.ts'
import type { ServerEnv } from './env.ts'

const YEAR_S = 31_536_000

/** What the answer in a language depends on besides its address. */
export const VARIES = 'Accept-Encoding, Accept-Language, Cookie'

/**
 * The language that a page's form or link asks for, which is kept in a cookie, so that it holds without a script; null
 * where it asks for none.
 */
export function askedLanguage(c: Context<ServerEnv>): LanguageId | null {
  const asked = c.req.query('lang')
  if (!isLanguageId(asked) || !isServed(asked)) return null
  const cookie = `${LANGUAGE_COOKIE}=${LANGUAGES[asked].tag}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  c.get('request').added.push(['Set-Cookie', cookie])
  return asked
}

/** What was chosen on this phone, else the first of ours that the browser accepts; null for none. */
export const browserLanguage = (c: Context<ServerEnv>): LanguageId | null =>
  languageOfRequest({ cookie: c.req.header('cookie'), accepted: c.req.header('accept-language') })
