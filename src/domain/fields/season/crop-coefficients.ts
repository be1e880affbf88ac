/** A crop's coefficient in its three phases, and at which share of its season each begins or ends. */
export type CropCurve = { start: number; middle: number; end: number; phases: readonly [number, number, number] }

/** Ends of the first phase, of growth and of the middle, as shares of the season: those of maize in GeoWRSI. */
const MAIZE: CropCurve['phases'] = [0.16, 0.44, 0.76]

/** From the lengths of the four phases in days (FAO-56, table 11). */
function lengths(first: number, growth: number, middle: number, late: number): CropCurve['phases'] {
  const all = first + growth + middle + late
  return [first / all, (first + growth) / all, (first + growth + middle) / all]
}

const curve = (start: number, middle: number, end: number, phases: CropCurve['phases']): CropCurve => ({
  start,
  middle,
  end,
  phases,
})

/**
 * Coefficients of FAO-56, table 12, and the phases of its table 11; those of maize as FEWS NET's GeoWRSI has them. Crops
 * that neither names have none, and trees none either: their roots are below what this balance knows.
 */
const CURVES: Readonly<Record<string, CropCurve>> = {
  Maize: curve(0.3, 1.2, 0.35, MAIZE),
  Sorghum: curve(0.3, 1.05, 0.55, lengths(20, 35, 40, 30)),
  'Pearl millet': curve(0.3, 1, 0.3, lengths(15, 25, 40, 25)),
  Wheat: curve(0.3, 1.15, 0.3, lengths(15, 30, 65, 40)),
  Barley: curve(0.3, 1.15, 0.25, lengths(15, 25, 50, 30)),
  Rice: curve(1.05, 1.2, 0.75, lengths(30, 30, 60, 30)),
  Cassava: curve(0.3, 0.8, 0.3, lengths(20, 40, 90, 60)),
  'Sweet potato': curve(0.5, 1.15, 0.65, lengths(15, 30, 50, 30)),
  'Irish potato': curve(0.5, 1.15, 0.75, lengths(25, 30, 30, 30)),
  Cowpea: curve(0.4, 1.05, 0.6, lengths(20, 30, 30, 20)),
  'Green gram': curve(0.4, 1.05, 0.6, lengths(20, 30, 30, 20)),
  'Common bean': curve(0.4, 1.15, 0.35, lengths(20, 30, 40, 20)),
  Groundnut: curve(0.4, 1.15, 0.6, lengths(25, 35, 45, 25)),
  Soybean: curve(0.4, 1.15, 0.5, lengths(15, 15, 40, 15)),
  Chickpea: curve(0.4, 1, 0.35, lengths(20, 30, 40, 20)),
  'Faba bean': curve(0.5, 1.15, 1.1, lengths(15, 25, 35, 15)),
  Lentil: curve(0.4, 1.1, 0.3, lengths(20, 30, 60, 40)),
  Sesame: curve(0.35, 1.1, 0.25, lengths(20, 30, 40, 20)),
  Sunflower: curve(0.35, 1.1, 0.35, lengths(25, 35, 45, 25)),
  Cotton: curve(0.35, 1.15, 0.6, lengths(30, 50, 60, 55)),
  Tomato: curve(0.6, 1.15, 0.8, lengths(30, 40, 45, 30)),
  Onion: curve(0.7, 1.05, 0.75, lengths(15, 25, 70, 40)),
  'Chili pepper': curve(0.6, 1.05, 0.9, lengths(30, 35, 40, 20)),
  'African eggplant (bitterball)': curve(0.6, 1.05, 0.9, lengths(30, 40, 40, 20)),
  Cabbage: curve(0.7, 1.05, 0.95, lengths(40, 60, 50, 15)),
  Carrot: curve(0.7, 1.05, 0.95, lengths(20, 30, 30, 20)),
  Cucumber: curve(0.6, 1, 0.75, lengths(20, 30, 40, 15)),
  Watermelon: curve(0.4, 1, 0.75, lengths(20, 30, 30, 30)),
  Garlic: curve(0.7, 1, 0.7, lengths(15, 25, 70, 40)),
}

/** The crops that have one. */
export const CURVED = Object.keys(CURVES)

/** The curve of a crop by its English name, as the catalogue has it; null where no table has one. */
export const curveOf = (name: string): CropCurve | null => (Object.hasOwn(CURVES, name) ? CURVES[name]! : null)

/** The coefficient at a share of the season from 0 to 1, linear between the phases. */
export function kcAt({ start, middle, end, phases: [first, grown, late] }: CropCurve, share: number): number {
  if (share <= first) return start
  if (share < grown) return start + ((middle - start) * (share - first)) / (grown - first)
  if (share <= late) return middle
  return middle + (end - middle) * Math.min(1, (share - late) / (1 - late))
}
