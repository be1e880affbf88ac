import { FileRefusal } from '../../../operations/csv-file.ts'

/** Why a file of fields is not read, each as a sentence for the person who chose it. */
const REFUSALS = {
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than {megabytes} MB. Divide it into smaller files.',
  tooManyFields: 'The file holds more than {fields} fields. Divide it into smaller files.',
  unknownKind:
    'This is none of the files that fields are read from: GeoJSON, KML, KMZ, GPX, TCX, CSV, or a shapefile in a .zip file.',
  notJson: 'The file begins like GeoJSON, but is cut off or broken. Export it again.',
  notGeojson: 'This JSON file is not GeoJSON: it names no feature and no geometry.',
  notXml: 'The file cannot be read as XML. Export it again.',
  docType: 'A file with a document type is not taken.',
  notFields: 'This XML file is neither KML nor GPX nor TCX.',
  crs: 'The coordinates are in {crs}, which is not read. Export the file in WGS 84 (EPSG:4326), or in a zone of UTM.',
  noGeometry:
    'No column holds fields: give Latitude and Longitude, a geoshape of ODK, WKT, or a name with an area in hectares.',
  noFields: 'The file can be read, but holds no field.',
  notZip: 'The .zip file cannot be read. Pack it again.',
  emptyZip: 'The .zip file holds neither a .shp nor a .kml file.',
  notShapefile: 'The .shp file is cut off, or its shapes are neither polygons nor lines nor points.',
} as const
type FieldFileRefusalId = keyof typeof REFUSALS

/** A file of fields that is not read, by the name of the reason. */
export class FieldFileRefusal extends FileRefusal {
  readonly id: FieldFileRefusalId

  constructor(id: FieldFileRefusalId, values: Record<string, string> = {}) {
    super(REFUSALS[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
    this.id = id
  }
}
