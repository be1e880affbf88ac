import type { Position } from '../border/ring.ts'

/** What a file says of a field; `country` is the code of ISO 3166-1. */
export type ExportedField = {
  id: string
  code: string | null
  name: string
  place: string | null
  way: string
  totalArea: number
  errorBand: number | null
  boundaryCoordinates: readonly Position[]
  farmerId: string
  farmerName: string
  country: string | null
}

/** A field as a feature of GeoJSON (RFC 7946); one whose border nobody knows has no geometry. */
export const featureOf = (field: ExportedField) => ({
  type: 'Feature' as const,
  id: field.id,
  geometry: polygonOf(field),
  properties: {
    code: field.code,
    name: field.name,
    farmer: field.farmerName,
    country: field.country,
    place: field.place,
    areaHa: field.totalArea,
    errorBandPercent: field.errorBand,
    way: field.way,
  },
})

const polygonOf = ({ boundaryCoordinates }: Pick<ExportedField, 'boundaryCoordinates'>) =>
  boundaryCoordinates.length === 0
    ? null
    : {
        type: 'Polygon' as const,
        coordinates: [boundaryCoordinates.map(([longitude, latitude]) => [longitude, latitude])],
      }
