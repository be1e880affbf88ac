import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { askPage, type Order, type PageRequest } from '#db/page.ts'
import { boundaryCases, fields, users } from '#db/schema/index.ts'

const others = alias(fields, 'others')
const owners = alias(users, 'owners')
const otherOwners = alias(users, 'other_owners')

const rows = (db: Db) =>
  db
    .select({
      id: boundaryCases.id,
      sharedArea: boundaryCases.sharedArea,
      share: boundaryCases.share,
      note: boundaryCases.note,
      settledAt: boundaryCases.settledAt,
      createdAt: boundaryCases.createdAt,
      field: { id: fields.id, name: fields.name, code: fields.code, farmerId: fields.farmerId },
      farmer: owners.fullName,
      other: { id: others.id, name: others.name, code: others.code, farmerId: others.farmerId },
      otherFarmer: otherOwners.fullName,
    })
    .from(boundaryCases)
    .innerJoin(fields, eq(fields.id, boundaryCases.fieldId))
    .innerJoin(others, eq(others.id, boundaryCases.otherFieldId))
    .innerJoin(owners, eq(owners.id, fields.farmerId))
    .innerJoin(otherOwners, eq(otherOwners.id, others.farmerId))

const OLDEST: Order<{ createdAt: string; id: string }> = {
  keys: [
    { by: boundaryCases.createdAt, kind: 'string', of: (row) => row.createdAt },
    { by: boundaryCases.id, kind: 'string', of: (row) => row.id },
  ],
}

/** A page of the cases that wait for an agent, the oldest first. */
export const listOpenCases = (db: Db, page: PageRequest) =>
  askPage(OLDEST, page, ({ after, orderBy, most }) =>
    rows(db)
      .where(and(isNull(boundaryCases.settledAt), after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
export type BoundaryCaseRow = ReturnType<typeof listOpenCases>['items'][number]

export const findCase = (db: Db, id: string) => rows(db).where(eq(boundaryCases.id, id)).get()

/** The agent who looks after the farmer of a field. */
const agentOf = (column: typeof boundaryCases.fieldId | typeof boundaryCases.otherFieldId) =>
  sql`(select r.agent_id from fields f cross join farmer_records r on r.farmer_id = f.farmer_id where f.id = ${column})`

/** The open cases of an agent's farmers, and of farmers whom nobody looks after, the oldest first. */
export const listCasesOfAgent = (db: Db, agentId: string, most: number) =>
  rows(db)
    .where(
      and(
        isNull(boundaryCases.settledAt),
        sql`(${agentId} in (${agentOf(boundaryCases.fieldId)}, ${agentOf(boundaryCases.otherFieldId)})
          or coalesce(${agentOf(boundaryCases.fieldId)}, ${agentOf(boundaryCases.otherFieldId)}) is null)`,
      ),
    )
    .orderBy(asc(boundaryCases.createdAt), asc(boundaryCases.id))
    .limit(most)
    .all()

/** The open cases of a field whole, the oldest first. */
export const listOpenCasesOf = (db: Db, fieldId: string) =>
  rows(db)
    .where(
      and(
        isNull(boundaryCases.settledAt),
        or(eq(boundaryCases.fieldId, fieldId), eq(boundaryCases.otherFieldId, fieldId)),
      ),
    )
    .orderBy(asc(boundaryCases.id))
    .all()

const open = prepared((db) =>
  db
    .select({ id: boundaryCases.id, fieldId: boundaryCases.fieldId, otherFieldId: boundaryCases.otherFieldId })
    .from(boundaryCases)
    .where(
      and(
        isNull(boundaryCases.settledAt),
        or(
          eq(boundaryCases.fieldId, sql.placeholder('fieldId')),
          eq(boundaryCases.otherFieldId, sql.placeholder('fieldId')),
        ),
      ),
    )
    .orderBy(asc(boundaryCases.id))
    .prepare(),
)
/** The open cases of a field. */
export const listCasesOf = (db: Db, fieldId: string) => open(db).all({ fieldId })

export const insertCase = (db: Db, row: typeof boundaryCases.$inferInsert) => insertWithId(db, boundaryCases, row)

export const settleCaseRow = (db: Db, id: string, row: { note: string; settledBy: string | null; settledAt: string }) =>
  db.update(boundaryCases).set(row).where(eq(boundaryCases.id, id)).run()
