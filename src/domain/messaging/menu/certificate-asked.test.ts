import { expect, test } from 'vitest'
import { certificateAsked } from './certificate-asked.ts'

test.each([
  ['CERT KUU-7F3K-2Q9T-HX4M-5', 'KUU-7F3K-2Q9T-HX4M-5'],
  ['cert: 7f3k 2q9t hx4m 5', '7f3k 2q9t hx4m 5'],
  ['Cheti KUU7F3K2Q9THX4M5', 'KUU7F3K2Q9THX4M5'],
  ['Certificat kuu 7F3K', 'kuu 7F3K'],
  ['ምስክር ወረቀት KUU-7F3K', 'KUU-7F3K'],
  ['CERT', null],
  ['certificate of maize', null],
  ['price maize 5', null],
  ['', null],
])('%j asks about %j', (text, code) => {
  expect(certificateAsked(text)).toBe(code)
})
