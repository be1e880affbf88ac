import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { read, utils } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toXlsx } from '#client/ui/table/xlsx.ts'
import { users } from '#db/schema/index.ts'
import { type CsvCell, toCsv } from '#domain/operations/csv.ts'
import { csvSheet } from '#domain/operations/workbook/csv-sheet.ts'
import { restProcedures } from '#server/api/rest/procedures.ts'
import { readTable } from '#services/operations/workbook/read-table.ts'
import { type Village, village } from '../village.ts'

type Sheet = { head: string[]; rows: CsvCell[][] }

/** What spreadsheets make something else of, in the cells of one list. */
const HARD: Sheet = {
  head: ['id', 'text', 'number', 'more'],
  rows: [
    [1, '+231770000001', -1.28, 'Nakuru, Kenya'],
    [2, '0771234567', 1e21, '=1+1'],
    [3, '1-2', 0.1, "@SUM(A1) and '=1"],
    [4, '', null, 'two\nlines'],
    [5, 'NA', -412, 'Ọ́lá "Zoë"; ሰላም | 😀'],
    [6, '1e5', 12_345_678.9, '_x0041_ <b>&amp;'],
    [7, 'TRUE', 0, '  around  '],
    [8, '2026-01-15', 5, '-5'],
  ],
}

