import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isShowable, readPhoto } from '#domain/crops/photo/photo.ts'
import { canvas, chunk, exif, frame, GPS, JFIF, jpeg, jpegOf, lossless, lossy, png, pngOf, riffChunk, SCAN, segment, webpOf } from './pictures.ts' // biome-ignore format: one row

const text = (words: string) => [...new TextEncoder().encode(words)]
const textOf = (bytes: ArrayLike<number>) => String.fromCharCode(...Array.from(bytes))
const read = (bytes: number[]) => readPhoto(new Uint8Array(bytes))
const preview = [0xff, 0xd8, 0xff, 0xd9]

test.each<[string, number[], string | null]>([
  ['a JPEG', jpeg(), 'image/jpeg'],
  ['a JPEG with data after its end', [...jpeg(), ...text('trailer')], 'image/jpeg'],
  ['a JPEG with a preview', jpegOf(segment(0xe1, ...preview), frame(3, 2), SCAN), 'image/jpeg'],
  ['a JPEG of several scans', jpegOf(frame(3, 2, 0xc2), SCAN, segment(0xc4, 0), SCAN), 'image/jpeg'],
  ['a JPEG cut off in its scan', jpeg().slice(0, -2), null],
  ['a JPEG cut off before its scan', jpegOf(frame(3, 2)), null],
  ['a JPEG without a frame', jpegOf(SCAN), null],
  ['a JPEG with two frames', jpegOf(frame(3, 2), frame(9999, 9999), SCAN), null],
  ['a JPEG that ends in a length', [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0xff, 0xd9], null],
  ['a JPEG whose segment has no length', [0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xd9], null],
  ['the head of a JPEG before a script', [0xff, 0xd8, 0xff, ...text('<script>')], null],
  ['a PNG', png(), 'image/png'],
  ['a PNG cut off', png().slice(0, -12), null],
  ['a PNG without pixels', pngOf(3, 2), null],
  ['a PNG with two heads', pngOf(3, 2, png().slice(8)), null],
  ['a PNG without its head chunk', [...png().slice(0, 8), ...chunk('IEND')], null],
  ['a WebP', webpOf(lossy(3, 2)), 'image/webp'],
  ['a WebP without loss', webpOf(lossless(3, 2)), 'image/webp'],
  ['a WebP cut off', webpOf(lossy(3, 2)).slice(0, -1), null],
  ['an animated WebP', webpOf(canvas(3, 2, 2), riffChunk('ANMF', [1])), null],
  ['a WebP of two pictures', webpOf(lossy(3, 2), lossy(9, 9)), null],
  ['a WebP whose frame is broken', webpOf(riffChunk('VP8 ', [1, 2, 3, 4, 5, 6])), null],
  ['a sound in the same container', [...text('RIFF'), 14, 0, 0, 0, ...text('WAVEfmt '), 1, 2, 3, 4, 5, 6], null],
  ['an SVG with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), null],
  ['a page', text('<!doctype html><p>GIF89a'), null],
  ['a GIF', text('GIF89a'), null],
  ['nothing', [], null],
])('%s', (_, bytes, type) => expect(read(bytes)?.type ?? null).toBe(type))

/** A picture of each kind with all metadata that a camera or an editor may write. */
const TALKATIVE: Record<string, (width: number, height: number) => number[]> = {
  JPEG: (width, height) => [
    ...jpegOf(
      JFIF,
      exif(6),
      segment(0xe1, ...text('http://ns.adobe.com/xap/1.0/\0<xmp/>')),
      segment(0xe2, ...text('MPF\0second picture')),
      segment(0xe2, ...text('ICC_PROFILE\0colours')),
      segment(0xed, ...text('Photoshop 3.0\0Hawa')),
      segment(0xee, ...text('Adobe'), 0, 100),
      segment(0xfe, ...text('a comment')),
      frame(width, height),
      SCAN,
    ),
    ...text('trailer'),
  ],
  PNG: (width, height) => [
    ...pngOf(width, height, chunk('gAMA', [0, 0, 0, 1]), chunk('eXIf', text(`Exif ${GPS}`)), chunk('tEXt', text('Author\0Hawa')), chunk('zTXt', text('comment')), chunk('iTXt', text('<xmp/>')), chunk('tIME', [7]), chunk('prVt', text('Photoshop')), chunk('IDAT', [9])), // biome-ignore format: one picture
    ...text('trailer'),
  ],
  WebP: (width, height) => [
    ...webpOf(canvas(width, height, 0x2c), riffChunk('ICCP', text('ICC_PROFILE')), lossy(width, height), riffChunk('EXIF', text(`Exif ${GPS}`)), riffChunk('XMP ', text('<xmp/>')), riffChunk('Hawa', [1])), // biome-ignore format: one picture
    ...text('trailer'),
  ],
}
const METADATA = ['GPS', 'Hawa', 'xmp', 'XMP', 'comment', 'Photoshop', 'MPF', 'trailer', 'EXIF', 'eXIf', 'tIME']

describe.each(Object.entries(TALKATIVE))('a %s', (kind, picture) => {
  test('is stored without metadata about device, place and time, with its size and colours', () => {
    const kept = read(picture(40, 30))!
    expect(kept).toMatchObject({ width: 40, height: 30 })
    expect(METADATA.filter((word) => textOf(kept.bytes).includes(word))).toEqual([])
    expect(textOf(kept.bytes)).toMatch(kind === 'PNG' ? 'gAMA' : 'ICC_PROFILE')
  })

  test('is stored unchanged when it has been cleaned before, with the same size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16_383 }), fc.integer({ min: 1, max: 16_383 }), (width, height) => {
        const kept = read(picture(width, height))!
        expect(kept).toMatchObject({ width, height })
        expect(readPhoto(kept.bytes)).toEqual(kept)
      }),
    )
  })

  test('cut off anywhere is no picture', () => {
    const whole = picture(40, 30).slice(0, -'trailer'.length)
    for (let length = 0; length < whole.length - 1; length++) expect(read(whole.slice(0, length))).toBeNull()
  })

  test('with bytes changed anywhere is parsed to an end, and the result is not longer and has no more metadata', () => {
    const whole = picture(40, 30)
    const changed = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(changed, (changes) => {
        const bytes = new Uint8Array(whole)
        for (const [at, value] of changes) bytes[at] = value
        const kept = readPhoto(bytes)
        expect(kept === null || kept.bytes.length <= bytes.length + 1).toBe(true)
        if (kept) expect(readPhoto(kept.bytes)).toEqual(kept)
      }),
      { numRuns: 1000 },
    )
  })
})

