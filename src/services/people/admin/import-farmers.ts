import type { Db } from '#db/client.ts'
import { eachPhone, hasUsername, insertFarmer } from '#db/queries/people/users.ts'
import {
  type Fault,
  findDuplicates,
  type ImportedFarmer,
  nameFarmers,
  phoneKey,
  withPhone,
} from '#domain/people/farmer-import.ts'
import type { FarmerImport } from '#domain/people/user-record.schema.ts'
import { audited } from '#services/operations/audit.ts'
import type { ImportedBy } from '#services/operations/import/imports.ts'
import { defaultsOf, findPlatform } from '#services/operations/platform.ts'
import type { Actor } from '../actor.ts'
import { knownPhone } from '../phone/phone-number.ts'
import type { FarmerFile } from './farmer-file.ts'
import { storeNewCode } from './give-password-code.ts'

/** How many faults are told of a file: whoever corrects these sees the next ones. */
const MAX_TOLD = 200
/** How many farmers a dry run shows. */
const MAX_SHOWN = 5

type OnProgress = (done: number, total: number) => void
type Writing = Pick<Actor, 'now'> & {
  /** Who imports, where nobody else writes it into the audit. */
  audit?: ImportedBy
  /** OnProgress how many farmers are written. */
  progress?: OnProgress
}

/** The file with each phone number as it is stored; `progress` is told how many farmers are done. */
export function withKnownPhones(db: Db, file: FarmerFile, progress: OnProgress = () => {}): FarmerFile {
  const { place } = findPlatform(db)
  const stored = file.farmers.map((farmer, at) => {
    progress(at + 1, file.farmers.length)
    return farmer.phone ? withPhone(farmer, knownPhone(farmer.location ?? place, farmer.phone)) : farmer
  })
  return {
    ...file,
    farmers: stored.filter((each) => 'fullName' in each),
    faults: [...file.faults, ...stored.filter((each) => 'reason' in each)],
  }
}

/** Tells what an import of a file, whose phone numbers are known, would do. */
export function previewImport(db: Db, file: FarmerFile): FarmerImport {
  const { faults, named } = judge(db, file)
  const shown = named.slice(0, MAX_SHOWN).map(({ username, fullName, phone }) => ({ username, fullName, phone }))
  return {
    ...reportOf(file, faults),
    isDryRun: true,
    imported: 0,
    farmers: shown.map((farmer) => ({ ...farmer, id: null, code: null })),
    codesExpireAt: null,
  }
}

/** Imports the farmers of such a file, each with a code to set a password; none where a row has a fault. */
export function importFarmers(tx: Db, file: FarmerFile, { now, audit, progress }: Writing): FarmerImport {
  const { faults, named } = judge(tx, file)
  const createdAt = now().toISOString()
  const withDefault = defaultsOf(tx)
  const make = ({ line: _, ...farmer }: NamedFarmer) => {
    const { username, fullName, phone } = farmer
    const id = insertFarmer(tx, { ...withDefault(farmer), createdAt })
    return { id, username, fullName, phone, ...storeNewCode(tx, id, { now }) }
  }
  const made = (faults.length > 0 ? [] : named).map((farmer, at) => {
    const one = audit ? audited(tx, { ...audit, at: createdAt }, { table: 'users' }, () => make(farmer)) : make(farmer)
    progress?.(at + 1, named.length)
    return one
  })
  return {
    ...reportOf(file, faults),
    isDryRun: false,
    imported: made.length,
    farmers: made,
    codesExpireAt: made[0]?.codeExpiresAt ?? null,
  }
}

/** What may be stored of an import. */
export const withoutCodes = (answer: FarmerImport): FarmerImport => ({
  ...answer,
  farmers: answer.farmers.map((farmer) => ({ ...farmer, code: null })),
})

/** The ids of those who were imported. */
export const importedIds = ({ farmers }: FarmerImport) => farmers.flatMap(({ id }) => id ?? [])

type NamedFarmer = ImportedFarmer & { username: string }

/** What the rows of a file are beside the users of the platform. */
function judge(db: Db, { farmers, faults }: FarmerFile) {
  const phones = takenPhones(db, farmers)
  const isTaken = (key: string) => hasUsername(db, key)
  const duplicates = findDuplicates(farmers, { phone: (key) => phones.has(key), username: isTaken })
  const named: NamedFarmer[] = nameFarmers(farmers, isTaken)
  return { faults: [...faults, ...duplicates].sort((a, b) => a.line - b.line), named }
}

/** Which numbers of these farmers a user has. Those of the whole platform would not fit into the memory of an import. */
function takenPhones(db: Db, farmers: readonly ImportedFarmer[]) {
  const wanted = new Set(farmers.flatMap(({ phone }) => (phone ? phoneKey(phone) : [])))
  const taken = new Set<string>()
  for (const user of eachPhone(db)) for (const key of phoneKeys(user)) if (wanted.has(key)) taken.add(key)
  return taken
}

/** A number that was stored as it is dialled in its country is known by that form and by the international one. */
const phoneKeys = ({ phone, location }: { phone: string; location: string | null }) =>
  phone.startsWith('+') ? [phoneKey(phone)] : [phoneKey(phone), phoneKey(knownPhone(location, phone) ?? phone)]

const reportOf = ({ rows, ignored }: FarmerFile, faults: readonly Fault[]) => ({
  rows,
  ignored,
  refused: new Set(faults.map(({ line }) => line)).size,
  faults: faults.slice(0, MAX_TOLD),
})
