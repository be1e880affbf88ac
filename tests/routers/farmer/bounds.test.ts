import { expect, test } from 'vitest'
import type { Db } from '#db/client.ts'
import { MAX } from '#domain/bounds.ts'
import { MAX_SUBSCRIPTIONS } from '#domain/messaging/push.ts'
import type { ProblemId } from '#domain/problem.ts'
import { exportPersonalData } from '#services/people/export-personal-data.ts'
import { browserOf } from '../../browser.ts'
import { village } from '../../village.ts'

type Martha = ReturnType<ReturnType<typeof village>['as']>

const rows = (count: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}) `
/** Fills a table with rows of Martha's up to this number. */
const fill =
  (columns: string, values: string, [table]: [table: string]) =>
  (db: Db, count: number) =>
    db.$client.exec(`${rows(count)} insert into ${table} (${columns}) select ${values} from n`)

const reply = { ticketId: 'KUU-MARTHA', message: 'And the beans?' }
const loan = { loanProductId: 'seed', principalAmount: 2000, currency: 'NGN', termDays: 365, purpose: 'Seed for the season' } as const // biome-ignore format: one row
const transport = { quantityKg: 100, costs: [{ market: 'Monrovia', cost: 20 }] }
const wish = { cropId: 'maize', market: 'Monrovia', direction: 'below', pricePerKg: 300 } as const

type Bounded = [list: string, most: number, has: number, fill: (db: Db, count: number) => unknown, add: (m: Martha, v: ReturnType<typeof village>) => Promise<unknown>, refused: ProblemId] // biome-ignore format: one row
/** Every list that one user can grow without end, except paged ones. */
// biome-ignore format: a table
const BOUNDED: Bounded[] = [
  ['crops', MAX.crops, 1, fill('id, farmer_id, crop_id', "'c' || i, 'martha', 'maize'", ['farmer_crops']),
    ({ farmer }) => farmer.crops.add({ farmerId: 'martha', cropId: 'maize', areaSize: 1 }), 'cropsFull'],
  ['price alerts', MAX.priceAlerts, 1, fill('user_id, id, crop_id, market, direction, price_per_kg, currency', "'martha', 'w' || i, 'maize', 'm' || i, 'above', 1, 'LRD'", ['price_alerts']),
    ({ farmer }) => farmer.priceAlerts.set(wish), 'priceAlertsFull'],
  ['transport costs', MAX.transportCosts, 0, fill('user_id, market, quantity_kg, cost, currency', "'martha', 'm' || i, 1, 1, 'LRD'", ['transport_costs']),
    ({ farmer }) => farmer.prices.setTransport(transport), 'transportFull'],
  ['bookmarks', MAX.bookmarks, 0, (db, count) => {
      fill('id, title, content, category', "'a' || i, 'A', 'B', 'pest'", ['advisories'])(db, count)
      fill('user_id, advisory_id', "'martha', 'a' || i", ['advisory_bookmarks'])(db, count)
    }, ({ farmer }) => farmer.bookmarks.set({ advisoryId: 'scout', isBookmarked: true }), 'bookmarksFull'],
  ['messages of a conversation', MAX.repliesOfSender, 0, (db, count) => fill('id, request_id, message', `'r' || i, (select id from contact_requests where ticket_id = 'KUU-MARTHA'), 'M'`, ['ticket_replies'])(db, count),
    ({ farmer }) => farmer.contact.reply(reply), 'ticketFull'],
  ['messages of a conversation, for an agent', MAX.replies, 0, (db, count) => fill('id, request_id, message', `'r' || i, (select id from contact_requests where ticket_id = 'KUU-MARTHA'), 'M'`, ['ticket_replies'])(db, count),
    (_, v) => v.as(v.people.hawa).agent.tickets.answer(reply), 'ticketFull'],
  ['applications for loans', MAX.openLoans, 0, fill('id, user_id, loan_product_id, principal_amount, interest_rate, total_amount, installment_amount, currency, term_days, purpose', "'l' || i, 'martha', 'seed', 100000, 1, 100000, 1, 'NGN', 365, 'P'", ['farmer_loans']),
    ({ finance }) => finance.loans.request(loan), 'loansFull'],
]

test.each(BOUNDED)('of %s there are at most %i', async (_, most, has, fillUp, add, refused) => {
  const v = village()
  fillUp(v.db, most - has - 1)
  await add(v.as(v.people.martha), v)
  const another = village()
  fillUp(another.db, most - has)
  await expect(add(another.as(another.people.martha), another)).rejects.toMatchObject({ cause: { id: refused } })
})

test('replacing a row is possible at the limit', async () => {
  const v = village()
  const { priceAlerts, prices, bookmarks } = v.as(v.people.martha).farmer
  await priceAlerts.set(wish)
  await prices.setTransport(transport)
  await bookmarks.set({ advisoryId: 'scout', isBookmarked: true })
  BOUNDED[1]![3](v.db, MAX.priceAlerts - 2)
  BOUNDED[2]![3](v.db, MAX.transportCosts - 1)
  BOUNDED[3]![3](v.db, MAX.bookmarks - 1)
  await priceAlerts.set({ ...wish, pricePerKg: 200 })
  await prices.setTransport(transport)
  await bookmarks.set({ advisoryId: 'scout', isBookmarked: true })
  expect(await priceAlerts.list()).toHaveLength(MAX.priceAlerts)
  expect(await bookmarks.list()).toHaveLength(MAX.bookmarks)
})

type Ask = (m: Martha) => Promise<unknown[]>
const TOO_MANY = 1200
/** What has grown before there were limits, or grows by other users: an answer is limited all the same. */
// biome-ignore format: a table
const ANSWERS: [list: string, most: number, fill: (db: Db, count: number) => unknown, ask: Ask][] = [
  ['crops', MAX.crops, BOUNDED[0]![3], ({ farmer }) => farmer.crops.list({ farmerId: 'martha' })],
  ['due tasks', MAX.careDue, fill('id, farmer_id, crop_id, planting_date, created_at', "'c' || i, 'martha', 'maize', '2026-09-01', '2026-09-01T08:00:00.000Z'", ['farmer_crops']),
    ({ farmer }) => farmer.care.due({ farmerId: 'martha' })],
  ['tasks of a crop', 40, fill('id, farmer_crop_id, author_id, kind, task', "'d' || i, 'plot', 'martha', 'care', 'weeding'", ['crop_activities']),
    ({ farmer }) => farmer.care.list({ farmerId: 'martha', cropId: 'plot' })],
  ['the log of a crop', 20, fill('id, farmer_crop_id, author_id, kind, text', "'d' || i, 'plot', 'martha', 'note', 'N'", ['crop_activities']),
    async ({ farmer }) => (await farmer.cropLog.list({ farmerId: 'martha', cropId: 'plot' })).items],
  ['notifications', 100, fill('id, user_id, type, title, message', "'n' || i, 'martha', 'system', 'T', 'M'", ['notifications']), ({ farmer }) => farmer.notifications.list()],
  ['a page of notifications', 50, fill('id, user_id, type, title, message', "'n' || i, 'martha', 'system', 'T', 'M'", ['notifications']), async ({ farmer }) => (await farmer.notifications.page({})).items],
  ['price alerts', MAX.priceAlerts, BOUNDED[1]![3], ({ farmer }) => farmer.priceAlerts.list()],
  ['bookmarks', MAX.bookmarks, BOUNDED[3]![3], ({ farmer }) => farmer.bookmarks.list()],
  ['a conversation', MAX.replies, BOUNDED[4]![3], async ({ farmer }) => (await farmer.contact.conversation({ ticketId: 'KUU-MARTHA' })).replies],
  ['tickets', 100, fill('id, ticket_id, sender_id, name, message', "'t' || i, 'T' || i, 'martha', 'M', 'M'", ['contact_requests']), async ({ farmer }) => (await farmer.contact.list({})).items],
  ['loans', 100, BOUNDED[6]![3], async ({ finance }) => (await finance.loans.list({})).items],
  ['due dated advice', MAX.dueAdvice, (db, count) => {
      fill('id, title, content, category, crop_id, window_start, window_end', "'a' || i, 'A', 'B', 'pest', 'maize', 1, 900", ['advisories'])(db, count)
      fill('id, advisory_id, farmer_crop_id', "'d' || i, 'a' || i, 'plot'", ['advisory_deliveries'])(db, count)
    }, ({ farmer }) => farmer.advice.list()],
]
test.each(ANSWERS)('of %s an answer has at most %i', async (_, most, fillUp, ask) => {
  const v = village()
  fillUp(v.db, TOO_MANY)
  const length = (await ask(v.as(v.people.martha))).length
  expect(length).toBeLessThanOrEqual(most)
  expect(length).toBeGreaterThan(most / 10)
})

test('of the push subscriptions the newest stay', async () => {
  const v = village()
  const { push } = v.as(v.people.martha).farmer
  for (let n = 0; n < MAX_SUBSCRIPTIONS + 3; n++) await push.subscribe(browserOf(`phone-${n}`).subscription)
  expect(v.db.$client.prepare('select count(*) from push_subscriptions').pluck().get()).toBe(MAX_SUBSCRIPTIONS)
})

test('the export is limited by kind: the newest rows, in order, and it says so', async () => {
  const v = village()
  v.db.$client.exec(`${rows(MAX.exported + 1)} insert into crop_activities (id, farmer_crop_id, author_id, kind, text)
    select 'd' || i, 'plot', 'martha', 'note', 'Note ' || i from n`)
  const { about, records } = await exportPersonalData(v.db, { user: v.people.martha!, now: () => v.clock.now })
  for (const kind of ['cropLog', 'cropNotesWritten'] as const) {
    expect(records[kind]).toHaveLength(MAX.exported)
    expect([records[kind]?.[0]?.text, records[kind]?.at(-1)?.text]).toEqual(['Note 2', `Note ${MAX.exported + 1}`])
  }
  expect(about).toContain('of more than 2000 records of one kind, the newest')
})

test('of a long conversation the end is shown, in order', async () => {
  const v = village()
  v.db.$client.exec(`${rows(300)} insert into ticket_replies (id, request_id, message, created_at)
    select 'r' || i, (select id from contact_requests), 'Message ' || i, printf('2026-11-21T12:%02d:%02d.000Z', i / 60, i % 60) from n`)
  const { replies } = await v.as(v.people.martha).farmer.contact.conversation({ ticketId: 'KUU-MARTHA' })
  expect([replies[0]?.message, replies.at(-1)?.message]).toEqual(['Message 51', 'Message 300'])
})
