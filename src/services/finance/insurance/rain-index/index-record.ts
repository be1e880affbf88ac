import type { Db } from '#db/client.ts'
import { listRainDays } from '#db/queries/weather/rain-days.ts'
import { cellOf } from '#domain/finance/insurance/rain-index/grid-cell.ts'
import type {
  IndexRecord,
  RainIndex,
  SeasonReading,
  SeasonSeries,
} from '#domain/finance/insurance/rain-index/rain-index.schema.ts'
import { readSeason, wholeSeasons } from '#domain/finance/insurance/rain-index/read-season.ts'
import { daysOf, type Season } from '#domain/finance/insurance/rain-index/season.ts'

const ANY_DAY = { from: '0000-01-01', to: '9999-12-31' }

function rainFor(db: Db, index: RainIndex, season: Season) {
  const rows = listRainDays(db, { cell: cellOf(index), ...season })
  return { source: rows[0]?.source ?? null, rainOf: new Map(rows.map(({ day, rain }) => [day, rain])) }
}

/** What an index would have paid for each season that is on record as a whole. */
export function indexRecord(db: Db, index: RainIndex): IndexRecord {
  const { source, rainOf } = rainFor(db, index, ANY_DAY)
  return { source, seasons: wholeSeasons(index, rainOf) }
}

/** What an index pays for a season, by the record as it is now. */
export const seasonOnRecord = (db: Db, index: RainIndex, season: Season): SeasonReading =>
  readSeason(index, season, rainFor(db, index, season).rainOf)

/** The same with the rain of each day. */
export function seasonSeries(db: Db, index: RainIndex, season: Season): SeasonSeries {
  const { source, rainOf } = rainFor(db, index, season)
  const days = daysOf(season).map((day) => ({ day, rain: rainOf.get(day) ?? null }))
  return { ...readSeason(index, season, rainOf), source, index, days }
}
