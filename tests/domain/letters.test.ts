import { expect, test } from 'vitest'
import { folded, inPlainLetters, plainLetter, withAsciiDigits } from '#domain/letters.ts'

test.each([
  ['Kpɔlɔ Tɛɛ', 'kpolo tee'],
  ['Wœnig Kœnig', 'woenig koenig'],
  ['Kʋame Ayɩtɛ', 'kvame ayite'],
  ['Aïssata Bâ', 'aissata ba'],
  ['N’Guessan', "n'guessan"],
  ['Nʼguessan', "n'guessan"],
  ['ሣራ', 'ሰራ'.replace('ሰ', 'ሳ')],
  ['ኃይሌ ፀሐይ', 'ሀይሌ ጸሀይ'],
  ['O̩ye̩ye̩mi', 'oyeyemi'],
  ['مـحمود', 'محمود'],
  ['مُحَمَّد', 'محمد'],
  ['ߒߞߏ߫', 'ߒߞߏ'],
])('%s is compared as %s', (text, key) => {
  expect(folded(text)).toBe(key)
})

test('capitals are written as the small letters are', () => {
  expect(inPlainLetters('Ɓ Ɗ Ɲ Ŋ Œ Ɣ Ʋ Ɩ ẞ')).toBe('B D Ny Ng Oe Gh V I SS')
  expect(inPlainLetters('Ọ̀yọ́ Ṣẹ́gun በቆሎ 5')).toBe('Oyo Segun በቆሎ 5')
  expect(plainLetter('በ')).toBeNull()
})

test('digits of every script are read', () => {
  expect(withAsciiDigits('٠٧١٢ ߁߂ ०९')).toBe('0712 12 09')
})
