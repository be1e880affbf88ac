import { distanceKm, type Point } from '#domain/fields/distance.ts'

/** A place to visit; `point` is null where nobody noted where it lies. */
type VisitStop = { id: string; place: string | null; point: Point | null }

/**
 * A good order of visits: from the start, or else from the first of them, each time to the nearest one; then stretches
 * are turned round (2-opt) and single visits moved (or-opt) while that makes the way shorter. Those without a point
 * follow, by their place. Rows that come in another order give the same round.
 */
export function orderRound<T extends VisitStop>(places: readonly T[], start?: Point): (T & { km: number | null })[] {
  const known = places.filter(hasPoint).sort(byId)
  const unknown = places.filter((place) => !hasPoint(place)).sort(byPlace)
  const ordered = untangled(nearestFirst(known, start), start)
  const withKm = ordered.map((place, at) => {
    const before = at > 0 ? ordered[at - 1]!.point : start
    return { ...place, km: before ? distanceKm(before, place.point) : null }
  })
  return [...withKm, ...unknown.map((place) => ({ ...place, km: null }))]
}

type Known<T> = T & { point: Point }
const hasPoint = <T extends VisitStop>(place: T): place is Known<T> => place.point !== null
const byId = (a: VisitStop, b: VisitStop) => (a.id < b.id ? -1 : 1)
const byPlace = (a: VisitStop, b: VisitStop) => (a.place ?? '').localeCompare(b.place ?? '', 'en') || byId(a, b)

function nearestFirst<T extends VisitStop>(known: readonly Known<T>[], start: Point | undefined): Known<T>[] {
  const left = [...known]
  const ordered: Known<T>[] = []
  let here = start ?? left[0]?.point
  while (here && left.length > 0) {
    const from = here
    const nearest = left.reduce((best, each) =>
      distanceKm(from, each.point) < distanceKm(from, best.point) ? each : best,
    )
    left.splice(left.indexOf(nearest), 1)
    ordered.push(nearest)
    here = nearest.point
  }
  return ordered
}

/** So many turns at most: each makes the way shorter, and a day has few visits. */
const MAX_TURNS = 1000
/** Shorter by less than a metre is no gain; rounding could go on for ever. */
const LEAST_GAIN_KM = 0.001

function untangled<T extends VisitStop>(ordered: Known<T>[], start: Point | undefined): Known<T>[] {
  let best = ordered
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const shorter = shorterTurn(best, start) ?? shorterMove(best, start)
    if (!shorter) return best
    best = shorter
  }
  return best
}

/** The first turn of a stretch that makes the way shorter; without a start the first visit stays where it is. */
function shorterTurn<T extends VisitStop>(way: Known<T>[], start: Point | undefined): Known<T>[] | null {
  for (let from = start ? 0 : 1; from < way.length - 1; from++)
    for (let to = from + 1; to < way.length; to++) {
      const [before, after] = [from > 0 ? way[from - 1]!.point : start, way[to + 1]?.point]
      const gain =
        legs(before, way[from]!.point, way[to]!.point, after) - legs(before, way[to]!.point, way[from]!.point, after)
      if (gain > LEAST_GAIN_KM)
        return [...way.slice(0, from), ...way.slice(from, to + 1).reverse(), ...way.slice(to + 1)]
    }
  return null
}

/** The first move of one visit to another place in the row that makes the way shorter. */
function shorterMove<T extends VisitStop>(way: Known<T>[], start: Point | undefined): Known<T>[] | null {
  const first = start ? 0 : 1
  const pointAt = (row: Known<T>[], at: number) => (at < 0 ? start : row[at]?.point)
  for (let from = first; from < way.length; from++) {
    const visit = way[from]!
    const rest = way.toSpliced(from, 1)
    const saved = detour(pointAt(way, from - 1), visit.point, pointAt(way, from + 1))
    for (let to = first; to <= rest.length; to++)
      if (saved - detour(pointAt(rest, to - 1), visit.point, pointAt(rest, to)) > LEAST_GAIN_KM)
        return rest.toSpliced(to, 0, visit)
  }
  return null
}

/** How much longer the way is for a point between two others. */
const detour = (before: Point | undefined, point: Point, after: Point | undefined) =>
  legs(before, point, point, after) - (before && after ? distanceKm(before, after) : 0)

/** The two legs at the ends of a stretch. */
const legs = (before: Point | undefined, first: Point, last: Point, after: Point | undefined) =>
  (before ? distanceKm(before, first) : 0) + (after ? distanceKm(last, after) : 0)
