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

type Writings = Partial<Record<LanguageId, Writing>>
const writingsOf = (tables: [string, Formats][]) =>
  Object.fromEntries(tables.map(([language, formats]) => [language, tableWriting(formats)])) as Writings

const WRITINGS = writingsOf(Object.entries(TABLES))
/** Of the languages that have the months of the Ethiopian calendar. */
const ETHIOPIAN = writingsOf(
  Object.entries(TABLES).flatMap(([language, formats]) =>
    formats.ethiopian ? [[language, { ...formats, calendar: 'ethiopian' }] satisfies [string, Formats]] : [],
  ),
)

/**
 * How a language writes, for the server; days by the Ethiopian calendar for a reader who chose it. A phone loads the table
 * of its reader's language alone.
 */
export const writingIn = (language: LanguageId, isEthiopian = false): Writing =>
  (isEthiopian && ETHIOPIAN[language]) || (WRITINGS[language] ?? engineWriting(LANGUAGES[language].locale))
