import * as z from 'zod'
import { says } from '../checks.ts'
import { rowId } from '../contract.ts'
import { toMajor, toMinor } from '../money.ts'
import { type Currency, smallestOf } from '../places.ts'

/** The largest decimal of 12 digits, 2 of them after the point. */
export const MAX_AMOUNT = 9_999_999_999.99

/** An amount to pay, in major units: above nothing, and in whole hundredths. */
export const amountToPay = z
  .number(says('amount'))
  .min(0.01, says('amount'))
  .max(MAX_AMOUNT, says('amountTooHigh'))
  .refine((amount) => toMajor(toMinor(amount)) === amount, says('amountHundredths'))

/** Whether a currency has coins for an amount: francs have no hundredths. */
export const isPayable = (major: number, currency: Currency) => toMinor(major) % smallestOf(currency) === 0

/** What a payment is paid with; the only way there is so far. */
export const paymentMethod = z.literal('mobile_money', says('paymentMethod')).default('mobile_money')

/** The form of a payment: how much, from which account. */
export const paymentForm = z.object({ amount: amountToPay, accountId: rowId })
