import type { AdminPrice } from '#domain/market/price-admin.schema.ts'

/** What a price is called: 'Maize, Lagos Central Market, 2026-11-21'. */
export const nameOfPrice = ({ crop, market, date }: AdminPrice) => `${crop.name}, ${market}, ${date}`
