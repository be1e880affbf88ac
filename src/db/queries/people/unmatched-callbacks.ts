import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { paymentMessages, payments } from '#db/schema/index.ts'
import { PAYMENT_PURPOSES } from '#domain/finance/payments/payment.ts'
import { holdsNumber } from '#domain/people/redact.ts'
import { keysOf } from '#domain/table.ts'

const unmatched = prepared((db) =>
  db.select().from(paymentMessages).where(isNull(paymentMessages.paymentId)).orderBy(sql`id desc`).prepare(),
)

/** What providers said that names no payment of ours, but holds one of these numbers; newest first. */
export const listCallbacksHolding = (db: Db, numbers: readonly string[]) =>
  numbers.length === 0
    ? []
    : unmatched(db)
        .all()
        .filter(({ body }) => holdsNumber(body, numbers))

const COLLECTING = keysOf(PAYMENT_PURPOSES).filter((purpose) => PAYMENT_PURPOSES[purpose] === 'collect')

/** The numbers from which a person has paid: who has the phone confirmed it there. A profile may name any number. */
export const listNumbersPaidFrom = (db: Db, userId: string) =>
  db
    .selectDistinct({ phone: payments.phone })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'succeeded'), inArray(payments.purpose, COLLECTING)))
    .all()
    .map(({ phone }) => phone)
