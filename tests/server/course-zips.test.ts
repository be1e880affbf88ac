import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { auditEvents, courseFiles, courses, lessons, modules } from '#db/schema/index.ts'
import { openCourseZip } from '#server/files/media/course-zip.ts'
import { teach } from '../lessons.ts'
import { type Village, village, type Who } from '../village.ts'
import { exif, frame, JFIF, jpegOf, png, SCAN } from './pictures.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const PICTURE = Uint8Array.from(png())
const PDF = bytes('%PDF-1.7 plan')
const SCRIPT = '<script>alert(1)</script>'

const villages: Village[] = []
function open() {
  const v = village()
  teach(v)
  villages.push(v)
  const { admin } = v.as(v.people.ruth)
  const ask = async (method: string, path: string, body?: Uint8Array, as: Who = 'ruth') => {
    const user = v.people[as]
    const token = user && (await v.sessions.open(user.id)).token
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    return v.app.request(`/api/admin/${path}`, { method, headers, body: body as BodyInit })
  }
  const upload = async (content: Uint8Array, name: string) =>
    (await (await ask('POST', `course-files?name=${name}`, content)).json()).url as string
  const take = async (zip: Uint8Array, as?: Who) => {
    const answer = await ask('POST', 'courses/import', zip, as)
    return { status: answer.status, body: await answer.json() }
  }
  const leave = async (id: string) => new Uint8Array(await (await ask('GET', `courses/${id}/export`)).arrayBuffer())
  /** A course as it is read, without ids, versions and what is counted. */
  const contentOf = async (id: string) =>
    JSON.parse(
      JSON.stringify(await admin.builder.get({ id })),
      (key, value) =>
      ['id', 'version', 'createdAt', 'isPublished', 'publishedAt', 'attempts', 'enrollmentCount'].includes(key) ? undefined : value, // biome-ignore format: one row
    )
  const files = () => (existsSync(v.uploadsFolder) ? readdirSync(v.uploadsFolder).sort() : [])
  return { ...v, admin, ask, upload, take, leave, contentOf, files }
}
afterEach(() => {
  for (const { uploadsFolder } of villages.splice(0)) rmSync(dirname(uploadsFolder), { recursive: true, force: true })
})

/** The course 'open' with a picture in its text, one of its own, and an attachment. */
async function illustrated() {
  const w = open()
  const [picture, pdf] = [await w.upload(PICTURE, 'a.png'), await w.upload(PDF, 'plan.pdf')]
  const lesson = await w.admin.builder.lesson({ id: 'land' })
  const fields = { ...lesson, content: `${SCRIPT} ![a](${picture})`, attachments: [{ name: 'Plan', url: pdf }] }
  await w.admin.builder.save({ kind: 'lesson', parentId: 'open-module', id: 'land', fields })
  await w.admin.courses.change({ id: 'open', imageUrl: picture, price: 1250, currency: 'LRD', keyBenefits: ['Eat'] })
  return w
}

test('a course that is exported and imported elsewhere is the same course, as a draft with its files', async () => {
  const here = await illustrated()
  const there = open()
  const zip = await here.leave('open')
  const { status, body } = await there.take(zip)
  expect({ status, body }).toMatchObject({ status: 200, body: { title: 'Maize', isPublished: false, price: 1250 } })
  expect(await there.contentOf(body.id)).toEqual(await here.contentOf('open'))
  expect(there.files()).toEqual([sha256(PDF), sha256(PICTURE)].sort())
  expect(there.db.select().from(courseFiles).orderBy(courseFiles.name).all()).toMatchObject([{ name: 'a.png' }, { name: 'plan.pdf', uploadedBy: 'ruth' }]) // biome-ignore format: one row
  expect(there.db.select().from(auditEvents).all()).toMatchObject([{ action: 'admin.courses.import', rowId: body.id }])
  expect(await there.leave(body.id)).toEqual(zip)
  // Nobody but administrators sees it.
  await expect(there.as(there.people.martha).learning.courses.get({ id: body.id })).rejects.toMatchObject({ code: 'NOT_FOUND' }) // biome-ignore format: one row
})

