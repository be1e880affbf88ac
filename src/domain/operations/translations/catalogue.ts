import { LANGUAGE_IDS, type LanguageId } from '#domain/languages.ts'

/** The languages that English is translated into. */
export type TranslatedLanguage = Exclude<LanguageId, 'en'>
export const TRANSLATED_LANGUAGES = LANGUAGE_IDS.filter((id) => id !== 'en') as [
  TranslatedLanguage,
  ...TranslatedLanguage[],
]

/** The messages of a language as the release brought them, by their keys: 'farmer.home.title'. */
export type Catalogue = ReadonlyMap<string, string>
/** Answers the catalogue of any language; one that the release lacks is empty. */
export type CatalogueOf = (language: LanguageId) => Catalogue

type Tree = { readonly [key: string]: string | Tree }

/** The messages of a file of the catalogue, each under its whole key. */
export const flatMessages = (tree: Tree, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : flatMessages(value, `${path}.${key}`),
  )

/** The file of the catalogue that a message is in: 'farmer'. */
export const areaOf = (key: string) => key.slice(0, key.indexOf('.'))
