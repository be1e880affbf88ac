import type { Position } from '../../border/ring.ts'
import type { FieldNote, FoundField } from './found-field.ts'
import type { Known } from './properties.ts'
import { type FixFacts, rawWalkOf } from './raw-walk.ts'
import { joinWalk, type Line, openness, refusalOfPoints, walkKey } from './walk.ts'

/** A thing on a map, whatever the format: polygons with the number of their holes, lines, points. */
export type Placemark = {
  known: Known
  polygons: readonly { outer: readonly Position[]; holes: number }[]
  lines: readonly Line[]
  points: readonly Position[]
  /** What the file tells of its point besides the place. */
  told?: FixFacts
  /** Whether its lines are nobody's walk as far as the file tells: a border is a polygon there. */
  isBareLine?: boolean
  /** Whether it cannot be read at all. */
  isBroken?: boolean
}

export type Folder = { name: string | null; placemarks: readonly Placemark[]; folders: readonly Folder[] }

/**
 * The fields of a folder and of those in it. One walk is one field however many placemarks it has: points beside a line
 * of the same folder are its fixes, and a walk that stands twice is one.
 */
export const fieldsOf = (folder: Folder): FoundField[] => withoutTwins(foundIn(folder, null))

const isWalk = ({ polygons, lines }: Placemark) => polygons.length === 0 && lines.length > 0
const isFix = ({ polygons, lines, points, known }: Placemark) =>
  polygons.length === 0 && lines.length === 0 && points.length > 0 && known.areaHa === null
const isOfFixes = ({ placemarks, folders }: Folder) =>
  folders.length === 0 && placemarks.length > 0 && placemarks.every(isFix)

function foundIn(folder: Folder, above: string | null): FoundField[] {
  const name = folder.name && !NAMELESS_FOLDERS.includes(folder.name) ? folder.name : above
  if (isTimedWalk(folder)) return [walkOfFixes(folder, name)]
  const hasWalk = folder.placemarks.some(isWalk)
  const [fixFolders, others] = [folder.folders.filter(isOfFixes), folder.folders.filter((each) => !isOfFixes(each))]
  const fixes = hasWalk ? [folder, ...fixFolders].flatMap(({ placemarks }) => placemarks.filter(isFix)) : []
  const own = hasWalk ? folder.placemarks.filter((each) => !isFix(each)) : folder.placemarks
  return [
    ...own.flatMap((each) => fieldsOfPlacemark(each, name, fixes)),
    ...[...(hasWalk ? [] : fixFolders), ...others].flatMap((each) => foundIn(each, name)),
  ]
}

/** How GPSBabel names the folders of its own. */
const NAMELESS_FOLDERS = ['Points', 'Waypoints', 'Tracks', 'Routes']

const LEAST_FIXES = 3
const isTimedWalk = (folder: Folder) =>
  isOfFixes(folder) &&
  folder.placemarks.length >= LEAST_FIXES &&
  folder.placemarks.every(({ told }) => told && told.at !== null)

function walkOfFixes({ placemarks }: Folder, name: string | null): FoundField {
  const { known } = placemarks[0]!
  // A device names every fix of a walk by itself.
  const common = placemarks.every((each) => each.known.name === known.name) ? known.name : null
  return fieldOfWalk({ known: { ...known, name: name ?? common }, lines: [lineOf(placemarks)] }, name, [])
}

/** Points in their order as a line. */
const lineOf = (fixes: readonly Placemark[]): Line => ({
  points: fixes.flatMap(({ points }) => points),
  told: fixes.flatMap(({ points, told }) => points.map(() => told ?? NO_FACTS)),
  hasGap: false,
})
const NO_FACTS: FixFacts = { at: null, accuracyM: null }

function fieldsOfPlacemark(placemark: Placemark, folder: string | null, fixes: readonly Placemark[]): FoundField[] {
  const { polygons, points, known, isBroken, isBareLine } = placemark
  if (isWalk(placemark)) {
    const walked = fieldOfWalk(placemark, folder, fixes)
    return [isBareLine && fixes.length === 0 ? { ...walked, refusal: walked.refusal ?? { check: 'lineOnly' } } : walked]
  }
  const base = {
    ...known,
    name: known.name ?? folder,
    points: [],
    centre: null,
    fixes: null,
    walk: null,
    refusal: null,
  }
  if (isBroken) return [{ ...base, notes: [], refusal: { check: 'notRead' } }]
  if (polygons.length > 0)
    return polygons.map(({ outer, holes }, at) => ({
      ...base,
      name: partName(base.name, at, polygons.length),
      points: outer,
      notes: [...partNote(polygons.length), ...(openness(outer) > 0 ? (['openRing'] as const) : [])],
      refusal: refusalOfPoints(outer) ?? (holes > 0 ? { check: 'holes', count: holes } : null),
    }))
  if (points.length === 0) return isBlank(known) ? [] : [{ ...base, notes: [] }]
  return points.map((centre, at) => ({
    ...base,
    name: partName(base.name, at, points.length),
    centre,
    notes: [...partNote(points.length), 'pointOnly'],
    refusal: refusalOfPoints([centre]),
  }))
}

/** Whether nothing is said at all. What has a name but neither place nor area is told to be no field. */
const isBlank = ({ owner, ...said }: Known) => Object.keys(owner).length === 0 && Object.values(said).every((each) => each === null) // biome-ignore format: one sentence

const partName = (name: string | null, at: number, parts: number) =>
  parts === 1 || name === null ? name : `${name} ${at + 1}`
const partNote = (parts: number): FieldNote[] => (parts > 1 ? ['part'] : [])

/** How GPSBabel names the line of every track. */
const NAMELESS = 'Path'

function fieldOfWalk(
  { known, lines }: Pick<Placemark, 'known' | 'lines'>,
  folder: string | null,
  fixes: readonly Placemark[],
): FoundField {
  const taken = lines.reduce((sum, { points }) => sum + points.length, 0)
  const isNamed = known.name !== null && known.name !== NAMELESS
  const joined = joinWalk(lines)
  return {
    ...known,
    ...joined,
    walk: joined.walk ?? rawWalkOf([lineOf(fixes)]),
    name: isNamed ? known.name : (folder ?? known.name),
    centre: null,
    fixes: Math.max(taken, fixes.length),
  }
}

/** The walks of a file, each once: what the second one knows beside the first is noted there. */
function withoutTwins(found: readonly FoundField[]): FoundField[] {
  const walks = new Map<string, FoundField>()
  return found.filter((field) => {
    if (field.fixes === null || field.points.length === 0) return true
    const key = walkKey(field.points)
    const first = walks.get(key)
    if (!first) return walks.set(key, field)
    first.notes = [...new Set<FieldNote>([...first.notes, ...field.notes, 'twice'])]
    first.fixes = Math.max(first.fixes ?? 0, field.fixes)
    first.walk ??= field.walk
    return false
  })
}
