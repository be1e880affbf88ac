import type { Position } from '../../border/ring.ts'
import type { RawFix } from '../../boundary.schema.ts'

/** What a file tells of a point of a walk besides its place: when (ms since 1970), and how exact in metres. */
export type FixFacts = { at: number | null; accuracyM: number | null }

/** A line of a walk; `told` has one for each of its points, where the file tells any. */
type ToldLine = { points: readonly Position[]; told?: readonly FixFacts[] }

/** A walk as a file has it. Where it tells no moments, nobody knows when it began. */
export type RawWalk = { startedAt: string | null; fixes: RawFix[] }

/** More than the contract takes of a phone. */
const MAX_FIXES = 20_000

/** The fixes of a walk as they stand in the file, in its order; null where it tells nothing but their places. */
export function rawWalkOf(lines: readonly ToldLine[]): RawWalk | null {
  const fixes = lines.flatMap(({ points, told }) => points.map((point, at) => ({ point, at: null, accuracyM: null, ...told?.[at] }))) // biome-ignore format: one row
  const known = fixes.filter(({ point }) => isPlace(point)).slice(0, MAX_FIXES)
  if (known.every(({ at, accuracyM }) => at === null && accuracyM === null)) return null
  const start = known.reduce((first, { at }) => Math.min(first, at ?? first), Number.POSITIVE_INFINITY)
  return {
    startedAt: Number.isFinite(start) ? new Date(start).toISOString() : null,
    fixes: known.map(({ point: [longitude, latitude], at, accuracyM }) => [at === null ? null : (at - start) / 1000, longitude, latitude, accuracyM]), // biome-ignore format: one row
  }
}

const isPlace = ([longitude, latitude]: Position) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90

/** A moment as files write it, '2026/05/01 06:30:00' too; without an offset it is that of Greenwich. */
export function momentOf(text: string): number | null {
  const iso = text.trim().replaceAll('/', '-').replace(/^(\d{4}-\d\d-\d\d)[ T]/, '$1T') // biome-ignore format: one sentence
  const at = Date.parse(/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) || !iso.includes('T') ? iso : `${iso}Z`)
  return iso === '' || Number.isNaN(at) ? null : at
}

/** An accuracy in metres; 0 stands for a corner that was tapped on a map, or for nothing. */
export const accuracyOf = (metres: number): number | null => (metres > 0 && metres < 100_000 ? metres : null)
