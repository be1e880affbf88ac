import { and, asc, count, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '#db/client.ts'
import { askPage, newestFirst, type PageRequest } from '#db/page.ts'
import { decisionLimits, pendingDecisions, users } from '#db/schema/index.ts'
import { DECISION_STATUS, type DecisionKind } from '#domain/finance/decisions/decision.ts'
import type { Currency } from '#domain/places.ts'

const [person, proposer, decider] = [alias(users, 'person'), alias(users, 'proposer'), alias(users, 'decider')]
const selected = (db: Db) =>
  db
    .select({
      ...getTableColumns(pendingDecisions),
      person: { id: person.id, fullName: person.fullName },
      proposer: { id: proposer.id, fullName: proposer.fullName },
      decider: { id: decider.id, fullName: decider.fullName },
    })
    .from(pendingDecisions)
    .innerJoin(proposer, eq(proposer.id, pendingDecisions.proposedBy))
    .leftJoin(person, eq(person.id, pendingDecisions.personId))
    .leftJoin(decider, eq(decider.id, pendingDecisions.decidedBy))

const byId = prepared((db) =>
  selected(db)
    .where(eq(pendingDecisions.id, sql.placeholder('id')))
    .prepare(),
)
export const findDecision = (db: Db, id: string) => byId(db).get({ id })
export type DecisionRow = NonNullable<ReturnType<typeof findDecision>>

const openOf = prepared((db) =>
  selected(db)
    .where(and(eq(pendingDecisions.subjectId, sql.placeholder('subjectId')), sql`${pendingDecisions.status} = 'open'`))
    .orderBy(asc(pendingDecisions.createdAt))
    .prepare(),
)
/** The decisions about a loan, a claim or a limit that wait for a second person. */
export const listOpenDecisions = (db: Db, subjectId: string) => openOf(db).all({ subjectId })

const ENDED = DECISION_STATUS.filter((status) => status !== 'open')
/** A page of decisions, newest first: of those that wait, or of those that have ended. */
export const listDecisions = (db: Db, { isOpen, ...page }: PageRequest & { isOpen: boolean }) =>
  askPage(newestFirst(pendingDecisions), page, ({ after, orderBy, most }) =>
    selected(db)
      .where(and(isOpen ? eq(pendingDecisions.status, 'open') : inArray(pendingDecisions.status, ENDED), after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )

export const insertDecision = (db: Db, row: typeof pendingDecisions.$inferInsert) =>
  db.insert(pendingDecisions).values(row).returning({ id: pendingDecisions.id }).get().id

type End = Pick<typeof pendingDecisions.$inferInsert, 'decidedBy' | 'decidedAt' | 'declined'> & {
  status: (typeof ENDED)[number]
}
/** Ends a decision that is open; false where somebody else has ended it before. */
export const endDecision = (db: Db, id: string, end: End): boolean =>
  db
    .update(pendingDecisions)
    .set(end)
    .where(and(eq(pendingDecisions.id, id), eq(pendingDecisions.status, 'open')))
    .run().changes === 1

/** Ends what waits for a second person about a subject, because it was decided otherwise meanwhile. */
export const endOpenDecisions = (db: Db, subjectId: string, kinds: readonly DecisionKind[], end: End) =>
  db
    .update(pendingDecisions)
    .set(end)
    .where(
      and(
        eq(pendingDecisions.subjectId, subjectId),
        inArray(pendingDecisions.kind, [...kinds]),
        sql`${pendingDecisions.status} = 'open'`,
      ),
    )
    .run()

/** The id of a limit: of a person, or of everybody. */
export const limitId = (userId: string | null, currency: Currency) => `${userId ?? 'everybody'} ${currency}`

const limit = prepared((db) =>
  db
    .select({ amount: decisionLimits.amount })
    .from(decisionLimits)
    .where(eq(decisionLimits.id, sql.placeholder('id')))
    .prepare(),
)
/** A limit in hundredths; null where there is none. */
export const findLimit = (db: Db, userId: string | null, currency: Currency) =>
  limit(db).get({ id: limitId(userId, currency) })?.amount ?? null

/** All limits, those of everybody first. */
export const listLimits = (db: Db) =>
  db
    .select({
      currency: decisionLimits.currency,
      amount: decisionLimits.amount,
      person: { id: person.id, fullName: person.fullName },
    })
    .from(decisionLimits)
    .leftJoin(person, eq(person.id, decisionLimits.userId))
    .orderBy(sql`${decisionLimits.userId} is not null`, asc(decisionLimits.currency), asc(person.sortKey))
    .all()

export function saveLimit(db: Db, userId: string | null, currency: Currency, amount: number | null) {
  const id = limitId(userId, currency)
  if (amount === null) return void db.delete(decisionLimits).where(eq(decisionLimits.id, id)).run()
  db.insert(decisionLimits)
    .values({ id, userId, currency, amount })
    .onConflictDoUpdate({ target: decisionLimits.id, set: { amount } })
    .run()
}

/** How many administrators but one can sign in. */
export const countOtherAdministrators = (db: Db, userId: string) =>
  db
    .select({ people: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true), ne(users.id, userId)))
    .get()!.people
