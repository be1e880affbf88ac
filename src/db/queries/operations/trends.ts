import { type Db, prepared } from '#db/client.ts'
import type { Day } from '#domain/dates.ts'
import type { SmsStatus } from '#domain/messaging/sms.ts'
import type { Period } from '#domain/operations/periods.ts'

type Answers = { done: number; cannot: number; unanswered: number }
const answers = prepared((db) =>
  db.$client.prepare<[Period], Answers>(
    `select count(*) filter (where answer = 'done') as done, count(*) filter (where answer = 'cannot') as cannot,
       count(*) - count(answer) as unanswered
     from advisory_deliveries where created_at >= @from and created_at < @until`,
  ),
)
/** Dated advice that was delivered in a period, by what farmers answered since. */
export const countAnswersOf = (db: Db, period: Period) => answers(db).get(period)!

const messages = prepared((db) =>
  db.$client
    .prepare<[{ status: SmsStatus; since: Day }], number>(
      'select count(*) from sms_messages where status = @status and created_at >= @since',
    )
    .pluck(),
)
/** How many text messages since a day are in a state. */
export const countMessages = (db: Db, status: SmsStatus, since: Day) => messages(db).get({ status, since })!

type Completion = { id: string; title: string; enrolled: number; completed: number }
const completions = prepared((db) =>
  db.$client.prepare<[{ most: number }], Completion>(
    `with taken as (
       select course_id, sum(rows) as enrolled, coalesce(sum(rows) filter (where status = 'completed'), 0) as completed
       from enrollment_counts group by course_id having enrolled > 0)
     select c.id, c.title, taken.enrolled, taken.completed from taken cross join courses c on c.id = taken.course_id
     order by taken.enrolled desc, c.title, c.id limit @most`,
  ),
)
/** The courses that most learners take, with how many take and how many completed each. */
export const countCompletions = (db: Db, most: number) => completions(db).all({ most })
