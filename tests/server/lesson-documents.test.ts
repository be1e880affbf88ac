import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { documentLessons, type ReadDocument } from '#domain/learning/build/document-lessons.ts'
import { teach } from '../lessons.ts'
import { type Village, village, type Who } from '../village.ts'

const document = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/lessons', name))

const villages: Village[] = []
function open() {
  const v = village()
  teach(v)
  villages.push(v)
  const { admin } = v.as(v.people.ruth)
  const read = async (body: Uint8Array, as: Who = 'ruth') => {
    const user = v.people[as]
    const token = user && (await v.sessions.open(user.id)).token
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    const answer = await v.app.request('/api/admin/courses/read-document', { method: 'POST', headers, body: body as BodyInit }) // biome-ignore format: one line
    return { status: answer.status, body: (await answer.json()) as ReadDocument & { message?: string } }
  }
  return { ...v, admin, read }
}
afterEach(() => {
  for (const { uploadsFolder } of villages.splice(0)) rmSync(dirname(uploadsFolder), { recursive: true, force: true })
})

test.each([
  ['visitor', 401],
  ['martha', 403],
  ['hawa', 403],
] as const)('%s is refused', async (as, status) => {
  expect((await open().read(document('pandoc.docx'), as)).status).toBe(status)
})

test('a document becomes lessons with their pictures, all or none', async () => {
  const w = open()
  const { status, body } = await w.read(document('libreoffice.docx'))
  expect(status).toBe(200)
  const lessons = documentLessons(body.sections, 1, 'Compost for maize')
  expect(lessons.map(({ title }) => title)).toEqual(['Compost', 'Water'])
  const picture = /!\[\]\((\/media\/[0-9a-f]{64}\.png)\)/.exec(lessons[1]!.content)?.[1]
  expect((await w.app.request(picture!)).headers.get('content-type')).toBe('image/png')

  const asked = { courseId: 'open', moduleId: null, moduleTitle: 'Compost for maize', lessons }
  const outline = async () => (await w.admin.builder.get({ id: 'open' })).modules
  const before = await outline()
  const tooMany = { ...asked, moduleId: before[0]!.id, lessons: Array.from({ length: 100 }, () => lessons[0]!) }
  await w.admin.builder.addLessons(tooMany)
  // A module has 200 lessons at most: the last hundred do not fit.
  await expect(w.admin.builder.addLessons(tooMany)).rejects.toThrow()
  expect((await outline())[0]!.lessons).toHaveLength(before[0]!.lessons.length + 100)

  await w.admin.builder.addLessons(asked)
  const added = (await outline()).at(-1)!
  expect(added).toMatchObject({ title: 'Compost for maize', lessons: [{ title: 'Compost' }, { title: 'Water' }] })
  expect((await w.admin.builder.lesson({ id: added.lessons[0]!.id })).content).toContain('10<sup>5</sup> cells')
})

test('a module of another course is none of this one', async () => {
  const w = open()
  const own = await w.admin.builder.save({ kind: 'module', parentId: 'open', fields: { title: 'Own', description: null, duration: null } }) // biome-ignore format: one line
  const other = { courseId: 'nothing', moduleId: own.id, moduleTitle: 'x', lessons: [{ title: 'a', content: 'b' }] }
  await expect(w.admin.builder.addLessons(other)).rejects.toThrow()
})

test('what is no document is refused in words, and so is what is too large', async () => {
  const { read } = open()
  expect(await read(Buffer.from('hello'))).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^This is no Word document/) } }) // biome-ignore format: one line
  expect(await read(Buffer.alloc(21 * 2 ** 20))).toMatchObject({ status: 400, body: { message: expect.stringMatching(/too large/) } }) // biome-ignore format: one line
})
