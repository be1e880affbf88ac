import { createPublicKey } from 'node:crypto'
import * as z from 'zod'
import type { CountryCode } from '#domain/places.ts'
import { address, allOrNone, countries, secret } from '../variables.ts'
import { publicKeyOf } from './pin.ts'

const isPublicKey = (text: string) => {
  try {
    createPublicKey(publicKeyOf(text))
    return true
  } catch {
    return false
  }
}

/** One application of Airtel's portal serves each country that it is approved for. */
export const AIRTEL_VARIABLES = {
  KUU_AIRTEL_URL: address.default('https://openapiuat.airtel.africa'),
  KUU_AIRTEL_COUNTRY: countries.optional(),
  KUU_AIRTEL_CLIENT_ID: secret,
  KUU_AIRTEL_CLIENT_SECRET: secret,
  KUU_AIRTEL_PIN: z
    .string()
    .regex(/^\d{4}$/, 'must be four digits')
    .optional(),
  KUU_AIRTEL_PUBLIC_KEY: z.string().refine(isPublicKey, 'must be the RSA key that Airtel publishes').optional(),
  KUU_AIRTEL_CALLBACK_KEY: secret,
}
const variables = z.object(AIRTEL_VARIABLES)
type Variables = z.infer<typeof variables>

export type AirtelConfig = {
  url: string
  countries: readonly CountryCode[]
  clientId: string
  clientSecret: string
  pin: string
  publicKey: string
  /** With it callbacks must carry their hash; null where the portal's callback authentication is off. */
  callbackKey: string | null
}

const NAMES = [
  'KUU_AIRTEL_COUNTRY',
  'KUU_AIRTEL_CLIENT_ID',
  'KUU_AIRTEL_CLIENT_SECRET',
  'KUU_AIRTEL_PIN',
  'KUU_AIRTEL_PUBLIC_KEY',
] as const

export function airtelOf(data: Variables): AirtelConfig | null {
  if (!allOrNone(data, NAMES)) return null
  return {
    url: data.KUU_AIRTEL_URL,
    countries: data.KUU_AIRTEL_COUNTRY!,
    clientId: data.KUU_AIRTEL_CLIENT_ID!,
    clientSecret: data.KUU_AIRTEL_CLIENT_SECRET!,
    pin: data.KUU_AIRTEL_PIN!,
    publicKey: data.KUU_AIRTEL_PUBLIC_KEY!,
    callbackKey: data.KUU_AIRTEL_CALLBACK_KEY ?? null,
  }
}
