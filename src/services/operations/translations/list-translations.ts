import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { readCursor, writeCursor } from '#db/cursor.ts'
import { listTranslations as listRows, type TranslationRow } from '#db/queries/operations/translations.ts'
import { areaOf, type CatalogueOf, type TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import { STALE_WORDS } from '#domain/operations/translations/stale-words.gen.ts'
import type { Translation, translationFilter } from '#domain/operations/translations/translation.schema.ts'
import { TRANSLATION_STATES, type TranslationState } from '#domain/operations/translations/translation-state.ts'

/** Every message in a language: what administrators wrote in place of what came with the release. */
export function translationsOf(db: Db, catalogueOf: CatalogueOf, language: TranslatedLanguage): Translation[] {
  const released = catalogueOf(language)
  const rows = new Map(listRows(db, language).map((row) => [row.key, row]))
  return [...catalogueOf('en')].map(([key, english]) =>
    translationFrom({ language, key, english }, released.get(key) ?? null, rows.get(key)),
  )
}

type Message = Pick<Translation, 'language' | 'key' | 'english'>
type Written = Omit<TranslationRow, 'key'>

export function translationFrom(message: Message, released: string | null, row: Written | undefined): Translation {
  return {
    ...message,
    area: areaOf(message.key),
    text: row?.text ?? released,
    state: row ? stateOfWritten(message.english, row) : stateOfReleased(message, released),
    released,
    translatedEnglish: row && row.english !== message.english ? row.english : null,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: row?.updatedBy ?? null,
  }
}

const stateOfWritten = (english: string, row: Written): TranslationState =>
  row.english !== english ? 'stale' : row.isReviewed ? 'reviewed' : 'draft'

/** `stale` names the messages of a release whose English has changed since they were translated. */
export function stateOfReleased(
  { language, key }: Pick<Message, 'language' | 'key'>,
  released: string | null,
  stale = STALE_WORDS,
): TranslationState {
  if (released === null) return 'missing'
  return stale[language]?.includes(key) ? 'stale' : 'draft'
}

/** A page of the messages of a language, in the order of their files, and how many are in which state. */
export function listTranslations(db: Db, catalogueOf: CatalogueOf, asked: z.infer<typeof translationFilter>) {
  const all = translationsOf(db, catalogueOf, asked.language)
  const found = all.filter(matching(asked))
  const [after] = readCursor(asked.cursor, ['string']) ?? []
  const place = new Map(all.map(({ key }, at) => [key, at]))
  const last = after === undefined ? -1 : (place.get(after) ?? -1)
  const rest = found.filter(({ key }) => place.get(key)! > last)
  const items = rest.slice(0, asked.limit)
  return {
    items,
    nextCursor: rest.length > items.length ? writeCursor([items.at(-1)!.key]) : null,
    total: asked.cursor === undefined ? found.length : null,
    counts: countsOf(all),
    areas: [...new Set(all.map(({ area }) => area))],
  }
}

function matching({ area, state, search }: z.infer<typeof translationFilter>) {
  const words = folded(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return (each: Translation) => {
    if ((area && each.area !== area) || (state && each.state !== state)) return false
    const text = folded(`${each.key} ${each.english} ${each.text ?? ''}`)
    return words.every((word) => text.includes(word))
  }
}

/** Without regard to case and to marks on letters, which few keyboards have. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

const countsOf = (all: readonly Translation[]) =>
  Object.fromEntries(
    TRANSLATION_STATES.map((state) => [state, all.filter((each) => each.state === state).length]),
  ) as Record<TranslationState, number>
