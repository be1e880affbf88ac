import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { smsGroups, smsMessages } from '#db/schema/index.ts'
import { findFirst } from '#db/search.ts'
import type { SmsGroupFilter } from '#domain/messaging/delivery/sms-group.schema.ts'
import { HAS_SMS, STANDING } from './audience.ts'

/** Somebody of a group; `crop` is the asked one, else the one that was planted last. */
export type GroupMember = {
  id: string
  fullName: string
  phone: string | null
  language: string
  location: string | null
  preferredLocation: string
  hasSms: 0 | 1
  cropId: string | null
}

/** Where the search begins: with the few, never with all users. */
function candidates(db: Db, { cropId, place, isMine, farmerIds }: SmsGroupFilter, agentId: string, most: number): SQL {
  if (farmerIds) return sql`select value as id from json_each(${JSON.stringify(farmerIds)})`
  if (isMine) return sql`select farmer_id as id from farmer_records where agent_id = ${agentId}`
  if (cropId) return sql`select distinct farmer_id as id from farmer_crops where crop_id = ${cropId} and ${STANDING}`
  const found = findFirst(db, { list: 'people', words: place ?? '', most })
  return sql`select value as id from json_each(${JSON.stringify(found)})`
}

const grows = (cropId: string) =>
  sql`exists (select 1 from farmer_crops where crop_id = ${cropId} and farmer_id = u.id and ${STANDING})`

/** The active farmers of a group, at most `most`, by id. The place is that of the farm, not of the weather that is looked at. */
export function listGroup(db: Db, filter: SmsGroupFilter, agentId: string, most: number): GroupMember[] {
  const { cropId, place } = filter
  const where = [
    sql`u.role = 'farmer'`,
    sql`u.is_active`,
    ...(place ? [sql`is_within(u.location, ${place})`] : []),
    ...(cropId ? [grows(cropId)] : []),
  ]
  const crop = cropId
    ? sql`${cropId}`
    : sql`(select crop_id from farmer_crops where farmer_id = u.id and ${STANDING} order by created_at desc limit 1)`
  // CROSS JOIN keeps this order: the candidates first, then the user of each.
  return db.all<GroupMember>(sql`
    select u.id, u.full_name as fullName, nullif(trim(coalesce(u.phone, '')), '') as phone, u.language, u.location,
      u.preferred_location as preferredLocation, ${HAS_SMS} as hasSms,
      ${crop} as cropId
    from (${candidates(db, filter, agentId, most)}) g cross join users u on u.id = g.id
    left join notification_preferences p on p.user_id = u.id
    where ${sql.join(where, sql` and `)} order by u.id limit ${most}`)
}

export const insertSmsGroup = (db: Db, row: typeof smsGroups.$inferInsert) =>
  db.insert(smsGroups).values(row).returning().get()

const ROWS = 400

/** Stores the messages of a group. */
export function insertGroupSms(db: Db, rows: (typeof smsMessages.$inferInsert)[]) {
  for (let at = 0; at < rows.length; at += ROWS)
    db.insert(smsMessages)
      .values(rows.slice(at, at + ROWS))
      .run()
}
