import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { Instant } from '#domain/dates.ts'
import type { Gender } from '#domain/support/farmer-record.ts'

type LeftOut = {
  place: string | null
  gender: Gender | null
  farmers: number
  silent: number
  longestSince: Instant | null
}
/**
 * The farmers of an agent by place, null where it is not known, and gender: how many there are, with how many nobody has spoken since a moment, and
 * when one of them was spoken with last; those who wait longest first.
 */
export const listLeftOut = (db: Db, agentId: string, since: Instant, most: number) =>
  db.all<LeftOut>(sql`
    select place_at(u.location, 'town') as "place", r.gender as "gender", count(*) as "farmers",
      sum(coalesce(r.last_contact_at, '') < ${since}) as "silent", min(r.last_contact_at) as "longestSince"
    from farmer_records r cross join users u on u.id = r.farmer_id
    where r.agent_id = ${agentId} and u.is_active
    group by 1, 2 having sum(coalesce(r.last_contact_at, '') < ${since}) > 0
    order by min(coalesce(r.last_contact_at, '')), 4 desc, 1, 2 limit ${most}`)

type Silent = {
  id: string
  fullName: string
  location: string | null
  phone: string | null
  lastContactAt: Instant | null
}
/** The active farmers of an agent with whom nobody has spoken since a moment, the longest silence first. */
export const listSilentFarmers = (db: Db, agentId: string, since: Instant, most: number) =>
  db.all<Silent>(sql`
    select u.id, u.full_name as "fullName", u.location, u.phone, r.last_contact_at as "lastContactAt"
    from farmer_records r cross join users u on u.id = r.farmer_id
    where r.agent_id = ${agentId} and (r.last_contact_at is null or r.last_contact_at < ${since}) and u.is_active
    order by r.last_contact_at, r.farmer_id limit ${most}`)

type Problem = { farmerId: string; fullName: string; phone: string | null; cropId: string; crop: string }
/** Crops of an agent's farmers that have a problem now. */
export const listCropProblems = (db: Db, agentId: string, most: number) =>
  db.all<Problem>(sql`
    select f.id as "cropId", u.id as "farmerId", u.full_name as "fullName", u.phone, c.name as "crop"
    from farmer_records r
      cross join farmer_crops f on f.farmer_id = r.farmer_id and f.status = 'problem' and f.removed_at is null
      cross join users u on u.id = r.farmer_id cross join crops c on c.id = f.crop_id
    where r.agent_id = ${agentId} and u.is_active
    order by f.created_at, f.id limit ${most}`)

type Unbordered = {
  fieldId: string
  name: string
  totalArea: number
  farmerId: string
  fullName: string
  phone: string | null
}
/** Fields of an agent's farmers that are larger than so many hectares, and whose border nobody knows; the largest first. */
export const listFieldsToWalk = (db: Db, agentId: string, hectares: number, most: number) =>
  db.all<Unbordered>(sql`
    select f.id as "fieldId", f.name, f.total_area as "totalArea", u.id as "farmerId", u.full_name as "fullName", u.phone
    from farmer_records r
      cross join fields f on f.farmer_id = r.farmer_id and f.removed_at is null and f.total_area > ${hectares}
        and f.boundary_coordinates = '[]'
      cross join users u on u.id = r.farmer_id
    where r.agent_id = ${agentId} and u.is_active
    order by f.total_area desc, f.id limit ${most}`)

type Cannot = {
  deliveryId: string
  farmerId: string
  fullName: string
  phone: string | null
  crop: string
  title: string
  reason: string | null
}
/** Advice that farmers of an agent cannot follow, answered since a moment and after anybody spoke with them, the newest first. */
export const listCannot = (db: Db, agentId: string, since: Instant, most: number) =>
  db.all<Cannot>(sql`
    select d.id as "deliveryId", u.id as "farmerId", u.full_name as "fullName", u.phone, c.name as "crop", a.title, d.reason
    from farmer_records r
      cross join farmer_crops f on f.farmer_id = r.farmer_id and f.removed_at is null
      cross join advisory_deliveries d on d.farmer_crop_id = f.id and d.answer = 'cannot' and d.answered_at >= ${since}
      cross join users u on u.id = r.farmer_id cross join crops c on c.id = f.crop_id
      cross join advisories a on a.id = d.advisory_id
    where r.agent_id = ${agentId} and d.answered_at > coalesce(r.last_contact_at, '') and u.is_active
    order by d.answered_at desc, d.id limit ${most}`)
