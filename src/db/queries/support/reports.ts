import { type Db, prepared } from '#db/client.ts'
import type { Day } from '#domain/dates.ts'
import type { PlaceLevel } from '#domain/places.ts'

type Of = { agentId: string }
type Since = Of & { since: Day }
type Counted = { name: string | null; count: number }

/** Rows by a name, of one agent. Each begins at the index of the agent, so that it costs what the agent has. */
const grouped = <P extends object>(sql: string) => {
  const statement = prepared((db) => db.$client.prepare<[P], Counted>(sql))
  return (db: Db, params: P) => statement(db).all(params)
}
const one = <P extends object>(sql: string) => {
  const statement = prepared((db) => db.$client.prepare<[P], number>(sql).pluck())
  return (db: Db, params: P) => statement(db).get(params) ?? 0
}

// CROSS JOIN keeps the order: the records of the agent first, then the user of each.
const OWN = 'farmer_records r cross join users u on u.id = r.farmer_id where r.agent_id = @agentId'

export const countOwnFarmers = one<Of>(`select count(*) from farmer_records where agent_id = @agentId`)
/** By the name of the place on a level; null for places that are not known. */
export const ownFarmersByPlace = grouped<Of & { level: PlaceLevel }>(
  `select place_at(u.location, @level) as name, count(*) as count from ${OWN} group by 1 order by 2 desc, 1`,
)
export const ownFarmersByLanguage = grouped<Of>(
  `select u.language as name, count(*) as count from ${OWN} group by 1 order by 2 desc, 1`,
)
export const ownFarmersByGender = grouped<Of>(
  'select gender as name, count(*) as count from farmer_records where agent_id = @agentId group by 1',
)
/** How many of the agent's farmers grow each crop now. */
export const ownFarmersByCrop = grouped<Of>(
  `select c.name as name, count(distinct f.farmer_id) as count
   from farmer_records r cross join farmer_crops f on f.farmer_id = r.farmer_id join crops c on c.id = f.crop_id
   where r.agent_id = @agentId and f.removed_at is null
     and f.status in ('planning', 'planted', 'growing', 'harvesting', 'problem')
   group by c.id order by 2 desc, 1`,
)
/** Farmers of the agent by how long ago somebody spoke with them; `month` and `quarter` are the days since which. */
export const ownFarmersByContact = grouped<Of & { month: Day; quarter: Day }>(
  `select case when last_contact_at is null then 'never' when last_contact_at >= @month then 'month'
     when last_contact_at >= @quarter then 'quarter' else 'longer' end as name, count(*) as count
   from farmer_records where agent_id = @agentId group by 1`,
)

export const ownSmsByStatus = grouped<Since>(
  'select status as name, count(*) as count from sms_messages where sender_id = @agentId and created_at >= @since group by 1',
)
export const ownVisitsByStatus = grouped<Since>(
  'select status as name, count(*) as count from visits where agent_id = @agentId and day >= @since group by 1',
)
/** The requests that the agent looks after. */
export const ownRequestsByStatus = grouped<Since>(
  `select status as name, count(*) as count from contact_requests
   where assignee_id = @agentId and created_at >= @since group by 1`,
)

type Stretch = Of & { from: Day; until: Day }
export const countOwnVisits = one<Stretch>(
  `select count(*) from visits where agent_id = @agentId and day >= @from and day < @until and status = 'completed'`,
)
export const countOwnSms = one<Stretch>(
  'select count(*) from sms_messages where sender_id = @agentId and created_at >= @from and created_at < @until',
)
export const countOwnNotes = one<Stretch>(
  'select count(*) from farmer_notes where author_id = @agentId and created_at >= @from and created_at < @until',
)
export const countOwnAdvisories = one<Since>(
  'select count(*) from advisories where author_id = @agentId and created_at >= @since',
)

const categories = prepared((db) =>
  db.$client.prepare<[], { category: string; count: number; bytes: number }>(
    'select category, count(*) as count, sum(bytes) as bytes from documents group by category order by 2 desc, 1',
  ),
)
/** The documents of the team by category. */
export const documentsByCategory = (db: Db) => categories(db).all()
