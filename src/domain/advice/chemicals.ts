import { folded } from '../letters.ts'

/**
 * Words that name a product to be measured out: kinds of products in the languages of advice, and active substances by
 * their common names (ISO 1750) that are sold to farmers in West and East Africa; besides, fertilisers by name.
 */
const PRODUCTS = [
  ...['pesticide', 'insecticide', 'herbicide', 'fungicide', 'nematicide', 'rodenticide', 'acaricide', 'weedkiller'],
  ...['fongicide', 'viuatilifu', 'kiuatilifu', 'dawa ya kuua', 'maganin kwari', 'maganin ciyawa'],
  ...['glyphosate', 'paraquat', 'atrazine', 'metolachlor', 'pendimethalin', '2,4-d', 'propanil', 'nicosulfuron'],
  ...['cypermethrin', 'cyhalothrin', 'deltamethrin', 'permethrin', 'emamectin', 'abamectin', 'spinosad', 'spinetoram'],
  ...['chlorantraniliprole', 'imidacloprid', 'acetamiprid', 'thiamethoxam', 'chlorpyrifos', 'dimethoate', 'malathion'],
  ...['dichlorvos', 'profenofos', 'carbofuran', 'carbaryl', 'fipronil', 'indoxacarb', 'lufenuron', 'azadirachtin'],
  ...['mancozeb', 'metalaxyl', 'chlorothalonil', 'copper oxychloride', 'carbendazim', 'azoxystrobin', 'tebuconazole'],
  ...['aluminium phosphide', 'phostoxin', 'actellic', 'npk', 'urea', 'dap', 'superphosphate', 'ammonium nitrate'],
] as const

const UNIT =
  '(?:ml|cl|l|litres?|liters?|mg|g|grams?|grammes?|gramu|kg|kilos?|kilograms?|lita|cc|tablespoons?|teaspoons?|sachets?|caps?|capfuls?|bags?)'
const PER = '(?:per|a|an|each|every|in|to|for|par|dans|kwa|a cikin|/)'
const OVER =
  '(?:ha|hectares?|hekta|acres?|ekari|m2|plants?|stands?|holes?|hills?|knapsacks?|sprayers?|tanks?|l|litres?|liters?|lita|water|20 ?l|15 ?l|plante|pied)'
/** An amount of something for an area, a plant or a tank: '50 kg per hectare', '30 ml in 15 litres of water'. */
const DOSE = new RegExp(
  `\\b\\d+(?:[.,]\\d+)? ?${UNIT}\\b[^.!?\\n]{0,40}?(?:\\b|(?=/))${PER} ?(?:\\d+(?:[.,]\\d+)? ?)?${OVER}\\b`,
  'u',
)
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PRODUCTS.map((name) => folded(name)).join('|')})s?(?![\\p{L}\\p{N}])`,
  'u',
)

/** Whether advice names a chemical or a fertiliser, or says how much of something to give. */
export function namesChemicalOrDose(text: string): boolean {
  const plain = folded(text)
  return NAMED.test(plain) || DOSE.test(plain)
}
