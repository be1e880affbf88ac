import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitWithin, photoType } from './photo.ts'

const text = (words: string) => [...new TextEncoder().encode(words)]
const preview = [0xff, 0xd8, 0xff, 0xd9]
const JPEG = [0xff, 0xd8, 0xff, 0xe1, 0, 6, ...preview, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]
const PNG_HEAD = [0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]
const chunk = (name: string, ...data: number[]) => [0, 0, 0, data.length, ...text(name), ...data, 0, 0, 0, 0]
const PNG = [...PNG_HEAD, ...chunk('IHDR', 1, 2, 3), ...chunk('IDAT', 4), ...chunk('IEND')]
const WEBP = [...text('RIFF'), 14, 0, 0, 0, ...text('WEBPVP8 '), 1, 2, 3, 4, 5, 6]

test.each([
  ['a JPEG', JPEG, 'image/jpeg'],
  ['a JPEG with what a camera appends', [...JPEG, ...text('trailer')], 'image/jpeg'],
  ['a JPEG cut off in its scan', JPEG.slice(0, -2), null],
  ['a JPEG cut off after its preview', JPEG.slice(0, 10), null],
  ['a JPEG that ends in a length', [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0xff, 0xd9], null],
  ['the head of a JPEG before a script', [0xff, 0xd8, 0xff, ...text('<script>')], null],
  ['a PNG', PNG, 'image/png'],
  ['a PNG cut off', PNG.slice(0, -12), null],
  ['a PNG without its head chunk', [...PNG_HEAD, ...chunk('IEND')], null],
  ['a WebP', WEBP, 'image/webp'],
  ['a WebP cut off', WEBP.slice(0, -1), null],
  ['a sound in the same wrapping', [...text('RIFF'), 14, 0, 0, 0, ...text('WAVEfmt '), 1, 2, 3, 4, 5, 6], null],
  ['a drawing with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), null],
  ['a page', text('<!doctype html><p>GIF89a'), null],
  ['a GIF', text('GIF89a'), null],
  ['nothing', [], null],
])('%s', (_, bytes, type) => expect(photoType(new Uint8Array(bytes))).toBe(type))

test('whatever the bytes, looking at them ends', () => {
  const heads = fc.constantFrom([], JPEG.slice(0, 4), PNG_HEAD, PNG.slice(0, 20), WEBP.slice(0, 8))
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
      expect([null, 'image/jpeg', 'image/png', 'image/webp']).toContain(photoType(new Uint8Array([...head, ...rest])))
    }),
  )
})

test.each([
  [4000, 3000, 1280, 960],
  [3000, 4000, 960, 1280],
  [800, 600, 800, 600],
  [10_000, 1, 1280, 1],
])('%i × %i fits as %i × %i', (width, height, w, h) =>
  expect(fitWithin(width, height, 1280)).toEqual({ width: w, height: h }),
)
