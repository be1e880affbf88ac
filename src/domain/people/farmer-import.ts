import * as z from 'zod'
import { optionalText } from '../contract.ts'
import { LANGUAGES, offeredName } from '../languages.ts'
import { plainCell } from '../operations/csv.ts'
import { keysOf } from '../table.ts'
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

/** The columns of a file of farmers: how the template calls each, and what else it may be called. */
export const IMPORT_COLUMNS = {
  fullName: { head: 'Full name', also: ['name', 'farmer', 'farmername'] },
  phone: { head: 'Phone', also: ['phonenumber', 'telephone', 'mobile'] },
  email: { head: 'Email', also: ['emailaddress', 'mail'] },
  location: { head: 'Location', also: ['place', 'village', 'town'] },
  language: { head: 'Language', also: [] },
  username: { head: 'Username', also: ['user'] },
} as const satisfies Record<string, { head: string; also: readonly string[] }>
export type ImportColumn = keyof typeof IMPORT_COLUMNS

/** Why a row is not imported. */
export type Fault = { line: number; column: string; reason: string }

/** A row of a file, each column by its name. */
export type ImportRow = { line: number; values: Partial<Record<ImportColumn, string>> }

/** A farmer as a row of a file has one. Without a username, one is made of the name. */
export type ImportedFarmer = z.infer<typeof importedFarmer> & { line: number }

const phoneNumber = optionalText(30).refine(
  looksLikePhone,
  'This is not a phone number. Spreadsheets shorten long numbers: format the column as text',
)

const importedFarmer = z.object({
  ...newUser.pick({ fullName: true, email: true, location: true }).shape,
  phone: phoneNumber,
  language: z.preprocess((word) => (typeof word === 'string' ? word.toLowerCase() || undefined : word), language),
  username: newUsername.optional(),
})

/** The columns that the first row of a file names, in their order; null stands for one that is not imported. */
export function readHead(cells: readonly string[]): (ImportColumn | null)[] {
  return cells.map((cell) => {
    const name = keyOf(cell)
    const isCalled = (column: ImportColumn) =>
      [keyOf(IMPORT_COLUMNS[column].head), ...IMPORT_COLUMNS[column].also].includes(name)
    return keysOf(IMPORT_COLUMNS).find(isCalled) ?? null
  })
}

const keyOf = (head: string) => head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Reads the farmer of a row, or says what is wrong with it. */
export function readFarmer({ line, values }: ImportRow): ImportedFarmer | Fault[] {
  const cells = Object.entries(values).map(([column, value]) => [column, plainCell(value)] as const)
  const { username, ...sent } = Object.fromEntries(cells)
  const { data, error } = importedFarmer.safeParse({ ...sent, ...(username && { username }) })
  if (data) return { line, ...data }
  return error.issues.map(({ path, message }) => {
    const column = String(path[0]) as ImportColumn
    return faultOf(line, column, column === 'language' ? UNKNOWN_LANGUAGE : message)
  })
}

const UNKNOWN_LANGUAGE = `Kuu does not have this language. Write one of these: ${keysOf(LANGUAGES).map((id) => offeredName(id).english).join(', ')}` // biome-ignore format: one sentence

export const faultOf = (line: number, column: ImportColumn, reason: string): Fault => ({
  line,
  column: IMPORT_COLUMNS[column].head,
  reason,
})

/** What of a farmer must not be there twice. */
const UNIQUE = {
  phone: { keyOf: (phone: string) => phoneKey(phone), taken: 'A user has this phone number already' },
  username: { keyOf: usernameKey, taken: 'This username is taken' },
} as const
export type Taken = Record<keyof typeof UNIQUE, (key: string) => boolean>

/** The rows that have what an earlier row, or a user of the platform, has already. */
export function findDuplicates(farmers: readonly ImportedFarmer[], taken: Taken): Fault[] {
  return keysOf(UNIQUE).flatMap((column) => {
    const lines = new Map<string, number>()
    return farmers.flatMap((farmer) => {
      const value = farmer[column]
      if (!value) return []
      const key = UNIQUE[column].keyOf(value)
      const earlier = lines.get(key)
      if (earlier !== undefined) return [faultOf(farmer.line, column, `Line ${earlier} has the same one`)]
      lines.set(key, farmer.line)
      return taken[column](key) ? [faultOf(farmer.line, column, UNIQUE[column].taken)] : []
    })
  })
}

/** A farmer with the phone number as it is stored, or what is wrong with it where the farmer lives. */
export const withPhone = (farmer: ImportedFarmer, phone: string | null): ImportedFarmer | Fault =>
  phone === null
    ? faultOf(farmer.line, 'phone', 'This is not a phone number of the farmer’s country. Write it with + and the code of its own') // biome-ignore format: one sentence
    : { ...farmer, phone }

/** One phone number however it is written: its digits, without the zeros or the 00 before a country code. */
export const phoneKey = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '')

/** A username made of a name that nobody has. */
export const nameFarmer = (fullName: string, isTaken: Taken['username']) => {
  const base = givenName(fullName)
  for (let count = 1; ; count++) {
    const name = count === 1 ? base : `${base}${count}`
    if (!isTaken(usernameKey(name))) return name
  }
}

/** Gives a username to each farmer of a file who brings none. */
export function nameFarmers(farmers: readonly ImportedFarmer[], isTaken: Taken['username']) {
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
