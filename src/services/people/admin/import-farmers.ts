import type { Db } from '#db/client.ts'
import { saveFarmerFacts } from '#db/queries/people/farmer-facts.ts'
import { eachPhone, findUser, insertFarmer, updateUser } from '#db/queries/people/users.ts'
import { withPhone } from '#domain/people/farmer-import.ts'
import { chosenLanguage } from '#domain/people/language/chosen-language.ts'
import type { FarmerImport } from '#domain/people/user-record.schema.ts'
import { dialled, isRewritten } from '#domain/phone.ts'
import type { FarmerFacts } from '#domain/support/farmer-facts.schema.ts'
import { audited } from '#services/operations/audit.ts'
import type { ImportedBy } from '#services/operations/import/imports.ts'
import { defaultsOf, findPlatform } from '#services/operations/platform.ts'
import type { Actor } from '../actor.ts'
import { noteNumberChange } from '../phone/change-number.ts'
import { knownPhone } from '../phone/phone-number.ts'
import {
  type ChangedFarmer,
  type Comparison,
  changedColumns,
  compareFarmers,
  type NewFarmer,
} from './compare-farmers.ts'
import type { FarmerFile } from './farmer-file.ts'
import { storeNewCode } from './give-password-code.ts'
import { refusedFile } from './refused-rows.ts'

/** How many faults and changes are told of a file: the file of refused rows has them all. */
const MAX_TOLD = 200
/** How many farmers a dry run shows. */
const MAX_SHOWN = 5

type OnProgress = (done: number, total: number) => void
type Writing = Pick<Actor, 'now'> & {
  /** Who imports, for the audit. */
  by: ImportedBy
  /** Whether the caller writes into it which accounts were made and changed. */
  isAudited?: boolean
  /** OnProgress how many farmers are written. */
  progress?: OnProgress
}

/**
 * The file with each phone number as it is stored; `progress` is told how many farmers are done. A number that is stored
 * as it stands, from a plan that ended or of a demo, is kept: the lists that Kuu writes can be imported again.
 */
export function withKnownPhones(db: Db, file: FarmerFile, progress: OnProgress = () => {}): FarmerFile {
  const { place } = findPlatform(db)
  const read = file.farmers.map((farmer, at) => {
    progress(at + 1, file.farmers.length)
    return { farmer, phone: farmer.phone && knownPhone(farmer.location ?? place, farmer.phone) }
  })
  const kept = storedAmong(db, read.flatMap(({ farmer, phone }) => (farmer.phone && !phone ? dialled(farmer.phone) : []))) // biome-ignore format: one sentence
  const stored = read.map(({ farmer, phone }) =>
    farmer.phone
      ? withPhone(farmer, phone ?? (kept.has(dialled(farmer.phone)) ? dialled(farmer.phone) : null))
      : farmer,
  )
  return {
    ...file,
    farmers: stored.filter((each) => 'fullName' in each),
    readings: read.flatMap(({ farmer: { line, phone: written }, phone }) =>
      written && phone && isRewritten(written) ? [{ line, written, phone }] : [],
    ),
    faults: [...file.faults, ...stored.filter((each) => 'reason' in each)],
  }
}

/** Which of some numbers a user has, as they stand. Users have no index by phone: they are looked through once. */
function storedAmong(db: Db, numbers: readonly string[]): ReadonlySet<string> {
  const asked = new Set(numbers)
  const found = new Set<string>()
  if (asked.size > 0) for (const { phone } of eachPhone(db)) if (asked.has(phone)) found.add(phone)
  return found
}

/** Tells what an import of a file, whose phone numbers are known, would do. */
export function previewImport(db: Db, file: FarmerFile): FarmerImport {
  const compared = compareFarmers(db, file)
  const shown = compared.fresh.slice(0, MAX_SHOWN)
  return {
    ...reportOf(file, compared),
    isDryRun: true,
    imported: 0,
    farmers: shown.map(({ username, fullName, phone }) => ({ username, fullName, phone, id: null, code: null })),
    codesExpireAt: null,
  }
}

