import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Shape } from '#domain/learning/certificate/certificate-drawing.ts'
import { paintPdf } from '#server/pdf/paint.ts'
import { textsOf } from './read-text.ts'

const shapeOf = (text: string, i: number): Shape => ({
  kind: 'text',
  text,
  x: 20,
  y: 20 + 12 * i,
  size: 10,
  weight: i % 2 ? 'bold' : 'regular',
  fill: '#000000',
  align: 'start',
})
const printed = (texts: string[], title = 'Kuu') =>
  paintPdf({ width: 600, height: 800, lang: 'ha', title, createdAt: new Date(0), unprintable: 'refuse' }, () => [
    texts.map(shapeOf),
  ])

// Twelve peoples, first and last names as they write them.
const PEOPLES: [people: string, first: string, last: string][] = [
  ['Yoruba', 'Ṣẹgun Ọlúwaṣeun Ṣẹ́gun Adébáyọ̀ Ẹniọlá', 'Ọ̀ṣúnmákindé Ṣóyinká Akínṣọlá Ọyẹ́yẹmí'],
  ['Igbo', 'Ọnyeka Chịnedu Ụzọma Ńkírụ Adaọbị', 'Ọkọnkwọ Ṅwosu Ọ́kàfọ̀ Ụgwụ'],
  ['Hausa', 'Ƙasim Ɓala Ɗahiru ’Yar’adua Ƴanɗaki', 'Ɗantata Baƙo Ɗanɓaba Ƙofa'],
  ['Akan', 'Kofi Ɛsi Akɔsua Yaa Afia', 'Ɔfori Ɔsɛi Agyɛmaŋ Ɛnu'],
  ['Ewe', 'Ŋuɖɔ Ƒeli Aƒi Kɔku Ʋɔnyo', 'Aɖamesɛ̃ Kɔdzɔ̃ Ayité Ɖoƒe'],
  ['Bassa', 'Ɓǎsɔ́ɔ̀ Gbàɖà Sɔ̃̀ Kɛ́ɛ̀ Zɔ̌', 'Vɔ̀ɔ̀ɖɔ̀ Nyɛ̃́ Ɓɛ́ɖɛ̀ Gàá'],
  ['Kpelle', 'Kpɛlɛɛ Ŋɔnɔ Gbɔlu Yâmah Flomo', 'Kɔlië Sɔlɔ Ɣele Ɓɛlɛ'],
  ['Fula', 'Aïssata Ɓoyi Ɲaawo Ƴero Kaɗi', 'Bâ Ɗiallo Ñaŋ Sôw'],
  ['Baoulé', 'Kouassi Aya N’Guessan Affoué Yao', 'N’Goran Kouamé N’Dri Koffi'],
  ['Amhara', 'አበበ ሣራ ፀሐይ ገብረመድኅን ኃይሌ', 'በቀለ ታደሰ ወልደ ገብርኤል'],
  ['Swahili', 'Ng’ang’a Juma Mwanaisha Fatuma Zawadi', 'Wang’ombe Mʼbarak Hassan Officer'],
  ['Wolof', 'Séynabu Ñi Ajaratu Ŋóoy Fàtta', 'Ndiaye Njaay Jóob Séy'],
]
const NAMES = PEOPLES.flatMap(([, firsts, lasts]) =>
  firsts.split(' ').flatMap((first) => lasts.split(' ').map((last) => `${first} ${last}`)),
)

test('200 names of twelve peoples are read as they were written', async () => {
  expect(new Set(NAMES).size).toBeGreaterThanOrEqual(200)
  for (const names of [NAMES, NAMES.toReversed(), NAMES.map((name) => name.normalize('NFD'))]) {
    const texts = textsOf(await printed(names))
    expect(texts.join('')).toBe(names.join('').normalize('NFC'))
  }
})

test.each(['Kofi office affluent', '2026-07-30 ₦250,000.00', '12\u202f500 F\u00a0CFA a b', 'x\u2010y-z', '1½ µl μl'])(
  '%j is read as it was written',
  async (text) => expect(textsOf(await printed([text])).join('')).toBe(text),
)

test('a document says its language and title', async () => {
  const pdf = (await printed(['Kofi'], 'Baƙo')).toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.4/)
  expect(pdf).toContain('/Lang (ha)')
  expect(pdf).toContain('/DisplayDocTitle true')
  expect(pdf).toContain('\0B\0a\x01\x99\0o')
})

/** Programs that read the text of a PDF, where they are installed, and one that compresses it before. */
const READERS = {
  pdftotext: { version: '-v', read: ['-layout', 'FILE', '-'] },
  mutool: { version: '-v', read: ['draw', '-q', '-F', 'txt', '-o', '-', 'FILE'] },
  gs: { version: '--version', read: ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=txtwrite', '-sOutputFile=-', 'FILE'] },
} as const
const isInstalled = (program: keyof typeof READERS) => !spawnSync(program, [READERS[program].version]).error
const installed = (Object.keys(READERS) as (keyof typeof READERS)[]).filter(isInstalled)
const linesOf = (program: keyof typeof READERS, file: string) =>
  execFileSync(program, READERS[program].read.map((each) => (each === 'FILE' ? file : each)), { stdio: ['ignore', 'pipe', 'ignore'] }) // biome-ignore format: one line
    .toString()
    .split(/[\n\f]/)
    .map((line) => line.trim())
    .filter(Boolean)

const folder = mkdtempSync(join(tmpdir(), 'kuu-pdf-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const PER_PAGE = 60
const file = join(folder, 'names.pdf')
const print = async () => {
  const pages = Array.from({ length: Math.ceil(NAMES.length / PER_PAGE) }, (_, at) =>
    NAMES.slice(at * PER_PAGE, (at + 1) * PER_PAGE).map(shapeOf),
  )
  const page = {
    width: 600,
    height: 800,
    lang: 'yo',
    title: 'Orúkọ',
    createdAt: new Date(0),
    unprintable: 'refuse' as const,
  }
  writeFileSync(file, await paintPdf(page, () => pages))
}
const NFC = NAMES.map((name) => name.normalize('NFC'))

/**
 * Poppler 22.12, MuPDF 1.21 and Ghostscript 10.00, of Debian 12. Ghostscript 10.00 is not asked for the text of a file
 * that it has compressed: it does not read the maps of letters that it writes.
 */
test.each(installed)('%s reads 240 names as they were written', async (program) => {
  await print()
  expect(linesOf(program, file)).toEqual(NFC)
})

test.each(installed.filter((program) => program !== 'gs' && isInstalled('gs')))(
  '%s reads them after Ghostscript compressed the file',
  async (program) => {
    await print()
    const smaller = join(folder, `${program}.pdf`)
    execFileSync('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dPDFSETTINGS=/ebook', '-sDEVICE=pdfwrite', `-sOutputFile=${smaller}`, file]) // biome-ignore format: one line
    expect(linesOf(program, smaller)).toEqual(NFC)
  },
)
