import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { LanguageId } from '#domain/languages.ts'
import { type Catalogue, type CatalogueOf, flatMessages } from '#domain/operations/translations/catalogue.ts'
import { ROOT } from './root.ts'

/** The catalogues of the client, from which its build is made. */
const FOLDER = join(ROOT, 'src/client/i18n')

/** The messages of the release, each language read with its first use. */
export function releasedCatalogues(folder = FOLDER): CatalogueOf {
  const read = new Map<LanguageId, Catalogue>()
  return (language) => {
    const catalogue = read.get(language) ?? readCatalogue(join(folder, language))
    read.set(language, catalogue)
    return catalogue
  }
}

function readCatalogue(folder: string): Catalogue {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  return new Map(
    files.flatMap((file) =>
      flatMessages(JSON.parse(readFileSync(join(folder, file), 'utf8')), basename(file, '.json')),
    ),
  )
}