test('H36: what a Mac or Windows adds is no fault, nor is a folder around all of it', async () => {
  const here = await illustrated()
  const there = open()
  const inside = await fromBufferPromise(Buffer.from(await here.leave('open')))
  const packed = new ZipFile()
  for await (const entry of inside.eachEntry())
    packed.addBuffer(await buffer(await inside.openReadStreamPromise(entry)), `course/${entry.fileName}`)
  const added = ['__MACOSX/course/._course.json', 'course/.DS_Store', 'course/media/._a', 'course/Thumbs.db', 'course/desktop.ini'] // biome-ignore format: one list
  for (const name of added) packed.addBuffer(Buffer.from('x'), name)
  packed.addEmptyDirectory('course/media')
  packed.end()
  const { status, body } = await there.take(new Uint8Array(await buffer(packed.outputStream)))
  expect({ status, title: body.title }).toEqual({ status: 200, title: 'Maize' })
  expect(there.files()).toEqual([sha256(PDF), sha256(PICTURE)].sort())
})

test('a copy is a draft of the same content with ids of its own', async () => {
  const w = await illustrated()
  const { id } = await w.admin.courses.copy({ id: 'open' })
  const [copy, original] = [await w.contentOf(id), await w.contentOf('open')]
  expect(copy).toEqual({ ...original, title: 'Copy of Maize' })
  const ids = w.db.select({ id: lessons.id }).from(lessons).all()
  expect(new Set(ids.map((row) => row.id)).size).toBe(ids.length)
  expect(await w.admin.courses.list()).toMatchObject([{ id, isPublished: false, publishedAt: null }, {}, {}, {}])
})

test.each([
  ['visitor', 401],
  ['martha', 403],
  ['hawa', 403],
] as const)('%s neither exports nor imports', async (as, status) => {
  const w = open()
  expect((await w.ask('GET', 'courses/open/export', undefined, as)).status).toBe(status)
  expect(await w.take(await zipOf({}), as)).toMatchObject({ status })
})

test('an unknown course is not exported', async () => {
  expect((await open().ask('GET', 'courses/none/export')).status).toBe(404)
})

const COURSE = { title: 'Yams', description: 'All of it' }
const documentOf = (change: object = {}) => ({ format: 'kuu-course', version: 1, course: COURSE, modules: [], media: [], ...change }) // biome-ignore format: one row
const mediaOf = (content: Uint8Array, type: string) => ({ hash: sha256(content), name: 'file', type })

type Zipped = { json?: unknown; media?: Record<string, Uint8Array>; compress?: boolean }
/** A course file of these parts. */
async function zipOf({ json = documentOf(), media = {}, compress = false }: Zipped) {
  const zip = new ZipFile()
  if (json !== null)
    zip.addBuffer(
      Buffer.isBuffer(json) ? json : Buffer.from(typeof json === 'string' ? json : JSON.stringify(json)),
      'course.json',
    )
  for (const [name, content] of Object.entries(media)) zip.addBuffer(Buffer.from(content), name, { compress })
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}
/** The same bytes with a text of the same length in place of another. */
const replaced = (zip: Uint8Array, from: string, to: string) =>
  new Uint8Array(Buffer.from(Buffer.from(zip).toString('latin1').replaceAll(from, to), 'latin1'))

/** The first bytes of an entry's packed content, overwritten. */
function damaged(zip: Uint8Array, name: string) {
  const broken = Buffer.from(zip)
  broken.fill(0xff, broken.indexOf(name) + name.length, broken.indexOf(name) + name.length + 6)
  return new Uint8Array(broken)
}

const hash = sha256(PDF)
const withPdf = {
  json: documentOf({ media: [mediaOf(PDF, 'application/pdf')] }),
  media: { [`media/${hash}.pdf`]: PDF },
}
const question = { question: 'Q', options: ['a', 'b'], correctAnswer: 'c' }

