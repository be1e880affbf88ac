import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { auditEvents, documents } from '#db/schema/index.ts'
import { sweepPhotos } from '#server/jobs/photos.ts'
import { type Village, village, type Who } from '../village.ts'

const PDF = '%PDF-1.7\nA guide'
const villages: Village[] = []
afterEach(() => {
  for (const { uploadsFolder } of villages.splice(0)) rmSync(dirname(uploadsFolder), { recursive: true, force: true })
})

function open() {
  const v = village()
  villages.push(v)
  const ask = async (as: Who, path: string, init: RequestInit = {}) => {
    const user = v.people[as]
    const headers = new Headers(init.headers)
    if (user) headers.set('authorization', `Bearer ${(await v.sessions.open(user.id)).token}`)
    return v.app.request(path, { ...init, headers })
  }
  const send = async (as: Who, content: string | Uint8Array<ArrayBuffer>, name = 'Guide.pdf', more = {}) => {
    const form = new FormData()
    form.set('file', new File([content], name))
    for (const [key, value] of Object.entries(more)) form.set(key, value as string)
    const answer = await ask(as, '/api/documents', { method: 'POST', body: form })
    return { status: answer.status, body: await answer.json() }
  }
  const files = () => (existsSync(v.uploadsFolder) ? readdirSync(v.uploadsFolder) : [])
  return { ...v, ask, send, files }
}

test.each([
  ['visitor', 401],
  ['martha', 403],
] as const)('%s shares, reads and deletes nothing', async (as, status) => {
  const w = open()
  const { body } = await w.send('hawa', PDF)
  expect(await w.send(as, 'Other words', 'notes.txt')).toMatchObject({ status })
  expect(w.files()).toHaveLength(1)
  for (const [
    path,
    method,
  ] of [['/api/documents', 'GET'], [`/api/documents/${body.id}`, 'GET'], [`/api/documents/${body.id}`, 'DELETE']] as const) // biome-ignore format: one table
    expect((await w.ask(as, path, { method })).status, `${method} ${path}`).toBe(status)
})

test('a document comes back as a file to save, under a safe name', async () => {
  const w = open()
  const said = { category: 'guide', description: 'How to weed' }
  const { status, body } = await w.send('hawa', PDF, 'Weeding "1"\r\n.pdf', said)
  expect(status).toBe(200)
  expect(body).toMatchObject({ type: 'pdf', size: PDF.length, category: 'guide', description: 'How to weed', canDelete: true }) // biome-ignore format: one row
  const got = await w.ask('ruth', `/api/documents/${body.id}`)
  expect(got.headers.get('content-disposition')).toMatch(/^attachment; filename="Weeding [^"\r\n]*\.pdf"; filename\*=/)
  expect(got.headers.get('content-type')).toBe('application/pdf')
  expect(got.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await got.text()).toBe(PDF)
  const list = await (await w.ask('hawa', '/api/documents')).json()
  expect(list).toMatchObject([{ id: body.id, uploadedBy: w.people.hawa!.fullName }])
  expect(w.db.select().from(auditEvents).all()).toMatchObject([{ action: 'agent.documents.add', actorId: 'hawa' }])
})

test('the bytes may also come as they are', async () => {
  const w = open()
  const query = new URLSearchParams({ name: 'yield.csv', category: 'report' })
  const answer = await w.ask('hawa', `/api/documents?${query}`, { method: 'POST', body: 'crop,kg\nmaize,4\n' })
  expect(await answer.json()).toMatchObject({ name: 'yield.csv', type: 'csv', category: 'report' })
})

test.each([
  ['a file that is not what its name says', 'MZ\x90\0', 'Guide.pdf', {}, 415],
  ['a page', '<html><script>', 'page.html', {}, 415],
  ['nothing', '', 'Guide.pdf', {}, 400],
  ['an unknown category', PDF, 'Guide.pdf', { category: 'secret' }, 400],
  ['a description that is too long', PDF, 'Guide.pdf', { description: 'x'.repeat(501) }, 400],
  ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'long.txt', {}, 413],
])('%s is refused, and nothing is left of it', async (_, content, name, more, status) => {
  const w = open()
  expect(await w.send('hawa', content, name, more)).toMatchObject({ status, body: { message: expect.any(String) } })
  expect(w.files()).toEqual([])
  expect(w.db.select().from(documents).all()).toEqual([])
})

test('a form that is broken off is refused in words', async () => {
  const w = open()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await w.ask('hawa', '/api/documents', { method: 'POST', headers, body: '--x\r\nContent-Disp' })
  expect(answer.status).toBe(400)
})

test('an agent deletes own documents, an administrator any; the file goes when no row names it', async () => {
  const w = open()
  const { body: first } = await w.send('hawa', PDF)
  const { body: second } = await w.send('ruth', PDF, 'Same.pdf')
  expect(w.files()).toHaveLength(1)
  const refused = await w.ask('hawa', `/api/documents/${second.id}`, { method: 'DELETE' })
  expect([refused.status, (await refused.json()).message]).toEqual([
    403,
    'Only its uploader or an administrator can delete this document',
  ])
  expect((await w.ask('hawa', `/api/documents/${first.id}`, { method: 'DELETE' })).status).toBe(200)
  const sweep = () =>
    sweepPhotos({
      db: w.db,
      folder: w.uploadsFolder,
      now: new Date(Date.now() + 2 * 86_400_000),
      stopping: new AbortController().signal,
      absence: null,
    })
  expect(await sweep()).toBe(0)
  expect((await w.ask('ruth', `/api/documents/${second.id}`, { method: 'DELETE' })).status).toBe(200)
  expect((await w.ask('ruth', `/api/documents/${second.id}`)).status).toBe(404)
})

test('documents are found by category and by words', async () => {
  const w = open()
  await w.send('hawa', PDF, 'Weeding.pdf', { category: 'guide' })
  await w.send('hawa', 'Maize 4', 'Yields.txt', { category: 'report', description: '100% of the fields' })
  const names = async (query: string) =>
    ((await (await w.ask('hawa', `/api/documents?${query}`)).json()) as { name: string }[]).map(({ name }) => name)
  expect(await names('category=guide')).toEqual(['Weeding.pdf'])
  expect(await names('q=weed')).toEqual(['Weeding.pdf'])
  expect(await names('q=100%25')).toEqual(['Yields.txt'])
  expect(await names('q=_')).toEqual([])
})
