import { expect, test } from 'vitest'
import { drawCertificate, PAGE } from './certificate-drawing.ts'

const WORDS = { title: 'Certificate of completion', certifies: 'This certifies that', completed: 'has completed the course', issued: 'Issued on 22 November 2026', check: 'Anyone can check this certificate' } // biome-ignore format: one row
const CODE = 'KUU-7F3K-2Q9T-HX4M-5'
const ADDRESS = {
  url: `https://kuu.example/verify/${CODE}`,
  qr: [
    [true, false],
    [false, true],
  ],
}
/** As wide as six tenths of its size a letter, which is wider than the fonts are. */
const measure = (text: string, size: number) => [...text].length * size * 0.6

const textsOf = (learnerName: string, courseTitle: string) =>
  drawCertificate({ code: CODE, learnerName, courseTitle }, WORDS, ADDRESS, measure).filter(
    (shape) => shape.kind === 'text',
  )

test('a short name is large, and every word is on the page', () => {
  const texts = textsOf('Martha Kollie', 'Maize')
  expect(texts.find(({ text }) => text === 'Martha Kollie')).toMatchObject({ size: 40, x: PAGE.width / 2 })
  for (const text of [...Object.values(WORDS), 'Maize', CODE, `kuu.example/verify/${CODE}`])
    expect(texts.map((each) => each.text)).toContain(text)
})

test.each([
  ['Martha Kollie', 'Maize'],
  ['Oluwafunmilayo Adébáyọ̀ Ṣẹ́gun Ọlúwaṣeun Martha Elizabeth Kollie-Johnson of Gbarnga in Bong County', 'Maize'],
  ['M'.repeat(200), 'How to grow it, store it and sell it. '.repeat(6)],
])('%j with %j stays between the sign and the hills, and no line lies over another', (name, title) => {
  const middle = textsOf(name, title).filter(({ align }) => align === 'center')
  for (const [at, { y, size, text }] of middle.entries()) {
    expect(y - size).toBeGreaterThanOrEqual(at === 0 ? 110 : middle[at - 1]!.y)
    expect(y).toBeLessThanOrEqual(425)
    expect(measure(text, size)).toBeLessThanOrEqual(PAGE.width - 100)
  }
})
