import type { Db } from '#db/client.ts'
import { findFarmerOfCode } from '#db/queries/fields/fields.ts'
import { readFarmer } from '#db/queries/people/farmers.ts'
import { eachPhone, findUserByUsername } from '#db/queries/people/users.ts'
import type { FieldFileCheckId } from '#domain/fields/formats/read/file-checks.ts'
import type { Owner } from '#domain/fields/formats/read/properties.ts'
import { phoneKey } from '#domain/people/farmer-import.ts'
import { findPlatform } from '#services/operations/platform.ts'
import { knownPhone } from '../../people/phone/phone-number.ts'

/** Why nobody knows whose field it is. */
export type OwnerRefusal = { check: Extract<FieldFileCheckId, 'noFarmer' | 'unknownFarmer' | 'manyFarmers'> }
type Farmer = { id: string; fullName: string }

/** Finds the farmer of a field of a file: the one that was chosen for all of them, or the one that it names. */
export function farmersByOwner(db: Db, chosenId: string | null): (owner: Owner) => Farmer | OwnerRefusal {
  const found = new Map<string, Farmer | OwnerRefusal>()
  const phones = { idsOf: null as ReturnType<typeof phoneBook> | null }
  const find = ({ farmerId, username, code, phone }: Owner) => {
    const id = farmerId ?? (username && findUserByUsername(db, username)?.id) ?? (code && findFarmerOfCode(db, code))
    if (id !== undefined && id !== '') return farmerOf(db, id)
    if (phone === undefined || username !== undefined) return refusal(username || code ? 'unknownFarmer' : 'noFarmer')
    phones.idsOf ??= phoneBook(db)
    const [first, ...others] = phones.idsOf(phone)
    if (others.length > 0) return refusal('manyFarmers')
    return first === undefined ? refusal('unknownFarmer') : farmerOf(db, first)
  }
  return (owner) => {
    const asked = chosenId === null ? owner : { farmerId: chosenId }
    const key = JSON.stringify(asked)
    const answer = found.get(key) ?? find(asked)
    found.set(key, answer)
    return answer
  }
}

const refusal = (check: OwnerRefusal['check']): OwnerRefusal => ({ check })

const farmerOf = (db: Db, id: string): Farmer | OwnerRefusal => readFarmer(db, id) ?? refusal('unknownFarmer')

/** The farmers by phone number: users have no index of it, so they are looked through once. */
function phoneBook(db: Db): (typed: string) => string[] {
  const { place } = findPlatform(db)
  const ids = new Map<string, string[]>()
  for (const { id, role, phone } of eachPhone(db))
    if (role === 'farmer') ids.set(phoneKey(phone), [...(ids.get(phoneKey(phone)) ?? []), id])
  return (typed) => ids.get(phoneKey(knownPhone(place, typed) ?? typed)) ?? []
}
