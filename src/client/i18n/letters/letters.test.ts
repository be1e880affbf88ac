import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'
import { CROP_NAMES } from '#domain/crops/crop-names.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { FORMATS } from '#domain/operations/formats/am.gen.ts'

const FILE = join(import.meta.dirname, 'ethiopic.woff2')
const CATALOGUE = join(import.meta.dirname, '../am')

describe('the Ethiopic letters', () => {
  test('are at most 60 KB', () => expect(statSync(FILE).size).toBeLessThan(60_000))

  test('are all that the app writes in Amharic', () => {
    const font = fontkit.openSync(FILE) as fontkit.Font
    const words = readdirSync(CATALOGUE).map((name) => readFileSync(join(CATALOGUE, name), 'utf8'))
    const said = [...words, JSON.stringify(CROP_NAMES), JSON.stringify(FORMATS), LANGUAGES.am.name].join('')
    const letters = [...new Set(said)].filter((letter) => /\p{Script=Ethiopic}/u.test(letter))
    expect(letters.length).toBeGreaterThan(150)
    expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!))).toEqual([])
  })
})
