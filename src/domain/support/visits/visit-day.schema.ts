import type { z } from 'zod'
import { says } from '../../checks.ts'
import { isPastVisitDay } from './visit-day.ts'

/** Where the farm lies; of a visit that is moved, the day that it has, and may keep. */
type Farm = { location: string | null; date?: string }

/** The schema of a form with the rule for the day of a visit: without a connection no server says that it is over. */
export const notBeforeToday = <S extends z.ZodType<{ date: string }, unknown>>(
  schema: S,
  now: () => Date,
  farmOf: (values: z.output<S>) => Farm | undefined,
) =>
  schema.refine(
    (values) => {
      const { location = null, date } = farmOf(values) ?? {}
      return values.date === date || !isPastVisitDay(values.date, location, now())
    },
    { path: ['date'], ...says('visitDayPast') },
  )
