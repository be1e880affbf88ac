import type { XmlElement } from '@rgrove/parse-xml'
import type { Position } from '#domain/fields/border/ring.ts'
import type { Folder, Placemark } from '#domain/fields/formats/read/folder.ts'
import { knownOf, numberOf } from '#domain/fields/formats/read/properties.ts'
import { accuracyOf, type FixFacts, momentOf } from '#domain/fields/formats/read/raw-walk.ts'
import type { Line } from '#domain/fields/formats/read/walk.ts'
import { childrenOf, elementsOf, localName, textOf, within } from './xml.ts'

/** A file of GPX 1.0 or 1.1: tracks, routes and waypoints. Its `hdop` is no accuracy in metres, and is left out. */
export function folderOfGpx(gpx: XmlElement): Folder {
  const tracks = childrenOf(gpx, 'trk').map((track) => walk(track, childrenOf(track, 'trkseg').map(segment('trkpt'))))
  const routes = childrenOf(gpx, 'rte').map((route) => walk(route, [segment('rtept')(route)]))
  const waypoints = childrenOf(gpx, 'wpt').map(waypoint)
  return { name: null, placemarks: [...tracks, ...routes, ...waypoints], folders: [] }
}

const walk = (element: XmlElement, lines: Line[]): Placemark => ({ known: named(element), polygons: [], lines, points: [] }) // biome-ignore format: one line
/** By its name, and by what GDAL writes of its columns into extensions. */
function named(element: XmlElement) {
  const extended = childrenOf(element, 'extensions').flatMap(elementsOf)
  const said = Object.fromEntries(extended.map((each) => [localName(each), textOf(each)]))
  const name = textOf(childrenOf(element, 'name')[0])
  return knownOf(name === '' ? said : { ...said, name })
}
const segment =
  (point: string) =>
  (element: XmlElement): Line => {
    const points = childrenOf(element, point)
    return { points: points.map(positionOf), told: points.map(toldOf), hasGap: false }
  }

/** When a point was taken, and how exact: GPX has no place for that, so that programs write it in an extension. */
const toldOf = (point: XmlElement): FixFacts => ({
  at: momentOf(textOf(childrenOf(point, 'time')[0])),
  accuracyM: accuracyOf(numberOf(textOf(childrenOf(point, 'extensions').flatMap(accuraciesIn)[0]))),
})
const accuraciesIn = (extensions: XmlElement) => ['acc', 'accuracy', 'hacc'].flatMap((name) => within(extensions, name))

const waypoint = (element: XmlElement): Placemark => ({
  ...walk(element, []),
  points: [positionOf(element)],
  told: toldOf(element),
})

const positionOf = ({ attributes: { lon = '', lat = '' } }: XmlElement): Position => [numberOf(lon), numberOf(lat)]

/** A file of Garmin's training centre: each course or activity is one walk. A trackpoint without a position is a gap. */
export function folderOfTcx(root: XmlElement): Folder {
  const courses = ['Course', 'Activity'].flatMap((name) => within(root, name))
  const placemarks = courses.map((course): Placemark => {
    const known = knownOf({ name: textOf(childrenOf(course, 'Name')[0]) })
    return { known, polygons: [], lines: within(course, 'Track').map(trackOf), points: [] }
  })
  return { name: null, placemarks, folders: [] }
}

function trackOf(track: XmlElement): Line {
  const fixes = childrenOf(track, 'Trackpoint').map((point) => ({ position: childrenOf(point, 'Position')[0], at: momentOf(textOf(childrenOf(point, 'Time')[0])) })) // biome-ignore format: one row
  const known = fixes.flatMap(({ position, at }) => (position ? [{ position, at }] : []))
  const degrees = (position: XmlElement, name: string) => numberOf(textOf(childrenOf(position, name)[0]))
  return {
    points: known.map(({ position }) => [degrees(position, 'LongitudeDegrees'), degrees(position, 'LatitudeDegrees')]),
    told: known.map(({ at }) => ({ at, accuracyM: null })),
    hasGap: known.length < fixes.length,
  }
}
