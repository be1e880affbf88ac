import type { Db } from '#db/client.ts'
import { listFarmersAt, listFarmersNaming } from '#db/queries/people/phones.ts'
import { hasUsername, insertFarmer, updateUser } from '#db/queries/people/users.ts'
import { countryOf } from '#domain/country-names.ts'
import type { LanguageId } from '#domain/languages.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { countryOfPhone } from '#domain/messaging/menu/calling-codes.ts'
import { nameFarmers } from '#domain/people/farmer-import.ts'
import { isLikeName } from '#domain/people/import/match-farmer.ts'
import { chosenLanguage } from '#domain/people/language/chosen-language.ts'
import { CITIES, COUNTRIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { withDefaults } from '#services/operations/platform.ts'
import { takeNumber } from '#services/people/phone/own-number.ts'

type Newcomer = { phone: string; fullName: string; place: string; language: LanguageId }

/**
 * Makes the account of a farmer who registers from a phone, which proves the number. It has no password: an agent hands
 * out a start code. A number that is somebody's already stays as it is. Where the team has registered the farmer with
 * this number, under a like name, it is that account: one without a password, which nobody can have made on the web.
 * The language is the one in which the farmer registers.
 */
export function registerByPhone(tx: Db, { phone, fullName, place, language }: Newcomer, now: Date): void {
  if (listFarmersAt(tx, phone).length > 0) return
  const proof = { phone, proof: 'registered', provedAt: now.toISOString() } as const
  const [known, ...others] = listFarmersNaming(tx, phone).filter(
    (farmer) => !farmer.hasPassword && isLikeName(farmer.fullName, fullName),
  )
  if (known && others.length === 0) {
    updateUser(tx, known.id, chosenLanguage(LANGUAGES[language].word))
    return void takeNumber(tx, { ...proof, userId: known.id })
  }
  const location = locationOf(place, phone)
  const farmer = { fullName, phone, email: null, location, language: LANGUAGES[language].word }
  const [named] = nameFarmers([farmer], (key) => hasUsername(tx, key))
  const userId = insertFarmer(tx, { ...withDefaults(tx, named!), createdAt: now.toISOString() })
  takeNumber(tx, { ...proof, userId })
}

/** A town without its country gets that of the number: 'Gbarnga, Liberia'. */
function locationOf(place: string, phone: string) {
  const country = countryOfPhone(phone)
  const city = cityNamed(place)
  if (city) return city
  return countryOf(place) || !country ? place : `${place}, ${COUNTRIES[country].name}`
}

const cityNamed = (place: string) => {
  const town = place.split(',')[0]!.trim().toLowerCase()
  return keysOf(CITIES).find((city) => city.split(',')[0]!.toLowerCase() === town)
}
