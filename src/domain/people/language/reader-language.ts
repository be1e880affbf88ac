import { LANGUAGE_IDS, LANGUAGES, type LanguageId, languageFor, languageOfWord } from '../../languages.ts'
import type { User } from '../session.schema.ts'
import { isServed } from './served-languages.ts'

/** The cookie by which a browser tells the language that was chosen on it, as a BCP 47 tag. */
export const LANGUAGE_COOKIE = 'language'

/** SQLite has no booleans. */
type Account = Pick<User, 'language'> & { hasChosenLanguage: boolean | number }

/** The language that was chosen for a person; null for an account that has none of its own, or one that is not served. */
export function languageOfAccount(user: Account): LanguageId | null {
  const own = user.hasChosenLanguage ? languageOfWord(user.language) : null
  return own && isServed(own) ? own : null
}

type Request = { cookie?: string | undefined; accepted?: string | undefined }

/** What a browser asks for: the language that was chosen on it, else the first of ours that it accepts; null for none. */
export const languageOfRequest = ({ cookie = '', accepted = '' }: Request): LanguageId | null =>
  [languageOfCookie(cookie), ...acceptedTags(accepted).map((tag) => languageFor([tag]))].find(
    (id) => id !== null && isServed(id),
  ) ?? null

/** The language that a browser's cookies name; null where none does. */
function languageOfCookie(cookies: string): LanguageId | null {
  const tag = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=([\\w-]+)`).exec(cookies)?.[1]
  return LANGUAGE_IDS.find((id) => LANGUAGES[id].tag === tag) ?? null
}

/** The tags of an Accept-Language header, the most wanted first, without what is refused by `q=0`. */
export const acceptedTags = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim())
      const quality = parameters.find((each) => /^q=/i.test(each))
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
