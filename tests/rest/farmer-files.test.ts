import { readFileSync } from 'node:fs'
import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import type { FarmerImport } from '#domain/people/user-record.schema.ts'
import { village } from '../village.ts'

const fixture = (name: string) => readFileSync(new URL(`../fixtures/files/${name}`, import.meta.url))

async function imported(file: BodyInit | Buffer, dryRun = false, type = 'text/csv'): Promise<FarmerImport> {
  const w = village()
  const { token } = await w.sessions.open('ruth')
  const answer = await w.app.request(`/api/admin/users/import?dryRun=${dryRun}`, {
    method: 'POST',
    body: file as BodyInit,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const people = ({ farmers }: FarmerImport) => farmers.map(({ fullName, phone }) => `${fullName} ${phone}`)

test('H02: phones that a spreadsheet made decimal are the numbers that they were', async () => {
  const report = await imported(fixture('farmers-decimal-phones.csv'), true)
  expect(people(report)).toEqual(['Grace A +254712345610', 'Ada B +2348031234511'])
  // The preview says so, each with its line.
  expect(report.readings).toEqual([
    { line: 2, written: expect.stringMatching(/\.0$/), phone: '+254712345610' },
    { line: 3, written: expect.stringMatching(/\.0$/), phone: '+2348031234511' },
  ])
})

test('a phone behind the mark by which a spreadsheet keeps a cell as text is that number', async () => {
  const rows = ["Amina B,'0712345678", 'Joy W,’0712345679', 'Tom O,"=""0712345677"""']
  const report = await imported(`Name,Phone,Place\n${rows.map((row) => `${row},"Nakuru, Kenya"\n`).join('')}`, true)
  expect(people(report)).toEqual(['Amina B +254712345678', 'Joy W +254712345679', 'Tom O +254712345677'])
})

test('H38: the line by which Excel names the separator is no head', async () => {
  expect(await imported(fixture('farmers-sep.csv'), true)).toMatchObject({ rows: 1, refused: 0 })
})

test('H39: a household of two has one phone', async () => {
  expect(await imported(fixture('farmers-shared-phone.csv'))).toMatchObject({ imported: 2, refused: 0, shared: 1 })
})

test("NA of R 4.2.2's write.csv is empty, and as a name a fault", async () => {
  const report = await imported(fixture('farmers-R-write.csv-NA.csv'))
  expect(report).toMatchObject({ imported: 2, refused: 0 })
  const named = await imported('"Full name","Phone","Email","Language"\nNA,"0712345951",NA,NA\n"Zuri",NA,NA,NA\n')
  expect(named).toMatchObject({ imported: 1, faults: [{ line: 2, column: 'Full name', reason: 'Full name is required' }] }) // biome-ignore format: one row
})

test.each(['en_US', 'fr_FR'])(
  'formulas that failed in LibreOffice 7.4 (%s) are faults of their rows',
  async (locale) => {
    const report = await imported(fixture(`farmers-formula-errors-libreoffice-${locale}.csv`))
    expect(people(report).map((each) => each.replace(/ \S+$/, ''))).toEqual(['Mwende Kioko', 'Wanza Mutua'])
    expect(report.faults.map(({ line, column }) => `${line} ${column}`)).toEqual(['3 Location', '5 Full name', '6 Location', '7 Location']) // biome-ignore format: one list
    expect(report.faults[1]!.reason).toMatch(/^This cell holds #NOM ?\?|^This cell holds #NAME\?/)
  },
)

test('a file as an office has it: titles, names in parts, other columns, sums', async () => {
  const file = [
    'Liste des producteurs de Bong;;;;;',
    'Imprimé le 3 mars 2026;;;;;',
    '',
    'N°;Nom;Prénoms;Téléphone;Localité;Sexe;Âge;Groupe',
    '1;KPOLO;Marie Thérèse;+231 770 555 001;"Gbarnga\nBong County";F;34;A',
    '2;DOLO;Sumo;;Palala;M;51;A',
    'Total;;;2;;;;',
  ].join('\r\n')
  const report = await imported(Buffer.from(`\ufeff${file}`, 'utf16le'))
  expect(report).toMatchObject({ rows: 2, imported: 2, refused: 0, totals: [8], ignored: ['N°'] }) // biome-ignore format: one report
  expect(people(report)).toEqual(['Marie Thérèse KPOLO +231770555001', 'Sumo DOLO null'])
})

test('Swahili heads, upright lines and a language in its own name', async () => {
  const report = await imported('Jina la kwanza|Jina la ukoo|Namba ya simu|Kijiji|Nchi|Lugha\nZuri|Njeri|0712345961|Kitui|Kenya|Kiswahili\n') // biome-ignore format: one file
  expect(people(report)).toEqual(['Zuri Njeri +254712345961'])
  expect(report.ignored).toEqual([])
})

test.each([
  ['XLSX', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ODS', 'ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['Excel 2003 as XML', 'xlml', 'text/csv'],
] as const)('a workbook (%s) is imported', async (_, bookType, type) => {
  const sheet = utils.aoa_to_sheet([
    ['Full name', 'Phone', 'Location'],
    ['Amina Otieno', 254712345951, 'Nakuru, Kenya'],
    ['Baraka Mwangi', '0712345952', 'Machakos, Kenya'],
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Farmers')
  const report = await imported(write(book, { type: 'buffer', bookType }) as Buffer, false, type)
  expect(people(report)).toEqual(['Amina Otieno +254712345951', 'Baraka Mwangi +254712345952'])
})

test.each(['farmers-libreoffice.ods', 'farmers-libreoffice-excel2003.xml'])(
  'LibreOffice 7.4: %s is read',
  async (name) => {
    const report = await imported(fixture(name), true)
    expect(report).toMatchObject({ rows: 10, ignored: [] })
    expect(report.fresh + report.refused).toBe(10)
  },
)
