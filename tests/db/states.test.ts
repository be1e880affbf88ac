import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { eq, isNotNull, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Db, openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import {
  advisories,
  auditEvents,
  courses,
  crops,
  farmerCrops,
  farmerInsurance,
  farmerLoans,
  idempotentResponses,
  loanProducts,
  sessions,
  smsMessages,
  translations,
  users,
} from '#db/schema/index.ts'
import { findFirst } from '#db/search.ts'
import { seedReference } from '#db/seed/index.ts'
import { continueBroadcasts } from '#services/messaging/broadcast.ts'
import { contentOf, expectEveryRow } from './content.ts'
import { migrated } from './migrated.ts'

const STATES = join(import.meta.dirname, '../fixtures/states')
const LANDED = readMigrations(join(import.meta.dirname, '../../drizzle'))

/** Databases as earlier versions left them, with the demo's rows: each is named after its last migration. */
test.each(readdirSync(STATES))('an installation of %s keeps every row through all later migrations', (file) => {
  const db = openDb(brotliDecompressSync(readFileSync(join(STATES, file))))
  const before = contentOf(db)
  expect(before.users).toHaveLength(19)

  migrate(db, LANDED)

  expectEveryRow(before, contentOf(db))
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok')
})

test('a payment from before keeps the name by which its provider knows it', () => {
  const db = openDb(brotliDecompressSync(readFileSync(join(STATES, '0013_request_photos.db.br'))))
  const { id: userId } = db.$client.prepare<[], { id: string }>('select id from users limit 1').get()!
  const insert =
    db.$client.prepare(`insert into payments (id, user_id, purpose, gateway, phone, amount, currency, status, gateway_id, due_at)
    values (?, ?, 'transferOut', 'mtn-momo', '+256772123456', 100, 'UGX', 'pending', ?, '2026')`)
  for (const id of ['old-1', 'old-2']) insert.run(id, userId, id)
  migrate(db, LANDED)
  const rows = db.$client.prepare('select id, reference, queries, watched_until from payments where user_id = ? order by id').all(userId) // biome-ignore format: one question
  expect(rows).toMatchObject([
    { id: 'old-1', reference: 'old-1', queries: 0, watched_until: null },
    { id: 'old-2', reference: 'old-2' },
    { id: 'payments-1', reference: 'payments-1' },
  ])
})

test('a course that was published before counts as published since its creation, a draft as never published', () => {
  const db = openDb(brotliDecompressSync(readFileSync(join(STATES, '0002_scale.db.br'))))
  migrate(db, LANDED)
  const published = { isPublished: true, publishedAt: expect.any(String) }
  const found = db.select().from(courses).orderBy(courses.createdAt).all()
  expect(found).toMatchObject([published, published, published, { isPublished: false, publishedAt: null }])
  for (const { isPublished, publishedAt, createdAt } of found) expect(publishedAt).toBe(isPublished ? createdAt : null)
})

describe('migration 0004 and older rows', () => {
  const earlier = () => openDb(brotliDecompressSync(readFileSync(join(STATES, '0003_publication.db.br'))))

  test('a session started thirty days before its expiry', () => {
    const db = earlier()
    migrate(db, LANDED)
    const [first] = db.select().from(sessions).orderBy(sessions.id).all()
    const began = '2026-11-20T08:00:00.000Z'
    expect(first).toMatchObject({ createdAt: began, usedAt: began, device: null })
  })

  test('a stored response has the id of its row', () => {
    const db = earlier()
    migrate(db, LANDED)
    const rows = db.select().from(idempotentResponses).orderBy(idempotentResponses.key).all()
    expect(rows.map(({ key, rowId }) => [key, rowId !== null])).toEqual([
      ['key-of-a-crop', true],
      ['key-of-a-list', false],
      ['key-of-a-ticket', false],
    ])
    db.delete(farmerCrops).where(eq(farmerCrops.id, rows[0]!.rowId!)).run()
    expect(db.select().from(idempotentResponses).orderBy(idempotentResponses.key).all()[0]).toMatchObject({
      answer: null,
    })
  })

  test('usernames that look the same get two keys, and the older account keeps the plain one', () => {
    const db = earlier()
    const insert = db.$client.prepare(
      'insert into users (id, username, password, full_name, created_at) values (?, ?, ?, ?, ?)',
    )
    insert.run('old', 'Ｋofi', '!', 'Kofi', '2026-01-01T00:00:00.000Z')
    insert.run('new', 'KOFI', '!', 'Kofi', '2026-02-01T00:00:00.000Z')
    migrate(db, LANDED)
    const keyOf = (id: string) => db.select().from(users).where(eq(users.id, id)).get()?.usernameKey
    expect([keyOf('old'), keyOf('new')]).toEqual(['kofi', 'kofi new'])
    expect(db.select().from(users).where(isNull(users.usernameKey)).all()).toEqual([])
  })
})

describe('migration 0005 and older rows', () => {
  const upgraded = () => {
    const db = openDb(brotliDecompressSync(readFileSync(join(STATES, '0004_doors.db.br'))))
    migrate(db, LANDED)
    return db
  }
  const column = (db: Db, sql: string) => db.$client.prepare(sql).pluck().all()

  test('every crop of the catalogue has its group, as in a new installation', () => {
    const seeded = migrated()
    seedReference(seeded)
    const groups = (db: Db) => db.select({ name: crops.name, group: crops.group }).from(crops).orderBy(crops.name).all()
    expect(groups(upgraded())).toEqual(groups(seeded))
  })

  test('a notification keeps its text, and one with a kind needs none', () => {
    const db = upgraded()
    expect(column(db, 'select count(*) from notifications where kind is not null or title is null')).toEqual([0])
    const insert = db.$client.prepare(
      'insert into notifications (id, user_id, type, kind, params, title) select ?, id, ?, ?, ?, ? from users limit 1',
    )
    expect(insert.run('new', 'system', 'courseOpened', '{}', null).changes).toBe(1)
    expect(() => insert.run('bare', 'system', null, null, 'A title')).toThrow('notifications_content')
    expect(column(db, "select count(*) from changes where list = 'notifications'")).not.toEqual([0])
  })

  test('a broadcast that had started reaches every farmer', () => {
    const db = upgraded()
    const before = column(db, 'select count(*) from notifications')[0] as number
    while (continueBroadcasts(db, new Date('2026-11-22T08:00:00.000Z')) !== null);
    expect(column(db, 'select count(*) from notifications')).toEqual([before + 15])
    expect(column(db, "select count(*) from notifications where title = 'Scout for armyworm'")).toEqual([15])
  })

  test('older rows are found by search, until they are deleted', () => {
    const db = upgraded()
    const found = (words: string) =>
      column(
        db,
        `select list || ' ' || count(*) from search_index join search_documents on search_documents.id = search_index.rowid
         where search_index match '"${words}"' group by list order by list`,
      )
    expect(found('martha')).toEqual(['people 1'])
    expect(found('assav')).toContain('crops 1')
    db.$client.exec("update users set full_name = 'Zoé Kollie' where username = 'martha'")
    expect(found('zoe')).toEqual(['people 1'])
    db.$client.exec('delete from contact_requests')
    expect(column(db, "select count(*) from search_documents where list = 'tickets'")).toEqual([0])
    expect(() => db.$client.exec("insert into search_index (search_index) values ('integrity-check')")).not.toThrow()
  })

  test('the response of a write is still cleared with its row', () => {
    const db = upgraded()
    const stored = db.select().from(idempotentResponses).where(isNotNull(idempotentResponses.rowId)).get()
    db.delete(farmerCrops).where(eq(farmerCrops.id, stored!.rowId!)).run()
    expect(column(db, 'select answer from idempotent_responses where row_id is not null')).toEqual([null])
  })

  test('audit events cannot be changed or deleted; only their content can be cleared', () => {
    const db = upgraded()
    const event = { at: '2026-11-22T08:00:00.000Z', action: 'admin.loans.approve', before: '{}', after: '{}' }
    db.insert(auditEvents).values(event).run()
    expect(() => db.delete(auditEvents).run()).toThrow('append-only')
    expect(() => db.update(auditEvents).set({ after: '{"status":"approved"}' }).run()).toThrow('append-only')
    expect(() => db.update(auditEvents).set({ actorId: 'ruth', before: null, after: null }).run()).toThrow(
      'append-only',
    )
    expect(db.update(auditEvents).set({ before: null, after: null, subjectId: null }).run().changes).toBe(1)
  })
})

test('advice of before migration 0009 counts as announced, is not scheduled and waits for nobody', () => {
  const db = openDb(brotliDecompressSync(readFileSync(join(STATES, '0008_desk.db.br'))))
  migrate(db, LANDED)
  const rows = db.select().from(advisories).all()
  expect(rows).toHaveLength(49)
  for (const { announcedAt, createdAt, publishAt, needsApproval } of rows)
    expect([announcedAt, publishAt, needsApproval]).toEqual([createdAt, null, false])
})

test('a text message of before migration 0010 is due at once, and was never tried', () => {
  const db = openDb(brotliDecompressSync(readFileSync(join(STATES, '0009_desk_whole.db.br'))))
  migrate(db, LANDED)
  const rows = db.select().from(smsMessages).where(eq(smsMessages.status, 'pending')).all()
  expect(rows).not.toEqual([])
  for (const { dueAt, attempts, isUrgent, gatewayId } of rows)
    expect([dueAt, attempts, isUrgent, gatewayId]).toEqual(['', 0, false, null])
})

test('words that an installation changed before migration 0013 keep their text where their names moved', () => {
  const db = openDb(brotliDecompressSync(readFileSync(join(STATES, '0012_announcements.db.br'))))
  const change = db.$client.prepare("insert into translations (language, key, text, english, updated_at) values ('sw', ?, ?, '', '')") // biome-ignore format: one statement
  const moved = {
    'farmer.help.submit': 'tickets.help.submit',
    'farmer.cropForm.title': 'crop.form.title',
    'farmer.cropDetail.planted': 'crop.detail.planted',
    'farmer.crops.addNamed': 'crop.list.addNamed',
    'farmer.crops.harvestIn': 'farmer.crops.harvestIn',
  }
  for (const name of Object.keys(moved)) change.run(name, `Own ${name}`)
  migrate(db, LANDED)
  const rows = db.select({ key: translations.key, text: translations.text }).from(translations).all()
  expect(rows).toEqual(
    expect.arrayContaining(Object.entries(moved).map(([from, key]) => ({ key, text: `Own ${from}` }))),
  )
})

test('loans and policies of before 0015 keep their terms: no day count, and cover from the first day', () => {
  const db = openDb(brotliDecompressSync(readFileSync(join(STATES, '0013_request_photos.db.br'))))
  migrate(
    db,
    LANDED.filter(({ name }) => name < '0015'),
  )
  db.$client.exec(`
    insert into farmer_loans (id, user_id, loan_product_id, principal_amount, interest_rate, total_amount, currency, term_days, purpose, interest_method, status)
      select 'old', u.id, p.id, 100000, 18, 109000, 'NGN', 365, 'Seed', 'declining', 'applied' from users u, loan_products p limit 1;
    insert into farmer_insurance (id, user_id, product_id, coverage_amount, premium_amount, currency, policy_start, policy_end, status)
      select s.value, u.id, p.id, 100000, 4000, 'NGN', '2026-11-01', '2027-11-01', s.value
      from (select id from users limit 1) u, (select id from insurance_products limit 1) p, json_each('["active", "applied"]') s;
  `)
  migrate(db, LANDED)
  expect(db.select().from(farmerLoans).where(eq(farmerLoans.id, 'old')).get()).toMatchObject({ totalAmount: 109_000, dayCount: null, rebate: null }) // biome-ignore format: one row
  const from = (id: string) => db.select().from(farmerInsurance).where(eq(farmerInsurance.id, id)).get()?.coveredFrom
  expect([from('active'), from('applied')]).toEqual(['2026-11-01', null])
  expect(db.select().from(loanProducts).get()).toMatchObject({ dayCount: '30/360', rebate: 'none' })
})

test('loans, their products and the ledger of before 0018 stay as they were, and its triggers hold again', () => {
  const db = openDb(brotliDecompressSync(readFileSync(join(STATES, '0013_request_photos.db.br'))))
  migrate(
    db,
    LANDED.filter(({ name }) => name < '0018'),
  )
  db.$client.exec(`
    insert into farmer_loans (id, user_id, loan_product_id, principal_amount, interest_rate, total_amount, currency, term_days, purpose, status, due_days, remaining_amount)
      select 'old', u.id, p.id, 100000, 18, 109000, 'NGN', 365, 'Seed', 'defaulted', '["2026-12-01"]', 109000 from users u, loan_products p limit 1;
    insert into ledger_accounts (id, kind, currency, loan_id) values ('principal old', 'principal', 'NGN', 'old'), ('x NGN', 'outside', 'NGN', null);
    begin;
    insert into ledger_entries (movement, line, account_id, amount) values (9001, 0, 'principal old', -100000), (9001, 1, 'x NGN', 100000);
    insert into ledger_movements (number, kind) values (9001, 'disbursement');
    commit;
  `)
  const before = contentOf(db)
  migrate(db, LANDED)
  expectEveryRow(before, contentOf(db))
  const loan = db.select().from(farmerLoans).where(eq(farmerLoans.id, 'old')).get()
  expect(loan).toMatchObject({ status: 'defaulted', dueDays: ['2026-12-01'], penaltyRate: 0, penaltyAmount: 0, agreedDueDays: null }) // biome-ignore format: one row
  expect(db.select().from(loanProducts).all().every(({ penaltyRate, penaltyCap }) => penaltyRate === 0 && penaltyCap === 0)).toBe(true) // biome-ignore format: one thought
  const refused = (sql: string, words: string) => expect(() => db.$client.exec(sql)).toThrow(words)
  refused("update ledger_movements set kind = 'topUp'", 'append-only')
  refused('delete from ledger_movements', 'append-only')
  refused("update ledger_accounts set currency = 'USD'", 'not changed')
  refused("insert into ledger_entries (movement, line, account_id, amount) values (9001, 2, 'x NGN', 5)", 'closed')
  refused("insert into ledger_movements (number, kind) values (9002, 'topUp')", 'two entries')
  db.$client.exec(`
    begin;
    insert into ledger_accounts (id, kind, currency) values ('writeOffs NGN', 'writeOffs', 'NGN');
    insert into ledger_entries (movement, line, account_id, amount) values (9003, 0, 'principal old', 100000), (9003, 1, 'writeOffs NGN', -100000);
    insert into ledger_movements (number, kind) values (9003, 'writeOff');
    commit;
  `)
  const balance = db.$client.prepare("select balance from ledger_accounts where id = 'principal old'").pluck().get()
  expect(balance).toBe(0)
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(db.$client.pragma('foreign_key_check')).toEqual([])
})

test('names that stood before 0020 are found by plain letters, and what is written later too', () => {
  const db = openDb(brotliDecompressSync(readFileSync(join(STATES, '0013_request_photos.db.br'))))
  migrate(
    db,
    LANDED.filter(({ name }) => name < '0020'),
  )
  const rename = db.$client.prepare('update users set full_name = ? where id = ?')
  const ids = db.$client
    .prepare<[], string>("select id from users where role = 'farmer' order by id limit 4")
    .pluck()
    .all()
  rename.run('Kpɔlɔ Tɛɛ', ids[0])
  rename.run('Aïssata Bâ', ids[1])
  migrate(db, LANDED)
  rename.run('Kouassi N’Guessan', ids[2])
  rename.run('ኃይሌ ተፈራ', ids[3])
  const search = (words: string) => findFirst(db, { list: 'people', words, most: 5 })
  expect(['kpolo', 'Ba', "N'Guessan", 'ሀይሌ'].map((words) => search(words)[0])).toEqual(ids)
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok')
})
