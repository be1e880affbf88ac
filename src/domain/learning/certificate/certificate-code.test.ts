import fc from 'fast-check'
import { expect, test } from 'vitest'
import { certificateCode, initialsOf, readCertificateCode } from './certificate-code.ts'

const codes = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(certificateCode)
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('a code is read as it is written, and as people type it', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^KUU(-[0-9A-HJKMNP-TV-Z]{4}){3}-[0-9A-HJKMNP-Z]$/)
      const typed = [
        code,
        code.toLowerCase(),
        code.replaceAll('-', ''),
        ` ${code.replaceAll('-', ' ')} `,
        code.slice(4),
        code.slice(4).replaceAll('0', 'o').replaceAll('1', 'l'),
      ]
      for (const each of typed) expect(readCertificateCode(each)).toEqual({ isMistyped: false, code })
    }),
  )
})

test('a code of earlier years, which ends in another sign, stays valid', () => {
  expect(readCertificateCode('KUU-0000-0000-0010-*')).toEqual({ isMistyped: false, code: 'KUU-0000-0000-0010-*' })
})

test('one wrong letter is noticed, wherever it stands', () => {
  fc.assert(
    fc.property(codes, fc.nat({ max: 11 }), fc.constantFrom(...SYMBOLS), (code, place, symbol) => {
      const plain = code.slice(4).replaceAll('-', '')
      fc.pre(plain[place] !== symbol)
      expect(readCertificateCode(plain.slice(0, place) + symbol + plain.slice(place + 1))).toEqual({ isMistyped: true })
    }),
  )
})

test('two neighbours that changed places are noticed', () => {
  fc.assert(
    fc.property(codes, fc.nat({ max: 10 }), (code, place) => {
      const plain = [...code.slice(4).replaceAll('-', '')]
      fc.pre(plain[place] !== plain[place + 1])
      ;[plain[place], plain[place + 1]] = [plain[place + 1]!, plain[place]!]
      expect(readCertificateCode(plain.join(''))).toEqual({ isMistyped: true })
    }),
  )
})

test.each(['', 'KUU', 'KUU-7F3K', 'x'.repeat(100), 'KUU-7F3K-2Q9T-HX4M-5-5', '<script>', '\u0000'])(
  '%j is no code, and breaks nothing',
  (typed) => {
    expect(readCertificateCode(typed)).toEqual({ isMistyped: true })
  },
)

test.each([
  ['Martha Adeyemi', 'M. A.'],
  ['  Ọlúwaṣeun   Adé  ', 'Ọ. A.'],
  ['አበበ በቀለ', 'አ. በ.'],
  ['Kofi', 'K.'],
])('of %j anyone learns %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
