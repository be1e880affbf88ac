import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, openDb } from '#db/client.ts'
import { PERSONAL_TABLES } from '#db/privacy/tables.ts'
import { erasePerson } from '#db/queries/people/erase-person.ts'
import {
  auditEvents,
  idempotentResponses,
  ledgerAccounts,
  notifications,
  paymentMessages,
  payments,
  users,
} from '#db/schema/index.ts'
import { checkpoint } from '#db/upkeep.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { notify } from '#services/messaging/notify.ts'
import { exportPersonalData } from '#services/people/export-personal-data.ts'
import { bank } from '../../routers/finance/money.ts'
import { fillTables, type Marker } from './filled-tables.ts'

const NAME = 'Zubeda Zawadi-Kollie'
const PHONE = '+231770987654'
/** Somebody else's. */
const ELSEWHERE = '+231880987654'
const OF_ACCOUNT: Marker[] =
  Object.entries({ fullName: NAME, username: 'zubeda.z', phone: '770987654', email: 'zubeda@zawadi.example', location: 'Zorzor-Zq', password: 'quick Zqpassword' }) // biome-ignore format: one row
    .map(([column, word]) => ({ table: 'users', column, word }))

const folder = mkdtempSync(join(tmpdir(), 'kuu-erasure-'))
let db: Db
let markers: Marker[]
let exported: string
let sums: unknown
const before = new Map<string, Buffer>()

const files = () => new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))
const balances = () => db.select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance }).from(ledgerAccounts).all()
const rowsOf = (table: string) => db.$client.prepare(`select * from "${table}"`).all()
const tables = () =>
  db.$client
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'search_index%'") // biome-ignore format: one question
    .pluck()
    .all() as string[]

/** Martha with money that has moved, a row in every table, and a file on the disk that holds nothing but these rows. */
beforeAll(async () => {
  const b = bank()
  await b.disbursed()
  const own = { fullName: NAME, phone: PHONE, username: 'zubeda.z', usernameKey: 'zubeda.z', email: 'zubeda@zawadi.example', location: 'Zorzor-Zq', password: 'quick Zqpassword' } // biome-ignore format: one row
  b.db.update(users).set(own).where(eq(users.id, 'martha')).run()
  const paid = b.db.select().from(payments).where(eq(payments.userId, 'martha')).all()
  b.db.update(payments).set({ phone: PHONE }).where(eq(payments.userId, 'martha')).run()
  markers = [...fillTables(b.db, 'martha', 'hawa'), ...OF_ACCOUNT]
  for (const { id } of paid) {
    const body = JSON.stringify({ PhoneNumber: 231770987654, Amount: 10, note: `${NAME} pays`, receipt: 'NLJ7' })
    b.db.insert(paymentMessages).values({ paymentId: id, gateway: 'sandbox', kind: 'callback', body }).run()
  }
  const bought = { userId: 'martha', purpose: 'course', gateway: 'mpesa', amount: 100, currency: 'LRD', status: 'succeeded' } as const // biome-ignore format: one row
  b.db
    .insert(payments)
    .values({ ...bought, phone: PHONE, dueAt: b.clock.now.toISOString() })
    .run()
  const stray = (number: string) => JSON.stringify({ MSISDN: number, FirstName: 'Zubeda', TransID: 'STRAY1' })
  const unmatched = { gateway: 'mpesa', kind: 'callback' } as const
  b.db.insert(paymentMessages).values([PHONE, ELSEWHERE].map((number) => ({ ...unmatched, body: stray(number.slice(1)) }))).run() // biome-ignore format: rows
  notify(b.db, 'hawa', noticeOf('requestArrived', { ticketId: 'KUU-MARTHA', subject: null, farmer: NAME }), b.clock.now)
  // What an agent did with a crop of hers, which names no owner; and what was answered to the agent.
  const ofCrop = { at: b.clock.now.toISOString(), actorId: 'hawa', action: 'farmer.crops.addNote' }
  b.db
    .insert(auditEvents)
    .values({ ...ofCrop, tableName: 'crop_activities', rowId: 'worms', after: '{"text":"Zqaudited"}' })
    .run()
  const answered = { userId: 'hawa', requestHash: 'x' }
  b.db
    .insert(idempotentResponses)
    .values([
      { ...answered, key: 'note', rowId: 'worms', answer: '{"text":"Zqanswered"}' },
      { ...answered, key: 'list', answer: JSON.stringify({ users: [{ fullName: NAME }] }) },
    ])
    .run()
  markers.push({ table: 'audit_events', column: 'after', word: 'Zqaudited' })
  markers.push({ table: 'idempotent_responses', column: 'answer', word: 'Zqanswered' })
  const martha = { ...b.people.martha!, fullName: NAME }
  exported = JSON.stringify(await exportPersonalData(b.db, { user: martha, now: () => b.clock.now }))
  b.db.$client.exec('vacuum')
  writeFileSync(join(folder, 'kuu.db'), b.db.$client.serialize())
  db = openDb(join(folder, 'kuu.db'))
  sums = balances()
  for (const [name, bytes] of files()) before.set(name, bytes)
  erasePerson(db, 'martha')
  checkpoint(db)
})
afterAll(() => {
  db?.$client.close()
  rmSync(folder, { recursive: true })
})

