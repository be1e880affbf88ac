import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { deleteTranslation, editionOf, findTranslation, putTranslation } from '#db/queries/operations/translations.ts'
import { parseInput } from '#domain/contract.ts'
import { flawOnPhones } from '#domain/messaging/menu/longest-values.ts'
import type { CatalogueOf, TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import {
  type messagePlace,
  type SaveTranslation,
  type Translation,
  textFor,
} from '#domain/operations/translations/translation.schema.ts'
import { EditConflict, problem } from '#domain/problem.ts'
import type { Actor } from '#services/people/actor.ts'
import { conflictOf } from '../edit-row.ts'
import { translationFrom } from './list-translations.ts'

type MessagePlace = z.infer<typeof messagePlace>
type Writer = Pick<Actor, 'user' | 'now'> & { catalogueOf: CatalogueOf }

/** Writes a translation in place of what the release brought, where it can stand in for the English. */
export function saveTranslation(tx: Db, input: SaveTranslation, writer: Writer): Translation {
  const { language, key, isReviewed } = input
  const english = englishOf(writer.catalogueOf, key)
  const { text } = parseInput(z.object({ text: phoneTextFor(key, english, language) }), input)
  const before = findTranslation(tx, input)
  if (input.basis !== undefined && input.basis !== (before?.updatedAt ?? null) && before?.text !== text)
    throw new EditConflict([conflictOf('text', text, before?.text ?? null)])
  putTranslation(tx, {
    language,
    key,
    text,
    english: input.english ?? english,
    isReviewed,
    updatedBy: writer.user.id,
    updatedAt: laterThanAll(tx, language, writer.now()),
  })
  return currentTranslation(tx, input, writer)
}

/** A text for a message; one of the menu must be short enough for phones too. */
const phoneTextFor = (key: string, english: string, language: TranslatedLanguage) =>
  textFor(english, language).superRefine((text, context) => {
    const message = flawOnPhones(key, text, language)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** Takes back what was written here: the text of the release stands again. Returns what stood, so that it can be undone. */
export function resetTranslation(tx: Db, place: MessagePlace, writer: Writer) {
  englishOf(writer.catalogueOf, place.key)
  const before = findTranslation(tx, place)
  if (!before) throw problem('notFound')
  deleteTranslation(tx, place)
  const { text, english, isReviewed } = before
  return { translation: currentTranslation(tx, place, writer), before: { ...place, text, english, isReviewed } }
}

function englishOf(catalogueOf: CatalogueOf, key: string) {
  const english = catalogueOf('en').get(key)
  if (english === undefined) throw problem('notFound')
  return english
}

/** A moment after every write of the language: readers tell by it whether anything changed. */
export function laterThanAll(tx: Db, language: TranslatedLanguage, now: Date): string {
  const { newest } = editionOf(tx, language)
  const least = newest === null ? 0 : new Date(newest).getTime() + 1
  return new Date(Math.max(now.getTime(), least)).toISOString()
}

function currentTranslation(tx: Db, { language, key }: MessagePlace, { catalogueOf, user }: Writer) {
  const row = findTranslation(tx, { language, key })
  const message = { language, key, english: englishOf(catalogueOf, key) }
  return translationFrom(message, catalogueOf(language).get(key) ?? null, row && { ...row, updatedBy: user.fullName })
}
