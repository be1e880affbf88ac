/**
 * Organic matter in percent of the carbon that a laboratory found, in grams per kilogram: van Bemmelen's factor 1.724, by
 * which soil laboratories convert.
 */
const MATTER_OF_CARBON = 1.724
const organicMatterOf = (carbonGramsPerKg: number) => roundedTo(2, (carbonGramsPerKg * MATTER_OF_CARBON) / 10)

/** Phosphorus of phosphate (P₂O₅), and potassium of potash (K₂O), in the same unit: by their weights of atoms. */
const PHOSPHORUS_OF_PHOSPHATE = 0.4364
const POTASSIUM_OF_POTASH = 0.8301
const phosphorusOf = (phosphate: number) => roundedTo(2, phosphate * PHOSPHORUS_OF_PHOSPHATE)
const potassiumOf = (potash: number) => roundedTo(2, potash * POTASSIUM_OF_POTASH)

const roundedTo = (decimals: number, value: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

type Written = {
  organicMatter?: number | null | undefined
  phosphorus?: number | null | undefined
  potassium?: number | null | undefined
  organicCarbon?: number | null | undefined
  phosphate?: number | null | undefined
  potash?: number | null | undefined
}

/** What a laboratory writes as carbon or oxides, as it is stored: as matter and elements, unless these are given too. */
export const storedReadings = (written: Written) => ({
  organicMatter: written.organicMatter ?? converted(written.organicCarbon, organicMatterOf),
  phosphorus: written.phosphorus ?? converted(written.phosphate, phosphorusOf),
  potassium: written.potassium ?? converted(written.potash, potassiumOf),
})

const converted = (value: number | null | undefined, how: (value: number) => number) =>
  value === null || value === undefined ? null : how(value)

/** A stored reading as laboratories write it: organic matter as carbon, the elements as oxides. */
export const WRITTEN_AS = {
  organicMatter: { reading: 'organicCarbon', of: (percent: number) => (percent * 10) / MATTER_OF_CARBON },
  phosphorus: { reading: 'phosphate', of: (phosphorus: number) => phosphorus / PHOSPHORUS_OF_PHOSPHATE },
  potassium: { reading: 'potash', of: (potassium: number) => potassium / POTASSIUM_OF_POTASH },
} as const

/** Where a measurement comes from. */
export const MEASUREMENT_SOURCES = { lab: {}, kit: {}, gauge: {} } as const

/** What can go onto a field. */
export const RESOURCE_TYPES = { fertilizer: {}, manure: {}, lime: {}, seed: {}, pesticide: {}, herbicide: {}, water: {}, other: {} } as const // biome-ignore format: one table

/** The usual fertilizers by the name on the bag: nitrogen, phosphate and potash in percent. */
export const FERTILIZERS = {
  Urea: [46, 0, 0],
  DAP: [18, 46, 0],
  TSP: [0, 46, 0],
  CAN: [26, 0, 0],
  'Ammonium sulphate': [21, 0, 0],
  'Muriate of potash': [0, 0, 60],
  'NPK 15-15-15': [15, 15, 15],
  'NPK 17-17-17': [17, 17, 17],
  'NPK 20-10-10': [20, 10, 10],
  'NPK 23-10-5': [23, 10, 5],
} as const satisfies Record<string, readonly [number, number, number]>

/** The nutrients of so much of a fertilizer, in kilograms: nitrogen, phosphorus and potassium, as elements. */
export const nutrientsOf = (kilograms: number, [nitrogen, phosphate, potash]: readonly [number, number, number]) => ({
  nitrogen: roundedTo(2, (kilograms * nitrogen) / 100),
  phosphorus: phosphorusOf((kilograms * phosphate) / 100),
  potassium: potassiumOf((kilograms * potash) / 100),
})
