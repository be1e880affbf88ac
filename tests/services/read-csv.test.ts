import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from '#services/operations/csv/read-csv.ts'

/** A file as it arrives: in pieces of so many bytes. */
async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(file: string | Uint8Array, size = 7) {
  const rows: string[][] = []
  for await (const some of readCsv(pieces(Buffer.from(file as string), size)))
    for (const { cells } of some) rows.push(cells)
  return rows
}

const utf16le = (text: string) => Buffer.from(text, 'utf16le')
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\n1;2\n'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['upright lines', 'a|b\n1|2\n'],
  ['the line by which Excel names the separator', 'sep=;\r\na;b\r\n1;2\r\n'],
  ['the same behind a byte order mark', '\ufeffsep=,\na,b\n1,2\n'],
  ['CRLF', 'a,b\r\n1,2\r\n'],
  ['CR', 'a,b\r1,2\r'],
  ['a byte order mark', '\ufeffa,b\n1,2'],
  ['padded and quoted cells', ' "a" , b \n "1" ,2\n'],
  ['empty lines', '\na,b\n\n\n1,2\n\n'],
  ['UTF-16 with its mark', utf16le('\ufeffa,b\n1,2\n')],
  ['UTF-16 of the other order', utf16be('\ufeffa,b\n1,2\n')],
  ['UTF-16 without a mark', utf16le('a,b\n1,2\n')],
])('reads %s', async (_, file) => {
  expect(await read(file)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('commas, quotation marks and line ends inside a quoted cell stay, and each row knows its line', async () => {
  const rows = []
  for await (const some of readCsv(pieces(Buffer.from('a,b\n"x, ""y""\nz",2\n3,4'), 5))) rows.push(...some)
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['x, "y"\nz', '2'] },
    { line: 4, cells: ['3', '4'] },
  ])
})

test('Latin-1 is read as such, also where its first letter stands far down and is cut off from the next', async () => {
  const file = Buffer.from(`market,b\n${'Aba,1\n'.repeat(2000)}Bouaké,Côte d’Ivoire\n`.replace('’', "'"), 'latin1')
  for (const size of [1, 997, 64 * 1024]) expect((await read(file, size)).at(-1)).toEqual(['Bouaké', "Côte d'Ivoire"])
})

test('a file of two encodings is refused', async () => {
  const file = Buffer.concat([Buffer.from('market\nBouaké\n'), Buffer.from('Bouaké\n', 'latin1')])
  await expect(read(file)).rejects.toThrow(/mixes two encodings/)
})

test.each([
  ['nothing', '', /is empty/],
  ['only empty lines', '\n\n', /is empty/],
  ['a container that is no text', 'PK\x03\x04\x14\x00\x06\x00[Content_Types].xml', /compressed/],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /workbook/],
  ['a zip', 'PK\x03\x04\x14\x00data.csv', /compressed/],
  ['a gzip', Buffer.from('1f8b0800', 'hex'), /compressed/],
  ['a PDF', '%PDF-1.7', /PDF/],
  ['JSON', ' [{"date":"2025-01-15"}]', /JSON/],
  ['a web page', '<!doctype html><title>Sign in</title>', /web page/],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /not a text file/],
  ['an open quote', 'a,b\n1,"2\n3,4\n', /never closed/],
  ['a quote too much', 'a,b\n1,"2" x\n', /Line 2 has a quotation mark/],
  ['one endless line', `a,b\n${'x'.repeat(200_000)}`, /Line \d+ is too long/],
])('%s is refused in words', async (_, file, sentence) => {
  await expect(read(file, 64 * 1024)).rejects.toThrow(sentence)
})

test('what breaks off while it is read is that error, and no refusal', async () => {
  async function* broken() {
    yield Buffer.from(`a,b\n${'1,2\n'.repeat(5000)}`)
    throw new Error('the disk is gone')
  }
  const all = async () => {
    for await (const _ of readCsv(broken()));
  }
  await expect(all()).rejects.toThrow('the disk is gone')
})

test('any table comes back as it was written, however it is cut into pieces', async () => {
  const cell = fc.stringMatching(/^[a-zé"',\n;]{0,6}$/).map((text) => text.trim())
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { maxLength: 20 }),
      fc.integer({ min: 1, max: 50 }),
      async (table, size) => {
        const written = table.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n')
        expect(await read(`first,second\n${written}`, size)).toEqual([['first', 'second'], ...table])
      },
    ),
  )
})

test('a file is never whole in memory: no more is read than is asked for', async () => {
  let pieces = 0
  async function* endless() {
    for (;;) {
      pieces += 1
      yield Buffer.from(`a,b\n${'1,2\n'.repeat(2000)}`)
    }
  }
  let rows = 0
  for await (const some of readCsv(endless())) {
    rows += some.length
    if (rows >= 10_000) break
  }
  expect(pieces).toBeLessThan(60)
})

test('the separator is what stands equally often in most lines, not most often in one', async () => {
  expect(await read('Name;Place\nAmina;Kakata, Margibi, Liberia\nBaraka;Gbarnga, Bong, Liberia\n', 4096)).toEqual([
    ['Name', 'Place'],
    ['Amina', 'Kakata, Margibi, Liberia'],
    ['Baraka', 'Gbarnga, Bong, Liberia'],
  ])
  expect(await read('Farmers of Bong, Nimba, Lofa\n\nName;Phone\nAmina;0770\n', 4096)).toHaveLength(3)
})

test.each([7, 4096])(
  "R 4.2.2's write.table puts a backslash before a quotation mark (%i bytes a piece)",
  async (size) => {
    const file = '"name" "x"\n"Amina \\"Mama Mia\\" Otieno" "a"\n"5\\"" "b"\n'.replaceAll('" "', '"\t"')
    expect(await read(file, size)).toEqual([
      ['name', 'x'],
      ['Amina "Mama Mia" Otieno', 'a'],
      ['5"', 'b'],
    ])
    expect(await read('"name"\n"5\\""\n', size)).toEqual([['name'], ['5"']])
    // A path is no escape.
    expect(await read('"a","b"\n"C:\\","2"\n', size)).toEqual([
      ['a', 'b'],
      ['C:\\', '2'],
    ])
  },
)

test.each([' ', '\t', ',', ';'])("R 4.2.2's write.table numbers the rows under no head (%j)", async (sign) => {
  const file = '"Full name" "Phone"\n"1" "Amina Otieno" "0712345971"\n"2" "B" NA\n'.replaceAll('" ', `"${sign}`)
  const rows = [
    ['', 'Full name', 'Phone'],
    ['1', 'Amina Otieno', '0712345971'],
    ['2', 'B', 'NA'],
  ]
  for (const size of [7, 4096]) expect(await read(file, size)).toEqual(rows)
})

test('a row with one sign too many has no number', async () => {
  expect(await read('No,Name\n1,Amina,\n')).toEqual([['No', 'Name'], ['1', 'Amina', '']]) // biome-ignore format: one line
})

test("a cell that makes Excel keep a number's zero is that number", async () => {
  const file = 'Name,Phone\nAmina,="0712345678"\nBaraka,"=""0712345679"""\n=,=""\n'
  const rows = [['Name', 'Phone'], ['Amina', '0712345678'], ['Baraka', '0712345679'], ['=', '']] // biome-ignore format: one line
  expect(await read(file)).toEqual(rows)
})
