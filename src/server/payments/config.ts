import * as z from 'zod'
import { Refusal } from '#db/refusal.ts'
import { RECEIVED_KINDS, type ReceivedKind } from '#domain/finance/payments/received.ts'
import type { CountryCode } from '#domain/places.ts'
import { AIRTEL_VARIABLES, type AirtelConfig, airtelOf } from './airtel/config.ts'
import { MOMO_VARIABLES, type MomoConfig, momoOf } from './momo-config.ts'
import { address, allOrNone, countryCode, secret } from './variables.ts'

/** The variables of the environment that set up payments; the README has the table of what each means. */
export const PAYMENT_VARIABLES = {
  KUU_TRANSFER_FEE: z.coerce.number({ error: 'must be a percentage' }).min(0).max(20).default(0),
  ...MOMO_VARIABLES,
  ...AIRTEL_VARIABLES,
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
  KUU_MPESA_C2B: z.enum(RECEIVED_KINDS, 'must be paybill or till').optional(),
}
const variables = z.object(PAYMENT_VARIABLES)
type Variables = z.infer<typeof variables>

export type MpesaConfig = {
  url: string
  country: CountryCode
  key: string
  secret: string
  shortcode: string
  passkey: string
  initiator: string
  credential: string
  /** Whether people pay in by themselves, to a paybill or to a till; null where they cannot. */
  c2b: ReceivedKind | null
}

/** How an installation pays. Without any provider, payments go through the sandbox. */
export type PaymentConfig = {
  /** What a transfer to a phone costs, in percent of the amount. */
  transferFee: number
  /** One for each country of MTN; none where it is not set up. */
  momo: readonly MomoConfig[]
  /** Null where it is not set up. */
  mpesa: MpesaConfig | null
  airtel: AirtelConfig | null
  /** Where providers call, in a demo too. */
  publicOrigin: string | null
}

export function paymentConfig(data: Variables & { KUU_ORIGIN?: string | undefined }): PaymentConfig {
  const mpesa = mpesaOf(data)
  const publicOrigin = data.KUU_ORIGIN ?? null
  if (mpesa && publicOrigin === null) throw new Refusal('M-Pesa calls back: set KUU_ORIGIN to the public address of this server.') // biome-ignore format: one sentence
  return { transferFee: data.KUU_TRANSFER_FEE, momo: momoOf(data), mpesa, airtel: airtelOf(data), publicOrigin }
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
  if (!allOrNone(data, MPESA_NAMES)) return null
  return {
    url: data.KUU_MPESA_URL,
    country: data.KUU_MPESA_COUNTRY,
    key: data.KUU_MPESA_KEY!,
    secret: data.KUU_MPESA_SECRET!,
    shortcode: data.KUU_MPESA_SHORTCODE!,
    passkey: data.KUU_MPESA_PASSKEY!,
    initiator: data.KUU_MPESA_INITIATOR!,
    credential: data.KUU_MPESA_CREDENTIAL!,
    c2b: data.KUU_MPESA_C2B ?? null,
  }
}
