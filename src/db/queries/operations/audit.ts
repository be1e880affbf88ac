import { and, desc, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '#db/client.ts'
import { insertRow } from '#db/insert.ts'
import { askPage, type Order, type PageRequest } from '#db/page.ts'
import * as schema from '#db/schema/index.ts'
import { AUDITED_TABLES, type AuditedTable } from '#domain/operations/audit.ts'

/** A translation is named by its language and its key: 'sw/farmer.home.title'. */
function isTranslation(id: string) {
  const [language = '', key = ''] = id.split('/')
  return and(eq(schema.translations.language, language), eq(schema.translations.key, key))
}

type Key = SQLiteColumn | ((id: string) => SQL | undefined)

/** Each audited table with its key. */
const AUDITED = {
  users: [schema.users, schema.users.id],
  farmer_crops: [schema.farmerCrops, schema.farmerCrops.id],
  crop_activities: [schema.cropActivities, schema.cropActivities.id],
  advisories: [schema.advisories, schema.advisories.id],
  crops: [schema.crops, schema.crops.id],
  market_prices: [schema.marketPrices, schema.marketPrices.id],
  held_prices: [schema.heldPrices, schema.heldPrices.id],
  imported_crop_names: [schema.importedCropNames, schema.importedCropNames.name],
  weather_alerts: [schema.weatherAlerts, schema.weatherAlerts.id],
  contact_requests: [schema.contactRequests, schema.contactRequests.ticketId],
  courses: [schema.courses, schema.courses.id],
  modules: [schema.modules, schema.modules.id],
  lessons: [schema.lessons, schema.lessons.id],
  quizzes: [schema.quizzes, schema.quizzes.id],
  quiz_questions: [schema.quizQuestions, schema.quizQuestions.id],
  certificates: [schema.certificates, schema.certificates.code],
  farmer_loans: [schema.farmerLoans, schema.farmerLoans.id],
  farmer_insurance: [schema.farmerInsurance, schema.farmerInsurance.id],
  financial_transactions: [schema.financialTransactions, schema.financialTransactions.id],
  insurance_claims: [schema.insuranceClaims, schema.insuranceClaims.id],
  pending_decisions: [schema.pendingDecisions, schema.pendingDecisions.id],
  decision_limits: [schema.decisionLimits, schema.decisionLimits.id],
  insurance_products: [schema.insuranceProducts, schema.insuranceProducts.id],
  loan_products: [schema.loanProducts, schema.loanProducts.id],
  mobile_money_accounts: [schema.mobileMoneyAccounts, schema.mobileMoneyAccounts.id],
  payment_methods: [schema.paymentMethods, schema.paymentMethods.id],
  payments: [schema.payments, schema.payments.id],
  received_payments: [schema.receivedPayments, schema.receivedPayments.id],
  settings: [schema.settings, schema.settings.name],
  translations: [schema.translations, isTranslation],
  visits: [schema.visits, schema.visits.id],
  fields: [schema.fields, schema.fields.id],
  boundary_cases: [schema.boundaryCases, schema.boundaryCases.id],
  farmer_records: [schema.farmerRecords, schema.farmerRecords.farmerId],
  farmer_notes: [schema.farmerNotes, schema.farmerNotes.id],
  documents: [schema.documents, schema.documents.id],
  sms_messages: [schema.smsMessages, schema.smsMessages.id],
  sms_groups: [schema.smsGroups, schema.smsGroups.id],
  received_messages: [schema.receivedMessages, schema.receivedMessages.id],
  taught_words: [schema.taughtWords, schema.taughtWords.id],
} as const satisfies Record<AuditedTable, readonly [table: SQLiteTable, key: Key]>

/** When rows of a table were last changed, by their ids; those that nobody changed are left out. */
export const listLastChanges = (db: Db, name: AuditedTable, ids: readonly string[]) =>
  db
    .select({ id: schema.auditEvents.rowId, at: max(schema.auditEvents.at) })
    .from(schema.auditEvents)
    .where(and(eq(schema.auditEvents.tableName, name), inArray(schema.auditEvents.rowId, [...ids])))
    .groupBy(schema.auditEvents.rowId)
    .all()

const changesOfRow = prepared((db) =>
  db
    .select({ before: schema.auditEvents.before })
    .from(schema.auditEvents)
    .where(
      and(
        eq(schema.auditEvents.tableName, sql.placeholder('name')),
        eq(schema.auditEvents.rowId, sql.placeholder('id')),
      ),
    )
    .orderBy(desc(schema.auditEvents.id))
    .limit(100)
    .prepare(),
)
/** What stood in a row before each of its last changes, the newest first. */
export const listRowChanges = (db: Db, name: AuditedTable, id: string) => changesOfRow(db).all({ name, id })

/** A row of each table that has a column as its key, by a statement that is built once. */
const byKey = new Map(
  (Object.entries(AUDITED) as [AuditedTable, readonly [SQLiteTable, Key]][]).flatMap(([name, [table, key]]) => {
    if (typeof key === 'function') return []
    const one = (db: Db) =>
      db
        .select()
        .from(table)
        .where(eq(key, sql.placeholder('id')))
        .prepare()
    return [[name, prepared(one)] as const]
  }),
)

/** A row of an audited table, without its secrets and without what is only worked out from a name. */
export function findAuditedRow(db: Db, name: AuditedTable, id: string): Record<string, unknown> | undefined {
  const row: Record<string, unknown> | undefined =
    name === 'translations'
      ? db.select().from(schema.translations).where(isTranslation(id)).get()
      : byKey.get(name)!(db).get({ id })
  if (!row) return undefined
  const { password: _, usernameKey: __, sortKey: ___, nameKey: ____, ...readable } = row
  return readable
}

export const insertAuditEvent = (db: Db, event: typeof schema.auditEvents.$inferInsert) =>
  insertRow(db, schema.auditEvents, event)

const { auditEvents, users } = schema
const listed = {
  id: auditEvents.id,
  at: auditEvents.at,
  actorId: auditEvents.actorId,
  actorRole: auditEvents.actorRole,
  actorName: users.fullName,
  action: auditEvents.action,
  tableName: auditEvents.tableName,
  rowId: auditEvents.rowId,
  before: auditEvents.before,
  after: auditEvents.after,
}
const NEWEST: Order<{ id: number }> = {
  keys: [{ by: auditEvents.id, kind: 'number', of: (row) => row.id, isDescending: true }],
}

/** What a word of a search may mean: something done by these people, these actions, on these tables, or on this row. */
export type AuditMeaning = { actorIds: string[]; actions: string[]; tables: string[]; rowIds: string[] }

type AuditRequest = PageRequest & { table?: string; meant: AuditMeaning[] }

/** A page of the audit, the last first; of one table, and with words each of which names something of it. */
export const listAuditEvents = (db: Db, { table, meant, ...page }: AuditRequest) =>
  askPage(NEWEST, page, ({ after, orderBy, most }) =>
    db
      .select(listed)
      .from(auditEvents)
      .leftJoin(users, eq(users.id, auditEvents.actorId))
      .where(and(table === undefined ? undefined : eq(auditEvents.tableName, table), ...meant.map(isMeant), after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )

const isMeant = ({ actorIds, actions, tables, rowIds }: AuditMeaning): SQL | undefined =>
  or(
    inArray(auditEvents.actorId, actorIds),
    inArray(auditEvents.action, actions),
    inArray(auditEvents.tableName, tables),
    // Together with every table that has rows of its own, so that the index of rows is used.
    and(inArray(auditEvents.tableName, AUDITED_TABLES), inArray(auditEvents.rowId, rowIds)),
  )

/** How far back names are looked for, in events, and how many rows are found by one word. */
const NAMED_WITHIN = 20_000
const MOST_NAMED = 200

const namedSo = prepared((db) =>
  db.$client
    .prepare<[{ word: string; within: number; most: number }], string>(
      `select distinct row_id from audit_events
       where id > (select max(id) from audit_events) - @within and row_id is not null and exists (
         select 1 from json_each(json_array(before, after)) said, json_each(said.value) told
         where told.key in ('fullName', 'username', 'name', 'localName', 'title', 'market', 'subject')
           and instr(lower(told.value), @word))
       limit @most`,
    )
    .pluck(),
)
/** The rows whose name, before a change or after it, has this word, whatever they are called now. */
export const listRowsNamed = (db: Db, word: string) =>
  namedSo(db).all({ word: word.toLowerCase(), within: NAMED_WITHIN, most: MOST_NAMED })

/** Leaps through an index from one action to the next. */
const everyAction = prepared((db) =>
  db.$client
    .prepare<[], string>(
      `with recursive named (action) as (
         select min(action) from audit_events
         union all
         select (select min(n.action) from audit_events n where n.action > named.action) from named where action is not null
       ) select action from named where action is not null`,
    )
    .pluck(),
)
/** The actions that have been audited. */
export const listAuditedActions = (db: Db) => everyAction(db).all()
