import { expect, test } from 'vitest'
import { courseFileType, courseFileUrl, hashesIn, hashInName } from './course-file.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const HASH = 'ab'.repeat(32)

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypisom', 'video/mp4'],
  ['\0\0\0\x18ftypmp42', 'video/mp4'],
  ['\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x86\x81\x01B\x82\x84webm', 'video/webm'],
  ['%PDF-1.7', 'application/pdf'],
  ['WEBVTT\n\n', 'text/vtt'],
  ['\xef\xbb\xbfWEBVTT', 'text/vtt'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['<!doctype html><script>', null],
  ['\0\0\0\x18ftypheic', null],
  ['\0\0\0\x18ftypavif', null],
  ['\0\0\0\x18ftypqt  ', null],
  ['\x1aE\xdf\xa3matroska', null],
  ['RIFF\0\0\0\0WAVEfmt ', null],
  ['WEBVTTX', null],
  ['PK\x03\x04', null],
  ['GIF89a', null],
  ['MZ', null],
  ['', null],
])('%j is %s', (head, type) => {
  expect(courseFileType(bytes(head))).toBe(type)
})

test.each([
  [HASH, HASH],
  [`${HASH}.pdf`, HASH],
  [`${HASH}.PDF`, undefined],
  [`../${HASH}`, undefined],
  [`${HASH}.pdf/..`, undefined],
  [HASH.slice(1), undefined],
  [HASH.toUpperCase(), undefined],
])('the hash of %s is %s', (name, hash) => {
  expect(hashInName(name)).toBe(hash)
})

test('the files that a text names', () => {
  const [url, other] = [courseFileUrl(HASH, 'image/png'), `/media/${'c'.repeat(64)}`]
  expect(hashesIn(`![a](${url}) [b](${other}) /media/${'d'.repeat(65)} /media/x`)).toEqual([HASH, 'c'.repeat(64)])
})
