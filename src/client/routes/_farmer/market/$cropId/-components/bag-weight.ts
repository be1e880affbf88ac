const keyOf = (cropId: string) => `kuu-bag-kg.${cropId}`

/** What a bag of a crop weighs where this phone's farmer sells, in kg; null for who counts in kg. */
export function bagWeight(cropId: string): number | null {
  const kg = Number(localStorage.getItem(keyOf(cropId)))
  return kg > 0 ? kg : null
}

/** Bags differ from market to market, so that each phone keeps its own weight. */
export function keepBagWeight(cropId: string, kg: number | null) {
  if (kg === null) localStorage.removeItem(keyOf(cropId))
  else localStorage.setItem(keyOf(cropId), String(kg))
}
