import * as z from 'zod'
import { optionalText } from '../contract.ts'
import { countryOf } from '../country-names.ts'
import { LANGUAGES } from '../languages.ts'
import { keyOf } from '../letters.ts'
import { plainCell } from '../operations/csv.ts'
import { inOneLine, isFailedFormula, isMissing } from '../operations/import/cell-words.ts'
import { englishName } from '../people/language/offered-languages.ts'
import type { Gender } from '../support/farmer-record.ts'
import { keysOf } from '../table.ts'
import { type FileColumn, IMPORT_COLUMNS, type ImportColumn } from './import/farmer-columns.ts'
import { readFacts } from './import/farmer-facts.ts'
import { languageOfCell } from './import/file-language.ts'
import { nameKey } from './import/name-key.ts'
import { looksLikePhone } from './phone.schema.ts'
import { language, newUsername } from './session.schema.ts'
import { newUser } from './user-record.schema.ts'
import { MAX_IMPORT_BYTES } from './user-record.ts'
import { givenName, usernameKey } from './username.ts'

export type ImportBounds = { rows: number; bytes: number }
/** How many farmers a file may hold, and how large it may be in UTF-16: one that is sent with the call that imports it. */
export const SMALL_IMPORT: ImportBounds = { rows: 5000, bytes: MAX_IMPORT_BYTES }
/** One that is uploaded first, and imported beside the requests. */
export const LARGE_IMPORT: ImportBounds = { rows: 50_000, bytes: 20 * 2 ** 20 }

/** Why a row is not imported. */
export type Fault = { line: number; column: string; reason: string }

/** A row of a file, each column by its name. */
export type ImportRow = { line: number; values: Partial<Record<FileColumn, string>> }

/** A farmer as a row of a file has one. Without a username, one is made of the name. */
export type ImportedFarmer = z.infer<typeof importedFarmer> & {
  line: number
  gender: Gender | null
  birthYear: number | null
  /** Whether the year of birth was worked out of an age, and may be one off. */
  isOfAge: boolean
}

/** '15-01-2026' and '2026-01-15' have as many digits as a number. */
const isDay = (cell: string) =>
  /^(?:(?:19|20)\d\d([-.])\d\d?\1\d\d?|\d\d?([-.])\d\d?\2(?:19|20)\d\d)(?:[T ]\d\d?:.*)?$/.test(cell)

const phoneNumber = optionalText(30).refine(
  (cell) => looksLikePhone(cell) && !(cell && isDay(cell)),
  'This is not a phone number. Spreadsheets shorten long numbers: format the column as text',
)

const importedFarmer = z.object({
  ...newUser.pick({ fullName: true, email: true, location: true }).shape,
  phone: phoneNumber,
  language: z.preprocess((word) => (typeof word === 'string' ? languageOfCell(word) || undefined : word), language),
  username: newUsername.optional(),
  groupName: optionalText(120),
})

/** Reads the farmer of a row in the year of the import, or says what is wrong with it. */
export function readFarmer({ line, values }: ImportRow, year: number): ImportedFarmer | Fault[] {
  const failed = Object.entries(values).filter(([, cell]) => isFailedFormula(cell))
  if (failed.length > 0)
    return failed.map(([column, cell]) => ({ line, column: headOf(column as FileColumn), reason: failedReason(cell) }))
  const cells = Object.entries(values).map(
    ([column, cell]) => [column, isMissing(cell) ? '' : plainCell(cell)] as const,
  )
  const { username, gender, birthYear, age, ...sent } = farmerOf(Object.fromEntries(cells))
  const { data, error } = importedFarmer.safeParse({ ...sent, ...(username && { username }) })
  const facts = readFacts({ gender, birthYear, age }, year)
  if (data && !Array.isArray(facts)) return { line, ...data, ...facts }
  const unread = Array.isArray(facts) ? facts.map(({ column, reason }) => faultOf(line, column, reason)) : []
  const invalid = (error?.issues ?? []).map(({ path, message }) => {
    const column = String(path[0]) as ImportColumn
    return faultOf(line, column, column === 'language' ? UNKNOWN_LANGUAGE : message)
  })
  return [...invalid, ...unread]
}

const failedReason = (cell: string) =>
  `This cell holds ${cell}, the result of a formula that failed. Write what should stand there`

