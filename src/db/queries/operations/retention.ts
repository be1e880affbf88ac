import { type Db, prepared, transact } from '#db/client.ts'
import type { Instant } from '#domain/dates.ts'
import { SHORT_HASH } from '../sync/idempotent-responses.ts'

/** Rows that go at once: a few milliseconds, so that requests get through between two slices. */
export const SLICE = 500

/** Deletes one slice of what is older than a moment; answers how many rows went. */
export type Reaper = (db: Db, before: Instant) => number

const reaper = (sql: string): Reaper => {
  const statement = prepared((db) => db.$client.prepare<[Instant, number]>(sql))
  return (db, before) => statement(db).run(before, SLICE).changes
}

/** Sessions that ended by themselves. */
export const reapSessions = reaper(
  'delete from sessions where id in (select id from sessions where expires_at < ? limit ?)',
)

/** What was answered to writes with an idempotency key. */
export const reapIdempotentResponses = reaper(
  'delete from idempotent_responses where rowid in (select rowid from idempotent_responses where created_at < ? limit ?)',
)

/**
 * The same a few days later: a response that can be read again from its row goes, and so does what else such a late
 * repetition does not need. Answers how many rows became small.
 */
export const shrinkIdempotentResponses = reaper(
  `update idempotent_responses set
     can_shrink = 0,
     subjects = null,
     request_hash = substr(request_hash, -${SHORT_HASH}),
     answer = iif(is_read_again, null, answer),
     row_id = iif(is_read_again, row_id, null)
   where rowid in (select rowid from idempotent_responses where can_shrink and created_at < ? limit ?)`,
)

/** Notifications that were read; those that were not stay. */
export const reapNotifications = reaper(
  'delete from notifications where id in (select id from notifications where is_read = 1 and created_at < ? limit ?)',
)

/** What was deleted and not restored. */
export const reapArchive = reaper(
  'delete from archive where id in (select id from archive where deleted_at < ? limit ?)',
)

/** Crops that were removed, with their logs. Nobody can restore them any more. */
export const reapRemovedCrops = reaper(
  'delete from farmer_crops where id in (select id from farmer_crops where removed_at < ? limit ?)',
)

/** Sessions of USSD: what was typed there stands nowhere else. */
export const reapUssdSessions = reaper(
  'delete from ussd_sessions where id in (select id from ussd_sessions where updated_at < ? limit ?)',
)

const deleteReceived = reaper(
  'delete from received_messages where id in (select id from received_messages where user_id is null and created_at < ? limit ?)',
)
const deleteLanguages = reaper(
  `delete from phone_languages where phone in (select p.phone from phone_languages p where p.updated_at < ?
     and not exists (select 1 from received_messages r where r.phone = p.phone)
     and not exists (select 1 from ussd_sessions u where u.phone = p.phone) limit ?)`,
)
/**
 * Text messages of unknown numbers, and the languages of numbers of which there is none any more; those of a farmer are
 * part of a conversation, and go with the account.
 */
export const reapReceivedMessages: Reaper = (db, before) =>
  transact(db, (tx) => Math.max(deleteReceived(tx, before), deleteLanguages(tx, before)))

const VISITORS_REQUESTS =
  'select id from contact_requests where sender_id is null and created_at < ? order by created_at, id limit ?'
const clearAudit = reaper(
  `update audit_events set before = null, after = null where table_name = 'contact_requests' and row_id in (${VISITORS_REQUESTS})`,
)
const deleteRequests = reaper(`delete from contact_requests where id in (${VISITORS_REQUESTS})`)
/** Requests for help without an account, with their answers and what the audit repeats of them. */
export const reapVisitorRequests: Reaper = (db, before) =>
  transact(db, (tx) => {
    clearAudit(tx, before)
    return deleteRequests(tx, before)
  })

/** Reports of delivery whose message never came. */
export const reapEarlyReports = reaper(
  'delete from early_reports where rowid in (select rowid from early_reports where created_at < ? limit ?)',
)

export const reapPhoneCodes = reaper(
  'delete from phone_codes where rowid in (select rowid from phone_codes where created_at < ? limit ?)',
)

export const reapLoginFailures = reaper(
  'delete from login_failures where id in (select id from login_failures where at < ? limit ?)',
)
