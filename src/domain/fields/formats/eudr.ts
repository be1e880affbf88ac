import { type ExportedField, polygonOf } from './geojson.ts'

/**
 * The file by which a buyer in the European Union declares where goods grew: GeoJSON as the EUDR information system reads
 * it (GeoJSON file description 1.5). It reads these properties alone, in this spelling; `Area` is of points, so that a
 * border has none.
 */
export const eudrFeatureOf = (field: ExportedField) => ({
  type: 'Feature' as const,
  geometry: polygonOf(field),
  properties: {
    ProducerName: field.farmerName,
    ProducerCountry: field.country,
    ProductionPlace: field.place === null ? field.name : `${field.name}, ${field.place}`,
  },
})

/** Why a field cannot stand in the file, by the codes of the system's own list of errors. */
export const EUDR_FAULTS = {
  noBorder: 'EUDR_COMMODITIES_PRODUCER_GEO_EMPTY',
  noCountry: 'EUDR_COMMODITIES_PRODUCER_GEO_INVALID',
} as const
export type EudrFault = keyof typeof EUDR_FAULTS

export function eudrFaultOf({
  boundaryCoordinates,
  country,
}: Pick<ExportedField, 'boundaryCoordinates' | 'country'>): EudrFault | null {
  if (boundaryCoordinates.length === 0) return 'noBorder'
  return country === null ? 'noCountry' : null
}

/** A statement takes 25 MB of geometry; a part stays below it. */
export const MAX_PART_BYTES = 24_000_000
