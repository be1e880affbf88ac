import type { Db } from '#db/client.ts'
import { isHead } from '#domain/market/import/columns.ts'
import type { PriceImportReport } from '#domain/market/import/price-import.schema.ts'
import type { ImportedFile, ImportHooks, ImportOrders } from '#services/operations/import/imports.ts'
import { slicesOf } from '#services/operations/import/slices.ts'
import { readTable } from '#services/operations/workbook/read-table.ts'
import { collectPrices, type PriceTable } from './collect-prices.ts'
import { type Comparison, comparePrices } from './compare-prices.ts'
import { ComparisonOutdated, type PricesImportedBy, writePrices } from './write-prices.ts'

export type PriceOrder = ImportOrders['prices'] & { audit: PricesImportedBy }

const MAX_ATTEMPTS = 5

/**
 * Imports a food-price file of the World Food Programme, or only says what that would do. Throws a FileRefusal where
 * the file is none; whatever goes wrong, nothing of it is written.
 */
export async function importPrices(
  db: Db,
  file: ImportedFile,
  order: PriceOrder,
  hooks: ImportHooks,
): Promise<PriceImportReport> {
  const { now, pause, progress, write } = hooks
  const slices = slicesOf(pause)
  const table = tableOf(counted(file, (done) => progress({ phase: 'reading', done, total: file.size })))
  const collected = await collectPrices(db, table, now(), slices)
  for (let attempt = 1; ; attempt++) {
    const total = collected.series.length
    const compared = await comparePrices(db, collected, order.doubtful, slices, (done) =>
      progress({ phase: 'comparing', done, total }),
    )
    const report = reportOf(compared)
    const answer = { ...report, commodities: collected.commodities, isDryRun: order.isDryRun }
    if (order.isDryRun) return { ...answer, written: 0 }
    const planned = [...compared.plan.values()].reduce((sum, { length }) => sum + length, 0)
    const { samples: _, reasons: __, ...counts } = report
    const audit = { ...order.audit, about: { file: file.name, doubtfulTaken: order.doubtful === 'take', ...counts } }
    try {
      const say = (done: number) => progress({ phase: 'writing', done, total: planned })
      say(0)
      const written = await write(() => writePrices(db, collected, compared, { now: now(), audit, progress: say }))
      return { ...answer, written }
    } catch (error) {
      if (!(error instanceof ComparisonOutdated) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

function tableOf(bytes: AsyncIterable<Uint8Array>): PriceTable {
  let separator: string | null = null
  const tellSeparator = (sign: string) => {
    separator = sign
  }
  const rows = readTable(bytes, { isHead, tellSeparator })
  return { rows, separator: () => separator }
}

async function* counted({ bytes }: ImportedFile, say: (done: number) => void) {
  let done = 0
  for await (const piece of bytes) {
    done += piece.length
    yield piece
    say(done)
  }
}

function reportOf({ counts, samples, refusals }: Comparison) {
  const { refused, reasons, samples: refusedSamples } = refusals.result()
  return { ...counts, refused, reasons, samples: { ...samples, refused: refusedSamples } }
}
