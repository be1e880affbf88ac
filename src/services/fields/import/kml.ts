import type { XmlElement } from '@rgrove/parse-xml'
import type { Position } from '#domain/fields/border/ring.ts'
import type { Folder, Placemark } from '#domain/fields/formats/read/folder.ts'
import { type Known, knownOf, numberOf } from '#domain/fields/formats/read/properties.ts'
import { accuracyOf, momentOf } from '#domain/fields/formats/read/raw-walk.ts'
import type { Line } from '#domain/fields/formats/read/walk.ts'
import { childrenOf, elementsOf, localName, textOf, within } from './xml.ts'

/** A document of KML 2.2, with Google's tracks, as folders of placemarks. */
export function folderOfKml(element: XmlElement): Folder {
  const parts = elementsOf(element)
  const isPlacemark = (each: XmlElement) => localName(each) === 'Placemark'
  return {
    name: localName(element) === 'Folder' ? textOf(childrenOf(element, 'name')[0]) || null : null,
    placemarks: parts.filter(isPlacemark).map(placemarkOf),
    folders: parts.filter((each) => ['Document', 'Folder'].includes(localName(each))).map(folderOfKml),
  }
}

function placemarkOf(element: XmlElement): Placemark {
  const shapes: Shapes = { polygons: [], lines: [], points: [] }
  addShapes(element, shapes)
  const at = momentOf(textOf(childrenOf(element, 'TimeStamp').flatMap((stamp) => childrenOf(stamp, 'when'))[0]))
  return { known: known(element), ...shapes, told: { at, accuracyM: null } }
}

/** The name and the extended data of a placemark, typed or not. */
function known(element: XmlElement): Known {
  const data = within(element, 'ExtendedData').flatMap((each) => [
    ...within(each, 'Data').map((one) => [one.attributes.name ?? '', textOf(childrenOf(one, 'value')[0])] as const),
    ...within(each, 'SimpleData').map((one) => [one.attributes.name ?? '', textOf(one)] as const),
  ])
  const said = knownOf(Object.fromEntries(data))
  const name = textOf(childrenOf(element, 'name')[0]) || said.name
  // GDAL numbers its placemarks by itself ('ring.1'), and keeps the own id of a field among its data.
  return { ...said, name, externalId: said.externalId ?? element.attributes.id ?? null }
}

type Shapes = {
  polygons: { outer: Position[]; holes: number }[]
  lines: Line[]
  points: Position[]
}

/** Adds the shapes in an element, also those of a MultiGeometry or a MultiTrack. */
function addShapes(element: XmlElement, shapes: Shapes): void {
  for (const each of elementsOf(element)) {
    const name = localName(each)
    if (name === 'Polygon') shapes.polygons.push(polygonOf(each))
    else if (name === 'LineString' || name === 'LinearRing')
      shapes.lines.push({ points: coordinatesOf(each), hasGap: false })
    else if (name === 'Track') shapes.lines.push(trackOf(each))
    else if (name === 'Point') shapes.points.push(...coordinatesOf(each).slice(0, 1))
    else if (name === 'MultiGeometry' || name === 'MultiTrack') addShapes(each, shapes)
  }
}

function polygonOf(polygon: XmlElement) {
  const [outer] = childrenOf(polygon, 'outerBoundaryIs')
  const holes = childrenOf(polygon, 'innerBoundaryIs').flatMap((each) => within(each, 'LinearRing'))
  return { outer: outer ? coordinatesOf(outer) : [], holes: holes.length }
}

/** 'longitude,latitude,altitude' between blanks; some write blanks behind the commas too. An altitude is left out. */
const coordinatesOf = (element: XmlElement): Position[] =>
  textOf(within(element, 'coordinates')[0])
    .replace(/\s*,\s*/g, ',')
    .split(/\s+/)
    .filter((triple) => triple !== '')
    .map((triple) => positionOf(triple.split(',')))

/** A track; an empty coordinate is a gap, never 0, 0. */
function trackOf(track: XmlElement): Line {
  const [texts, moments] = [childrenOf(track, 'coord').map(textOf), childrenOf(track, 'when').map(textOf)]
  const accuracies = within(track, 'SimpleArrayData')
    .filter(({ attributes }) => /^(?:horizontal_?)?acc(?:uracy)?$/i.test(attributes.name ?? ''))
    .flatMap((data) => childrenOf(data, 'value').map(textOf))
  const fixes = texts.map((text, at) => ({ text, at: momentOf(moments[at] ?? ''), accuracyM: accuracyOf(numberOf(accuracies[at] ?? '')) })) // biome-ignore format: one row
  const filled = fixes.filter(({ text }) => text !== '')
  return {
    points: filled.map(({ text }) => positionOf(text.split(/\s+/))),
    told: filled.map(({ at, accuracyM }) => ({ at, accuracyM })),
    hasGap: filled.length < texts.length,
  }
}

/** More than three numbers are two points that ran together. */
function positionOf([longitude = '', latitude = '', ...others]: string[]): Position {
  return others.length > 1 ? [Number.NaN, Number.NaN] : [numberOf(longitude), numberOf(latitude)]
}
