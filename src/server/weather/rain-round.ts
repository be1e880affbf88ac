import type { Logger } from 'pino'
import { type Db, transact } from '#db/client.ts'
import { listGrownPoints } from '#db/queries/fields/grown-fields.ts'
import { listIndexesOfPolicies } from '#db/queries/finance/policies.ts'
import { listIndexesOnOffer } from '#db/queries/finance/products.ts'
import { listRainDays, saveRainDays } from '#db/queries/weather/rain-days.ts'
import { dayOf } from '#domain/dates.ts'
import { cellOf, cellPoint } from '#domain/finance/insurance/rain-index/grid-cell.ts'
import { missingStretch, recordStretch } from '#domain/weather/rain-archive.ts'
import type { Config } from '../config.ts'
import { openMeteoArchive, type RainArchive } from './rain-archive.ts'

/** The archive of the configuration; null for none. */
export const rainArchiveOf = (weather: Config['weather']): RainArchive | null => weather && openMeteoArchive(weather)

type Round = { db: Db; log: Logger; now: () => Date; archive: RainArchive }

/**
 * Fetches what is missing in the record of each cell that an insurance pays by, or in which a crop stands in a field. Where one cell fails the others go on,
 * and the round has failed. Answers how many days are new.
 */
export async function fetchRain(round: Round, stopping: AbortSignal): Promise<number> {
  const { db, log } = round
  const insured = [...listIndexesOnOffer(db), ...listIndexesOfPolicies(db)].map(cellPoint)
  const points = [...insured, ...listGrownPoints(db)]
  const cells = new Map(points.map((point) => [cellOf(point), point]))
  let fetched = 0
  let failure: unknown
  for (const [cell, point] of cells) {
    try {
      fetched += await fetchCell(round, cell, point, stopping)
    } catch (error) {
      stopping.throwIfAborted()
      log.warn({ err: error, cell }, 'a cell without a record of rain')
      failure = error
    }
  }
  if (failure) throw failure
  return fetched
}

async function fetchCell(
  { db, now, archive }: Round,
  cell: string,
  point: { latitude: number; longitude: number },
  stopping: AbortSignal,
) {
  const wanted = recordStretch(dayOf(now()))
  const known = new Set(listRainDays(db, { cell, ...wanted }).map(({ day }) => day))
  const missing = missingStretch(known, wanted)
  if (!missing) return 0
  const days = await archive.rain({ ...point, ...missing }, stopping)
  stopping.throwIfAborted()
  const fetched = { cell, source: archive.source, fetchedAt: now().toISOString() }
  return transact(db, (tx) => saveRainDays(tx, fetched, days))
}
