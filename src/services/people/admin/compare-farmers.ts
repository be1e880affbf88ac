import type { Db } from '#db/client.ts'
import { listFarmersCalled } from '#db/queries/people/farmers-called.ts'
import { findUserRecord } from '#db/queries/people/user-records.ts'
import { eachPhone, findUserByUsername, hasUsername, type PhoneOwner } from '#db/queries/people/users.ts'
import {
  type Fault,
  faultOf,
  findDuplicates,
  type ImportedFarmer,
  nameFarmers,
  phoneKey,
} from '#domain/people/farmer-import.ts'
import { IMPORT_COLUMNS } from '#domain/people/import/farmer-columns.ts'
import { isOtherYear } from '#domain/people/import/farmer-facts.ts'
import { type KnownUser, matchFarmer } from '#domain/people/import/match-farmer.ts'
import { isSameName } from '#domain/people/import/name-key.ts'
import { isSamePlace } from '#domain/places/same-place.ts'
import type { FarmerFacts } from '#domain/support/farmer-facts.schema.ts'
import { keysOf } from '#domain/table.ts'
import { knownPhone } from '../phone/phone-number.ts'
import type { FarmerFile } from './farmer-file.ts'

export type NewFarmer = ImportedFarmer & { username: string }
type Changes = Partial<
  Pick<ImportedFarmer, 'fullName' | 'phone' | 'email' | 'location' | 'language' | keyof FarmerFacts>
>
export type ChangedFarmer = { id: string; line: number; username: string; fullName: string; changes: Changes }

/** What the rows of a file are beside the users of the platform. */
export type Comparison = {
  fresh: NewFarmer[]
  changed: ChangedFarmer[]
  same: number
  shared: number
  faults: Fault[]
}

/** Compares a file, whose phone numbers are known, with the users there are. */
export function compareFarmers(db: Db, file: FarmerFile): Comparison {
  const twice = findDuplicates(file.farmers)
  const repeated = new Set(twice.map(({ line }) => line))
  const callersOf = phoneOwners(db, file.farmers)
  const lineOf = new Map<string, number>()
  const faults = [...file.faults, ...twice]
  const [fresh, known]: [ImportedFarmer[], ChangedFarmer[]] = [[], []]
  let shared = 0
  for (const farmer of file.farmers) {
    if (repeated.has(farmer.line)) continue
    const named = farmer.username ? findUserByUsername(db, farmer.username) : undefined
    const neighbours = farmer.username || farmer.phone ? [] : listNeighbours(db, farmer)
    const match = matchFarmer<KnownUser>(farmer, { named, callers: callersOf(farmer), neighbours })
    if (match.is === 'fault') faults.push(faultOf(farmer.line, match.column, match.reason))
    else if (match.is === 'new') {
      fresh.push(farmer)
      if (match.sharesPhone) shared++
    } else {
      const earlier = lineOf.get(match.user.id)
      if (earlier !== undefined) faults.push(faultOf(farmer.line, 'fullName', `Line ${earlier} is the same farmer`))
      else known.push(changedFarmer(db, farmer, match.user.id))
      lineOf.set(match.user.id, farmer.line)
    }
  }
  const changed = known.filter(({ changes }) => Object.keys(changes).length > 0)
  return {
    fresh: nameFarmers(fresh, (key) => hasUsername(db, key)),
    changed,
    same: known.length - changed.length,
    shared: shared + sharedWithin(fresh),
    faults: faults.sort((a, b) => a.line - b.line),
  }
}

/** The columns of a change as the template calls them. */
export const changedColumns = ({ changes }: ChangedFarmer) =>
  keysOf(changes).map((column) => IMPORT_COLUMNS[column].head)

/** What a row says otherwise of a farmer who is there. An empty cell says nothing. */
function changedFarmer(db: Db, farmer: ImportedFarmer, id: string): ChangedFarmer {
  const { username, fullName, ...stored } = findUserRecord(db, id)!
  const now = { fullName, ...stored }
  const said: Changes = {
    fullName: farmer.fullName,
    phone: farmer.phone,
    email: farmer.email,
    location: farmer.location,
    language: farmer.language,
    gender: farmer.gender,
    birthYear: isOtherYear(now.birthYear, farmer) ? farmer.birthYear : null,
    groupName: farmer.groupName,
  }
  const changes = Object.fromEntries(Object.entries(said).filter(([key, value]) => value && value !== now[key as keyof Changes])) // biome-ignore format: one sentence
  return { id, line: farmer.line, username, fullName, changes }
}

/** How many new farmers have the number of an earlier one of the file. */
function sharedWithin(farmers: readonly ImportedFarmer[]) {
  const phones = farmers.flatMap(({ phone }) => (phone ? phoneKey(phone) : []))
  return phones.length - new Set(phones).size
}

/** The farmers of a name at a place, however both are written. */
const listNeighbours = (db: Db, { fullName, location }: ImportedFarmer): KnownUser[] =>
  location
    ? listFarmersCalled(db, fullName).filter((each) => isSameName(each.fullName, fullName) && isSamePlace(each.location, location)) // biome-ignore format: one condition
    : []

/** Who has the number of each farmer. Those of the whole platform would not fit into the memory of an import. */
function phoneOwners(db: Db, farmers: readonly ImportedFarmer[]) {
  const owners = new Map<string, PhoneOwner[]>(farmers.flatMap(({ phone }) => (phone ? [[phoneKey(phone), []]] : [])))
  for (const user of eachPhone(db)) for (const key of phoneKeys(user)) owners.get(key)?.push(user)
  return ({ phone }: ImportedFarmer): readonly PhoneOwner[] => (phone && owners.get(phoneKey(phone))) || []
}

/** A number that was stored as it is dialled in its country is known by that form and by the international one. */
const phoneKeys = ({ phone, location }: PhoneOwner) =>
  phone.startsWith('+') ? [phoneKey(phone)] : new Set([phoneKey(phone), phoneKey(knownPhone(location, phone) ?? phone)])
