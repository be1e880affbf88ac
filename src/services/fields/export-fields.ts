import { setImmediate } from 'node:timers/promises'
import type { Db } from '#db/client.ts'
import { type ExportedFieldRow, findExportedField, listExportedFields } from '#db/queries/fields/exported-fields.ts'
import { countryOf } from '#domain/country-names.ts'
import type { EudrState } from '#domain/fields/formats/eudr.schema.ts'
import { EUDR_FAULTS, eudrFaultOf, eudrFeatureOf, MAX_PART_BYTES } from '#domain/fields/formats/eudr.ts'
import { type ExportedField, featureOf } from '#domain/fields/formats/geojson.ts'
import { kmlOf } from '#domain/fields/formats/kml.ts'
import { problem } from '#domain/problem.ts'

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

const SLICE = 500

async function* exportedFields(db: Db, country: string | null): AsyncGenerator<ExportedField> {
  for (let after = ''; ; ) {
    const rows = listExportedFields(db, after, SLICE)
    for (const row of rows) {
      const field = asExported(row)
      if (country === null || field.country === country) yield field
    }
    if (rows.length < SLICE) return
    after = rows.at(-1)!.id
    await setImmediate()
  }
}

/** Those that can stand in the file for the European Union, each with the number of its part, counted from 1. */
async function* eudrFeatures(db: Db, country: string | null) {
  let [part, bytes] = [1, 0]
  for await (const field of exportedFields(db, country)) {
    if (eudrFaultOf(field)) continue
    const text = JSON.stringify(eudrFeatureOf(field))
    bytes += Buffer.byteLength(text) + 1
    if (bytes > MAX_PART_BYTES) [part, bytes] = [part + 1, Buffer.byteLength(text)]
    yield { text, part }
  }
}

/** So many letters are sent together. */
const CHUNK = 65_536

/** A part of the file for buyers in the European Union, piece by piece. */
export async function* eudrFile(db: Db, { country, part }: { country: string | null; part: number }) {
  let [text, comma] = ['{"type":"FeatureCollection","features":[', '']
  for await (const feature of eudrFeatures(db, country)) {
    if (feature.part > part) break
    if (feature.part < part) continue
    text += comma + feature.text
    comma = ','
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield `${text}]}`
}

/** What of the fields can stand in that file and in how many parts, and what cannot, with the code of the fault. */
export async function readEudrState(db: Db, country: string | null): Promise<EudrState> {
  const state: EudrState = { ready: 0, parts: 1, faults: { noBorder: 0, noCountry: 0 }, missing: [] }
  for await (const field of exportedFields(db, country)) {
    const fault = eudrFaultOf(field)
    if (!fault) continue
    const { id, name, farmerId, farmerName } = field
    state.faults[fault] += 1
    if (state.missing.length < MAX_LISTED) state.missing.push({ id, name, farmerId, farmerName, fault, code: EUDR_FAULTS[fault] }) // biome-ignore format: one row
  }
  for await (const { part } of eudrFeatures(db, country)) Object.assign(state, { ready: state.ready + 1, parts: part })
  return state
}
const MAX_LISTED = 200
