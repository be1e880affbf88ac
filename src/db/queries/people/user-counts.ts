import { type Db, prepared } from '#db/client.ts'
import type { Day } from '#domain/dates.ts'
import type { UserState } from '#domain/people/user-record.ts'
import type { Role } from '#domain/roles.ts'

const SUM = 'select coalesce(sum(rows), 0)'

const rowsOf = prepared((db) =>
  db.$client
    .prepare<[{ role: Role | null }], number>(`${SUM} from user_counts where coalesce(role = @role, true)`)
    .pluck(),
)
/** How many rows of users there are of a role, or of all roles; those of deleted accounts, which may stay, too. */
export const countUserRows = (db: Db, role: Role | null = null) => rowsOf(db).get({ role })!

/** Users of a role and a state; of any, where none is named. */
export type Kind = { role?: Role; state?: UserState }
const ofKind = prepared((db) =>
  db.$client
    .prepare<[{ role: Role | null; isActive: number | null }], number>(
      `${SUM} from user_counts where not is_deleted and coalesce(role = @role, true) and coalesce(is_active = @isActive, true)`,
    )
    .pluck(),
)
/** How many users there are of a role and a state; no deleted accounts. */
export const countUsersOf = (db: Db, { role, state }: Kind) =>
  ofKind(db).get({ role: role ?? null, isActive: state === undefined ? null : Number(state === 'active') })!

/** All farmers whose account was not deleted. */
export const countFarmers = (db: Db) => countUsersOf(db, { role: 'farmer' })

const made = prepared((db) =>
  db.$client
    .prepare<[{ from: Day; until: Day }], number>(`${SUM} from farmer_days where day >= @from and day < @until`)
    .pluck(),
)
/**
 * How many farmers that are still there were made in a period; without a beginning, before its end. Like the list, it
 * counts inactive ones too.
 */
export const countFarmersMade = (db: Db, { from = '', until }: { from?: Day; until: Day }) =>
  made(db).get({ from, until })!

export type Speakers = { language: string; farmers: number; withoutPhone: number }
const speakers = prepared((db) =>
  db.$client.prepare<[], Speakers>(
    `select language, sum(rows) as farmers, coalesce(sum(rows) filter (where not has_phone), 0) as withoutPhone
     from user_counts where role = 'farmer' and is_active group by language having farmers > 0`,
  ),
)
/** Active farmers by their language, and how many of them have no phone number. */
export const countSpeakers = (db: Db) => speakers(db).all()
