import * as z from 'zod'
import { Refusal } from '#db/refusal.ts'
import type { CountryCode } from '#domain/places.ts'
import { addresses, allOrNone, countries, list } from './variables.ts'

/** MTN has a system of its own in each country: what follows has one value for each, in the order of the countries. */
export const MOMO_VARIABLES = {
  KUU_MOMO_URL: addresses.default(['https://sandbox.momodeveloper.mtn.com']),
  KUU_MOMO_ENVIRONMENT: list.default(['sandbox']),
  KUU_MOMO_COUNTRY: countries.optional(),
  KUU_MOMO_USER: list.optional(),
  KUU_MOMO_KEY: list.optional(),
  KUU_MOMO_COLLECTION_KEY: list.optional(),
  KUU_MOMO_DISBURSEMENT_KEY: list.optional(),
}
const variables = z.object(MOMO_VARIABLES)
type Variables = z.infer<typeof variables>

export type MomoConfig = {
  url: string
  environment: string
  country: CountryCode
  user: string
  key: string
  collectionKey: string
  disbursementKey: string
}

const NAMES = [
  'KUU_MOMO_COUNTRY',
  'KUU_MOMO_USER',
  'KUU_MOMO_KEY',
  'KUU_MOMO_COLLECTION_KEY',
  'KUU_MOMO_DISBURSEMENT_KEY',
] as const

/** MTN in each country. One value serves all of them; otherwise there are as many as countries. */
export function momoOf(data: Variables): MomoConfig[] {
  if (!allOrNone(data, NAMES)) return []
  const { KUU_MOMO_COUNTRY: named = [] } = data
  const valueFor = (name: Exclude<keyof Variables, 'KUU_MOMO_COUNTRY'>, index: number): string => {
    const values = data[name] ?? []
    if (values.length !== 1 && values.length !== named.length)
      throw new Refusal(
        `The configuration is wrong:\n  ${name} must have one value, or one for each of ${named.join(', ')}`,
      )
    return values[values.length === 1 ? 0 : index]!
  }
  return named.map((country, index) => ({
    url: valueFor('KUU_MOMO_URL', index),
    environment: valueFor('KUU_MOMO_ENVIRONMENT', index),
    country,
    user: valueFor('KUU_MOMO_USER', index),
    key: valueFor('KUU_MOMO_KEY', index),
    collectionKey: valueFor('KUU_MOMO_COLLECTION_KEY', index),
    disbursementKey: valueFor('KUU_MOMO_DISBURSEMENT_KEY', index),
  }))
}
