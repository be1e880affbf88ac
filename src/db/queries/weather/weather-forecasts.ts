import { and, eq, gte, lt, max, or, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { weatherForecasts } from '#db/schema/index.ts'
import type { DailyForecast } from '#domain/weather/forecast.ts'

const columns = {
  location: weatherForecasts.location,
  day: weatherForecasts.day,
  temperatureMin: weatherForecasts.temperatureMin,
  temperatureMax: weatherForecasts.temperatureMax,
  rain: weatherForecasts.rain,
  windMax: weatherForecasts.windMax,
  weatherCode: weatherForecasts.weatherCode,
  fetchedAt: weatherForecasts.fetchedAt,
}

/** Stores the fetched days; a day that is stored already is replaced. */
export function saveForecasts(db: Db, days: readonly DailyForecast[], fetchedAt: string) {
  for (const { location, day, ...weather } of days) {
    const values = { ...weather, fetchedAt }
    db.insert(weatherForecasts)
      .values({ location, day, ...values })
      .onConflictDoUpdate({ target: [weatherForecasts.location, weatherForecasts.day], set: values })
      .run()
  }
}

const ofPlace = prepared((db) =>
  db
    .select(columns)
    .from(weatherForecasts)
    .where(
      and(
        eq(weatherForecasts.location, sql.placeholder('location')),
        gte(weatherForecasts.day, sql.placeholder('from')),
        gte(weatherForecasts.fetchedAt, sql.placeholder('since')),
      ),
    )
    .orderBy(weatherForecasts.day)
    .limit(sql.placeholder('most'))
    .prepare(),
)
type ForecastQuery = { location: string; from: string; since: string; most: number }
/** The days of a place from one on, as far as they were fetched since a moment. */
export const listForecasts = (db: Db, asked: ForecastQuery) => ofPlace(db).all(asked)

const followed = prepared((db) =>
  db.$client
    .prepare<[], string>(
      `with recursive followed (place) as (
         select min(preferred_location) from users where role = 'farmer' and is_active
         union all
         select (select min(u.preferred_location) from users u
           where u.role = 'farmer' and u.is_active and u.preferred_location > followed.place)
         from followed where place is not null
       ) select place from followed where place <> ''`,
    )
    .pluck(),
)
/** The places whose weather farmers follow: leaps through the index from one to the next. */
export const listFollowedPlaces = (db: Db) => followed(db).all()

/** When the newest forecast of any place came. */
export const lastFetched = (db: Db) =>
  db
    .select({ at: max(weatherForecasts.fetchedAt) })
    .from(weatherForecasts)
    .get()?.at ?? null

/** Removes the days that are over and the forecasts that are too old; returns how many. */
export const removeOldForecasts = (db: Db, { day, fetched }: { day: string; fetched: string }) =>
  db
    .delete(weatherForecasts)
    .where(or(lt(weatherForecasts.day, day), lt(weatherForecasts.fetchedAt, fetched)))
    .run().changes
