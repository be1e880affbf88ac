const MB = 1024 * 1024

/** What kind of use a file has; each has the most that it may weigh. */
export const COURSE_FILE_USES = {
  picture: { most: 5 * MB },
  video: { most: 200 * MB },
  attachment: { most: 10 * MB },
} as const
export type CourseFileUse = keyof typeof COURSE_FILE_USES

/** The files that a course may have; no SVG and no HTML, which can carry a script. */
export const COURSE_FILE_TYPES = {
  'image/jpeg': { ending: 'jpg', use: 'picture' },
  'image/png': { ending: 'png', use: 'picture' },
  'image/webp': { ending: 'webp', use: 'picture' },
  'video/mp4': { ending: 'mp4', use: 'video' },
  'video/webm': { ending: 'webm', use: 'video' },
  'text/vtt': { ending: 'vtt', use: 'attachment' },
  'application/pdf': { ending: 'pdf', use: 'attachment' },
} as const satisfies Record<string, { ending: string; use: CourseFileUse }>
export type CourseFileType = keyof typeof COURSE_FILE_TYPES

export const isCourseFileType = (type: string): type is CourseFileType => Object.hasOwn(COURSE_FILE_TYPES, type)

/** The most bytes that a file of a type may have. */
export const mostBytes = (type: CourseFileType) => COURSE_FILE_USES[COURSE_FILE_TYPES[type].use].most
/** More than this no file of a course has. */
export const MAX_COURSE_FILE_BYTES = COURSE_FILE_USES.video.most

/** Where a file is served. Its ending tells a browser, and the worker of a phone, that it is no page. */
export const courseFileUrl = (hash: string, type: CourseFileType) => `/media/${hash}.${COURSE_FILE_TYPES[type].ending}`

const FILE_NAME = /^([0-9a-f]{64})(?:\.[a-z0-9]{3,4})?$/
/** The hash in the last part of such an address, which also stands without an ending. */
export const hashInName = (name: string) => FILE_NAME.exec(name)?.[1]

/** The hashes of our files that a text names. */
export const hashesIn = (text: string) =>
  [...text.matchAll(/\/media\/([0-9a-f]{64})(?![0-9a-f])/g)].map(([, hash]) => hash!)

/** As many of its first bytes tell what a file is. */
export const SNIFFED_BYTES = 4096

/** The brands of MP4 that browsers play; the same box also begins pictures (HEIC, AVIF) and QuickTime. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12v]|avc1|M4V |dash|MSNV|f4v )/

/** What a file is by its first bytes, whatever it is called; null for what a course may not have. */
export function courseFileType(head: Uint8Array): CourseFileType | null {
  const text = latin1(head)
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.slice(4, 8) === 'ftyp' && MP4_BRANDS.test(text.slice(8))) return 'video/mp4'
  if (text.startsWith('\x1aE\xdf\xa3') && text.includes('webm')) return 'video/webm'
  if (text.startsWith('%PDF-')) return 'application/pdf'
  return /^(\xef\xbb\xbf)?WEBVTT(?=[ \t\r\n]|$)/.test(text) ? 'text/vtt' : null
}

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