/**
 * Writes the rows of such a file that have no fault: new farmers, each with a code to set a password, and what changes of
 * those who are there.
 */
export function importFarmers(
  tx: Db,
  file: FarmerFile,
  { now, by, isAudited = false, progress }: Writing,
): FarmerImport {
  const compared = compareFarmers(tx, file)
  const { fresh, changed } = compared
  const at = now().toISOString()
  const noted = <T>(id: string | undefined, work: () => T) =>
    isAudited ? work() : audited(tx, { ...by, at }, { table: 'users', ...(id && { id }) }, work)
  const withDefault = defaultsOf(tx)
  const make = ({ line: _, isOfAge: __, gender, birthYear, groupName, ...farmer }: NewFarmer) => {
    const { username, fullName, phone } = farmer
    const id = insertFarmer(tx, { ...withDefault(farmer), createdAt: at })
    keepFacts(id, saidOf({ gender, birthYear, groupName }))
    return { id, username, fullName, phone, ...storeNewCode(tx, id, { now }) }
  }
  const keepFacts = (id: string, facts: Partial<FarmerFacts>) => {
    if (Object.keys(facts).length > 0) saveFarmerFacts(tx, id, { ...facts, createdAt: at })
  }
  const change = (id: string, { gender, birthYear, groupName, ...changes }: ChangedFarmer['changes']) => {
    const facts = saidOf({ gender, birthYear, groupName })
    const isSaid = Object.keys(facts).length > 0
    if (isSaid) audited(tx, { ...by, at }, { table: 'farmer_records', id }, () => keepFacts(id, facts))
    if (Object.keys(changes).length === 0) return
    const before = findUser(tx, id)!
    updateUser(tx, id, withoutNull(changes))
    noteNumberChange(tx, before, now())
  }
  const total = fresh.length + changed.length
  const made = fresh.map((farmer, done) => {
    const one = noted(undefined, () => make(farmer))
    progress?.(done + 1, total)
    return one
  })
  for (const [done, { id, changes }] of changed.entries()) {
    noted(id, () => change(id, changes))
    progress?.(made.length + done + 1, total)
  }
  return {
    ...reportOf(file, compared),
    isDryRun: false,
    imported: made.length,
    farmers: made,
    codesExpireAt: made[0]?.codeExpiresAt ?? null,
  }
}

/** The facts that a row says. */
const saidOf = (facts: Partial<FarmerFacts>): Partial<FarmerFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined))

const withoutNull = ({ language, ...changes }: Omit<ChangedFarmer['changes'], keyof FarmerFacts>) => ({
  ...changes,
  ...(language && chosenLanguage(language)),
})

/** The ids of the farmers whom a file would change. */
export const changedIds = (db: Db, file: FarmerFile) => compareFarmers(db, file).changed.map(({ id }) => id)

/** What may be stored of an import. */
export const withoutCodes = (answer: FarmerImport): FarmerImport => ({
  ...answer,
  farmers: answer.farmers.map((farmer) => ({ ...farmer, code: null })),
  refusedFile: null,
})

/** The ids of those who were imported. */
export const importedIds = ({ farmers }: FarmerImport) => farmers.flatMap(({ id }) => id ?? [])

const reportOf = (file: FarmerFile, { fresh, changed, same, shared, faults }: Comparison) => ({
  rows: file.rows,
  ignored: file.ignored,
  totals: file.totals,
  readings: file.readings.slice(0, MAX_TOLD),
  fresh: fresh.length,
  changed: changed.length,
  same,
  shared,
  refused: new Set(faults.map(({ line }) => line)).size,
  faults: faults.slice(0, MAX_TOLD),
  changes: changed.slice(0, MAX_TOLD).map((each) => ({
    id: each.id,
    line: each.line,
    username: each.username,
    fullName: each.fullName,
    columns: changedColumns(each),
  })),
  refusedFile: refusedFile(file, faults),
})
