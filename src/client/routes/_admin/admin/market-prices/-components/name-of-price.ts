import type { DeskPrice } from '#domain/market/price-desk.schema.ts'

/** What a price is called: 'Maize, Lagos Central Market, 2026-11-21'. */
export const nameOfPrice = ({ crop, market, date }: DeskPrice) => `${crop.name}, ${market}, ${date}`
