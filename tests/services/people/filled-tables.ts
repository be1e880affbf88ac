import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#db/client.ts'
import { PERSONAL_TABLES } from '#db/privacy/tables.ts'
import * as schema from '#db/schema/index.ts'

/** A word that was put into a column of a row of the person, and is nowhere else. */
export type Marker = { table: string; column: string; word: string }

/** What the rows of the ledger look like is the ledger's affair: they are made by moving money. */
const BY_MOVING_MONEY = ['ledger_accounts', 'ledger_movements', 'ledger_entries', 'loan_payments', 'users']

/** Values that a CHECK or a trigger asks for. */
const ASKED: Record<string, Record<string, unknown>> = {
  farmer_loans: { termDays: 365, paidAmount: 0 },
  loan_products: { termDays: 365 },
  // The person has a default account already; a bank is neither a wallet nor an agent with cash.
  mobile_money_accounts: { isDefault: false },
  payment_methods: { methodType: 'bank', accountId: null, agentId: null, isDefault: false },
  financial_transactions: { methodId: null },
  // What providers say is JSON of theirs; the test that erases writes some.
  payment_messages: { body: '{}' },
  // About a payment, or about money that was paid in; for a loan, or for an account.
  payment_queries: { receivedId: null },
  pay_numbers: { accountId: null },
  notifications: { kind: null, params: null },
  // With the field of somebody else.
  boundary_cases: { otherFieldId: 'z-field-of-another' },
}

const TABLES = new Map<string, SQLiteTable>(Object.values(schema).flatMap((each) => (is(each, SQLiteTable) ? [[getTableName(each), each]] : []))) // biome-ignore format: one map
const OF_PEOPLE = new Map(PERSONAL_TABLES.map((each) => [getTableName(each.table), each]))

/** Puts a row of the person into every table that holds rows of people, with a marker in every column of words. */
export function fillTables(db: Db, userId: string, author: string): Marker[] {
  const markers: Marker[] = []
  const begun = new Set<string>()
  db.insert(schema.fields).values({ id: 'z-field-of-another', farmerId: author, name: 'Hill', totalArea: 1, boundaryCoordinates: [] }).run() // biome-ignore format: one row

  /** Puts a row into a table, unless one is there or on its way; what it refers to comes before it. */
  function fill(name: string) {
    if (begun.has(name) || BY_MOVING_MONEY.includes(name)) return
    begun.add(name)
    const table = TABLES.get(name)!
    const columns = Object.entries(getTableColumns(table) as Record<string, SQLiteColumn>)
    const asked = ASKED[name] ?? {}
    const row = columns.map(([key, column]) => [key, key in asked ? asked[key] : valueFor(name, key, column)] as const)
    db.insert(table).values(Object.fromEntries(row)).run()
  }

  function valueFor(name: string, key: string, column: SQLiteColumn): unknown {
    if (column === OF_PEOPLE.get(name)?.owner) return userId
    const parent = parentOf(column)
    if (parent) return parentId(parent.table, parent.column)
    if (key === 'id') return column.getSQLType() === 'integer' ? undefined : `row-of-${name}`
    if (column.enumValues?.length) return column.enumValues[0]
    if (column.getSQLType() !== 'text') return column.dataType === 'boolean' ? true : 1
    if (isMoment(key)) return MOMENT
    return wordsFor(name, key, column)
  }

  /** The row above that was made here, else any. */
  function parentId(table: string, column: string): unknown {
    if (table === 'users') return author
    fill(table)
    const rows = db.$client
      .prepare(`select "${column}" from "${table}" order by ("${column}" = ?) desc limit 1`)
      .pluck()
    return rows.get(`row-of-${table}`) ?? null
  }

  /** A marker in whatever form the column takes; a row of nobody gets none. */
  function wordsFor(table: string, key: string, column: SQLiteColumn): unknown {
    const word = `Zq${table}${key}`.replace(/[^A-Za-z]/g, '')
    const forms = column.columnType === 'SQLiteText' ? [word] : [[word], { note: word }, [], {}]
    const form = forms.find((each) => fits(column, each)) ?? null
    if (JSON.stringify(form)?.includes(word) && OF_PEOPLE.has(table)) markers.push({ table, column: key, word })
    return form
  }

  for (const name of OF_PEOPLE.keys()) fill(name)
  return markers
}

const MOMENT = '2026-11-20T08:00:00.000Z'
const isMoment = (key: string) => /(At|Date|Day|Until|Due|Start|End)$|^(at|day|time|timestamp)$/.test(key)

function fits(column: SQLiteColumn, value: unknown) {
  try {
    column.mapToDriverValue(value)
    return true
  } catch {
    return false
  }
}

/** What a column refers to. */
function parentOf(column: SQLiteColumn) {
  const { foreignKeys } = getTableConfig(column.table as SQLiteTable)
  const reference = foreignKeys.map((key) => key.reference()).find(({ columns }) => columns[0] === column)
  return reference && { table: getTableName(reference.foreignTable), column: reference.foreignColumns[0]!.name }
}
