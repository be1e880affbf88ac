import { expect, test } from 'vitest'
import { LANGUAGE_IDS } from '#domain/languages.ts'
import { smsParts } from '#domain/messaging/gsm/sms-parts.ts'
import { areasOf, messagesOf } from '../../catalogues.ts'

/** The default alphabet of 3GPP TS 23.038, 6.2.1, and its extension table, by code points, row by row. */
const BASIC =
  '0040 00a3 0024 00a5 00e8 00e9 00f9 00ec 00f2 00c7 000a 00d8 00f8 000d 00c5 00e5 ' +
  '0394 005f 03a6 0393 039b 03a9 03a0 03a8 03a3 0398 039e 00c6 00e6 00df 00c9 ' +
  '0020 0021 0022 0023 00a4 0025 0026 0027 0028 0029 002a 002b 002c 002d 002e 002f ' +
  '0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 003a 003b 003c 003d 003e 003f ' +
  '00a1 0041 0042 0043 0044 0045 0046 0047 0048 0049 004a 004b 004c 004d 004e 004f ' +
  '0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 005a 00c4 00d6 00d1 00dc 00a7 ' +
  '00bf 0061 0062 0063 0064 0065 0066 0067 0068 0069 006a 006b 006c 006d 006e 006f ' +
  '0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 007a 00e4 00f6 00f1 00fc 00e0'
const EXTENSION = '000c 005e 007b 007d 005c 005b 007e 005d 007c 20ac'
const codes = (table: string) => new Set(table.split(' ').map((hex) => Number.parseInt(hex, 16)))
const [basic, extension] = [codes(BASIC), codes(EXTENSION)]

/** Counts by filling parts one sign after the other, as a phone does. */
function counted(text: string) {
  const signs = [...text].map((sign) => sign.codePointAt(0)!)
  const isGsm = signs.every((code) => basic.has(code) || extension.has(code))
  const sizes = signs.map((code) => (isGsm ? (extension.has(code) ? 2 : 1) : code > 0xffff ? 2 : 1))
  const units = sizes.reduce((sum, size) => sum + size, 0)
  if (units <= (isGsm ? 160 : 70)) return { alphabet: isGsm ? 'gsm7' : 'ucs2', units, parts: units === 0 ? 0 : 1 }
  const parts: number[] = [0]
  for (const size of sizes) {
    if (parts.at(-1)! + size > (isGsm ? 153 : 67)) parts.push(0)
    parts[parts.length - 1]! += size
  }
  return { alphabet: isGsm ? 'gsm7' : 'ucs2', units, parts: parts.length }
}

test.each(LANGUAGE_IDS)(
  '%s: the counter of parts agrees with the tables of the standard for every message',
  (language) => {
    const texts = areasOf(language).flatMap((area) => Object.values(messagesOf(language, area)))
    // Long texts too: each message with those that follow it.
    const joined = texts.map((_, at) => texts.slice(at, at + 8).join(' '))
    for (const text of [...texts, ...joined]) {
      const { alphabet, units, parts } = smsParts(text)
      expect({ alphabet, units, parts }, text).toEqual(counted(text))
    }
  },
)

test('the alphabet has 127 signs besides the escape, and ten that count twice', () =>
  expect([basic.size, extension.size]).toEqual([127, 10]))
