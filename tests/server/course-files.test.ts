import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { unfinishedName } from '#db/disk.ts'
import { auditEvents, courseFiles, modules } from '#db/schema/index.ts'
import { sweepPhotos } from '#server/jobs/photos.ts'
import { type Village, village, type Who } from '../village.ts'
import { exif, frame, GPS, JFIF, jpegOf, SCAN } from './pictures.ts'

const MB = 1024 * 1024
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const PDF = bytes('%PDF-1.7\n%âãÏÓ plan')
const MP4 = bytes(`\0\0\0\x18ftypisom${'movie '.repeat(2000)}`)
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

const villages: Village[] = []
function open() {
  const v = village()
  villages.push(v)
  const send = async (content: BodyInit | Uint8Array, { as = 'ruth' as Who, name = 'Plan.pdf' } = {}) => {
    const user = v.people[as]
    const token = user && (await v.sessions.open(user.id)).token
    const answer = await v.app.request(`/api/admin/course-files?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: content as BodyInit,
      duplex: 'half',
    } as RequestInit)
    return { status: answer.status, body: await answer.json() }
  }
  const files = () => (existsSync(v.uploadsFolder) ? readdirSync(v.uploadsFolder) : [])
  const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    v.app.request(url, { headers, method })
  return { ...v, send, files, get }
}
afterEach(() => {
  for (const { uploadsFolder } of villages.splice(0)) rmSync(dirname(uploadsFolder), { recursive: true, force: true })
})

test.each([
  ['visitor', 401],
  ['martha', 403],
  ['hawa', 403],
] as const)('%s uploads nothing', async (as, status) => {
  const w = open()
  expect(await w.send(PDF, { as })).toMatchObject({ status })
  expect(w.files()).toEqual([])
})

test('a file is kept under its hash, once, and its upload is in the audit', async () => {
  const w = open()
  const hash = sha256(PDF)
  const sent = { id: hash, name: 'Plan.pdf', type: 'application/pdf', bytes: PDF.length, url: `/media/${hash}.pdf` }
  expect(await w.send(PDF)).toEqual({ status: 200, body: sent })
  expect(await w.send(PDF, { name: 'Other.pdf' })).toEqual({ status: 200, body: sent })
  expect(w.files()).toEqual([hash])
  expect(statSync(join(w.uploadsFolder, hash)).mode & 0o777).toBe(0o600)
  expect(w.db.select().from(courseFiles).all()).toMatchObject([{ hash, uploadedBy: 'ruth' }])
  expect(w.db.select().from(auditEvents).all()).toMatchObject([{ action: 'admin.courseFiles.add', rowId: hash }, {}])
})

test('a PDF is downloaded under a safe name, and cached for ever', async () => {
  const w = open()
  const { body } = await w.send(PDF, { name: '../..\\"Plan\r\nX: y" ለ.html.pdf' })
  for (const url of [body.url, `/media/${body.id}`]) {
    const answer = await w.get(url)
    expect(answer.status).toBe(200)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PDF)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(PDF.length),
      'accept-ranges': 'bytes',
    })
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w .-]+\.pdf"; filename\*=UTF-8''[\w%.~-]+$/) // biome-ignore format: one sentence
  }
  const again = await w.get(body.url, { 'if-none-match': `"${body.id}"` })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a video is played in parts', async () => {
  const w = open()
  const { body } = await w.send(MP4, { name: 'film.mp4' })
  const part = await w.get(body.url, { range: 'bytes=8-11' })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'isom', `bytes 8-11/${MP4.length}`]) // biome-ignore format: one row
  expect(part.headers.get('content-disposition')).toMatch(/^inline/)
  expect((await w.get(body.url, { range: `bytes=${MP4.length}-` })).status).toBe(416)
  const head = await w.get(body.url, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(MP4.length), ''])
})

test('a picture is kept without the place where it was taken', async () => {
  const w = open()
  const picture = Uint8Array.from(jpegOf(JFIF, exif(6), frame(3, 2), SCAN))
  const { body } = await w.send(picture, { name: 'a.jpg' })
  const stored = readFileSync(`${w.uploadsFolder}/${body.id}`)
  expect(stored.toString('latin1')).not.toContain(GPS)
  expect(sha256(stored)).toBe(body.id)
  // What was cleaned is what is sent again: its hash stays.
  expect((await w.send(new Uint8Array(stored))).body.id).toBe(body.id)
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.png', 415],
  ['a page', '<!doctype html><script>alert(1)</script>', 'a.pdf', 415],
  ['nothing', '', 'a.pdf', 415],
  ['a program', `MZ${'\0'.repeat(9000)}`, 'a.mp4', 415],
  ['a picture that is cut off', '\xff\xd8\xff\xe0\0\x10JFIF', 'a.jpg', 400],
])('%s is refused, and nothing of it stays', async (_, content, name, status) => {
  const w = open()
  expect(await w.send(bytes(content), { name })).toMatchObject({ status, body: { message: expect.any(String) } })
  expect(w.files()).toEqual([])
  expect(w.db.select().from(courseFiles).all()).toEqual([])
})

/** A body of this size that is made while it is read, so that reading ends where it is refused. */
function endless(head: string, size: number) {
  let left = size
  const first = new Uint8Array(64 * 1024)
  first.set(bytes(head))
  const state = { read: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = left === size ? first : new Uint8Array(64 * 1024)
      state.read += part.length
      left -= part.length
      controller.enqueue(part)
      if (left <= 0) controller.close()
    },
  })
  return { body, state }
}

test.each([
  ['picture', '\x89PNG\r\n\x1a\n', 5],
  ['attachment', '%PDF-1.7', 10],
  ['video', '\0\0\0\x18ftypisom', 200],
])('a %s of more than its bound is refused as soon as it passes it', async (_, head, most) => {
  const w = open()
  const { body, state } = endless(head, 1000 * MB)
  expect(await w.send(body)).toMatchObject({ status: 413 })
  expect(state.read).toBeLessThan((most + 1) * MB)
  expect(w.files()).toEqual([])
})

test('an upload that breaks off leaves nothing', async () => {
  const w = open()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(PDF)
      controller.error(new Error('gone'))
    },
  })
  await w.send(body).catch(() => undefined)
  expect(w.files()).toEqual([])
})

test('a disk that is full is said in words, and leaves nothing', async () => {
  const w = open()
  const body = new ReadableStream<Uint8Array>({
    pull() {
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
    },
  })
  expect(await w.send(body)).toMatchObject({ status: 507, body: { code: 'INSUFFICIENT_STORAGE' } })
  expect(w.files()).toEqual([])
})

test.each(['/media/x', `/media/${'0'.repeat(64)}`, '/media/..%2f..%2fkuu.db', `/media/${'0'.repeat(64)}.pdf%00`])(
  'there is nothing at %s',
  async (url) => {
    expect((await open().get(url)).status).toBe(404)
  },
)

const TOMORROW = new Date('2026-11-23T12:00:00.000Z')

/** Files that were uploaded long ago, and the sweep of a later day. */
function sweeping() {
  const w = open()
  w.db.$client.exec("update schema_migrations set applied_at = '2026-01-01T00:00:00.000Z'")
  const ruth = w.as(w.people.ruth).admin
  const upload = async (content: string) => {
    const { url } = (await w.send(bytes(`%PDF-1.7\n%âãÏÓ ${content}`))).body as { url: string }
    return url
  }
  w.db.insert(modules).values({ id: 'land-module', courseId: 'open', title: 'Land', orderIndex: 9 }).run()
  const lesson = (fields: object) =>
    ruth.builder.save({
      kind: 'lesson',
      parentId: 'land-module',
      fields: { title: 'Land', content: 'Look', ...fields },
    })
  const sweep = async (now = TOMORROW) => {
    for (const name of w.files().filter((each) => each !== 'trash')) utimesSync(join(w.uploadsFolder, name), EARLIER, EARLIER) // biome-ignore format: one line
    return sweepPhotos({ db: w.db, folder: w.uploadsFolder, now, stopping: new AbortController().signal, absence: null }) // biome-ignore format: one line
  }
  const status = async (url: string) => (await w.app.request(url)).status
  return { ...w, ruth, upload, lesson, sweep, status }
}
const EARLIER = new Date('2026-11-20T12:00:00.000Z')

test('files that no course names go after a day; what a lesson, a course or the archive names stays', async () => {
  const w = sweeping()
  const [text, attached, cover, archived, unused] = await Promise.all(['text', 'attached', 'cover', 'archived', 'unused'].map(w.upload)) // biome-ignore format: one line
  await w.lesson({ content: `See [the plan](${text})` })
  await w.lesson({ attachments: [{ name: 'Plan', url: attached }] })
  await w.ruth.courses.change({ id: 'draft', imageUrl: cover! })
  const { id } = await w.ruth.courses.create({ title: 'Yam', description: 'All of it', imageUrl: archived! })
  await w.ruth.courses.delete({ id })
  expect(await w.sweep(new Date(w.clock.now.getTime() + 3_600_000))).toBe(0)
  expect(await w.sweep()).toBe(1)
  for (const url of [text, attached, cover, archived]) expect(await w.status(url!)).toBe(200)
  expect(await w.status(unused!)).toBe(404)
  // It is on the server again once it is sent again.
  expect(await w.status(await w.upload('unused'))).toBe(200)
})

test('a file that is sent again has another day in which a lesson can name it', async () => {
  const w = sweeping()
  const url = await w.upload('plan')
  w.clock.now = new Date('2026-11-23T10:00:00.000Z')
  expect(await w.upload('plan')).toBe(url)
  expect(await w.sweep()).toBe(0)
  expect(await w.status(url)).toBe(200)
})

test('an upload that is under way is left alone, and one that broke off goes after a day', async () => {
  const w = sweeping()
  const url = await w.upload('plan')
  await w.lesson({ content: url })
  const half = join(w.uploadsFolder, unfinishedName('half'))
  writeFileSync(half, 'begun')
  utimesSync(half, TOMORROW, TOMORROW)
  const sweep = (now: Date) =>
    sweepPhotos({ db: w.db, folder: w.uploadsFolder, now, stopping: new AbortController().signal, absence: null })
  await sweep(TOMORROW)
  expect(existsSync(half)).toBe(true)
  await sweep(new Date(TOMORROW.getTime() + 25 * 3_600_000))
  expect(existsSync(half)).toBe(false)
  expect(await w.status(url)).toBe(200)
})