/** A farmer of the cells of a row: the name of its parts, the place with its country. */
function farmerOf(cells: ImportRow['values']) {
  const { firstName = '', otherNames = '', lastName = '', country = '', fullName, location, groupName = '' } = cells
  const { phone, email, language, username, gender, birthYear, age } = cells
  const others = { phone, email, language, username, gender, birthYear, age, groupName: inOneLine(groupName) }
  const name = inOneLine(fullName ?? [firstName, otherNames, lastName].join(' '))
  const place = inOneLine((location ?? '').replace(/\s*,?\s*[\r\n]+\s*/g, ', '))
  const isWhole = country === '' || (place !== '' && countryOf(place) !== null)
  return { ...others, fullName: name, location: isWhole ? place : [place, country].filter(Boolean).join(', ') }
}

const UNKNOWN_LANGUAGE = `Kuu does not have this language. Write one of these: ${keysOf(LANGUAGES).map((id) => englishName(id)).join(', ')}` // biome-ignore format: one sentence

export const faultOf = (line: number, column: FileColumn, reason: string): Fault => ({
  line,
  column: headOf(column),
  reason,
})

/** How the template calls a column; the parts of a name are the name. */
function headOf(column: FileColumn) {
  if (column in IMPORT_COLUMNS) return IMPORT_COLUMNS[column as ImportColumn].head
  return column === 'age' ? 'Age' : IMPORT_COLUMNS[column === 'country' ? 'location' : 'fullName'].head
}

/** The rows of whom an earlier row says the same: by username, by name and phone number, or, without both, by name and place. */
export function findDuplicates(farmers: readonly ImportedFarmer[]): Fault[] {
  const lines = new Map<string, number>()
  return farmers.flatMap((farmer) =>
    keysOfFarmer(farmer).flatMap(({ column, key }) => {
      const earlier = lines.get(key)
      if (earlier !== undefined) return [faultOf(farmer.line, column, `Line ${earlier} has the same one`)]
      lines.set(key, farmer.line)
      return []
    }),
  )
}

const keysOfFarmer = ({ fullName, phone, username, location }: ImportedFarmer) => [
  ...(!phone && !username && location ? [{ column: 'fullName' as const, key: `place ${keyOf(location)} ${nameKey(keyOf(fullName))}` }] : []), // biome-ignore format: one row
  ...(phone ? [{ column: 'phone' as const, key: `phone ${phoneKey(phone)} ${nameKey(fullName)}` }] : []),
  ...(username ? [{ column: 'username' as const, key: `username ${usernameKey(username)}` }] : []),
]

type IsTaken = (key: string) => boolean

/** A farmer with the phone number as it is stored, or what is wrong with it where the farmer lives. */
export const withPhone = (farmer: ImportedFarmer, phone: string | null): ImportedFarmer | Fault =>
  phone === null
    ? faultOf(farmer.line, 'phone', 'This is not a phone number of the farmer’s country. Write it with + and the code of its own') // biome-ignore format: one sentence
    : { ...farmer, phone }

/** One phone number however it is written: its digits, without the zeros or the 00 before a country code. */
export const phoneKey = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '')

/** A username made of a name that nobody has. */
export const nameFarmer = (fullName: string, isTaken: IsTaken) => {
  const base = givenName(fullName)
  for (let count = 1; ; count++) {
    const name = count === 1 ? base : `${base}${count}`
    if (!isTaken(usernameKey(name))) return name
  }
}

/** Gives a username to each farmer of a file who brings none. */
export function nameFarmers<Named extends Pick<ImportedFarmer, 'fullName' | 'username'>>(
  farmers: readonly Named[],
  isTaken: IsTaken,
) {
  const given = new Set(farmers.flatMap(({ username }) => (username ? [usernameKey(username)] : [])))
  const counts = new Map<string, number>()
  const unused = (base: string) => {
    for (let count = (counts.get(base) ?? 0) + 1; ; count++) {
      const name = count === 1 ? base : `${base}${count}`
      const key = usernameKey(name)
      if (given.has(key) || isTaken(key)) continue
      counts.set(base, count)
      given.add(key)
      return name
    }
  }
  return farmers.map((farmer) => ({ ...farmer, username: farmer.username ?? unused(givenName(farmer.fullName)) }))
}
