import type { PriceImportReport } from '#domain/market/import/price-import.schema.ts'
import { importPrices, type PriceOrder } from '#services/market/import/import-prices.ts'
import type { World } from '../../world.ts'

const COLUMNS = ['date', 'market', 'market_id', 'category', 'commodity', 'unit', 'priceflag', 'pricetype', 'currency', 'price'] as const // biome-ignore format: one line of a file
export type WfpRow = Partial<Record<(typeof COLUMNS)[number], string | number>>

const ROW = { date: '2026-10-15', market: 'Aba', category: 'cereals and tubers', commodity: 'Maize', unit: 'KG', priceflag: 'actual', pricetype: 'Retail', currency: 'NGN', price: 400 } // biome-ignore format: one line of a file

/** A file of these rows; what a row does not say is that of maize in Aba. */
export const wfpFile = (rows: WfpRow[]) =>
  [COLUMNS, ...rows.map((row) => COLUMNS.map((name) => `"${{ ...ROW, ...row }[name] ?? ''}"`))].join('\n')

const ORDER = {
  isDryRun: false,
  doubtful: 'skip',
  audit: { actor: { id: 'ruth', role: 'admin' }, action: 'admin.marketPrices.import', requestId: 'test' },
} satisfies PriceOrder

async function* pieces(bytes: Uint8Array, size = 64 * 1024) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Imports a file as the server does it, on the database of the world itself. */
export function importInto(
  w: Pick<World, 'db' | 'clock'>,
  file: string | Uint8Array,
  order: Partial<PriceOrder> = {},
  beforeWriting = async () => {},
): Promise<PriceImportReport> {
  const bytes = Buffer.from(file as string)
  return importPrices(w.db, { name: 'wfp.csv', size: bytes.length, bytes: pieces(bytes) }, { ...ORDER, ...order }, {
    now: () => w.clock.now,
    pause: () => new Promise((go) => setImmediate(go)),
    progress: () => {},
    async write(work) {
      await beforeWriting()
      return work()
    },
  }) // biome-ignore format: one call
}

/** A file of so many new prices: maize in a thousand markets, day after day. */
export function bulkFile(rows: number) {
  const day = (at: number) => new Date(Date.UTC(2020, 0, 1 + Math.floor(at / 1000))).toISOString().slice(0, 10)
  const lines = Array.from(
    { length: rows },
    (_, at) => `${day(at)},Bulk ${at % 1000},7,cereals and tubers,Maize,KG,actual,Retail,NGN,${400 + (at % 7)}`,
  )
  return [COLUMNS.join(','), ...lines].join('\n')
}
