/**
 * Organic matter in percent of the carbon that a laboratory found, in grams per kilogram: van Bemmelen's factor 1.724, by
 * which soil laboratories convert.
 */
export const organicMatterOf = (carbonGramsPerKg: number) => roundedTo(2, (carbonGramsPerKg * 1.724) / 10)

/** Phosphorus of phosphate (P₂O₅), and potassium of potash (K₂O), in the same unit: by their weights of atoms. */
export const phosphorusOf = (phosphate: number) => roundedTo(2, phosphate * 0.4364)
export const potassiumOf = (potash: number) => roundedTo(2, potash * 0.8301)

const roundedTo = (decimals: number, value: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/** Where a measurement comes from. */
export const MEASUREMENT_SOURCES = { lab: {}, kit: {}, gauge: {} } as const

/** What can go onto a field. */
export const RESOURCE_TYPES = { fertilizer: {}, manure: {}, lime: {}, seed: {}, pesticide: {}, herbicide: {}, water: {}, other: {} } as const // biome-ignore format: one table

/** The nutrients of so much of a fertilizer, in kilograms: nitrogen, phosphorus and potassium, as elements. */
export const nutrientsOf = (kilograms: number, [nitrogen, phosphate, potash]: readonly [number, number, number]) => ({
  nitrogen: roundedTo(2, (kilograms * nitrogen) / 100),
  phosphorus: phosphorusOf((kilograms * phosphate) / 100),
  potassium: potassiumOf((kilograms * potash) / 100),
})
