import type { Position } from '../../border/ring.ts'
import { type Transform, transformOf } from './crs.ts'
import { FieldFileRefusal } from './field-file-refusal.ts'
import { fieldsOf, type Placemark } from './folder.ts'
import type { FoundField } from './found-field.ts'
import { knownOf } from './properties.ts'
import { momentOf } from './raw-walk.ts'
import type { Line } from './walk.ts'

/** Reads the fields of a text of GeoJSON (RFC 7946): a collection, one feature, or a bare geometry. */
export function readGeojson(text: string): FoundField[] {
  const root = parse(text) ?? sequenceOf(text)
  const transform = transformOf(root.crs)
  const placemarks = featuresOf(root).map((feature) => placemarkOf(feature, transform))
  const found = fieldsOf({ name: null, placemarks, folders: [] })
  return transform ? found.map((field) => ({ ...field, notes: [...field.notes, 'reprojected'] })) : found
}

type Json = { type?: unknown; crs?: unknown } & Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deeper than any feature: a parser walks a file of nothing but brackets for a second. */
const MAX_BRACKETS = 64
const [QUOTE, BACKSLASH] = [0x22, 0x5c]

function isTooDeep(text: string): boolean {
  let [depth, isText] = [0, false]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isText = !isText
    else if (isText) at += code === BACKSLASH ? 1 : 0
    else if (code === 0x5b || code === 0x7b) depth += 1
    else if (code === 0x5d || code === 0x7d) depth -= 1
    if (depth > MAX_BRACKETS) return true
  }
  return false
}

/** An object of JSON; null where the text is none. */
function parse(text: string): Json | null {
  if (isTooDeep(text)) throw new FieldFileRefusal('fileNotJson')
  try {
    const root: unknown = JSON.parse(text)
    if (isObject(root)) return root
  } catch {
    return null
  }
  throw new FieldFileRefusal('fileNotGeojson')
}

/** Stands before each feature of a sequence (RFC 8142). */
const RECORD = '\u001e'

/** Whether a text begins as JSON does, or as a sequence of it. */
export const isJson = (text: string) => /^\s*[{[]/.test(text.startsWith(RECORD) ? text.slice(1) : text)

/** Features one a line, with or without a record separator before each, as GDAL and QGIS write them. */
function sequenceOf(text: string): Json {
  const lines = text.split(/[\r\n]+/).map((line) => line.replace(RECORD, '').trim())
  const features = lines.filter((line) => line !== '').map(featureIn)
  if (features.length === 0 || features.includes(null)) throw new FieldFileRefusal('fileNotJson')
  return { type: 'FeatureCollection', features }
}

function featureIn(line: string): Json | null {
  if (!line.startsWith('{') || !line.endsWith('}')) return null
  const feature = parse(line)
  return feature?.type === 'Feature' ? feature : null
}

const GEOMETRIES = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon', 'GeometryCollection'] // biome-ignore format: one list

function featuresOf(root: Json): unknown[] {
  if (root.type === 'FeatureCollection' && Array.isArray(root.features)) return root.features
  if (root.type === 'Feature') return [root]
  if (GEOMETRIES.includes(String(root.type))) return [{ type: 'Feature', geometry: root, properties: {} }]
  throw new FieldFileRefusal('fileNotGeojson')
}

function placemarkOf(feature: unknown, transform: Transform): Placemark {
  const shapes: Shapes = { polygons: [], lines: [], points: [] }
  if (!isObject(feature) || feature.type !== 'Feature') return { known: knownOf({}), ...shapes, isBroken: true }
  const known = knownOf(isObject(feature.properties) ? feature.properties : {})
  const { id, geometry } = feature
  const externalId = typeof id === 'string' || typeof id === 'number' ? String(id) : known.externalId
  const isBroken = geometry !== null && geometry !== undefined && !addGeometry(geometry, shapes, transform)
  const lines = withMoments(shapes.lines, feature.properties)
  // The European Union's system refuses lines too.
  const isBareLine = lines.every(({ told }) => told === undefined)
  return { known: { ...known, externalId }, ...shapes, lines, isBareLine, isBroken }
}

/** With the moments that togeojson and what is made with it write beside a line: a list, or one for each of its parts. */
function withMoments(lines: Shapes['lines'], properties: unknown): Line[] {
  const { coordTimes, coordinateProperties } = isObject(properties) ? properties : { coordTimes: null }
  const told = coordTimes ?? (isObject(coordinateProperties) ? coordinateProperties.times : null)
  const moments = listOf(told)
    .flatMap(listOrItself)
    .map((each) => momentOf(String(each)))
  const taken = lines.map(({ points }) => points.length)
  if (moments.length !== taken.reduce((sum, count) => sum + count, 0)) return lines
  return lines.map((line, at) => {
    const from = taken.slice(0, at).reduce((sum, count) => sum + count, 0)
    return { ...line, told: line.points.map((_, point) => ({ at: moments[from + point]!, accuracyM: null })) }
  })
}
const listOrItself = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

type Shapes = {
  polygons: { outer: Position[]; holes: number }[]
  lines: { points: Position[]; hasGap: boolean }[]
  points: Position[]
}

const MAX_DEPTH = 8

/** Adds the parts of a geometry; false where it is none. */
function addGeometry(geometry: unknown, shapes: Shapes, transform: Transform, depth = 0): boolean {
  if (!isObject(geometry) || depth > MAX_DEPTH) return false
  const { type, coordinates, geometries } = geometry
  if (type === 'GeometryCollection')
    return listOf(geometries).every((each) => addGeometry(each, shapes, transform, depth + 1))
  const line = (value: unknown) => listOf(value).map((each) => positionOf(each, transform))
  const addPolygon = (rings: unknown) => {
    const [outer, ...holes] = listOf(rings)
    shapes.polygons.push({ outer: line(outer), holes: holes.length })
  }
  if (type === 'Polygon') addPolygon(coordinates)
  else if (type === 'MultiPolygon') listOf(coordinates).forEach(addPolygon)
  else if (type === 'LineString') shapes.lines.push({ points: line(coordinates), hasGap: false })
  else if (type === 'MultiLineString')
    shapes.lines.push(...listOf(coordinates).map((each) => ({ points: line(each), hasGap: false })))
  else if (type === 'Point') shapes.points.push(positionOf(coordinates, transform))
  else if (type === 'MultiPoint') shapes.points.push(...line(coordinates))
  else return false
  return true
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Longitude and latitude; a text is no number, as the European Union's information system has it. An altitude is left out. */
function positionOf(value: unknown, transform: Transform): Position {
  const [longitude, latitude] = listOf(value)
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return [Number.NaN, Number.NaN]
  return transform ? transform([longitude, latitude]) : [longitude, latitude]
}
