import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Shape } from '#domain/learning/certificate/certificate-drawing.ts'
import { paintPdf } from '#server/pdf/paint.ts'
import { inDrawnOrder } from '#server/pdf/text-order.ts'
import { codesOf, textsOf } from './read-text.ts'

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
const printed = (texts: string[], unprintable: 'refuse' | 'questionMark' = 'refuse') =>
  paintPdf({ width: 600, height: 1200, lang: 'ar', title: 'Kuu', createdAt: new Date(0), unprintable }, () => [texts.map(shapeOf)]) // biome-ignore format: one line

// First and last names in Arabic letters, with and without vowels, and in N'Ko.
const SCRIPTS: [firsts: string, lasts: string][] = [
  ['محمد|فاطمة|عبد الرحمن|خديجة|إبراهيم|آمنة|مُحَمَّد|عائشة', 'عبد الله|لاري|الأمين|بن علي|سيسيه|الزهراء|عليّ|كوناتي'],
  ['ߡߊ߬ߡߊߘߎ߫|ߒߞߏ|ߛߟߏ߬ߡߣߊ߫|ߞߊ߲ߕߍ|ߝߊߕߎ߫', 'ߞߊ߲ߕߍ|ߖߊ߬ߟߏ|ߛߋ߬ߞߎ|ߖߊߙߊ߫|ߕߙߊߥߟߋ'],
]
const NAMES = SCRIPTS.flatMap(([firsts, lasts]) =>
  firsts.split('|').flatMap((first) => lasts.split('|').map((last) => `${first} ${last}`.normalize('NFC'))),
)
const turned = (text: string) => [...text].toReversed().join('')

test('89 names are drawn from left to right, each letter with its own text', async () => {
  expect(NAMES).toHaveLength(89)
  expect(textsOf(await printed(NAMES)).map(turned)).toEqual(NAMES)
})

test('a letter is drawn in the form of its place in the word', async () => {
  const [word = []] = codesOf(await printed(['ممم']))
  expect(new Set(word).size).toBe(3)
  const [apart = []] = codesOf(await printed(['م م م']))
  expect(new Set(apart).size).toBe(2)
})

test.each([
  ['Martha', ['Martha']],
  ['محمد 123 علي', ['> علي', '123', '> محمد']],
  ['Ref ١٢٣ Kofi', ['Ref ١٢٣ Kofi']],
  ['Paid by محمد علي, 3 May', ['Paid by ', '3', '> محمد علي,', ' May']],
  ['محمد (Kofi)', ['> )', 'Kofi', '> محمد (']],
  ['ߞ߁߂', ['> ߞ߁߂']],
])('%j is drawn in the order of Unicode', (text, drawn) => {
  const trimmed = inDrawnOrder(text).map(({ text: part, isRightToLeft }) => (isRightToLeft ? `> ${part.trim()}` : part))
  expect(trimmed.join('').replaceAll(' ', '')).toBe(drawn.join('').replaceAll(' ', ''))
})

test.each([
  ['a picture is a blank', 'Kofi 😀 ok', 'Kofi   ok'],
  ['a sign without a font is said', '≤ 3, 4①5 or 4😀5', '<= 3, 4 1 5 or 4 5'],
  ['forms of Arabic letters are the letters', '\ufeeb', 'ه'],
])('%s', async (_, text, read) => expect(textsOf(await printed([text]))).toEqual([read]))

test('letters without a font are refused, or question marks where a page must be printed', async () => {
  await expect(printed(['李明'])).rejects.toMatchObject({ id: 'lettersUnprintable' })
  expect(textsOf(await printed(['李明 Kofi'], 'questionMark'))).toEqual(['?? Kofi'])
})

const folder = mkdtempSync(join(tmpdir(), 'kuu-rtl-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** Poppler's, where it is installed. */
const READER = 'pdftotext'
const linesOf = (file: string) =>
  execFileSync(READER, ['-layout', file, '-'])
    .toString()
    // It says in which direction a word runs.
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .split(/[\n\f]/)
    .map((line) => line.trim())
    .filter(Boolean)
const isThere = (program: string, version: string) => !spawnSync(program, [version]).error

test.runIf(isThere(READER, '-v'))('Poppler 22.12 reads them as they were written', async () => {
  const file = join(folder, 'names.pdf')
  writeFileSync(file, await printed(NAMES))
  expect(linesOf(file)).toEqual(NAMES)
})

test.runIf(isThere(READER, '-v') && isThere('gs', '--version'))(
  'and after Ghostscript 10.00 compressed the file',
  async () => {
    const [file, smaller] = ['a.pdf', 'b.pdf'].map((name) => join(folder, name)) as [string, string]
    writeFileSync(file, await printed(NAMES))
    execFileSync('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dPDFSETTINGS=/ebook', '-sDEVICE=pdfwrite', `-sOutputFile=${smaller}`, file]) // biome-ignore format: one line
    expect(linesOf(smaller)).toEqual(NAMES)
  },
)
