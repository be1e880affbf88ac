import type { Db } from '#db/client.ts'
import { type ExportedFieldRow, findExportedField } from '#db/queries/fields/exported-fields.ts'
import { countryOf } from '#domain/country-names.ts'
import { type ExportedField, featureOf } from '#domain/fields/formats/geojson.ts'
import { kmlOf } from '#domain/fields/formats/kml.ts'
import { problem } from '#domain/problem.ts'
import { eachChosenField, type Selection } from './chosen-fields.ts'

const asExported = ({ location, ...row }: ExportedFieldRow): ExportedField => ({ ...row, country: countryOf(location) })

/** One field as a file of GeoJSON or KML. */
export function fieldFile(db: Db, id: string, format: 'geojson' | 'kml'): string {
  const row = findExportedField(db, id)
  if (!row) throw problem('notFound')
  const field = asExported(row)
  return format === 'kml' ? kmlOf([field]) : JSON.stringify({ type: 'FeatureCollection', features: [featureOf(field)] })
}

/** The farmer whose field it is. */
export const ownerOfField = (db: Db, id: string) => findExportedField(db, id)?.farmerId

/** The fields of a selection as features of GeoJSON, those without a border too. */
export async function* fieldFeatures(db: Db, selection: Selection) {
  for await (const { border, ...field } of eachChosenField(db, selection))
    yield JSON.stringify(featureOf({ ...field, boundaryCoordinates: JSON.parse(border) }))
}

/** So many letters are sent together. */
const CHUNK = 65_536

/** Features as a collection of GeoJSON, piece by piece. */
export async function* collectionOf(features: AsyncIterable<string>) {
  let [text, comma] = ['{"type":"FeatureCollection","features":[', '']
  for await (const feature of features) {
    text += comma + feature
    comma = ','
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield `${text}]}`
}
