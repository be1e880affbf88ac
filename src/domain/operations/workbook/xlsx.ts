import type { CsvCell } from '../csv.ts'
import { storedZip } from './stored-zip.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** As much as a cell holds in Excel. */
const MAX_TEXT = 32_767

/**
 * A list as a workbook of one sheet (ECMA-376, part 1, section 18). Texts are texts, also '+231770000001', '0771' and
 * '=1+1': no program makes numbers or formulas of them, as of CSV.
 */
export const toXlsx = (head: readonly string[], rows: readonly (readonly CsvCell[])[]) =>
  storedZip(
    Object.entries({ ...FRAME, 'xl/worksheets/sheet1.xml': sheetOf([head, ...rows]) }).map(([name, xml]) => ({
      name,
      content: new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`),
    })),
  )

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What is in every workbook. Its second format of cells is that of texts, which they keep when somebody edits them. */
const FRAME = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Kuu" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
}

const sheetOf = (rows: readonly (readonly CsvCell[])[]) =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`

const rowOf = (cells: readonly CsvCell[], at: number) =>
  `<row r="${at + 1}">${cells.map((cell, column) => cellOf(cell, `${columnName(column)}${at + 1}`)).join('')}</row>`

function cellOf(value: CsvCell, name: string) {
  if (value === null) return ''
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${name}"><v>${value}</v></c>`
  return `<c r="${name}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`
}

/** 'A' to 'Z', 'AA', 'AB' … */
const columnName = (at: number): string =>
  `${at >= 26 ? columnName(Math.floor(at / 26) - 1) : ''}${String.fromCharCode(65 + (at % 26))}`

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '_x000D_' }

/** What XML cannot hold is left out; a text that looks like Excel's own escapes is escaped (ST_Xstring). */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .slice(0, MAX_TEXT)
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 has no letters for
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>\r]/g, (sign) => SIGNS[sign]!)
