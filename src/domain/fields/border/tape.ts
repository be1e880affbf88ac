/** A field measured by tape or paces: its sides in order, and for each side but the first two a diagonal, in metres. */
export type Taped = { sides: readonly number[]; diagonals: readonly number[] }

/**
 * The area of a field whose sides were measured, in square metres: it is cut into triangles that share the first corner
 * (Heron). Side 1 runs from corner 1 to corner 2; diagonal 1 from corner 1 to corner 3, and so on; a triangle has none.
 * Null where lengths cannot meet.
 */
export function tapedArea({ sides, diagonals }: Taped): number | null {
  if (sides.length < 3 || diagonals.length !== sides.length - 3) return null
  const spokes = [sides[0]!, ...diagonals, sides.at(-1)!]
  const areas = sides.slice(1, -1).map((side, index) => triangle(spokes[index]!, side, spokes[index + 1]!))
  return areas.every((area) => area !== null) ? areas.reduce((sum, area) => sum + area, 0) : null
}

function triangle(a: number, b: number, c: number): number | null {
  const [longest, middle, shortest] = [a, b, c].sort((x, y) => y - x) as [number, number, number]
  if (!(shortest > 0) || longest >= middle + shortest) return null
  // Kahan's order of the factors keeps the digits of a thin triangle.
  const factors = (longest + (middle + shortest)) * (shortest - (longest - middle)) * (shortest + (longest - middle)) * (longest + (middle - shortest)) // biome-ignore format: one product
  return Math.sqrt(factors) / 4
}
