import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { type BookType, utils, type WorkSheet, write } from '@e965/xlsx'
import numbersTemplate from '@e965/xlsx/dist/xlsx.zahl.mjs'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { assertCells } from '#services/operations/workbook/assert-small.ts'
import { readTable } from '#services/operations/workbook/read-table.ts'

const fixture = (name: string) => readFileSync(new URL(`../fixtures/files/${name}`, import.meta.url))

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function rowsOf(bytes: Uint8Array, head = 'Full name') {
  const rows: string[][] = []
  for await (const some of readTable(pieces(bytes, 1000), { isHead: (cells) => cells.includes(head) }))
    for (const { cells } of some) rows.push(cells)
  return rows
}

function workbook(sheets: Record<string, WorkSheet>, bookType: BookType = 'xlsx'): Buffer {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  return write(book, { type: 'buffer', bookType, compression: true, numbers: numbersTemplate })
}

const PEOPLE = utils.aoa_to_sheet([['Full name'], ['Amina']])

function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}

test.each(['farmers-libreoffice.ods', 'farmers-libreoffice-excel2003.xml'])('LibreOffice 7.4: %s', async (name) => {
  const rows = await rowsOf(fixture(name))
  expect(rows.slice(0, 4)).toEqual([
    ['Full name', 'Phone'],
    ['Amina Otieno', "'+254712345678"],
    ['Baraka Mwangi', '254712345678'],
    ['Chausiku Njeri', '712345678'],
  ])
  // A formula is its stored value, and no number is shortened.
  expect(rows.slice(-1)).toEqual([['Juma', '2']])
  expect(rows).toContainEqual(['Fadhili', '1234567890123456'])
})

test.each(['xlsx', 'ods', 'xlml'] as const)(
  '%s: the first sheet with the expected heads, days, zeros, errors',
  async (type) => {
    const people = utils.aoa_to_sheet([['Bong County'], [], ['Full name', 'Born', 'Phone'], ['Amina', null, null]])
    people.B4 = { t: 'd', v: new Date(Date.UTC(1990, 0, 15)), z: 'dd/mm/yyyy' }
    people.C4 = { t: 'n', v: 712345678, z: '0000000000' }
    const book = workbook({ Cover: utils.aoa_to_sheet([['Read me'], ['first']]), People: people }, type)
    const [, head, first] = await rowsOf(book)
    expect(head).toEqual(['Full name', 'Born', 'Phone'])
    expect(first?.slice(0, 2)).toEqual(['Amina', '1990-01-15'])
    // OpenDocument as the library writes it has no such format.
    if (type === 'xlsx') expect(first?.[2]).toBe('0712345678')
  },
)

test('a formula that failed is its word', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Full name', 'Place'],
    ['Amina', null],
  ])
  sheet.B2 = { t: 'e', v: 0x1d, f: 'NOPE()' }
  expect(await rowsOf(workbook({ One: sheet }))).toEqual([
    ['Full name', 'Place'],
    ['Amina', '#NAME?'],
  ])
})

test('a workbook without the heads is its first sheet, for the reader to refuse', async () => {
  expect(await rowsOf(workbook({ One: utils.aoa_to_sheet([['a']]) }))).toEqual([['a']])
})

test.each([
  ['cut off', workbook({ One: utils.aoa_to_sheet([['Full name']]) }).subarray(0, 900), /a workbook that cannot be read: save it as CSV/],
  ['of Excel 97, as SheetJS 0.20 writes it', workbook({ One: PEOPLE }, 'xls'), /of the old kind \(\.xls\)\. .* save it as Excel workbook/],
  ['of Excel 5', workbook({ One: PEOPLE }, 'biff5'), /of the old kind \(\.xls\)/],
  ['of Excel behind a password', fixture('password-libreoffice.xlsx'), /has a password.* save it without the password/],
  ['of LibreOffice behind a password', fixture('password-libreoffice.ods'), /has a password/],
  ['of Numbers, as SheetJS 0.20 writes it', workbook({ One: PEOPLE }, 'numbers'), /Apple Numbers.*Export To, Excel/],
  ['an old document of Word', Buffer.from(`d0cf11e0a1b11ae1${Buffer.from('WordDocument', 'utf16le').toString('hex')}`, 'hex'), /not a text file/],
  ['of LibreOffice as flat XML', Buffer.from('<?xml version="1.0"?>\n<office:document office:mimetype="application/vnd.oasis.opendocument.spreadsheet">'), /a workbook that cannot be read: save it as CSV/],
  ['of Gnumeric 1.12', gzipSync('<?xml version="1.0"?>\n<gnm:Workbook xmlns:gnm="http://www.gnumeric.org/v10.dtd">'), /a workbook that cannot be read: save it as CSV/],
  ['a compressed table', gzipSync('Full name\nA\n'), /compressed file/],
  ['a web page', Buffer.from('<!doctype html><p>gnumeric</p>'), /web page/],
  ['of a zip with a table', zipOf({ 'table.csv': 'a,b\n' }), /compressed file/],
  ['unpacked too large', zipOf({ '[Content_Types].xml': '<x/>', 'xl/a.xml': 'x'.repeat(25 * 2 ** 20) }), /too large to be read: save it as CSV/],
])('what is %s is refused in words', async (_, bytes, words) => {
  await expect(rowsOf(await bytes)).rejects.toThrow(words)
}) // biome-ignore format: one row each

test('cells that are repeated a million times are counted before they are made', () => {
  const row = (cell: string, rows = 1) =>
    `<table:table-row table:number-rows-repeated="${rows}">${cell}</table:table-row>`
  const filled = '<table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>x</text:p></table:table-cell>' // biome-ignore format: one cell
  const empty = '<table:table-cell table:number-columns-repeated="16384"/>'
  expect(() => assertCells(row(filled, 25), 'content.xml')).toThrow('too large')
  expect(() => assertCells(row(filled).repeat(25), 'content.xml')).toThrow('too large')
  expect(() => assertCells(row(empty, 1_048_576) + row(filled), 'content.xml')).not.toThrow()
})
