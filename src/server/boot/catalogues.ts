import { basename } from 'node:path'
import type { LanguageId } from '#domain/languages.ts'
import { type Catalogue, type CatalogueOf, flatMessages } from '#domain/operations/translations/catalogue.ts'
import { type Files, programFiles } from '../program-files.ts'

/**
 * The messages of the release, each language read with its first use. They are the catalogues of the client, from which
 * its build is made.
 */
export function releasedCatalogues(files: Files = programFiles('src/client/i18n')): CatalogueOf {
  const read = new Map<LanguageId, Catalogue>()
  return (language) => {
    const catalogue = read.get(language) ?? readCatalogue(files, language)
    read.set(language, catalogue)
    return catalogue
  }
}

const readCatalogue = (files: Files, language: LanguageId): Catalogue =>
  new Map(
    files
      .names()
      .filter((name) => name.startsWith(`${language}/`))
      .flatMap((name) => flatMessages(JSON.parse(files.read(name)!.toString('utf8')), basename(name, '.json'))),
  )
