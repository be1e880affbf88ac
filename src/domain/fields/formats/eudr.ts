import { POINT_AT_MOST_HA } from '../border/sphere.ts'

/** What the file says of a field; `border` is its ring as JSON, `[]` where nobody knows it. */
export type DeclaredField = {
  name: string
  place: string | null
  totalArea: number
  border: string
  centerLongitude: number | null
  centerLatitude: number | null
  farmerName: string
  country: string | null
}

/**
 * A field in the file by which a buyer in the European Union declares where goods grew: GeoJSON as the EUDR information
 * system reads it (GeoJSON file description 1.5). It reads these properties alone, in this spelling; `Area`, in hectares,
 * is of points: a field whose border nobody knows is one, up to four hectares.
 */
export function eudrFeatureText(field: DeclaredField): string {
  const { name, place, totalArea, border, farmerName, country } = field
  const properties = {
    ProducerName: farmerName,
    ProducerCountry: country,
    ProductionPlace: place === null ? name : `${name}, ${place}`,
    ...(!hasBorder(field) && { Area: totalArea }),
  }
  const geometry = hasBorder(field)
    ? `{"type":"Polygon","coordinates":[${border}]}`
    : JSON.stringify({ type: 'Point', coordinates: pointOf(field) })
  return `{"type":"Feature","geometry":${geometry},"properties":${JSON.stringify(properties)}}`
}

/** Why a field cannot stand in the file, by the codes of the system's own list of errors. */
export const EUDR_FAULTS = {
  noBorder: 'EUDR_COMMODITIES_PRODUCER_GEO_EMPTY',
  pointTooLarge: 'EUDR_COMMODITIES_PRODUCER_GEO_AREA_INVALID',
  noCountry: 'EUDR_COMMODITIES_PRODUCER_GEO_INVALID',
} as const
export type EudrFault = keyof typeof EUDR_FAULTS

export function eudrFaultOf(field: DeclaredField): EudrFault | null {
  if (!hasBorder(field)) {
    if (pointOf(field) === null) return 'noBorder'
    if (field.totalArea > POINT_AT_MOST_HA) return 'pointTooLarge'
  }
  return field.country === null ? 'noCountry' : null
}

const hasBorder = ({ border }: Pick<DeclaredField, 'border'>) => border.length > '[]'.length

const pointOf = ({ centerLongitude, centerLatitude }: DeclaredField) =>
  centerLongitude === null || centerLatitude === null ? null : [centerLongitude, centerLatitude]

/** A statement takes 25 MB of geometry; a part stays below it. */
export const MAX_PART_BYTES = 24_000_000
