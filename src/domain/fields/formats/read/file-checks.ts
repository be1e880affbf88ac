/**
 * Why a file of fields is not read, or a field of it not written, each sentence with an id. They stand apart from the
 * checks of forms, which phones carry.
 */
export const FIELD_FILE_CHECKS = {
  fileEmpty: 'The file is empty.',
  fileTooLarge: 'The file is larger than {megabytes} MB. Divide it into smaller files.',
  fileManyFields: 'The file holds more than {fields} fields. Divide it into smaller files.',
  fileUnknown:
    'This is none of the files that fields are read from: GeoJSON, KML, KMZ, GPX, TCX, CSV, or a shapefile in a .zip file.',
  fileNotJson: 'The file begins like GeoJSON, but is cut off or broken. Export it again.',
  fileNotGeojson: 'This JSON file is not GeoJSON: it names no feature and no geometry.',
  fileNotXml: 'The file cannot be read as XML. Export it again.',
  fileDocType: 'A file with a document type is not taken.',
  fileNotFields: 'This XML file is neither KML nor GPX nor TCX.',
  fileCrs:
    'The coordinates are in {crs}, which is not read. Export the file in WGS 84 (EPSG:4326), or in a zone of UTM.',
  fileNoGeometry:
    'No column holds fields: give Latitude and Longitude, a geoshape of ODK, WKT, or a name with an area in hectares.',
  fileNoFields: 'The file can be read, but holds no field.',
  fileNotZip: 'The .zip file cannot be read. Pack it again.',
  fileEmptyZip: 'The .zip file holds neither a .shp nor a .kml file.',
  fileNotShapefile: 'The .shp file is cut off, or its shapes are neither polygons nor lines nor points.',
  fileQuote: 'Line {line} has a quotation mark in a place where none may be. Nothing was imported.',
  fileUnfinished: 'The file is cut off: a quotation mark is never closed. Download it again.',
  fileLongLine: 'Line {line} is too long for a row of a table.',
  fileEncoding: 'The file mixes two encodings, so its letters cannot be read. Save it as CSV (UTF-8), then try again.',
  borderPoint: 'Point {vertex} of the border is not two numbers of degrees',
  holes:
    'The border has holes ({count}), which the European Union refuses. Give the field as two halves beside the hole',
  openLine: 'This is a line that does not come back to where it began',
  lineOnly: 'This is a line and no area: export the border as a polygon, or the walk with its times',
  notRead: 'This is not a feature that can be read',
  oneBorder: 'The file must hold the border of this field and nothing else',
  noFarmer: 'Choose a farmer, or name one by a column or property: username, phone, farmerId, or code of a field',
  unknownFarmer: 'There is no such farmer',
  manyFarmers: 'Several farmers have this phone number: name the farmer by username',
} as const
export type FieldFileCheckId = keyof typeof FIELD_FILE_CHECKS
