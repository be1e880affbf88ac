import { and, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { countRows } from '#db/count.ts'
import { containing } from '#db/like.ts'
import { askPage, counted, newestFirst, type PageRequest } from '#db/page.ts'
import { documents, users } from '#db/schema/index.ts'
import type { DocumentCategory } from '#domain/support/documents/document.ts'

const columns = {
  id: documents.id,
  name: documents.name,
  type: documents.type,
  size: documents.bytes,
  hash: documents.hash,
  category: documents.category,
  description: documents.description,
  uploaderId: documents.uploadedBy,
  uploadedBy: users.fullName,
  createdAt: documents.createdAt,
}
const NEWEST = newestFirst(documents)

type DocumentFilter = PageRequest & { category?: DocumentCategory; search?: string }

/** A page of documents, newest first: of a category, with words in name or description. */
export function listDocuments(db: Db, { category, search, ...page }: DocumentFilter) {
  const says = containing([documents.name, documents.description], search)
  const where = and(category && eq(documents.category, category), ...says)
  const rows = askPage(NEWEST, page, ({ after, orderBy, most }) =>
    db
      .select(columns)
      .from(documents)
      .leftJoin(users, eq(users.id, documents.uploadedBy))
      .where(and(where, after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(rows, page, () => countRows(db, documents, where))
}
export type DocumentRow = ReturnType<typeof listDocuments>['items'][number]

export const findDocument = (db: Db, id: string) =>
  db
    .select(columns)
    .from(documents)
    .leftJoin(users, eq(users.id, documents.uploadedBy))
    .where(eq(documents.id, id))
    .get()

export const insertDocument = (db: Db, row: typeof documents.$inferInsert) =>
  db.insert(documents).values(row).returning({ id: documents.id }).get()

export const deleteDocument = (db: Db, id: string) => db.delete(documents).where(eq(documents.id, id)).run()

const named = prepared((db) =>
  db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.hash, sql.placeholder('hash')))
    .limit(1)
    .prepare(),
)
/** Whether a document lies under this hash. */
export const isDocumentFile = (db: Db, hash: string) => named(db).get({ hash }) !== undefined
