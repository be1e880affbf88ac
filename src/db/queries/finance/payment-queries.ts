import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { insertRow } from '#db/insert.ts'
import { paymentQueries } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'

export const findPaymentQuery = (db: Db, nonce: string) =>
  db.select().from(paymentQueries).where(eq(paymentQueries.nonce, nonce)).get()
export type PaymentQueryRow = NonNullable<ReturnType<typeof findPaymentQuery>>

export type NewPaymentQuery = typeof paymentQueries.$inferInsert
export type QueryKind = PaymentQueryRow['kind']

/** Writes down a question that is answered later. */
export const insertPaymentQuery = (db: Db, row: NewPaymentQuery) => insertRow(db, paymentQueries, row)

/** Notes what the provider calls the question. */
export const updateConversation = (db: Db, nonce: string, conversationId: string) =>
  db.update(paymentQueries).set({ conversationId }).where(eq(paymentQueries.nonce, nonce)).run()

/** Stores the first answer to a question; says whether it was the first. */
export const answerPaymentQuery = (db: Db, nonce: string, answer: string, answeredAt: Instant): boolean =>
  db
    .update(paymentQueries)
    .set({ answer, answeredAt })
    .where(and(eq(paymentQueries.nonce, nonce), isNull(paymentQueries.answeredAt)))
    .run().changes === 1

/** The questions about a payment, the last first: what became of it, unless others are asked for. */
export const listPaymentQueries = (db: Db, paymentId: string, kind: QueryKind = 'status') =>
  db
    .select()
    .from(paymentQueries)
    .where(and(eq(paymentQueries.paymentId, paymentId), eq(paymentQueries.kind, kind)))
    .orderBy(desc(paymentQueries.createdAt))
    .all()

/** The questions about money that was paid in, the last first. */
export const listReceivedQueries = (db: Db, receivedId: string) =>
  db
    .select()
    .from(paymentQueries)
    .where(eq(paymentQueries.receivedId, receivedId))
    .orderBy(desc(paymentQueries.createdAt))
    .all()
