/** Points between semicolons, each 'latitude longitude altitude accuracy' with any number of blanks. */
const GEOSHAPE = /^\s*[-+]?\d[\d.,eE+-]*\s+[-+]?\d[^;]*;\s*\S/
/** One such point, as a form writes a place into one column. */
const GEOPOINT = /^\s*-?\d+[.,]\d+\s+-?\d+[.,]\d+(?:\s+-?[\d.,]+){0,2}\s*;?\s*$/
const WKT =
  /^\s*(?:SRID=\d+;)?\s*(?:(?:MULTI)?(?:POLYGON|LINESTRING|POINT)|GEOMETRYCOLLECTION)\s*(?:ZM|Z|M)?\s*(?:\(|EMPTY)/i

/** Whether a cell looks like a shape or a trace of ODK. */
export const isGeoshape = (cell: string) => GEOSHAPE.test(cell)

/** Whether a cell looks like a geometry in well-known text (OGC 06-103r4). */
export const isWkt = (cell: string) => WKT.test(cell)

/** Whether a text is a place or a shape, and so no name: forms call the question of a border 'plot', or 'location'. */
export const isShapeText = (text: string) => isGeoshape(text) || GEOPOINT.test(text) || isWkt(text)
