/** Pictures of any size made by hand: their pixels need not decode, because Kuu does not decode them. */
const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0))
const short = (value: number) => [(value >> 8) & 255, value & 255]
const long = (value: number) => [...short(value >>> 16), ...short(value)]
const little = (value: number) => long(value).reverse()

export const segment = (marker: number, ...data: number[]) => [0xff, marker, ...short(data.length + 2), ...data]
export const GPS = 'GPS 6.3N 10.8W'
/** An Exif with an orientation and a location. */
export const exif = (turn: number) =>
  segment(0xe1, ...text('Exif\0\0II*\0'), ...little(8), 2, 0, 0x12, 1, 3, 0, ...little(1), turn, 0, 0, 0, 0x25, 0x88, 4, 0, ...little(1), ...little(38), ...little(0), ...text(GPS)) // biome-ignore format: as it stands
export const JFIF = segment(0xe0, ...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0)
export const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, 8, ...short(height), ...short(width), 1, 1, 0x11, 0)
/** A scan with an escaped FF byte and a restart marker. */
export const SCAN = [...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]
export const jpegOf = (...segments: number[][]) => [0xff, 0xd8, ...segments.flat(), 0xff, 0xd9]
export const jpeg = (width = 3, height = 2) => jpegOf(JFIF, segment(0xdb, 0, 1), frame(width, height), SCAN)

export const chunk = (name: string, data: number[] = []) => [...long(data.length), ...text(name), ...data, 0, 0, 0, 0]
const SIGNATURE = [0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]
export const pngOf = (width: number, height: number, ...chunks: number[][]) => [
  ...SIGNATURE,
  ...chunk('IHDR', [...long(width), ...long(height), 8, 0, 0, 0, 0]),
  ...chunks.flat(),
  ...chunk('IEND'),
]
export const png = (width = 3, height = 2) => pngOf(width, height, chunk('IDAT', [1, 2, 3]))

export const riffChunk = (name: string, data: number[]) => [
  ...text(name),
  ...little(data.length),
  ...data,
  ...(data.length % 2 ? [0] : []),
]
export const webpOf = (...chunks: number[][]) => [
  ...text('RIFF'),
  ...little(4 + chunks.flat().length),
  ...text('WEBP'),
  ...chunks.flat(),
]
export const lossy = (width: number, height: number) =>
  riffChunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...short(width).reverse(), ...short(height).reverse(), 7])
export const lossless = (width: number, height: number) =>
  riffChunk('VP8L', [0x2f, ...little((width - 1) | ((height - 1) << 14)), 7])
export const canvas = (width: number, height: number, flags = 0) =>
  riffChunk('VP8X', [flags, 0, 0, 0, ...little(width - 1).slice(0, 3), ...little(height - 1).slice(0, 3)])