/** The words that the rules say stay. */
const stays = ({ table, column }: Marker) => {
  const rule = PERSONAL_TABLES.find((each) => getTableName(each.table) === table)!
  return table !== 'users' && rule.erasure !== 'deleted' && rule.erasure.keeps.includes(column)
}

test('the rows of the test are in every table of people, and in the file before', () => {
  const filled = new Set(markers.map(({ table }) => table))
  const withWords = PERSONAL_TABLES.filter(({ table }) => !filled.has(getTableName(table)))
  // What has no words but ids, kinds and amounts.
  expect(withWords.map(({ key }) => key).sort()).toMatchInlineSnapshot(`
    [
      "advisoryBookmarks",
      "claimPhotos",
      "claimSteps",
      "courseEnrollments",
      "decisionLimits",
      "fieldTracks",
      "ledgerAccounts",
      "ledgerEntries",
      "lessonProgress",
      "loanPayments",
      "notificationPreferences",
      "paymentMessages",
      "visitPhotos",
    ]
  `)
  for (const { word } of markers) expect([word, before.get('kuu.db')!.includes(word)]).toEqual([word, true])
})

test('after an erasure no table holds a word of the person but those that the rules keep', () => {
  const left = tables().flatMap((table) => {
    const text = JSON.stringify(rowsOf(table))
    return markers.filter((marker) => !stays(marker) && text.includes(marker.word)).map(({ word }) => `${table}: ${word}`) // biome-ignore format: one list
  })
  expect(left).toEqual([])
})

test('what the rules keep is there', () => {
  const lost = markers.filter((marker) => stays(marker) && !JSON.stringify(rowsOf(marker.table)).includes(marker.word))
  expect(lost).toEqual([])
})

test('no file of the data folder holds them either, nor does the search', () => {
  const left = [...files()].flatMap(([file, bytes]) =>
    markers.filter((marker) => !stays(marker) && bytes.includes(marker.word)).map(({ word }) => `${file}: ${word}`),
  )
  expect(left).toEqual([])
  db.$client.exec("insert into search_index (search_index) values ('integrity-check')")
  const found = db.$client.prepare('select count(*) from search_index where search_index match ?').pluck()
  expect(found.get('"zubeda"')).toBe(0)
})

test('the books are as they were: every account of the ledger, and every movement sums to zero', async () => {
  expect(balances()).toEqual(sums)
  expect(sums).not.toEqual([])
  const calm = { pause: async () => undefined, stopping: new AbortController().signal }
  expect((await checkLedger(db, calm)).wrong).toEqual([])
  expect(db.$client.pragma('foreign_key_check')).toEqual([])
})

test('what a provider said stays, without the number and the name', () => {
  const said = db.select().from(paymentMessages).all()
  const callbacks = said.filter(({ kind, body }) => kind === 'callback' && body.includes('NLJ7'))
  expect(callbacks.length).toBeGreaterThan(0)
  for (const { body } of callbacks)
    expect(JSON.parse(body)).toEqual({ PhoneNumber: 0, Amount: 10, note: '[removed]', receipt: 'NLJ7' })
  expect(() => db.update(paymentMessages).set({ body: '' }).run()).toThrow('append-only')
})

test('what names no payment is blotted where it holds a number of the person, and stays as it came elsewhere', () => {
  const strays = db
    .select()
    .from(paymentMessages)
    .all()
    .filter(({ body }) => body.includes('STRAY1'))
  expect(strays.map(({ body }) => JSON.parse(body))).toEqual([
    { MSISDN: '[removed]', FirstName: '[removed]', TransID: 'STRAY1' },
    { MSISDN: ELSEWHERE.slice(1), FirstName: 'Zubeda', TransID: 'STRAY1' },
  ])
})

test('a write of staff that named the person is not done again when it is repeated', () => {
  const answers = db.select().from(idempotentResponses).where(eq(idempotentResponses.userId, 'hawa')).all()
  expect(answers.map(({ answer }) => answer)).toEqual([null, null])
})

test('the bell of the agent says that somebody asked, and no longer who', () => {
  const bell = db.select().from(notifications).where(eq(notifications.userId, 'hawa')).all()
  expect(bell.map(({ params }) => params)).toContainEqual(expect.stringContaining('"Deleted account"'))
})

describe('the export', () => {
  /** Why a column is not in it, as the rules say. */
  const isLeftOut = ({ table, column }: Marker) => {
    const { exported: rule } = PERSONAL_TABLES.find((each) => getTableName(each.table) === table)!
    return 'not' in rule || rule.without.includes(column)
  }
  test('holds every word of the person that the rules do not leave out', () => {
    const due = markers.filter((marker) => !isLeftOut(marker) && marker.word !== 'Zqaudited')
    expect(due.filter(({ word }) => !exported.includes(word))).toEqual([])
  })
  test('holds what was said of a number from which the person paid, without a payment, and of no other number', () => {
    const { records } = JSON.parse(exported) as { records: Record<string, { body: string }[]> }
    expect(records.otherPaymentMessages!.map(({ body }) => JSON.parse(body).MSISDN)).toEqual([PHONE.slice(1)])
  })
  test('holds no word that they leave out', () => {
    expect(markers.filter((marker) => isLeftOut(marker) && exported.includes(marker.word))).toEqual([])
  })
})
