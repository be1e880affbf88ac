import { and, count, desc, eq, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { countRows } from '#db/count.ts'
import {
  type AdminRequest,
  askPage,
  columnKey,
  counted,
  nameKey,
  newestFirst,
  type Order,
  ordersBy,
  type PageRequest,
  preparedPages,
  rankKey,
  textKey,
} from '#db/page.ts'
import { quickRows } from '#db/quick-rows.ts'
import { advisories, crops, users } from '#db/schema/index.ts'
import { find } from '#db/search.ts'
import { type AdvisoryCategory, type AdvisoryLanguage, PRIORITIES } from '#domain/advice/advisory.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'
import { keysOf } from '#domain/table.ts'

/** An advisory with its crop, as the API shows it. */
export const advisoryColumns = {
  id: advisories.id,
  title: advisories.title,
  content: advisories.content,
  category: advisories.category,
  priority: advisories.priority,
  language: advisories.language,
  isActive: advisories.isActive,
  createdAt: advisories.createdAt,
  validUntil: advisories.validUntil,
  cropId: advisories.cropId,
  crop: { name: crops.name, localName: crops.localName },
  windowStart: advisories.windowStart,
  windowEnd: advisories.windowEnd,
}

const readAdvisories = (db: Db) =>
  db.select(advisoryColumns).from(advisories).leftJoin(crops, eq(crops.id, advisories.cropId))

const NEWEST = newestFirst(advisories)

type Filter = PageRequest & { language: string; category?: AdvisoryCategory; search?: string }

/** A page of the active advisories in a language, newest first; of one category, or with some words, if asked. */
export const listAdvisories = (db: Db, { language, category, search, ...page }: Filter) =>
  askPage(NEWEST, page, ({ after, orderBy, most }) => {
    const { where } = find(db, { list: 'advisories', words: search, id: advisories.id })
    const asked = and(
      eq(advisories.isActive, true),
      eq(advisories.language, language as AdvisoryLanguage),
      category && eq(advisories.category, category),
      after,
    )
    return readAdvisories(db)
      .where(where(asked))
      .orderBy(...orderBy)
      .limit(most)
      .all()
  })

const newest = preparedPages(NEWEST, (db, { after, orderBy, most }) =>
  quickRows(
    readAdvisories(db)
      .where(and(eq(advisories.isActive, true), eq(advisories.language, sql.placeholder('language')), after))
      .orderBy(...orderBy)
      .limit(most)
      .prepare(),
    advisoryColumns,
  ),
)
/** A page of all, which is what most ask for: the statements are built once. */
export const listNewestAdvisories = (db: Db, { language, ...page }: PageRequest & { language: string }) =>
  newest(db, page, { language })

const urgent = prepared((db) =>
  quickRows(
    readAdvisories(db)
      .where(
        and(
          eq(advisories.isActive, true),
          eq(advisories.language, sql.placeholder('language')),
          eq(advisories.priority, 'urgent'),
        ),
      )
      .orderBy(desc(advisories.createdAt), desc(advisories.id))
      .limit(sql.placeholder('most'))
      .prepare(),
    advisoryColumns,
  ),
)
export const listUrgentAdvisories = (db: Db, language: string, most: number) => urgent(db).all({ language, most })

const aboutCrops = prepared((db) =>
  quickRows(
    readAdvisories(db)
      .where(
        // The newest of each crop, by the index of a crop: a crop that nobody wrote about costs one step, not a whole list.
        sql`${advisories.id} in (
          select n.id from json_each(${sql.placeholder('cropIds')}) k cross join advisories n where n.id in (
            select a.id from advisories a where a.crop_id = k.value and +a.is_active = 1 and +a.language = ${sql.placeholder('language')}
            order by a.created_at desc, a.id desc limit ${sql.placeholder('most')}))`,
      )
      .orderBy(desc(advisories.createdAt), desc(advisories.id))
      .limit(sql.placeholder('most'))
      .prepare(),
    advisoryColumns,
  ),
)
/** Active advisories about some crops, newest first. */
export const listAdvisoriesAbout = (db: Db, cropIds: readonly string[], language: string, most: number) =>
  aboutCrops(db).all({ cropIds: JSON.stringify(cropIds), language, most })

const counts = prepared((db) =>
  db
    .select({ category: advisories.category, count: count() })
    .from(advisories)
    .where(and(eq(advisories.isActive, true), eq(advisories.language, sql.placeholder('language'))))
    .groupBy(advisories.category)
    .prepare(),
)
export const countAdvisories = (db: Db, language: string) => counts(db).all({ language })

export function countFoundAdvisories(db: Db, language: string, search: string) {
  const { where } = find(db, { list: 'advisories', words: search, id: advisories.id })
  const asked = and(eq(advisories.isActive, true), eq(advisories.language, language as AdvisoryLanguage))
  return db
    .select({ category: advisories.category, count: count() })
    .from(advisories)
    .where(where(asked))
    .groupBy(advisories.category)
    .all()
}

const activeExcept = and(
  eq(advisories.isActive, true),
  eq(advisories.language, sql.placeholder('language')),
  ne(advisories.id, sql.placeholder('id')),
)

const aboutCrop = prepared((db) =>
  readAdvisories(db)
    .where(and(eq(advisories.cropId, sql.placeholder('cropId')), activeExcept))
    .orderBy(desc(advisories.createdAt), desc(advisories.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)

const ofCategory = prepared((db) =>
  readAdvisories(db)
    .where(
      and(
        eq(advisories.category, sql.placeholder('category')),
        activeExcept,
        sql`(${sql.placeholder('cropId')} is null or ${advisories.cropId} is not ${sql.placeholder('cropId')})`,
      ),
    )
    .orderBy(desc(advisories.createdAt), desc(advisories.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)

/**
 * Active advisories about the same crop, then of the same category, the newest first: two questions, an index for each.
 */
export function listRelated(db: Db, { id, cropId, category, language }: AdvisoryRow, most: number) {
  const same = cropId === null ? [] : aboutCrop(db).all({ id, cropId, language, most })
  return [...same, ...ofCategory(db).all({ id, cropId, category, language, most: most - same.length })]
}

const byAuthor = prepared((db) =>
  readAdvisories(db)
    .where(eq(advisories.authorId, sql.placeholder('authorId')))
    .orderBy(desc(advisories.createdAt), desc(advisories.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** What someone wrote, newest first. */
export const listAdvisoriesBy = (db: Db, authorId: string, most: number) => byAuthor(db).all({ authorId, most })

const byId = prepared((db) =>
  readAdvisories(db)
    .where(eq(advisories.id, sql.placeholder('id')))
    .prepare(),
)
export const findAdvisory = (db: Db, id: string) => byId(db).get({ id })
export type AdvisoryRow = NonNullable<ReturnType<typeof findAdvisory>>

const byIds = prepared((db) =>
  readAdvisories(db)
    .where(
      and(
        eq(advisories.isActive, true),
        sql`${advisories.id} in (select value from json_each(${sql.placeholder('ids')}))`,
      ),
    )
    .prepare(),
)
/** Those of these advisories that are active. */
export const listActiveAdvisories = (db: Db, ids: readonly string[]) => byIds(db).all({ ids: JSON.stringify(ids) })

export const findAuthorOf = (db: Db, id: string) =>
  db.select({ authorId: advisories.authorId }).from(advisories).where(eq(advisories.id, id)).get()

export const insertAdvisory = (db: Db, row: typeof advisories.$inferInsert) =>
  db.insert(advisories).values(row).returning({ id: advisories.id }).get()

const adminColumns = {
  ...advisoryColumns,
  author: users.fullName,
  authorId: advisories.authorId,
  editorId: advisories.editorId,
  publishAt: advisories.publishAt,
  needsApproval: advisories.needsApproval,
  approvedAt: advisories.approvedAt,
  announcedAt: advisories.announcedAt,
  version: advisories.version,
}
const atAdmin = (db: Db) =>
  db
    .select(adminColumns)
    .from(advisories)
    .leftJoin(crops, eq(crops.id, advisories.cropId))
    .leftJoin(users, eq(users.id, advisories.authorId))

type AdminAdvisoryRow = NonNullable<ReturnType<typeof findAdminAdvisory>>
const ORDERS: Record<AdminSort<'advisory'>, Order<AdminAdvisoryRow>> = ordersBy(advisories.id, {
  createdAt: [columnKey('createdAt', advisories.createdAt)],
  title: [nameKey('title', advisories.title)],
  category: [columnKey('category', advisories.category)],
  priority: [rankKey('priority', advisories.priority, keysOf(PRIORITIES))],
  validUntil: [textKey('validUntil', advisories.validUntil)],
})

/** A page of all advisories, of every language and those that were switched off too. */
export function listAllAdvisories(db: Db, { search, sort = '-createdAt', ...page }: AdminRequest<'advisory'>) {
  const { where, isCountable } = find(db, { list: 'advisories', words: search, id: advisories.id })
  const rows = askPage(ORDERS[sort], page, ({ after, orderBy, most }) =>
    atAdmin(db)
      .where(where(after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(rows, page, () => (isCountable ? countRows(db, advisories, where(undefined)) : null))
}

export const findAdminAdvisory = (db: Db, id: string) => atAdmin(db).where(eq(advisories.id, id)).get()

/** Whom an advisory is announced to, and its copy by text message. */
export const findAnnouncement = (db: Db, id: string) =>
  db
    .select({ announceTo: advisories.announceTo, announcePlace: advisories.announcePlace, sms: advisories.sms })
    .from(advisories)
    .where(eq(advisories.id, id))
    .get()

export const markAnnounced = (db: Db, id: string, announcedAt: string) =>
  db.update(advisories).set({ announcedAt }).where(eq(advisories.id, id)).run()

/** What waits to be published until a moment; what waits for approval too waits on. */
const dueOnes = prepared((db) =>
  db
    .select({ id: advisories.id })
    .from(advisories)
    .where(
      and(
        isNotNull(advisories.publishAt),
        lte(advisories.publishAt, sql.placeholder('now')),
        eq(advisories.needsApproval, false),
      ),
    )
    .prepare(),
)
export const listDueAdvisories = (db: Db, now: string) => dueOnes(db).all({ now })

/** Written out and not bound, so that the partial index of what ends is used. */
const IS_SHOWN = sql`${advisories.isActive} = 1`

const endedOnes = prepared((db) =>
  db
    .select({ id: advisories.id })
    .from(advisories)
    .where(and(IS_SHOWN, isNotNull(advisories.validUntil), lte(advisories.validUntil, sql.placeholder('now'))))
    .prepare(),
)
/** What is shown, and should have ended by a moment. */
export const listEndedAdvisories = (db: Db, now: string) => endedOnes(db).all({ now })

/** Changes an advisory; its version grows. */
export const updateAdvisory = (db: Db, id: string, change: Partial<typeof advisories.$inferInsert>) =>
  db
    .update(advisories)
    .set({ ...change, version: sql`${advisories.version} + 1` })
    .where(eq(advisories.id, id))
    .run()
