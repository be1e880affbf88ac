import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { documentLessons, documentTitle, splitLevelOf } from '#domain/learning/build/document-lessons.ts'
import { type Part, partsOf } from '#domain/learning/lesson-text.ts'
import { readDocx } from '#services/learning/docx/read-docx.ts'
import { lessonTextOf } from '#services/learning/lesson-text.ts'
import { writeMarkdown } from '#services/learning/text/write-markdown.ts'
import { msSince, slowness } from '../../machine-speed.ts'

const document = (name: string) => readFileSync(join(import.meta.dirname, '../../fixtures/lessons', name))
const PICTURE = '/media/a.png'
const read = (bytes: Buffer) => readDocx(bytes, async (picture) => (picture.subarray(1, 4).equals(Buffer.from('PNG')) ? PICTURE : null)) // biome-ignore format: one line
const refused = (bytes: Buffer) => read(bytes).then(() => 'taken', (error: Error) => error.message) // biome-ignore format: one line

test('a document of LibreOffice 7.4 keeps its raised figures, merged cells and headings', async () => {
  const { sections, leftOut } = await read(document('libreoffice.docx'))
  expect(leftOut).toEqual({ pictures: 0, formulas: 0, charts: 0 })
  expect(sections.map(({ level, title }) => [level, title])).toEqual([[1, 'Compost'], [2, 'Turn it'], [1, 'Water']]) // biome-ignore format: one line
  const [compost, turn, water] = sections
  expect(compost?.content).toContain(
    'One heap of 2 m<sup>2</sup> gives P<sub>2</sub>O<sub>5</sub>. Use 10<sup>5</sup> cells, <u>never</u> ~~9 kg~~ 4 kg of **urea** a row.',
  )
  expect(compost?.content).toContain('<td colspan="2">Fertiliser</td>')
  expect(compost?.content).toContain('<td rowspan="2">Urea</td><td>2 kg</td>')
  expect(turn?.content).toBe('- dig\n- fill')
  expect(water?.content).toContain(`![](${PICTURE})`)
  expect(water?.content).toContain('3 \\* 4 \\* 5 and a_b_c \\<b> stay.')
})

test('a document of Pandoc 2.17 keeps its note, tasks, table and picture, and plain formulas', async () => {
  const { sections, leftOut } = await read(document('pandoc.docx'))
  expect(leftOut).toEqual({ pictures: 0, formulas: 0, charts: 0 })
  const [compost, water] = sections
  expect(compost?.content).toContain(
    'P<sub>2</sub>O<sub>5</sub>, 10<sup>5</sup> cells, <u>never</u> ~~9 kg~~ 4 kg.[^1]',
  )
  expect(compost?.content).toContain('| Week | Work |')
  expect(compost?.content).toContain('- [ ] dig\n- [x] fill')
  expect(compost?.content).toContain('[^1]: Smoke harms *the* soil.')
  expect(water?.content).toContain('The yield is a<sup>2</sup>.')
  expect(water).toMatchObject({ level: 2, title: 'Water', content: expect.stringContaining(`![A heap](${PICTURE})`) })
})

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const RELS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
const styled = (style: string, text: string) => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`
const run = (text: string, how = '') => `<w:r><w:rPr>${how}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const bodyOf = (inside: string) => `<?xml version="1.0"?><w:document xmlns:w="${W}"><w:body>${inside}</w:body></w:document>` // biome-ignore format: one line

/** A document by hand, as part 1 of ECMA-376 describes it: a package with its types, relations and main part. */
async function packed(files: Record<string, string>) {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}
const written = (inside: string, more: Record<string, string> = {}) =>
  packed({ '[Content_Types].xml': TYPES, '_rels/.rels': RELS, 'word/document.xml': bodyOf(inside), ...more })

test('a document by hand is read, by the standard', async () => {
  const merged =
    '<w:tbl><w:tr><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr><w:p>' +
    `${run('Urea')}</w:p></w:tc><w:tc><w:p>${run('1 kg')}</w:p></w:tc></w:tr><w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc><w:tc><w:p>${run('2 kg')}</w:p></w:tc></w:tr></w:tbl>`
  const bytes = await written(
    `${styled('Heading1', 'Dose')}<w:p>${run('10')}${run('5', '<w:vertAlign w:val="superscript"/>')}${run(' a ', '<w:b/>')}${run('b')}</w:p>${merged}`,
  )
  const { sections } = await read(bytes)
  expect(sections).toEqual([{ level: 1, title: 'Dose', content: expect.stringContaining('10<sup>5</sup> **a** b') }])
  expect(sections[0]?.content).toContain('<td rowspan="2">Urea</td><td>1 kg</td>')
})

test('words with two lines through them are struck out', async () => {
  const { sections } = await read(await written(`<w:p>${run('Give 5 l', '<w:dstrike/>')}${run(' 2 l', '<w:dstrike w:val="0"/>')}</w:p>`)) // biome-ignore format: one line
  expect(sections[0]?.content).toBe('~~Give 5 l~~ 2 l')
})

