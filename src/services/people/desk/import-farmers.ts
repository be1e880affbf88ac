import type { Db } from '#db/client.ts'
import { hasUsername, insertFarmer, listPhones } from '#db/queries/people/users.ts'
import type { FarmerImport } from '#domain/people/desk-user.schema.ts'
import {
  type Fault,
  findDuplicates,
  type ImportedFarmer,
  nameFarmers,
  phoneKey,
  withPhone,
} from '#domain/people/farmer-import.ts'
import { defaultsOf, findPlatform } from '#services/operations/platform.ts'
import type { Actor } from '../actor.ts'
import { knownPhone } from '../phone/phone-number.ts'
import type { FarmerFile } from './farmer-file.ts'
import { storeNewCode } from './give-password-code.ts'

/** How many faults are told of a file: whoever corrects these sees the next ones. */
const MAX_TOLD = 200
/** How many farmers a dry run shows. */
const MAX_SHOWN = 5

/** Tells what an import of a file would do. */
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

/** Imports the farmers of a file, each with a code to set a password; none where a row has a fault. */
export function importFarmers(tx: Db, file: FarmerFile, { now }: Pick<Actor, 'now'>): FarmerImport {
  const { faults, named } = judge(tx, file)
  const createdAt = now().toISOString()
  const withDefault = defaultsOf(tx)
  const made = (faults.length > 0 ? [] : named).map(({ line: _, ...farmer }) => {
    const { username, fullName, phone } = farmer
    const id = insertFarmer(tx, { ...withDefault(farmer), createdAt })
    return { id, username, fullName, phone, ...storeNewCode(tx, id, { now }) }
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

/** What the rows of a file are beside the users of the platform. */
function judge(db: Db, file: FarmerFile) {
  const { place } = findPlatform(db)
  const stored = file.farmers.map((farmer) =>
    farmer.phone ? withPhone(farmer, knownPhone(farmer.location ?? place, farmer.phone)) : farmer,
  )
  const farmers = stored.filter((each) => 'fullName' in each)
  const faults = [...file.faults, ...stored.filter((each) => 'reason' in each)]
  const phones = new Set(listPhones(db).flatMap(phoneKeys))
  const isTaken = (key: string) => hasUsername(db, key)
  const duplicates = findDuplicates(farmers, { phone: (key) => phones.has(key), username: isTaken })
  const named: (ImportedFarmer & { username: string })[] = nameFarmers(farmers, isTaken)
  return { faults: [...faults, ...duplicates].sort((a, b) => a.line - b.line), named }
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
