import { LANGUAGES, type LanguageId } from '../../languages.ts'
import { FORMATS as am } from './am.gen.ts'
import { engineWriting } from './engine-writing.ts'
import type { Formats } from './formats.ts'
import { FORMATS as fr } from './fr.gen.ts'
import { FORMATS as ha } from './ha.gen.ts'
import { FORMATS as pt } from './pt.gen.ts'
import { FORMATS as sw } from './sw.gen.ts'
import { tableWriting } from './table-writing.ts'
import type { Writing } from './writing.ts'

const TABLES: Partial<Record<LanguageId, Formats>> = { am, fr, ha, pt, sw }

const WRITINGS = Object.fromEntries(
  Object.entries(TABLES).map(([language, formats]) => [language, tableWriting(formats)]),
) as Partial<Record<LanguageId, Writing>>

/** How a language writes, for the server. A phone loads the table of its reader's language alone. */
export const writingIn = (language: LanguageId): Writing =>
  WRITINGS[language] ?? engineWriting(LANGUAGES[language].locale)
