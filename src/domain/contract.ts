import * as z from 'zod'
import { MAX_SELECTED } from './bounds.ts'
import { type CheckId, says } from './checks.ts'
import { hasHidden, withoutHidden } from './letters.ts'

/** Words that every contract of the API shares. What enters is trimmed and bounded; what leaves is ISO text. */

/** The id of a row. Any text is a possible id, so that an unknown one is 'not found' and not 'malformed'. */
export const rowId = z.string().min(1).max(64)

/** The id of a row that a phone makes, so that later edits can name it before the server has seen it. */
export const newRowId = z.uuid(says('uuid')).toLowerCase().optional()

/** SQLite ends a text at NUL, and UTF-8 has no half of a surrogate pair: neither would come back as it was sent. */
const storable = (value: string) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value)
const isStorable = z.refine<string>(storable, says('unstorable'))

/** What turns the text of others round, or hides in it, is refused: forms and files take such signs off before (see letters.ts). */
const isPlain = z.refine<string>((value) => !hasHidden(value), says('hiddenSigns'))

/* The checks of a text are given at once: each that is added by itself makes a schema of its own. */

/**
 * A text of at most `max` characters; `missing` is said when the key is absent, of another type, or shorter than
 * `least`.
 */
export const requiredText = (max: number, missing: CheckId, least = 1) =>
  z
    .string(says(missing))
    .check(z.trim(), z.minLength(least, says(missing)), z.maxLength(max, says('tooLong', { max })), isStorable, isPlain)

export const boundedText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, says('tooLong', { max })), isStorable, isPlain)

/** The same without its hidden signs: numbers are pasted with them from contacts and pages. */
export const pastedText = (max: number) =>
  z.string().check(z.overwrite(withoutHidden), z.trim(), z.maxLength(max, says('tooLong', { max })), isStorable)

/** A text that must be there, is looked up and is not stored: hidden signs that came with it are no fault. */
export const lookedUpText = (max: number, missing: CheckId) =>
  z
    .string(says(missing))
    .check(z.trim(), z.minLength(1, says(missing)), z.maxLength(max, says('tooLong', { max })), isStorable)

/** A text that comes back as it was sent, its spaces too. */
export const wholeText = (max: number) => z.string().check(z.maxLength(max, says('tooLong', { max })), isStorable)

/** A text that may be absent, null or empty, all of which mean null. */
export const optionalText = (max: number) =>
  boundedText(max)
    .nullish()
    .transform((value) => value || null)

const OUT_OF_RANGE = says('outOfRange')
/** Days and instants are compared as text, which holds for years of four digits only. */
function isInRange(iso: string) {
  return iso >= '1900' && iso < '2201'
}

/** A calendar day: 'YYYY-MM-DD', or an ISO instant, of which the day is taken. Years 1900 to 2200. */
export const dayText = z
  .union([z.iso.date(), z.iso.datetime({ offset: true }), z.iso.datetime({ local: true })], {
    ...says('day'),
  })
  .transform((value) => value.slice(0, 10))
  .refine(isInRange, OUT_OF_RANGE)

/** A day that may be absent, null or empty, all of which mean null. */
export const optionalDay = z
  .union([z.literal(''), dayText], says('day'))
  .nullish()
  .transform((value) => value || null)

/** The end of a day that a form offers as a day, as an instant in UTC; an empty one is null. */
export const endOfDay = z
  .union([z.literal(''), z.iso.date(says('day'))], says('day'))
  .transform((day) => (day ? `${day}T23:59:59.999Z` : null))

/** An instant with its zone; stored in UTC with milliseconds. Years 1900 to 2200. */
export const instantText = z.iso
  .datetime({ offset: true, ...says('moment') })
  .transform((value) => new Date(value).toISOString())
  .refine(isInRange, OUT_OF_RANGE)

/** A page of a list that can grow: at most `limit` rows, after the row that `cursor` names. */
export const pageInput = z.object({
  limit: z.int().min(1).max(500).default(100),
  cursor: z.string().max(1000).optional(),
})

/** A page and the cursor of the next one, null on the last. */
export const pageOf = <S extends z.core.$ZodType>(item: S) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })
export type Page<T> = { items: T[]; nextCursor: string | null }

/**
 * The same with how many rows there are in all: null on every page but the first, and where too many are found to be
 * counted.
 */
export const countedPageOf = <S extends z.core.$ZodType>(item: S) =>
  pageOf(item).extend({ total: z.number().nullable() })
export type CountedPage<T> = Page<T> & { total: number | null }

/** Words to look for: all of them are in what is found, whole, as a part, or, where nothing has them, misspelt. */
export const searchWords = z.string().trim().max(100).optional()

/** The same page with each of its items as something else. */
export const mapPage = <P extends Page<unknown>, B>(page: P, map: (item: P['items'][number]) => B) => ({
  ...page,
  items: page.items.map(map),
})

/** The rows of a list that are written together. */
export const selectedIds = z.array(rowId).min(1).max(MAX_SELECTED)

/** Several records to show to farmers, or to show no longer. */
export const switchInput = z.object({ ids: selectedIds, isActive: z.boolean() })
/** Those that the write has changed; the others were so before. */
export const switched = z.object({ ids: z.array(z.string()) })

export const selectionInput = z.object({ ids: selectedIds })

/** An input outside of limits that only a row of the database has, such as those of a loan on offer. */
type Fields = Record<string, z.ZodType>
type Usual<F extends Fields> = { [Name in keyof F]?: z.output<F[Name]> }

/**
 * The fields of a new row, of which those with a usual value may be left out. Each stays declared once: beside a second
 * declaration, that of a spread, a rename of either would go unnoticed.
 */
export function withDefaults<F extends Fields, const U extends Usual<F>>(
  fields: F,
  usual: U & { [Name in Exclude<keyof U, keyof F>]: never },
) {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, Object.hasOwn(usual, name) ? field.default(usual[name]) : field] as const,
  )
  return Object.fromEntries(entries) as { [Name in keyof F]: Name extends keyof U ? z.ZodDefault<F[Name]> : F[Name] }
}

export class InvalidInput extends Error {
  override readonly cause: z.core.$ZodError

  constructor(cause: z.core.$ZodError) {
    super(cause.message)
    this.cause = cause
  }
}

/** What a contract makes of an input; throws `InvalidInput`, which is answered as any wrong input is. */
export function parseInput<S extends z.core.$ZodType>(contract: S, input: unknown): z.output<S> {
  const { data, error } = z.safeParse(contract, input)
  if (error) throw new InvalidInput(error)
  return data
}