const REFUSED: [string, () => Promise<Uint8Array>, RegExp][] = [
  ['no zip', async () => bytes('PDF or what'), /no zip that can be read/],
  ['nothing', async () => new Uint8Array(), /no zip that can be read/],
  ['a zip that is cut off', async () => (await zipOf(withPdf)).slice(0, -30), /no zip that can be read/],
  ['no course.json', () => zipOf({ ...withPdf, json: null }), /holds no course\.json/],
  ['wrong JSON', () => zipOf({ json: '{"format": "kuu-course",' }), /course\.json is no JSON/],
  ['text that is no UTF-8', () => zipOf({ json: Buffer.from([0x22, 0xff, 0xfe, 0x22]) }), /not written in UTF-8/],
  [
    'JSON that is damaged',
    async () => damaged(await zipOf({ json: documentOf() }), 'course.json'),
    /course\.json is damaged/,
  ],
  ['media that are damaged', async () => damaged(await zipOf({ ...withPdf, compress: true }), `media/${hash}.pdf`), new RegExp(`media/${hash} is damaged`)], // biome-ignore format: one row
  ['another format', () => zipOf({ json: { format: 'scorm' } }), /does not say that it is a course of Kuu/],
  ['a list', () => zipOf({ json: [] }), /does not say that it is a course of Kuu/],
  ['a later version', () => zipOf({ json: documentOf({ version: 2 }) }), /version 2; this server reads version 1/],
  ['no title', () => zipOf({ json: documentOf({ course: { ...COURSE, title: '' } }) }), /course\.title: Title is required/], // biome-ignore format: one row
  ['a lesson that is none', () => zipOf({ json: documentOf({ modules: [{ title: 'M', lessons: [{ title: 'L' }, { title: '' }], quizzes: [] }] }) }), /modules\.0\.lessons\.1\.title: Title is required/], // biome-ignore format: one row
  ['a right answer that is no option', () => zipOf({ json: documentOf({ modules: [{ title: 'M', lessons: [], quizzes: [{ title: 'Q', questions: [question] }] }] }) }), /modules\.0\.quizzes\.0\.questions\.0\.correctAnswer: Choose which/], // biome-ignore format: one row
  ['a video of a script', () => zipOf({ json: documentOf({ modules: [{ title: 'M', lessons: [{ title: 'L', videoUrl: 'javascript:alert(1)' }], quizzes: [] }] }) }), /videoUrl: Must be a valid URL/], // biome-ignore format: one row
  ['missing media', () => zipOf({ ...withPdf, media: {} }), new RegExp(`media/${hash} \\(file\\) is missing`)],
  ['a text with missing media', () => zipOf({ json: documentOf({ course: { ...COURSE, imageUrl: `/media/${hash}.png` } }) }), new RegExp(`names /media/${hash}, which is missing`)], // biome-ignore format: one row
  ['media that nothing names', () => zipOf({ ...withPdf, json: documentOf() }), /is not named in course\.json/],
  ['media with another content', () => zipOf({ ...withPdf, media: { [`media/${hash}.pdf`]: bytes('%PDF-1.7 other') } }), /holds something else than its name says/], // biome-ignore format: one row
  ['media that is a page', () => { const page = bytes('<html>'); return zipOf({ json: documentOf({ media: [mediaOf(page, 'application/pdf')] }), media: { [`media/${sha256(page)}.pdf`]: page } }) }, /is no picture, video, VTT file or PDF/], // biome-ignore format: one row
  ['a picture that is cut off', () => { const part = PICTURE.slice(0, 20); return zipOf({ json: documentOf({ media: [mediaOf(part, 'image/png')] }), media: { [`media/${sha256(part)}.png`]: part } }) }, /damaged or cut off/], // biome-ignore format: one row
  ['a name that leads elsewhere', async () => replaced(await zipOf({ media: { 'media/../xx': PDF } }).catch(() => zipOf({ media: { 'aaaaaaaaaa/xx': PDF } })), 'aaaaaaaaaa/xx', '../../../../x'), /invalid relative path|is no file of a course/], // biome-ignore format: one row
  ['an absolute name', async () => replaced(await zipOf({ media: { 'aetc/passwd': PDF } }), 'aetc/passwd', '/etc/passwd'), /absolute path|is no file of a course/], // biome-ignore format: one row
  ['another file', () => zipOf({ media: { 'run.exe': PDF } }), /run\.exe is no file of a course/],
  ['a file twice', async () => replaced(await zipOf({ ...withPdf, media: { [`media/${hash}.pdf`]: PDF, [`media/${hash}.pdg`]: PDF } }), '.pdg', '.pdf'), /is in the file twice/], // biome-ignore format: one row
  ['a bomb', () => zipOf({ media: { [`media/${hash}.mp4`]: new Uint8Array(20_000_000) }, compress: true }), /packed more than 100 times/], // biome-ignore format: one row
  ['a bomb of JSON', () => zipOf({ json: `"${' '.repeat(25_000_000)}"` }), /course\.json is (too large|packed)/],
  ['very many files', () => zipOf({ media: Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`media/${at}`, PDF])) }), /more than 2000 files/], // biome-ignore format: one row
]

