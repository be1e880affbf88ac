import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gsmText } from './gsm-text.ts'
import { isGsm, smsParts } from './sms-parts.ts'
import { fitsPlainLetters, inOnePart, ONE_PART, plainText } from './sms-text.ts'

test.each([
  ['It’s “dry” – wait…', 'It\'s "dry" - wait...'],
  ['₦450 and GH₵20, ₵3', 'NGN 450 and GHS 20, GHS 3'],
  ['Ọkà, ẹ̀wà, ṣúgà', 'Okà, èwà, sugà'],
  ['ɗanɗano, ƙarfe, ɓauna', 'dandano, karfe, bauna'],
  ['reçu, forêt, naïf, cœur', 'recu, foret, naif, coeur'],
  ['café à Noël: £5 €3 [x]', 'café à Noel: £5 €3 [x]'],
  ['Ɓǎsɔ́ɔ̀', 'Basoò'],
  ['ɔ̃ ŋ́ ɛ̃', 'o ng e'],
  ['ɲ Ɲ ɣ Ɣ ɩ ʊ ʋ ɖ ƒ', 'ny Ny gh Gh i u v d f'],
  ['«a» Don`t', '"a" Don\'t'],
  ['Fertil\u00adizer a\u200bb ﬁne', 'Fertilizer ab fine'],
])('%s is written %s', (text, plain) => {
  expect(gsmText(text)).toBe(plain)
  expect(smsParts(gsmText(text)).alphabet).toBe('gsm7')
})

// The last is 125 birr: any-ascii 0.3.3 writes its number as 100205, transliteration 2.6.1 and unidecode 1.1.0 as 100+20+5.
test.each(['ዝናብ በሳምንቱ ይመጣል', 'Rain 😀', 'مطر غدًا', '፻፳፭ ብር'])('what has no other spelling stays: %s', (text) => {
  expect(gsmText(text)).toBe(text)
})

// What tools make of these signs: any-ascii 0.3.3, transliteration 2.6.1 and unidecode 1.1.0 write 1½ as 11/2.
test.each([
  ['1½ l', '1 1/2 l'],
  ['1½5', '1 1/2 5'],
  ['2×20 g, rows 75×25 cm', '2x20 g, rows 75x25 cm'],
  ['50 µl of 5 μg', '50 ul of 5 ug'],
  ['pH ≠ 7', 'pH <> 7'],
  ['≤ 5 cm, ≥2', '<= 5 cm, >=2'],
  ['25 °C ±2', '25 C +-2'],
  ['25°C', '25 C'],
  ['6°18′N', "6 deg 18'N"],
  ['8÷2', '8/2'],
  ['₦500 or 500₦', 'NGN 500 or 500 NGN'],
  ['€5, 5 €', 'EUR 5, 5 EUR'],
  ['10⁵ cells, 10⁻³', '10^5 cells, 10^-3'],
  ['4 m², P₂O₅, CO₂', '4 m2, P2O5, CO2'],
  ['5☘6, 5\u200b6, 5①', '5 6, 5 6, 5 1'],
  ['1️⃣2️⃣', '1 2'],
  ['٣٥ kg', '35 kg'],
  ['3‰', '3 per 1000'],
  ['mix 3∶1, 1ː2', 'mix 3:1, 1:2'],
  ['n° 5, N°12, Nº7, 30°', 'No. 5, No. 12, No. 7, 30 deg'],
  ['❶ dig ➁ plant ⓬ wait 🔟 days', '1 dig 2 plant 12 wait 10 days'],
  ['5❶', '5 1'],
  ['▲5%, ▼ 3%, ↗, 📉2', 'up 5%, down 3%, up, down 2'],
  ['➖5 ➕2 ➗3', '-5 +2 /3'],
  ['🚫 spray', 'no spray'],
  ['GH¢50, GH₡5', 'GHS 50, GHS 5'],
  ['25 ∘C, 6˚', '25 C, 6 deg'],
  ['≲5, ≳ 7, ㏗ 6', '<=5, >= 7, pH 6'],
  ['5〜10, 5─10, 5⨉3', '5-10, 5-10, 5x3'],
  ['rain_desk@kuu.example', 'rain_desk@kuu.example'],
  ['https://kuu.example/~map?a[1]={b}|c\\^', 'https://kuu.example/~map?a[1]={b}|c\\^'],
  ['60–80 mm, up to 38 °C', '60-80 mm, up to 38 C'],
  ['It’s  “late”…', 'It\'s "late"...'],
  ['Niébé, ½ bag\nand 80%', 'Niébé, 1/2 bag and 80%'],
  [
    'Spray 5 µl per 1½ l, rows 75×25 cm, pH ≠ 7, pay ₦500',
    'Spray 5 ul per 1 1/2 l, rows 75x25 cm, pH <> 7, pay NGN 500',
  ],
  ['በቆሎ', ''],
])('%s is the plain text %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('digits beside a sign of Unicode that is no digit never become another number', () => {
  const touching: string[] = []
  for (let code = 0x80; code <= 0x1fbff; code++) {
    const sign = String.fromCodePoint(code)
    if (/[\p{Cs}\p{Cn}\p{Co}\p{Nd}]/u.test(sign)) continue
    for (const spell of [plainText, gsmText])
      if (/7\d*3/.test(spell(`7${sign}3`)) && sign !== '٫')
        touching.push(`U+${code.toString(16)} ${spell(`7${sign}3`)}`)
  }
  expect(touching).toEqual([])
})

test('every text fits into one part of GSM-7, and a short one stays whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const plain = plainText(text)
      const part = inOnePart(plain)
      expect([...part].every(isGsm)).toBe(true)
      expect(smsParts(part).parts).toBeLessThanOrEqual(1)
      if (plain.length <= ONE_PART / 2) expect(part).toBe(plain)
    }),
  )
})

test('a long text ends after a whole word', () => {
  expect(inOnePart(`${'word '.repeat(31)}end of this`)).toBe(`${'word '.repeat(31).trimEnd()}...`)
  expect(inOnePart('x'.repeat(200))).toMatch(/^x+\.{3}$/)
})

test.each([
  ['Ɔbɛŋ à Œuf', true],
  ['5 µl', true],
  ['½ kg, ❷', true],
  ['፭ kg', false],
  ['በቆሎ', false],
  ['مطر', false],
])('whether %s has its letters in GSM-7: %s', (text, is) => {
  expect(fitsPlainLetters(text)).toBe(is)
})
