import type { Db } from '#db/client.ts'
import { type AccountRow, findAccount } from '#db/queries/finance/accounts.ts'
import { findTransaction } from '#db/queries/finance/transactions.ts'
import { isPayable } from '#domain/finance/amount.schema.ts'
import type { TransferRequest } from '#domain/finance/transfer.schema.ts'
import { roundedTo, toMajor, toMinor } from '#domain/money.ts'
import { smallestOf } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { phoneOf } from '../../people/phone/phone-number.ts'
import { assertNumberSettled } from '../payments/assert-number-settled.ts'
import { availableOn } from '../payments/open-payment.ts'
import { pay } from '../payments/pay.ts'
import { gatewayFor, type PaymentSetup } from '../payments/payment-setup.ts'
import { asTransaction } from '../transaction-answer.ts'

/**
 * Sends money from an account: it is taken from there first, and then brought to where it should go. Between the two it
 * stands in transit, and what cannot be brought comes back.
 */
export function sendTransfer(
  tx: Db,
  asked: TransferRequest,
  { user, now }: Pick<Actor, 'user' | 'now'>,
  setup: PaymentSetup,
) {
  const from = usable(findAccount(tx, asked.fromAccountId, user.id))
  if (from.currency !== asked.currency) throw problem('accountCurrency')
  if (!isPayable(asked.amount, from.currency)) throw problem('amountTooFine')
  const gateway = gatewayFor(setup, from)
  const target =
    asked.toAccountId !== null ? ownTarget(tx, asked.toAccountId, from, setup) : phoneTarget(asked.toPhone!, from)
  assertNumberSettled(tx, { userId: user.id, phone: target.recipientPhone }, now())
  const amount = toMinor(asked.amount)
  const payment = pay(
    tx,
    {
      purpose: 'transferOut',
      account: from,
      userId: user.id,
      gateway,
      phone: from.phoneNumber,
      amount,
      fees: target.subjectId ? 0 : feeOf(amount, from, setup),
      currency: from.currency,
      category: 'transfer',
      ...target,
      description: asked.note ?? target.description,
    },
    now().toISOString(),
  )
  return asTransaction(findTransaction(tx, payment.transactionId!)!)
}

/** What a transfer to a phone costs, in hundredths. */
const feeOf = (amount: number, { currency }: AccountRow, { transferFee }: PaymentSetup) =>
  roundedTo(smallestOf(currency), (amount * transferFee) / 100)

/** What a transfer would cost and leave. */
export function quoteTransfer(
  db: Db,
  asked: { fromAccountId: string; toPhone: string | null; amount: number },
  { user }: Pick<Actor, 'user'>,
  setup: PaymentSetup,
) {
  const from = usable(findAccount(db, asked.fromAccountId, user.id))
  if (!isPayable(asked.amount, from.currency)) throw problem('amountTooFine')
  const toPhone = asked.toPhone === null ? null : phoneTarget(asked.toPhone, from).recipientPhone
  const amount = toMinor(asked.amount)
  const fees = toPhone === null ? 0 : feeOf(amount, from, setup)
  const left = availableOn(db, from) - amount - fees
  return { amount: asked.amount, fees: toMajor(fees), currency: from.currency, toPhone, left: toMajor(left) }
}

function usable(account: AccountRow | undefined): AccountRow {
  if (!account) throw problem('notFound')
  return account
}

function ownTarget(tx: Db, id: string, from: AccountRow, setup: PaymentSetup) {
  const to = usable(findAccount(tx, id, from.userId))
  if (to.id === from.id) throw problem('sameAccount')
  if (to.currency !== from.currency) throw problem('accountCurrency')
  // Both halves go through one provider.
  if (gatewayFor(setup, to) !== gatewayFor(setup, from)) throw problem('providerNotSetUp')
  return { subjectId: to.id, recipientName: to.accountName, recipientPhone: to.phoneNumber, description: 'Transfer to your own account' } // biome-ignore format: one row
}

function phoneTarget(typed: string, { country }: AccountRow) {
  const phone = phoneOf(country, typed)
  if (!phone) throw problem('phoneOfOtherCountry')
  return { subjectId: null, recipientName: null, recipientPhone: phone, description: 'Money sent to a phone' }
}