test('a sign of any font stays between its figures', async () => {
  const signs = ['Symbol" w:char="F0B4', 'Calibri" w:char="00D7', 'Arial" w:char="F0D7', 'Arial" w:char="003C']
  const runs = signs.map((sign) => `${run('5')}<w:r><w:sym w:font="${sign}"/></w:r>${run('6 ')}`)
  const { sections } = await read(await written(`<w:p>${runs.join('')}</w:p>`))
  expect(sections[0]?.content).toBe('5×6 5×6 5×6 5<6')
})

const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
const m = (text: string) => `<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>${text}</m:t></m:r>`
const raised = (base: string, up: string) => `<m:sSup><m:e>${base}</m:e><m:sup>${up}</m:sup></m:sSup>`
const half = `<m:f><m:num>${m('1')}</m:num><m:den>${m('2')}</m:den></m:f>`

test.each([
  ['a power', raised(m('10'), m('5')), '10<sup>5</sup>'],
  ['a mixed number', `${m('1')}${half}${m(' l')}`, '1 1/2 l'],
  ['a fraction of sums', `<m:f><m:num>${m('a')}${m('+')}${m('b')}</m:num><m:den>${m('2')}</m:den></m:f>`, '(a+b)/2'],
  ['brackets', raised(`<m:d><m:e>${m('a&lt;b')}</m:e></m:d>`, m('2')), '(a\\<b)<sup>2</sup>'],
])('%s of a formula is read', async (_, formula, markdown) => {
  const { sections, leftOut } = await read(await written(`<w:p ${M}><m:oMathPara><m:oMath>${formula}</m:oMath></m:oMathPara></w:p>`)) // biome-ignore format: one line
  expect(leftOut.formulas).toBe(0)
  expect(sections[0]?.content).toBe(markdown)
})

test.each([
  ['a sum', `<m:nary><m:e>${m('i')}</m:e></m:nary>`],
  ['two steps above the line', raised(m('2'), raised(m('a'), m('2')))],
])('%s is left out, and counted', async (_, formula) => {
  const { leftOut } = await read(await written(`<w:p ${M}>${run('x')}<m:oMath>${formula}</m:oMath></w:p>`))
  expect(leftOut.formulas).toBe(1)
})

/** Lists by hand: one that counts, one of signs, and a second use of the first that begins at 7 (ECMA-376, 17.9). */
const numberingOf = (start: number) =>
  `<?xml version="1.0"?><w:numbering xmlns:w="${W}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="decimal"/><w:pStyle w:val="ListNumber"/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num></w:numbering>`
