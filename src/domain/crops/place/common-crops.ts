import type { CountryCode } from '../../places.ts'

/**
 * What the markets of a country report most, the most reported first, by the crops' English names. Counted from the
 * price series of the World Food Programme that the seed's prices come from (see db/seed/data/SOURCES.md).
 */
const COMMON_CROPS: Partial<Record<CountryCode, readonly string[]>> = {
  NG: ['Cowpea', 'Maize', 'Cassava', 'Groundnut', 'Pearl millet', 'Rice', 'Sorghum', 'White yam'],
  KE: ['Common bean', 'Maize', 'Irish potato', 'Rice', 'Sorghum', 'Onion', 'Tomato', 'Cabbage'],
  GH: ['Cassava', 'Maize', 'Cowpea', 'African eggplant (bitterball)', 'Pearl millet', 'Chili pepper', 'Rice', 'Tomato'],
  ET: ['Teff', 'Sorghum', 'Wheat', 'Maize', 'Barley', 'Common bean', 'Rice', 'Chickpea'],
  LR: ['Rice', 'Cassava', 'Cowpea', 'Chili pepper', 'African eggplant (bitterball)', 'Cocoa'],
  UG: ['Common bean', 'Cassava', 'Maize', 'Pearl millet', 'Sorghum'],
  TZ: ['Common bean', 'Irish potato', 'Rice', 'Maize', 'Pearl millet', 'Finger millet', 'Sorghum', 'Wheat'],
  SL: ['Cassava', 'Rice', 'Maize', 'Okra', 'Onion'],
}

/** Common wherever nothing is known of the country: the staples of most of them. */
const STAPLES = ['Maize', 'Rice', 'Cassava', 'Sorghum', 'Common bean', 'Groundnut']

/** The crops of a country that a farmer there probably looks for, first. */
export const commonCropsOf = (country: CountryCode | null): readonly string[] =>
  (country && COMMON_CROPS[country]) ?? STAPLES

type Named = { id: string; name: string }

/** Crops to choose from: those that the farmer grows, then the common ones of the country, each once. */
export function likelyCrops<Crop extends Named>(
  crops: readonly Crop[],
  { grown, country }: { grown: readonly string[]; country: CountryCode | null },
) {
  const own = crops.filter(({ id }) => grown.includes(id))
  const common = commonCropsOf(country).flatMap((name) => crops.filter((crop) => crop.name === name))
  return { own, common: common.filter((crop) => !own.includes(crop)) }
}
