import * as z from 'zod'
import { Refusal } from '#db/refusal.ts'
import { COUNTRIES, type CountryCode } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/$/, ''))
const countryCode = z.enum(keysOf(COUNTRIES), 'must be the code of a country, such as UG')
const secret = z.string().min(1).optional()

/** The variables of the environment that set up payments; the README has the table of what each means. */
export const PAYMENT_VARIABLES = {
  KUU_TRANSFER_FEE: z.coerce.number({ error: 'must be a percentage' }).min(0).max(20).default(0),
  KUU_MOMO_URL: address.default('https://sandbox.momodeveloper.mtn.com'),
  KUU_MOMO_ENVIRONMENT: z.string().min(1).default('sandbox'),
  KUU_MOMO_COUNTRY: countryCode.optional(),
  KUU_MOMO_USER: secret,
  KUU_MOMO_KEY: secret,
  KUU_MOMO_COLLECTION_KEY: secret,
  KUU_MOMO_DISBURSEMENT_KEY: secret,
  KUU_MPESA_URL: address.default('https://sandbox.safaricom.co.ke'),
  KUU_MPESA_COUNTRY: countryCode.default('KE'),
  KUU_MPESA_KEY: secret,
  KUU_MPESA_SECRET: secret,
  KUU_MPESA_SHORTCODE: z
    .string()
    .regex(/^\d{5,7}$/, 'must be the number of a till or paybill')
    .optional(),
  KUU_MPESA_PASSKEY: secret,
  KUU_MPESA_INITIATOR: secret,
  KUU_MPESA_CREDENTIAL: secret,
}
const variables = z.object(PAYMENT_VARIABLES)
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
export type MpesaConfig = {
  url: string
  country: CountryCode
  key: string
  secret: string
  shortcode: string
  passkey: string
  initiator: string
  credential: string
}

/** The providers that are set up; null for those that are not. Without any, payments go through the sandbox. */
export function paymentConfig(data: Variables & { KUU_ORIGIN?: string | undefined }) {
  const [momo, mpesa] = [momoOf(data), mpesaOf(data)]
  if (mpesa && !data.KUU_ORIGIN) throw new Refusal('M-Pesa calls back: set KUU_ORIGIN to the public address of this server.') // biome-ignore format: one sentence
  return { transferFee: data.KUU_TRANSFER_FEE, momo, mpesa }
}

/** Whether a provider is set up: all of its variables are set, or none. */
function isWhole(data: Variables, names: readonly (keyof Variables)[]): boolean {
  const missing = names.filter((name) => data[name] === undefined)
  if (missing.length === names.length) return false
  if (missing.length > 0) throw new Refusal(`The configuration is wrong:\n  ${missing.join(', ')} must be set too`)
  return true
}

const MOMO_NAMES = [
  'KUU_MOMO_COUNTRY',
  'KUU_MOMO_USER',
  'KUU_MOMO_KEY',
  'KUU_MOMO_COLLECTION_KEY',
  'KUU_MOMO_DISBURSEMENT_KEY',
] as const

function momoOf(data: Variables): MomoConfig | null {
  if (!isWhole(data, MOMO_NAMES)) return null
  return {
    url: data.KUU_MOMO_URL,
    environment: data.KUU_MOMO_ENVIRONMENT,
    country: data.KUU_MOMO_COUNTRY!,
    user: data.KUU_MOMO_USER!,
    key: data.KUU_MOMO_KEY!,
    collectionKey: data.KUU_MOMO_COLLECTION_KEY!,
    disbursementKey: data.KUU_MOMO_DISBURSEMENT_KEY!,
  }
}

const MPESA_NAMES = [
  'KUU_MPESA_KEY',
  'KUU_MPESA_SECRET',
  'KUU_MPESA_SHORTCODE',
  'KUU_MPESA_PASSKEY',
  'KUU_MPESA_INITIATOR',
  'KUU_MPESA_CREDENTIAL',
] as const

function mpesaOf(data: Variables): MpesaConfig | null {
  if (!isWhole(data, MPESA_NAMES)) return null
  return {
    url: data.KUU_MPESA_URL,
    country: data.KUU_MPESA_COUNTRY,
    key: data.KUU_MPESA_KEY!,
    secret: data.KUU_MPESA_SECRET!,
    shortcode: data.KUU_MPESA_SHORTCODE!,
    passkey: data.KUU_MPESA_PASSKEY!,
    initiator: data.KUU_MPESA_INITIATOR!,
    credential: data.KUU_MPESA_CREDENTIAL!,
  }
}
