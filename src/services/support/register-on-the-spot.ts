import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findFarmersLike, findFarmersOf, readFarmer } from '#db/queries/people/farmers.ts'
import { listFarmersNaming } from '#db/queries/people/phones.ts'
import { findUser, hasUsername, insertUser } from '#db/queries/people/users.ts'
import { insertFarmerRecord } from '#db/queries/support/farmer-records.ts'
import type { RegisterFarmerInput, sameFarmerInput } from '#domain/people/farmer.schema.ts'
import { nameFarmer, phoneKey } from '#domain/people/farmer-import.ts'
import { isSameName } from '#domain/people/import/name-key.ts'
import { startCodeSms } from '#domain/people/start-codes/start-code-sms.ts'
import { isSamePlace } from '#domain/places/same-place.ts'
import { problem } from '#domain/problem.ts'
import { addCrop } from '../crops/add-crop.ts'
import { sendSms } from '../messaging/send-sms.ts'
import { withDefaults } from '../operations/platform.ts'
import type { Actor } from '../people/actor.ts'
import { storeNewCode } from '../people/admin/give-password-code.ts'
import { knownPhone, phoneAt } from '../people/phone/phone-number.ts'

/** An account without a password: nobody can sign in to it before the code is used. */
const NO_PASSWORD = '!'

/** Registers a farmer who stands before the agent: with a username, a start code, and the agent who looks after them. */
export function registerOnTheSpot(tx: Db, input: RegisterFarmerInput, actor: Actor) {
  const { id, fullName, location, language, gender = null, crop, sendsCode, isSure } = input
  const phone = input.phone === null ? null : phoneAt(location, input.phone)
  if (id && findUser(tx, id)) throw problem('idTaken')
  if (sendsCode && phone === null) throw problem('noPhone')
  if (!isSure && findSameFarmers(tx, input).length > 0) throw problem('farmerExists')
  const createdAt = actor.now().toISOString()
  const username = nameFarmer(fullName, (key) => hasUsername(tx, key))
  const row = withDefaults(tx, { username, fullName, phone, location, language })
  const farmer = insertUser(tx, { ...row, id, role: 'farmer', password: NO_PASSWORD, createdAt })
  const agentId = actor.user.role === 'extension_agent' ? actor.user.id : null
  const lastContactAt = actor.writtenAt().toISOString()
  insertFarmerRecord(tx, { farmerId: farmer.id, agentId, gender, lastContactAt, createdAt })
  if (crop) addCrop(tx, { ...crop, farmerId: farmer.id }, actor)
  const code = storeNewCode(tx, farmer.id, actor)
  if (sendsCode) {
    const message = startCodeSms({ username, code: code.code })
    sendSms(tx, { userId: farmer.id, phone: null, message, type: 'general' }, actor)
  }
  return { ...readFarmer(tx, farmer.id)!, username, ...code }
}

/** Farmers who may be the same person: with the same phone, or with the same name at the same place. */
export function findSameFarmers(db: Db, { fullName, phone, location }: z.infer<typeof sameFarmerInput>) {
  const isNamedSo = (farmer: { fullName: string; location: string | null }) =>
    isSameName(farmer.fullName, fullName) && isSamePlace(farmer.location, location)
  const keyAt = (place: string | null, typed: string | null) =>
    typed === null ? '' : phoneKey(knownPhone(place, typed) ?? typed)
  const key = keyAt(location, phone)
  const hasPhone = (farmer: { phone: string | null; location: string | null }) =>
    key !== '' && keyAt(farmer.location, farmer.phone) === key
  const calling = key === '' ? [] : [...phoneForms(phone!, key).flatMap((words) => findFarmersLike(db, words)), ...findFarmersOf(db, listFarmersNaming(db, key).map(({ id }) => id))] // biome-ignore format: one list
  const alike = [...findFarmersLike(db, fullName), ...calling]
  const same = new Map(alike.filter((each) => isNamedSo(each) || hasPhone(each)).map((each) => [each.id, each]))
  return [...same.values()]
}

/** The index knows a phone number as it was written: with blanks or without, and as it is dialled in its country. */
const phoneForms = (phone: string, key: string) => [...new Set([phone, key, key.slice(-NATIONAL)])]
const NATIONAL = 8
