import { createPublicKey } from 'node:crypto'
import * as z from 'zod'
import { Refusal } from '#db/refusal.ts'
import type { CountryCode } from '#domain/places.ts'
import { address, allOrNone, countries, secret } from '../variables.ts'
import { publicKeyOf } from './sealed.ts'

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
  KUU_AIRTEL_SIGNED: countries.optional(),
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
  /** Those of them that ask for signed requests, which are the newer versions of the paths. */
  signed: readonly CountryCode[]
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
    signed: signedOf(data),
    clientId: data.KUU_AIRTEL_CLIENT_ID!,
    clientSecret: data.KUU_AIRTEL_CLIENT_SECRET!,
    pin: data.KUU_AIRTEL_PIN!,
    publicKey: data.KUU_AIRTEL_PUBLIC_KEY!,
    callbackKey: data.KUU_AIRTEL_CALLBACK_KEY ?? null,
  }
}

function signedOf({ KUU_AIRTEL_COUNTRY: served = [], KUU_AIRTEL_SIGNED: signed = [] }: Variables) {
  const others = signed.filter((country) => !served.includes(country))
  if (others.length > 0)
    throw new Refusal(`The configuration is wrong:\n  KUU_AIRTEL_SIGNED names ${others.join(', ')}, and KUU_AIRTEL_COUNTRY does not`) // biome-ignore format: one sentence
  return signed
}