test('parsing ends, whatever the bytes', () => {
  const heads = fc.constantFrom([], [0xff, 0xd8], [0xff, 0xd8, 0xff, 0xe1], png().slice(0, 8), png().slice(0, 20), webpOf().slice(0, 8)) // biome-ignore format: one row
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 400 }), (head, rest) => {
      expect(() => read([...head, ...rest])).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})

test('a megabyte of markers is parsed fast', () => {
  for (const byte of [0xff, 0x00]) {
    const bytes = new Uint8Array(1024 * 1024).fill(byte)
    bytes.set([0xff, 0xd8, 0xff, 0xda, 0, 2])
    const start = performance.now()
    expect(readPhoto(bytes)).toBeNull()
    expect(performance.now() - start).toBeLessThan(500)
  }
})

const isExif = (bytes: Uint8Array) => textOf(bytes).includes('Exif')

test.each([2, 3, 6, 8])('a JPEG with orientation %i keeps it', (turn) => {
  const { bytes } = read(jpegOf(exif(turn), frame(3, 2), SCAN))!
  expect(isExif(bytes)).toBe(true)
  // Read by the same rules as the camera's own Exif, which is little-endian.
  expect(textOf(bytes)).toContain(textOf([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn]))
})

test.each([0, 1, 9, 255])('an Exif without rotation (%i) is removed entirely', (turn) => {
  expect(isExif(read(jpegOf(exif(turn), frame(3, 2), SCAN))!.bytes)).toBe(false)
})

test.each([
  [4096, 4096, true],
  [4097, 10, false],
  [10, 4097, false],
  [0, 10, false],
  [10, 0, false],
])('%i × %i can be shown: %s', (width, height, can) => {
  for (const bytes of [jpeg(width, height), png(width, height)]) expect(isShowable(read(bytes)!)).toBe(can)
})

test('the size of a frame larger than its canvas is that of the frame', () => {
  expect(read(webpOf(canvas(10, 10), lossy(5000, 20)))).toMatchObject({ width: 5000, height: 20 })
})
