import type { ExportedField } from './geojson.ts'

/** Fields as a document of KML 2.2, with what is known of each as extended data. */
export const kmlOf = (fields: readonly ExportedField[]) => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
${fields.map(placemarkOf).join('\n')}
</Document></kml>
`

function placemarkOf(field: ExportedField) {
  const data = {
    code: field.code,
    farmer: field.farmerName,
    place: field.place,
    areaHa: field.totalArea,
    way: field.way,
  }
  const known = Object.entries(data).filter(([, value]) => value !== null)
  const extended = known.map(([name, value]) => `<Data name="${name}"><value>${escaped(String(value))}</value></Data>`)
  return `<Placemark id="${escaped(field.id)}"><name>${escaped(field.name)}</name><ExtendedData>${extended.join('')}</ExtendedData>${geometryOf(field)}</Placemark>`
}

function geometryOf({ boundaryCoordinates }: ExportedField) {
  if (boundaryCoordinates.length === 0) return ''
  const corners = boundaryCoordinates.map(([longitude, latitude]) => `${longitude},${latitude}`).join(' ')
  return `<Polygon><outerBoundaryIs><LinearRing><coordinates>${corners}</coordinates></LinearRing></outerBoundaryIs></Polygon>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** A text of XML 1.0, which knows no control signs but tab and the ends of lines. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!).replace(/[^\P{Cc}\t\n\r]/gu, '')
