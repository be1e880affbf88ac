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

type Leaving = { userId: string; name: string; nobody: string }

/**
 * Takes a person's name from the notifications of others: of staff, and of those with whom the person dealt as staff.
 * Answers to writes of staff that name the person are cleared; their keys stay, so that nothing is done again.
 */
export function forgetAmongOthers(db: Db, { userId, name, nobody }: Leaving) {
  const staff = "select id from users where role in ('extension_agent', 'admin')"
  const sqlite = db.$client
  sqlite
    .prepare(
      `update notifications set params = replace(params, :name, :nobody)
       where instr(params, :name) and user_id in (${staff}
         union select r.sender_id from ticket_replies t join contact_requests r on r.id = t.request_id where t.author_id = :userId
         union select sender_id from contact_requests where assignee_id = :userId
         union select farmer_id from visits where agent_id = :userId
         union select farmer_id from farmer_records where agent_id = :userId)`,
    )
    .run({ userId, name: JSON.stringify(name), nobody: JSON.stringify(nobody) })
  sqlite
    .prepare(
      `update idempotent_responses set answer = null
       where user_id in (${staff}) and (instr(answer, :name) or instr(answer, :userId))`,
    )
    .run({ userId, name: JSON.stringify(name) })
}
