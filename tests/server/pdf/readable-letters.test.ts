import { expect, test } from 'vitest'
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
  paintPdf({ width: 600, height: 800, lang: 'ha', title, createdAt: new Date(0) }, () => [texts.map(shapeOf)])

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

test.each(['Kofi office affluent', '2026-07-30 ₦250,000.00', '12\u202f500 F\u00a0CFA a b', 'x\u2010y-z', '≤ 1½ µl μl'])(
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