describe('a file is refused in one sentence, and nothing is written:', () => {
  test.each(REFUSED)('%s', async (_, zip, sentence) => {
    const w = open()
    const rows = () => [courses, modules, lessons, courseFiles].map((table) => w.db.select().from(table).all())
    const before = rows()
    const { status, body } = await w.take(await zip())
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect(body.message).toMatch(sentence)
    expect(rows()).toEqual(before)
    expect(w.files()).toEqual([])
  })

  test('a size that lies', async () => {
    const w = open()
    const content = new Uint8Array(3000)
    content.set(bytes('%PDF-'))
    const zip = await zipOf({
      json: documentOf({ media: [mediaOf(content, 'application/pdf')] }),
      media: { [`media/${sha256(content)}.pdf`]: content },
      compress: true,
    })
    const { body, status } = await w.take(replaced(zip, '\xb8\x0b\0\0', '\x10\0\0\0'))
    expect({ status, message: body.message }).toMatchObject({ status: 400, message: expect.stringMatching(/media\//) })
    expect(w.files()).toEqual([])
  })

  test('a size that lies ends nobody’s process, also where nobody listens for it', async () => {
    const content = new Uint8Array(3000)
    const path = `media/${sha256(content)}.pdf`
    const lying = replaced(await zipOf({ media: { [path]: content }, compress: true }), '\xb8\x0b\0\0', '\x10\0\0\0')
    const folder = mkdtempSync(join(tmpdir(), 'kuu-zip-'))
    writeFileSync(join(folder, 'course.zip'), lying)
    const zip = await openCourseZip(join(folder, 'course.zip'))
    const stream = await zip.media.get(sha256(content))!()
    await new Promise((closed) => stream.on('close', closed).resume())
    expect(stream.errored?.message).toMatch(/too many bytes/)
    zip.close()
    rmSync(folder, { recursive: true })
  })
})

test('a script in any text stays text', async () => {
  const w = open()
  const json = documentOf({
    course: { ...COURSE, title: SCRIPT },
    modules: [{ title: SCRIPT, lessons: [{ title: SCRIPT, content: SCRIPT }], quizzes: [] }],
  })
  const { body } = await w.take(await zipOf({ json }))
  expect(body.title).toBe(SCRIPT)
  const [lesson] = (await w.admin.builder.get({ id: body.id })).modules[0]!.lessons
  expect((await w.as(w.people.ruth).learning.lessons.show({ id: lesson!.id })).text).toEqual([{ is: 'paragraph' }, SCRIPT, { is: 'end' }]) // biome-ignore format: one row
})

test('a picture that still tells where it was taken comes in without that, and the course names what is stored', async () => {
  const w = open()
  const picture = Uint8Array.from(jpegOf(JFIF, exif(6), frame(3, 2), SCAN))
  const name = sha256(picture)
  const json = documentOf({ course: { ...COURSE, imageUrl: `/media/${name}.jpg` }, media: [mediaOf(picture, 'image/jpeg')] }) // biome-ignore format: one row
  const { status, body } = await w.take(await zipOf({ json, media: { [`media/${name}.jpg`]: picture } }))
  expect(status).toBe(200)
  const [stored] = w.files()
  expect(stored).not.toBe(name)
  expect(body.imageUrl).toBe(`/media/${stored}.jpg`)
})

test('what is exported is course.json and the files, under their hashes', async () => {
  const w = await illustrated()
  const zip = await fromBufferPromise(Buffer.from(await w.leave('open')))
  const names: string[] = []
  for await (const { fileName } of zip.eachEntry()) names.push(fileName)
  expect(names.sort()).toEqual(['course.json', `media/${sha256(PDF)}.pdf`, `media/${sha256(PICTURE)}.png`].sort())
})
