import { keysOf } from '../table.ts'

/** How farmers measure land, in square metres. An acre is the international one; a Liberian lot is a quarter of it. */
export const AREA_UNITS = {
  hectare: { squareMetres: 10_000 },
  acre: { squareMetres: 4_046.8564224 },
  lot: { squareMetres: 1_011.7141056 },
} as const
export type AreaUnit = keyof typeof AREA_UNITS

export const isAreaUnit = (text: string | null): text is AreaUnit => keysOf(AREA_UNITS).some((unit) => unit === text)

/** Countries whose farmers measure their land in acres, as places name them: the table of all would weigh on the home. */
const IN_ACRES = ['Ghana', 'Kenya', 'Liberia', 'Sierra Leone', 'Tanzania', 'Uganda']

/** The unit for a farmer who has chosen none, by a place such as 'Kumasi, Ghana'. */
export const areaUnitOf = (place: string | null | undefined): AreaUnit =>
  IN_ACRES.includes(place?.split(',').at(-1)?.trim() ?? '') ? 'acre' : 'hectare'

const perHectare = (unit: AreaUnit) => 10_000 / AREA_UNITS[unit].squareMetres

export const hectaresOf = (amount: number, unit: AreaUnit) => (unit === 'hectare' ? amount : amount / perHectare(unit))

/** An area in a unit. Stored are whole square metres: two acres must be two acres again, not 2.0001. */
export const inAreaUnit = (hectares: number, unit: AreaUnit) =>
  unit === 'hectare' ? hectares : Math.round(hectares * perHectare(unit) * 100) / 100
