import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Db } from '#db/client.ts'
import { cropActivities, farmerRecords, photos, users, visitPhotos, visits } from '#db/schema/index.ts'
import { sweepPhotos } from '#server/jobs/photos.ts'
import { village, type Who } from '../village.ts'
import { chunk, exif, frame, GPS, JFIF, jpeg, jpegOf, pngOf, SCAN } from './pictures.ts'

/** A real one of 3 × 2 pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWJiaGD4D8NMDEgAAAAA//+VIiveAAAABklEQVQDAFQyBIKyOOVtAAAAAElFTkSuQmCC',
  'base64',
)
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function photoVillage() {
  const v = village()
  folders.push(dirname(v.uploadsFolder))
  const headersOf = async (who: Who): Promise<Record<string, string>> => {
    const user = v.people[who]
    return user ? { authorization: `Bearer ${(await v.sessions.open(user.id)).token}` } : {}
  }
  return {
    ...v,
    rows: () => v.db.select().from(photos).all(),
    send: async (who: Who, body: BodyInit = PNG, type = 'image/png', farmerId = 'martha', more: object = {}) =>
      v.app.request(`/api/farmers/${farmerId}/photos`, {
        method: 'POST',
        headers: { ...(await headersOf(who)), 'content-type': type, ...more },
        body,
      }),
    see: async (who: Who, id: string) => v.app.request(`/api/photos/${id}`, { headers: await headersOf(who) }),
  }
}

test('who may upload a photo for Martha', async () => {
  const { send, rows } = photoVillage()
  expect((await send('visitor')).status).toBe(401)
  expect((await send('joseph')).status).toBe(404)
  expect((await send('ruth', PNG, 'image/png', 'nobody')).status).toBe(404)
  expect((await send('ruth', PNG, 'image/png', 'hawa')).status).toBe(404)
  expect(rows()).toEqual([])
  for (const who of ['martha', 'hawa', 'ruth'] as const) expect((await send(who)).status).toBe(200)
  expect(rows()).toMatchObject(Array(3).fill({ ownerId: 'martha', type: 'image/png', bytes: PNG.length }))
})

test('who may see it', async () => {
  const { send, see, db } = photoVillage()
  const { id } = (await (await send('hawa')).json()) as { id: string }
  expect((await see('visitor', id)).status).toBe(401)
  const refused = await see('joseph', id)
  expect(refused.status).toBe(404)
  expect(await refused.json()).toEqual(await (await see('joseph', 'nowhere')).json())
  for (const who of ['martha', 'hawa', 'ruth'] as const) {
    const answer = await see(who, id)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="${id}.png"`,
      'x-content-type-options': 'nosniff',
      kuu: '1',
      'cache-control': expect.stringMatching(/^private/),
      vary: 'Authorization, Cookie',
    })
  }
  db.update(users).set({ isActive: false }).run()
  expect((await see('martha', id)).status).toBe(401)
})

test.each([
  ['an SVG with a script', SVG, 'image/svg+xml', 415],
  ['an SVG declared as a photo', SVG, 'image/png', 415],
  ['a page', Buffer.from('<!doctype html>'), 'text/html', 415],
  ['a photo without an image type', PNG, 'application/octet-stream', 415],
  ['a photo without any type', PNG, '', 415],
  ['a truncated photo', PNG.subarray(0, 60), 'image/png', 415],
  ['the first bytes of a photo', PNG.subarray(0, 8), 'image/png', 415],
  ['nothing', Buffer.alloc(0), 'image/png', 415],
  ['a byte over 1 MiB', Buffer.concat([PNG, Buffer.alloc(1024 * 1024 + 1 - PNG.length)]), 'image/png', 413],
])('%s is refused, and leaves nothing behind', async (_, body, type, status) => {
  const { send, rows, uploadsFolder } = photoVillage()
  const answer = await send('martha', body, type)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) })
  expect(rows()).toEqual([])
  expect(() => readdirSync(uploadsFolder)).toThrow()
})

test('a photo of a visit is for the farmer, the agent who was there, the agent of the farmer and administrators', async () => {
  const { db, send, see, person } = photoVillage()
  const { id: photoId } = (await (await send('hawa')).json()) as { id: string }
  const other = person('extension_agent')
  const statusFor = async (agentId: string, caredForBy: string) => {
    db.delete(visits).run()
    db.delete(farmerRecords).run()
    db.insert(visits).values({ id: 'v', farmerId: 'martha', agentId, day: '2026-11-21', time: '09:00', purpose: 'Look' }).run() // biome-ignore format: one row
    db.insert(visitPhotos).values({ visitId: 'v', photoId }).run()
    db.insert(farmerRecords).values({ farmerId: 'martha', agentId: caredForBy }).run()
    return Promise.all((['martha', 'ruth', 'hawa', 'joseph'] as const).map(async (who) => (await see(who, photoId)).status)) // biome-ignore format: one sentence
  }
  expect(await statusFor('hawa', other.id)).toEqual([200, 200, 200, 404])
  expect(await statusFor(other.id, 'hawa')).toEqual([200, 200, 200, 404])
  expect(await statusFor(other.id, other.id)).toEqual([200, 200, 404, 404])
  db.insert(cropActivities).values({ farmerCropId: 'plot', kind: 'problem', text: 'Worms', photoId }).run()
  expect(await statusFor(other.id, other.id)).toEqual([200, 200, 200, 404])
})

test('the photo of a request is for its sender, the agent in charge and administrators', async () => {
  const { db, send, see, person, as, people } = photoVillage()
  const { id: photoId } = (await (await send('martha')).json()) as { id: string }
  const { ticketId } = await as(people.martha).farmer.contact.submit({ name: 'Martha', message: 'Worms', photoId })
  const other = person('extension_agent')
  const statuses = () =>
    Promise.all((['martha', 'ruth', 'hawa', 'joseph'] as const).map(async (who) => (await see(who, photoId)).status))
  const seenByHawa = async () =>
    (await as(people.hawa).agent.tickets.list({ search: ticketId })).items[0]?.plant?.photoId
  // Nobody is in charge yet: whoever takes it has to see it.
  expect(await statuses()).toEqual([200, 200, 200, 404])
  expect(await seenByHawa()).toBe(photoId)
  db.insert(farmerRecords).values({ farmerId: 'martha', agentId: other.id }).run()
  expect(await statuses()).toEqual([200, 200, 404, 404])
  expect(await seenByHawa()).toBeNull()
  await as(people.ruth).agent.tickets.assign({ ticketId, assigneeId: 'hawa' })
  expect(await statuses()).toEqual([200, 200, 200, 404])
  expect(await seenByHawa()).toBe(photoId)
})

test('exactly 1 MiB is stored, under its id only', async () => {
  const { send, rows, uploadsFolder } = photoVillage()
  const full = Buffer.from(pngOf(3, 2, chunk('IDAT', Array(1024 * 1024 - 57).fill(7))))
  expect(full).toHaveLength(1024 * 1024)
  const { id } = (await (await send('martha', full)).json()) as { id: string }
  expect(readdirSync(uploadsFolder)).toEqual([id])
  expect(statSync(join(uploadsFolder, id)).mode & 0o777).toBe(0o600)
  expect(rows()).toMatchObject([{ id, bytes: 1024 * 1024 }])
})

test.each([
  ['wide', 4097, 2],
  ['high', 2, 4097],
  ['flat', 3, 0],
])('a photo that is too %s is refused in words, and leaves nothing behind', async (_, width, height) => {
  const { send, rows, uploadsFolder } = photoVillage()
  const answer = await send('martha', Buffer.from(jpeg(width, height)), 'image/jpeg')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    code: 'BAD_REQUEST',
    message: 'A photo may be at most 4096 pixels wide and 4096 high',
  })
  expect(rows()).toEqual([])
  expect(() => readdirSync(uploadsFolder)).toThrow()
})

test('the location of a photo is not stored, and the same bytes under the same key are the same photo', async () => {
  const { send, see, rows } = photoVillage()
  const taken = Buffer.from(jpegOf(JFIF, exif(6), frame(40, 30), SCAN))
  const again = async () => (await send('martha', taken, 'image/jpeg', 'martha', { 'idempotency-key': 'k' })).json()
  const first = (await again()) as { id: string }
  expect(await again()).toEqual(first)
  const shown = Buffer.from(await (await see('martha', first.id)).arrayBuffer())
  expect(taken.includes(GPS)).toBe(true)
  expect(shown.includes(GPS)).toBe(false)
  expect(rows()).toMatchObject([{ ...first, bytes: shown.length }])
})

test('a photo that the database refuses leaves no file', async () => {
  const { send, rows, db, uploadsFolder } = photoVillage()
  db.$client.exec("create trigger full before insert on photos begin select raise(abort, 'full'); end")
  expect((await send('martha')).status).toBe(500)
  expect(rows()).toEqual([])
  expect(readdirSync(uploadsFolder)).toEqual([])
})

test('two concurrent uploads under one key are one photo and one file', async () => {
  const { send, rows, uploadsFolder } = photoVillage()
  const once = async () => (await send('martha', PNG, 'image/png', 'martha', { 'idempotency-key': 'k' })).json()
  const [first, second] = (await Promise.all([once(), once()])) as { id: string }[]
  expect(second).toEqual(first)
  expect(rows()).toMatchObject([first!])
  expect(readdirSync(uploadsFolder)).toEqual([first!.id])
})

test.each([
  ['200 photos', Array.from({ length: 200 }, () => 100)],
  ['100 MiB', Array.from({ length: 100 }, () => 1024 * 1024)],
])('after %s there is no room, and another farmer has her own', async (_, weights) => {
  const { send, db, rows, uploadsFolder } = photoVillage()
  db.insert(photos)
    .values(weights.map((bytes) => ({ ownerId: 'martha', type: 'image/png', bytes })))
    .run()
  const answer = await send('martha')
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({
    code: 'CONFLICT',
    message: expect.stringMatching(/^There is room for 200 photos/),
  })
  expect(() => readdirSync(uploadsFolder)).toThrow()
  expect((await send('joseph', PNG, 'image/png', 'joseph')).status).toBe(200)
  expect(rows()).toHaveLength(weights.length + 1)
})

test('concurrent uploads do not exceed the limit', async () => {
  const { send, db, rows, uploadsFolder } = photoVillage()
  db.insert(photos)
    .values(Array.from({ length: 198 }, () => ({ ownerId: 'martha', type: 'image/png', bytes: 1 })))
    .run()
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('martha')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
  expect(rows()).toHaveLength(200)
  expect(readdirSync(uploadsFolder)).toHaveLength(2)
})

test("a photo's type is what its bytes say, whatever its header", async () => {
  const { send, see } = photoVillage()
  const { id } = (await (await send('martha', PNG, 'image/jpeg')).json()) as { id: string }
  expect((await see('martha', id)).headers.get('content-type')).toBe('image/png')
})

test.each([
  '..%2Fsecret',
  '%2e%2e%2fsecret',
  '..%5Csecret',
  '%2Fetc%2Fpasswd',
  'secret%00',
  '.',
  '%2e%2e',
  '%',
  'x'.repeat(5000), // biome-ignore format: one row
])('no photo is called %s', async (id) => {
  const { send, see, uploadsFolder } = photoVillage()
  await send('martha')
  writeFileSync(join(dirname(uploadsFolder), 'secret'), 'secret')
  writeFileSync(join(uploadsFolder, 'secret'), 'a file without a row')
  for (const requested of [id, 'secret']) expect((await see('ruth', requested)).status).toBe(404)
})

test('a photo whose file is missing is not found', async () => {
  const { send, see, uploadsFolder } = photoVillage()
  const { id } = (await (await send('martha')).json()) as { id: string }
  rmSync(join(uploadsFolder, id))
  expect((await see('martha', id)).status).toBe(404)
})

test('another site cannot upload one with the cookie alone', async () => {
  const { app, sessions, rows } = photoVillage()
  const cookie = `kuu_session=${(await sessions.open('martha')).token}`
  const from = (origin?: string) =>
    app.request('http://kuu.example/api/farmers/martha/photos', {
      method: 'POST',
      headers: { cookie, host: 'kuu.example', 'content-type': 'image/png', ...(origin && { origin }) },
      body: PNG,
    })
  for (const origin of [undefined, 'https://evil.example']) expect((await from(origin)).status).toBe(403)
  expect(rows()).toEqual([])
  expect((await from('http://kuu.example')).status).toBe(200)
})

const sweep = (db: Db, folder: string, now: Date) =>
  sweepPhotos({ db, folder, now, stopping: new AbortController().signal, absence: null })

test('a photo that was swept before its note arrived is stored again when it is sent again', async () => {
  const { send, see, rows, db, uploadsFolder, clock } = photoVillage()
  const again = async () => (await send('martha', PNG, 'image/png', 'martha', { 'idempotency-key': 'k/photo' })).json()
  const first = await again()
  clock.now = new Date(clock.now.getTime() + 3 * 86_400_000)
  await sweep(db, uploadsFolder, clock.now)
  expect(rows()).toEqual([])
  expect(await again()).toEqual(first)
  expect(rows()).toMatchObject([first as object])
  expect((await see('martha', (first as { id: string }).id)).status).toBe(200)
  expect(await again()).toEqual(first)
  expect(rows()).toHaveLength(1)
})

test('after a sweep two concurrent repeated uploads are one photo', async () => {
  const { send, rows, db, uploadsFolder, clock } = photoVillage()
  const again = async () => (await send('martha', PNG, 'image/png', 'martha', { 'idempotency-key': 'k' })).json()
  const first = await again()
  clock.now = new Date(clock.now.getTime() + 3 * 86_400_000)
  await sweep(db, uploadsFolder, clock.now)
  // The sweep knows that the row is gone; the key still refers to it.
  expect(await Promise.all([again(), again()])).toEqual([first, first])
  expect(rows()).toMatchObject([first as object])
  expect(readdirSync(uploadsFolder).filter((name) => name !== 'trash')).toEqual([(first as { id: string }).id])
})
