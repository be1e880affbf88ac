import * as z from 'zod'
import { says } from '../../checks.ts'
import { boundedText, requiredText, rowId } from '../../contract.ts'
import { COUNTRIES, CURRENCIES } from '../../places.ts'
import { keysOf } from '../../table.ts'
import { newAccount } from '../account.schema.ts'
import { DIRECTIONS, METHOD_TYPES } from './payment-method.ts'

/** A way in which a farmer is paid. */
export const paymentMethod = z.object({
  id: z.string(),
  methodType: z.enum(METHOD_TYPES),
  /** The provider of a wallet, the bank, or the agent who hands out the cash. */
  provider: z.string(),
  /** The number of the account; empty for cash. */
  accountIdentifier: z.string(),
  accountName: z.string().nullable(),
  currency: z.enum(CURRENCIES),
  country: z.enum(keysOf(COUNTRIES)),
  /** Money of its currency comes this way, unless another one was agreed. */
  isDefault: z.boolean(),
  /** Payments of its currency are taken from it, unless another one is chosen; of a wallet alone. */
  isDefaultForPaying: z.boolean(),
  isActive: z.boolean(),
  /** Nothing is paid to a method that its farmer has not confirmed. */
  isConfirmed: z.boolean(),
  /** The account of a wallet, and the agent of cash. */
  accountId: z.string().nullable(),
  agentId: z.string().nullable(),
  createdAt: z.string(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

const country = z.enum(keysOf(COUNTRIES), says('country'))
const isDefault = z.boolean().default(false)

/** A bank account: the bank, its number or IBAN, and who holds it. */
export const newBank = z.object({
  methodType: z.literal('bank'),
  provider: requiredText(60, 'bank', 2),
  accountIdentifier: requiredText(42, 'accountNumber', 3),
  accountName: requiredText(120, 'holder', 2),
  country,
  isDefault,
})
export type NewBank = z.infer<typeof newBank>

/** Cash, from an agent. */
export const newCash = z.object({
  methodType: z.literal('cash'),
  agentId: requiredText(64, 'agent'),
  country,
  isDefault,
})
export type NewCash = z.infer<typeof newCash>

const { provider, accountName } = newAccount.shape
/** A mobile money account: the same as adding the account. */
const newWallet = z.object({
  methodType: z.literal('wallet'),
  provider,
  accountIdentifier: newAccount.shape.accountNumber,
  accountName,
  country,
  isDefault,
})

export const newPaymentMethod = z.discriminatedUnion('methodType', [newWallet, newBank, newCash], says('methodType'))
export type NewPaymentMethod = z.infer<typeof newPaymentMethod>

export const ownMethodInput = z.object({ id: rowId })

/** That a method is right: of a bank by its number typed once more, because money sent to a wrong one is lost. */
export const confirmMethodInput = ownMethodInput.extend({ accountIdentifier: boundedText(42).default('') })

/** Which method is the default one of its currency, for which way of money. */
export const defaultMethodInput = ownMethodInput.extend({ direction: z.enum(DIRECTIONS).default('in') })

/** Agents who hand out cash. */
export const cashAgents = z.array(z.object({ id: z.string(), fullName: z.string(), isOwn: z.boolean() }))
