import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { paymentMessages, payments } from '#db/schema/index.ts'
import { type Identity, redact } from '#domain/people/redact.ts'
import { listCallbacksHolding } from './unmatched-callbacks.ts'

/**
 * Runs a deletion after which the file of the database does not hold what was deleted: SQLite otherwise leaves it in
 * pages that become free, and the search in its index.
 */
export function withoutTraces<T>(db: Db, work: () => T): T {
  const sqlite = db.$client
  sqlite.pragma('secure_delete = ON')
  setSearchOption(db, 1)
  try {
    return work()
  } finally {
    setSearchOption(db, 0)
    sqlite.pragma('secure_delete = FAST')
  }
}

/** FTS5 takes whole numbers alone, and a number of ours is bound as a decimal one. */
const setSearchOption = (db: Db, value: 0 | 1) =>
  db.$client.prepare(`insert into search_index (search_index, rank) values ('secure-delete', ${value})`).run()

/**
 * Blots a person out of what providers said of the person's payments, and of what names no payment but holds one of the
 * person's own numbers. A trigger refuses to change or delete such a row;
 * replacing it under its own number is the one way that is left, for SQLite runs no triggers for a row that is replaced.
 */
export function blotPaymentMessages(db: Db, userId: string, identity: Identity, own: readonly string[]) {
  const paid = db.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId))
  const said = db.select().from(paymentMessages).where(inArray(paymentMessages.paymentId, paid)).all()
  const replace = db.$client.prepare<[string, number]>(
    `replace into payment_messages (id, payment_id, gateway, kind, http_status, body, created_at)
     select id, payment_id, gateway, kind, http_status, ?, created_at from payment_messages where id = ?`,
  )
  for (const { id, body } of [...said, ...listCallbacksHolding(db, own)]) {
    const redacted = redact(body, identity)
    if (redacted !== body) replace.run(redacted, id)
  }
}

type Leaving = {
  userId: string
  /** The name as it is now, and those of accounts. */
  names: readonly string[]
  /** Ids of the person's rows, their tickets, and the person's numbers. */
  subjects: readonly string[]
}

/** Takes a person out of what others were told and answered, whatever the person was called at the time. */
export function forgetAmongOthers(db: Db, leaving: Leaving) {
  forgetNotices(db, leaving)
  forgetAnswers(db, leaving)
}

/** Deletes the messages to a group whose only receiver a person was; to be run before the person's own messages go. */
export const forgetOwnGroups = (db: Db, userId: string) =>
  db.$client
    .prepare(`delete from sms_groups where people = 1 and id in (select group_id from sms_messages where user_id = ?)`)
    .run(userId)

/** In the notifications of others a name becomes 'Deleted account'; what the person wrote into a request goes. */
function forgetNotices(db: Db, { userId, names, subjects }: Leaving) {
  const people = db.$client.prepare<[string, string], { id: string; params: string; people: string }>(
    'select id, params, people from notifications where instr(people, ?) and user_id <> ?',
  )
  const set = db.$client.prepare<[string, string]>('update notifications set params = ? where id = ?')
  for (const { id, params, people: named } of people.all(userId, userId))
    set.run(JSON.stringify({ ...JSON.parse(params), ...namelessOf(JSON.parse(named), userId) }), id)
  db.$client
    .prepare(
      `update notifications set params = json_set(params, '$.subject', null)
       where params ->> 'subject' is not null and params ->> 'ticketId' in (select value from json_each(?))`,
    )
    .run(JSON.stringify(subjects))
  forgetOldNotices(db, userId, names[0] ?? '')
}

const namelessOf = (people: Record<string, string>, userId: string) =>
  Object.fromEntries(Object.entries(people).flatMap(([param, id]) => (id === userId ? [[param, NOBODY]] : [])))

/** Notifications of before they noted whom they name: those of staff, and of those with whom the person dealt as staff. */
const forgetOldNotices = (db: Db, userId: string, name: string) =>
  db.$client
    .prepare(
      `update notifications set params = replace(params, :name, :nobody)
       where people is null and instr(params, :name) and user_id in (${STAFF}
         union select r.sender_id from ticket_replies t join contact_requests r on r.id = t.request_id where t.author_id = :userId
         union select sender_id from contact_requests where assignee_id = :userId
         union select farmer_id from visits where agent_id = :userId
         union select farmer_id from farmer_records where agent_id = :userId)`,
    )
    .run({ userId, name: JSON.stringify(name), nobody: JSON.stringify(NOBODY) })

/**
 * Clears the answers to writes that speak of the person; their keys stay, so that nothing is done again. Those of before
 * answers noted their subjects are searched for every id, number and name.
 */
const forgetAnswers = (db: Db, { names, subjects }: Leaving) =>
  db.$client
    .prepare(
      `update idempotent_responses set answer = null, subjects = null
       where answer is not null and case when subjects is null
         then exists (select 1 from json_each(:words) where instr(answer, value))
         else exists (select 1 from json_each(subjects) where value in (select value from json_each(:subjects))) end`,
    )
    .run({
      subjects: JSON.stringify(subjects),
      words: JSON.stringify([...subjects, ...names].filter((word) => word.length >= LEAST_WORD).map(quoted)),
    })

/** A shorter word would be found in answers about anybody. */
const LEAST_WORD = 4
const quoted = (word: string) => JSON.stringify(word)

export const NOBODY = 'Deleted account'
const STAFF = "select id from users where role in ('extension_agent', 'admin')"