const lists: [name: string, sheet: Sheet][] = [['hard cells', HARD]]
const folder = mkdtempSync(join(tmpdir(), 'kuu-lists-'))
const fileOf = (at: number, type: string) => join(folder, `list-${at}.${type}`)
let w: Village
beforeAll(async () => {
  w = village()
  w.db.update(users).set({ fullName: '=1+1', location: 'Nakuru, "Kenya"' }).where(eq(users.id, 'martha')).run()
  for (const { method, path, isList, params } of restProcedures()) {
    if (method !== 'GET' || !isList || params.length > 0) continue
    for (const as of ['ruth', 'martha', 'hawa']) {
      const headers = { authorization: `Bearer ${(await w.sessions.open(as)).token}`, accept: 'text/csv' }
      const answer = await w.app.request(`/api${path}`, { headers })
      if (answer.status !== 200) continue
      const [head = [], ...rows] = csvSheet(await answer.text())
      lists.push([`${path} as ${as}`, { head: head.map(String), rows }])
      break
    }
  }
  for (const [at, [, { head, rows }]] of lists.entries()) {
    writeFileSync(fileOf(at, 'csv'), toCsv(head, rows))
    writeFileSync(fileOf(at, 'xlsx'), Buffer.from(await (await toXlsx(head, rows)).arrayBuffer()))
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A cell as text, as a program shows it: a text that a spreadsheet would run stands behind an apostrophe in CSV. */
const asText = (cell: CsvCell) => (cell === null ? '' : String(cell))
const textsOf = ({ head, rows }: Sheet) => [head, ...rows.map((row) => row.map(asText))]
const withoutApostrophe = (cell: string) => cell.replace(/^'(?=\s*[=+\-@])/, '')

test('there are lists, with rows', () => {
  expect(lists.length).toBeGreaterThan(25)
  expect(lists.filter(([, { rows }]) => rows.length > 0).length).toBeGreaterThan(15)
})

describe('readers from npm', () => {
  test('csv-parse 7 reads every list as it is', () => {
    for (const [at, [name, sheet]] of lists.entries()) {
      const cells: string[][] = parse(readFileSync(fileOf(at, 'csv')), { bom: true })
      expect(
        cells.map((row) => row.map(withoutApostrophe)),
        name,
      ).toEqual(textsOf(sheet))
    }
  })

  test('SheetJS 0.20 reads every list as it is, texts as texts', () => {
    for (const [at, [name, { head, rows }]] of lists.entries()) {
      const book = read(readFileSync(fileOf(at, 'xlsx')))
      const cells = utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1, defval: null, raw: true })
      // A workbook has no empty text: the cell is empty.
      expect(cells, name).toEqual([head, ...rows.map((row) => row.map((cell) => (cell === '' ? null : cell)))])
    }
  })

  test('read-excel-file 9 reads every list as it is, texts as texts', async () => {
    for (const [at, [name, { head, rows }]] of lists.entries()) {
      const cells = await readSheet(readFileSync(fileOf(at, 'xlsx')), { trim: false } as never)
      const whole = cells.map((row) => head.map((_, column) => (row as unknown[])[column] ?? null))
      expect(whole, name).toEqual([head, ...rows.map((row) => row.map((cell) => (cell === '' ? null : cell)))])
    }
  })
})

test('the import of Kuu reads both forms of each list', async () => {
  for (const [at, [name, sheet]] of lists.entries())
    for (const type of ['csv', 'xlsx']) {
      const cells: string[][] = []
      for await (const rows of readTable(piecesOf(readFileSync(fileOf(at, type))), { isHead: () => true }))
        cells.push(...rows.map((row) => row.cells.map((cell) => withoutApostrophe(cell).trim())))
      const trimmed = textsOf(sheet).map((row) => row.map((cell) => cell.trim()))
      expect(cells.map((row) => withoutEnd(row)), `${name}, ${type}`).toEqual(trimmed.map(withoutEnd).filter((row) => row.length)) // biome-ignore format: one line
    }
})

const withoutEnd = (row: string[]) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1)

async function* piecesOf(bytes: Buffer) {
  yield bytes
}

const ENV = { ...process.env, LC_ALL: 'C.UTF-8' }
const isInstalled = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Programs that people have, each with how it writes as CSV what it read of each file, to the file's name with `.out`.
 * Gnumeric makes numbers of the texts of a CSV file, also of those in quotation marks: for that there is the workbook.
 */
const PROGRAMS: {
  program: string
  reads: readonly ('csv' | 'xlsx')[]
  guesses?: true
  write: (files: string[]) => void
}[] = [
  {
    program: 'ssconvert',
    reads: ['csv', 'xlsx'],
    guesses: true,
    write: (files) => {
      for (const file of files) execFileSync('ssconvert', ['-T', 'Gnumeric_stf:stf_csv', file, `${file}.out`], { stdio: 'ignore', env: ENV }) // biome-ignore format: one line
    },
  },
  {
    program: 'soffice',
    reads: ['csv', 'xlsx'],
    write: (files) => {
      const out = mkdtempSync(join(folder, 'office-'))
      // UTF-8, every cell as it is and not as it is shown.
      const how = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false'
      const input = files[0]!.endsWith('.csv')
        ? ['--infilter=Text - txt - csv (StarCalc):44,34,76,1,,0,true,false']
        : []
      const office = `-env:UserInstallation=file://${folder}/office`
      execFileSync('soffice', [office, '--headless', ...input, '--convert-to', how, '--outdir', out, ...files], { stdio: 'ignore' }) // biome-ignore format: one line
      for (const file of files) renameSync(join(out, basename(file).replace(/\.\w+$/, '.csv')), `${file}.out`)
    },
  },
  {
    program: 'Rscript',
    // R reads workbooks with packages alone.
    reads: ['csv'],
    write: (files) => {
      const script = 'for (a in commandArgs(TRUE)) { d <- read.csv(a, colClasses = "character", check.names = FALSE, na.strings = "", fileEncoding = "UTF-8-BOM"); write.csv(d, paste0(a, ".out"), row.names = FALSE, na = "", fileEncoding = "UTF-8") }' // biome-ignore format: one line
      execFileSync('Rscript', ['-e', script, ...files], { stdio: 'ignore', env: ENV })
    },
  },
]
const installed = PROGRAMS.filter(({ program }) => isInstalled(program))
const tried = installed.flatMap(({ reads, ...how }) => reads.map((type) => ({ type, ...how })))

test.each(tried)(
  '$program keeps every row and column of a list in $type',
  { timeout: 300_000 },
  ({ program, type, guesses, write }) => {
    write(lists.map((_, at) => fileOf(at, type)))
    for (const [at, [name, sheet]] of lists.entries()) {
      const cells: string[][] = parse(readFileSync(`${fileOf(at, type)}.out`), { bom: true, relax_column_count: true })
      const [head, ...rows] = textsOf(sheet)
      // A list without rows is a head alone, which R passes over.
      if (program !== 'Rscript' || rows.length > 0)
        expect([cells.length, cells[0]], `${name}, ${program}`).toEqual([1 + rows.length, head])
      if (guesses && type === 'csv') continue
      // Gnumeric 1.12.55 does not read the escape of ECMA-376, part 1, 22.9.2.19.
      const ofProgram = (cell: string) => withoutApostrophe(guesses ? cell.replaceAll('_x005F_', '_') : cell)
      const texts = (row: string[], of: Sheet['rows'][number]) =>
        row.filter((_, column) => typeof of[column] === 'string')
      for (const [line, row] of rows.entries())
      expect(texts(cells[line + 1]!.map(ofProgram), sheet.rows[line]!), `${name}, ${program}`).toEqual(texts(row, sheet.rows[line]!)) // biome-ignore format: one line
    }
  },
)
