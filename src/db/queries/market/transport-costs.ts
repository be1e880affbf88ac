import { and, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { transportCosts } from '#db/schema/index.ts'
import { MAX } from '#domain/bounds.ts'

export type TransportCost = typeof transportCosts.$inferSelect

const ofUser = prepared((db) =>
  db
    .select()
    .from(transportCosts)
    .where(eq(transportCosts.userId, sql.placeholder('userId')))
    .limit(MAX.transportCosts + 1)
    .prepare(),
)
/** What it costs a farmer to bring the usual load to each market, in hundredths. */
export const listTransportCosts = (db: Db, userId: string): TransportCost[] => ofUser(db).all({ userId })

/** Sets what the transport to a market costs. */
export const setTransportCost = (db: Db, { userId, market, ...values }: TransportCost) =>
  db
    .insert(transportCosts)
    .values({ userId, market, ...values })
    .onConflictDoUpdate({ target: [transportCosts.userId, transportCosts.market], set: values })
    .run()

export const removeTransportCost = (db: Db, userId: string, market: string) =>
  db
    .delete(transportCosts)
    .where(and(eq(transportCosts.userId, userId), eq(transportCosts.market, market)))
    .run()
