const KILOGRAMS: Readonly<Record<string, number>> = {
  kg: 1, kgs: 1, kilo: 1, kilogram: 1, kilograms: 1,
  g: 0.001, gr: 0.001, gram: 0.001, grams: 0.001,
  mt: 1000, ton: 1000, tonne: 1000, tonnes: 1000, 'metric ton': 1000,
  quintal: 100, qtl: 100,
  pound: 0.45359237, pounds: 0.45359237, lb: 0.45359237, lbs: 0.45359237,
  ounce: 0.028349523125, oz: 0.028349523125,
} // biome-ignore format: a table

/** How many kilograms a unit of the World Food Programme is: '1.5 KG', '500 G', 'Pound'. Null for a bunch or a litre. */
export function kilogramsOf(unit: string): number | null {
  const [, count = '1', name = ''] = /^(\d+(?:\.\d+)?)?\s*(\p{L}[\p{L} ]*?)\.?$/u.exec(unit.trim()) ?? []
  const each = Object.hasOwn(KILOGRAMS, name.toLowerCase()) ? KILOGRAMS[name.toLowerCase()] : undefined
  // To a billionth, so that 500 g are 0.5 and not a hair beside it.
  return each === undefined ? null : Number((Number(count) * each).toPrecision(12)) || null
}
