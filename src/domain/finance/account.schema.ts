import * as z from 'zod'
import { says } from '../checks.ts'
import { requiredText, rowId } from '../contract.ts'
import { COUNTRIES, CURRENCIES, MOBILE_MONEY_PROVIDERS } from '../places.ts'
import { keysOf } from '../table.ts'
import { KYC_STATUS } from './account.ts'

/** A farmer's account; the balance in major units. */
export const account = z.object({
  id: z.string(),
  provider: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  country: z.enum(keysOf(COUNTRIES)),
  currency: z.enum(CURRENCIES),
  balance: z.number(),
  /** What can be paid now: the balance without what open payments are about to take. */
  available: z.number(),
  /** No adapter serves its provider: it is kept for the farmer's records, and paid by hand. */
  isPaidByHand: z.boolean(),
  /** Its provider asks on the phone before it pays: what is on the phone counts, and not what lies with us. */
  isPrompted: z.boolean(),
  /** Its provider moves whole units of the currency alone: the next one is asked for, and the rest stays with us. */
  isInWholeUnits: z.boolean(),
  isDefault: z.boolean(),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  kycStatus: z.enum(KYC_STATUS),
  /** The name that the provider has, masked, where it is not the farmer's; null for none. */
  holder: z.object({ name: z.string(), isConfirmed: z.boolean() }).nullable(),
  createdAt: z.string(),
})
export type Account = z.infer<typeof account>

/** A new account. A country that has a list of providers takes no other one, and each has its own currency. */
export const newAccount = z
  .object({
    provider: requiredText(60, 'provider'),
    accountNumber: requiredText(34, 'accountNumber', 3),
    accountName: requiredText(120, 'accountName', 2),
    country: z.enum(keysOf(COUNTRIES), says('country')),
    currency: z.enum(CURRENCIES, says('currency')).optional(),
    isDefault: z.boolean().default(false),
    isActive: z.boolean().default(true),
  })
  .refine(({ country, provider }) => MOBILE_MONEY_PROVIDERS[country]?.includes(provider) ?? true, {
    path: ['provider'],
    ...says('providerOfCountry'),
  })
  .refine(({ country, currency }) => currency === undefined || COUNTRIES[country].currency === currency, {
    path: ['currency'],
    ...says('currencyOfCountry'),
  })
export type NewAccount = z.infer<typeof newAccount>

export const ownAccount = z.object({ accountId: rowId })