const listed = (text: string, list: number, level = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run(text)}</w:p>`
const withLists = (body: string, start = 1) =>
  written(body, {
    'word/numbering.xml': numberingOf(start),
    'word/_rels/document.xml.rels': RELS.replace('officeDocument"', 'numbering"').replace(
      'word/document.xml',
      'numbering.xml',
    ),
  })

test.each([
  ['begins at 3', 3, listed('dig', 1) + listed('fill', 1), '3. dig\n4. fill'],
  ['goes on behind a paragraph', 1, `${listed('dig', 1)}<w:p>${run('Rest.')}</w:p>${listed('fill', 1)}`, '1. dig\n\nRest.\n\n2. fill'],
  ['begins anew below another item', 1, `${listed('a', 1)}${listed('b', 1, 1)}${listed('c', 1, 1)}${listed('d', 1)}${listed('e', 1, 1)}`, '1. a\n   1. b\n   2. c\n2. d\n   1. e'],
  ['is followed by another', 1, listed('a', 1) + listed('b', 3) + listed('c', 3), '1. a\n\n7) b\n8) c'],
  ['has its number by its style', 3, styled('ListNumber', 'dig'), '3. dig'],
  ['is of signs', 3, listed('dig', 2), '- dig'],
  ['has a number in its words', 5, listed('\ue0003\ue001 dig', 1), '5. 3 dig'],
])('a list that %s', async (_, start, body, markdown) => {
  const { sections } = await read(await withLists(body, start))
  expect(sections[0]?.content).toBe(markdown)
}) // biome-ignore format: one row each

const W14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"'
const boxed = (value: number) =>
  `<w:sdt ${W14}><w:sdtPr><w14:checkbox><w14:checked w14:val="${value}"/></w14:checkbox></w:sdtPr><w:sdtContent>${run('☐')}</w:sdtContent></w:sdt>`
const wingding = (code: string) => `<w:r><w:sym w:font="Wingdings" w:char="${code}"/></w:r>`

test('boxes to tick outside of a list are tasks, and those within a line stay', async () => {
  const lines = [boxed(0) + run(' dig'), boxed(1) + run(' fill'), wingding('F0A8') + run('weed'), wingding('F0FE') + run('water'), run('Yes ') + boxed(0)] // biome-ignore format: one row
  const { sections } = await read(await written(lines.map((line) => `<w:p>${line}</w:p>`).join('')))
  expect(sections[0]?.content).toBe('- [ ] dig\n- [x] fill\n- [ ] weed\n- [x] water\n\nYes ☐')
})

test('the title of a document is that of its module', async () => {
  const style = `<?xml version="1.0"?><w:styles xmlns:w="${W}"><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style></w:styles>`
  const rels = RELS.replace('officeDocument"', 'styles"').replace('word/document.xml', 'styles.xml')
  const more = { 'word/styles.xml': style, 'word/_rels/document.xml.rels': rels }
  const body = `${styled('Title', 'Soil')}${styled('Heading1', 'Dig')}<w:p>${run('Deep')}</w:p>`
  const { sections } = await read(await written(body, more))
  expect(documentTitle(sections, 'file')).toBe('Soil')
  expect(documentLessons(sections, 1, 'file')).toEqual([{ title: 'Dig', content: 'Deep' }])
  expect(documentTitle(sections.slice(1), 'file')).toBe('file')
})

describe('a hostile document is refused in words', () => {
  const ENTITY = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">]><w:document xmlns:w="${W}"/>`
  test.each([
    ['no zip', async () => Buffer.from('hello'), /no Word document/],
    ['another zip', () => packed({ 'a.txt': 'a' }), /no Word document/],
    [
      'an old .doc, or a password',
      async () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      /password, or is of the old kind/,
    ],
    ['a cut one', async () => document('pandoc.docx').subarray(0, 5000), /damaged/],
    ['entities', () => written('', { 'word/document.xml': ENTITY }), /damaged/],
    ['XML that ends too soon', () => written('', { 'word/document.xml': '<w:document' }), /damaged/],
    ['much in few bytes', () => written('', { 'word/media/a.bin': '0'.repeat(61 * 2 ** 20) }), /too large/],
    ['a text of four megabytes', () => written(`<w:p>${run('a'.repeat(4 * 2 ** 20))}</w:p>`), /too large/],
    ['too many files', () => written('', Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`x/${i}`, '']))), /too large/], // biome-ignore format: one row
    ['tables in tables', () => written(`${'<w:tbl><w:tr><w:tc>'.repeat(10_000)}`), /damaged/],
    ['very many formulas without an end', () => written('<m:oMath>'.repeat(39_000)), /damaged/],
    ['very many runs', () => written(`<w:p>${run('')}</w:p>`.repeat(20_000)), /too large/],
  ])('%s', async (_, make, sentence) => expect(await refused(await make())).toMatch(sentence))

  test('an address of a picture is not fetched, and the picture counted', async () => {
    const rels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`
    const picture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="x"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:link="r9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p><w:p>${run('after')}</w:p>`
    const { sections, leftOut } = await read(await written(picture, { 'word/_rels/document.xml.rels': rels }))
    expect(leftOut.pictures).toBe(1)
    expect(sections).toEqual([{ level: 0, title: '', content: 'after' }])
  })

  test('the largest text that is taken is read within two seconds', async () => {
    const bytes = await written(`<w:p>${run('word ')}</w:p>`.repeat(9_900))
    const start = process.threadCpuUsage()
    expect((await read(bytes)).sections).toHaveLength(1)
    expect(msSince(start)).toBeLessThan(2_000 * slowness())
  })
})

test.each(['pandoc.docx', 'libreoffice.docx'])(
  'the Markdown of %s is read as the parts it was written of',
  async (name) => {
    for (const { content } of (await read(document(name))).sections) {
      const parts = partsOf(lessonTextOf(content))
      expect(partsOf(lessonTextOf(writeMarkdown(parts)))).toEqual(parts)
    }
  },
)

test('what Markdown has signs for stays words', () => {
  const words = '# a * b _c_ `d` <sub>e</sub> [f](g) ~~h~~ | 1. i [^1] & &amp; \\ - [ ] j'
  const parts: Part[] = [{ is: 'paragraph', parts: [words] }]
  expect(partsOf(lessonTextOf(writeMarkdown(parts)))).toEqual(parts)
})

test('headings begin lessons, as it is asked', () => {
  const sections = [
    { level: 0, title: '', content: 'Before' },
    { level: 1, title: 'One', content: '' },
    { level: 2, title: 'A *b*', content: 'a' },
    { level: 1, title: 'Two', content: 'b' },
  ]
  expect(splitLevelOf(sections)).toBe(1)
  expect(documentLessons(sections, 1, 'File')).toEqual([
    { title: 'File', content: 'Before' },
    { title: 'One', content: '## A \\*b\\*\n\na' },
    { title: 'Two', content: 'b' },
  ])
  expect(documentLessons(sections, 2, 'File').map(({ title }) => title)).toEqual(['File', 'A *b*', 'Two'])
  expect(documentLessons(sections, 0, 'File')).toEqual([
    { title: 'File', content: 'Before\n\n# One\n\n## A \\*b\\*\n\na\n\n# Two\n\nb' },
  ])
  expect(splitLevelOf([])).toBe(0)
})
