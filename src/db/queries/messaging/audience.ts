import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { DIALLED } from '#db/queries/people/phones.ts'
import type { Audience } from '#domain/messaging/broadcast.schema.ts'

/** A stretch of an audience, by the ids of its users: after the first, up to and with the last. */
export type Stretch = { after: string; last: string }

/** The next `most` of those who may belong to an audience; what each of them wants is asked when it is sent. */
const candidates = (audience: Audience, after: string, most: number) =>
  audience.of === 'growers'
    ? sql`select distinct farmer_id as id from farmer_crops where crop_id = ${audience.cropId} and farmer_id > ${after}
        order by farmer_id limit ${most}`
    : sql`select id from users where id > ${after} order by id limit ${most}`

/** The stretch of an audience that comes next; undefined at the end, and with `isLast` when this is its end. */
export function findStretch(db: Db, audience: Audience, after: string, most: number) {
  const { last, found } = db.get<{ last: string | null; found: number }>(
    sql`select max(id) as last, count(*) as found from (${candidates(audience, after, most)})`,
  )
  return last === null ? undefined : { after, last, isLast: found < most }
}

export const STANDING = sql`status in ('planning', 'planted', 'growing', 'harvesting', 'problem') and removed_at is null`
const PLACE = sql`coalesce(nullif(trim(u.preferred_location), ''), u.location)`

/**
 * The farmers of a stretch whom it concerns, `u`, with what they want to hear of, `p`; who never chose has no `p`.
 * Growers are begun with by CROSS JOIN, which keeps that order: asked of each farmer whether she grows it, a crop of
 * 100,000 growers took minutes.
 */
export function concerned(audience: Audience, { after, last }: Stretch): SQL {
  // The plus keeps SQLite from the index of roles, in which every farmer of the platform stands.
  const isFarmer = sql`+u.role = 'farmer' and u.is_active`
  if (audience.of === 'growers')
    return sql`(select distinct farmer_id from farmer_crops where crop_id = ${audience.cropId}
        and farmer_id > ${after} and farmer_id <= ${last} and ${STANDING}) g
      cross join users u on u.id = g.farmer_id left join notification_preferences p on p.user_id = u.id
      where ${isFarmer}`
  const isThere = 'names' in audience ? livesIn(audience) : sql`1`
  return sql`users u left join notification_preferences p on p.user_id = u.id
    where u.id > ${after} and u.id <= ${last} and ${isFarmer} and ${isThere}`
}

/** Whoever follows the weather of an area of any level; an advisory also reaches all whose farm lies there. */
function livesIn({ of, names, area }: Extract<Audience, { names: string[] }>) {
  const isNamed = sql`lower(trim(${PLACE})) in ${names}`
  if (area === undefined) return isNamed
  const follows = sql`follows_weather_of(${area}, u.preferred_location, u.location)`
  return of === 'place'
    ? sql`(${isNamed} or ${follows})`
    : sql`(${isNamed} or ${follows} or is_within(u.location, ${area}))`
}

/** Whether a farmer of an audience wants to be notified; what is for all is for those too who want nothing. */
export function wants(audience: Audience): SQL {
  if (audience.of === 'all') return sql`1`
  return audience.of === 'place' ? sql`coalesce(p.weather_alerts, 1)` : sql`coalesce(p.advisories, 1)`
}

/** Whether the number of a farmer wrote STOP. */
const IS_STOPPED = sql`exists (select 1 from stopped_phones s where s.phone = ${sql.raw(DIALLED)})`
const WANTS_SMS = sql`coalesce(p.sms_updates, 1) and not ${IS_STOPPED}`
const HAS_PHONE = sql`trim(coalesce(u.phone, '')) <> ''`

/** Whether a farmer gets text messages. */
export const HAS_SMS = sql`${HAS_PHONE} and ${WANTS_SMS}`

/** How many a stretch concerns. */
export const countConcerned = (db: Db, audience: Audience, stretch: Stretch) =>
  db.get<{ people: number }>(sql`select count(*) as people from ${concerned(audience, stretch)}`).people

/** Those whom a stretch concerns, counted by what decides how they are reached. */
export type Reached = {
  place: string | null
  language: string
  isWanted: 0 | 1
  wantsSms: 0 | 1
  hasPhone: 0 | 1
  people: number
}

export const countReached = (db: Db, audience: Audience, stretch: Stretch) =>
  db.all<Reached>(sql`
    select ${PLACE} as place, u.language as language, (${wants(audience)}) <> 0 as isWanted,
      ${WANTS_SMS} as wantsSms, ${HAS_PHONE} as hasPhone, count(*) as people
    from ${concerned(audience, stretch)} group by 1, 2, 3, 4, 5`)

/** How many of those whom a stretch concerns grow which crop now. */
export const countCropsOf = (db: Db, audience: Audience, stretch: Stretch) =>
  db.all<{ crop: string; people: number }>(sql`
    select c.name as crop, count(distinct f.farmer_id) as people
    from farmer_crops f join crops c on c.id = f.crop_id
    where f.farmer_id in (select u.id from ${concerned(audience, stretch)}) and ${STANDING}
    group by c.id`)
