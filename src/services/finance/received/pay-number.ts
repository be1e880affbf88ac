import { randomInt } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { findOwnAccount } from '#db/queries/finance/accounts.ts'
import { findLoan } from '#db/queries/finance/loans.ts'
import { findPayNumber, findPayNumberOf, insertPayNumber } from '#db/queries/finance/received-payments.ts'
import { payNumberOf } from '#domain/finance/payments/pay-number.ts'
import type { PayNumberInput } from '#domain/finance/payments/received.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import type { PaymentSetup } from '../payments/payment-setup.ts'

const RANGE = 2 ** 40

/** The short number by which a farmer pays a loan or into an account at the paybill; made when it is first asked for. */
export function payNumberFor(
  tx: Db,
  { loanId, accountId }: PayNumberInput,
  { user, now }: Pick<Actor, 'user' | 'now'>,
  { paybill }: PaymentSetup,
) {
  if (paybill?.kind !== 'paybill') throw problem('noPaybill')
  const row = loanId === undefined ? findOwnAccount(tx, accountId ?? '', user.id) : findLoan(tx, loanId)
  if (row?.userId !== user.id) throw problem('notFound')
  if (row.currency !== paybill.currency) throw problem('accountCurrency')
  const about = loanId === undefined ? { accountId } : { loanId }
  const number = findPayNumberOf(tx, about)?.number ?? newNumber(tx)
  if (!findPayNumber(tx, number)) insertPayNumber(tx, { ...about, number, userId: user.id, createdAt: now().toISOString() }) // biome-ignore format: one row
  return { shortcode: paybill.shortcode, number }
}

function newNumber(tx: Db): string {
  const number = payNumberOf(randomInt(RANGE) / RANGE)
  return findPayNumber(tx, number) ? newNumber(tx) : number
}
