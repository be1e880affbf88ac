import { and, asc, between, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { rainDays } from '#db/schema/index.ts'
import type { Day } from '#domain/dates.ts'

export type RainOfDay = { day: Day; rain: number; et0: number | null }
type Fetched = { cell: string; source: string; fetchedAt: string }

const insertion = prepared((db) =>
  db
    .insert(rainDays)
    .values({
      cell: sql.placeholder('cell'),
      day: sql.placeholder('day'),
      rain: sql.placeholder('rain'),
      et0: sql.placeholder('et0'),
      source: sql.placeholder('source'),
      fetchedAt: sql.placeholder('fetchedAt'),
    })
    .onConflictDoNothing()
    .prepare(),
)
/** Writes the rain of days; what is on record already stays as it is. Answers how many days are new. */
export function saveRainDays(db: Db, fetched: Fetched, days: readonly RainOfDay[]): number {
  const insert = insertion(db)
  return days.reduce((sum, day) => sum + insert.run({ ...fetched, ...day }).changes, 0)
}

const ofCell = prepared((db) =>
  db
    .select({ day: rainDays.day, rain: rainDays.rain, et0: rainDays.et0, source: rainDays.source })
    .from(rainDays)
    .where(and(eq(rainDays.cell, sql.placeholder('cell')), between(rainDays.day, sql.placeholder('from'), sql.placeholder('to')))) // biome-ignore format: one condition
    .orderBy(asc(rainDays.day))
    .prepare(),
)
/** The rain on record of a cell, from one day to another. */
export const listRainDays = (db: Db, stretch: { cell: string; from: Day; to: Day }) => ofCell(db).all(stretch)
