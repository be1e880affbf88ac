import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { auditEvents, farmerLoans, loanProducts, photos, users } from '#db/schema/index.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { PASSWORD, type Village, village } from '../../village.ts'

let v: Village
beforeEach(() => {
  v = withPasswords()
})

function withPasswords(options: Parameters<typeof village>[0] = {}) {
  const w = village({ quickPasswords: true, ...options })
  w.db
    .update(users)
    .set({ password: `quick ${PASSWORD}` })
    .run()
  return w
}
const ruth = () => v.as(v.people.ruth).admin.users
const find = (id: string) => v.db.select().from(users).where(eq(users.id, id)).get()
const audited = (action: string) => v.db.select().from(auditEvents).where(eq(auditEvents.action, action)).all()

/** A photo of Martha with its file. */
function takePhoto(id: string) {
  v.db.insert(photos).values({ id, ownerId: 'martha', type: 'image/webp', bytes: 5 }).run()
  mkdirSync(v.uploadsFolder, { recursive: true })
  writeFileSync(join(v.uploadsFolder, id), `of ${id}`)
}

describe('an administrator erases a user', () => {
  test('with the own password alone, and not the last administrator, a stranger, or one with an open loan', async () => {
    await expect(ruth().erase({ id: 'martha', password: 'wrong' })).rejects.toMatchObject({ message: 'The password is wrong' }) // biome-ignore format: one refusal
    await expect(ruth().erase({ id: 'nobody', password: PASSWORD })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ruth().erase({ id: 'ruth', password: PASSWORD })).rejects.toMatchObject({ code: 'CONFLICT' })
    const { id } = v.db.select({ id: loanProducts.id }).from(loanProducts).get()!
    v.db
      .insert(farmerLoans)
      .values({ userId: 'joseph', loanProductId: id, principalAmount: 100, totalAmount: 110, interestRate: 10, currency: 'NGN', termDays: 365, purpose: 'Seed', status: 'active' }) // biome-ignore format: one row
      .run()
    await expect(ruth().erase({ id: 'joseph', password: PASSWORD })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(['martha', 'joseph', 'ruth'].map((id) => find(id)?.fullName)).toEqual(['Martha Kollie', 'Joseph Flomo', 'Ruth Togba']) // biome-ignore format: one list
  })

  test('the account is gone with the files of its photos, and the audit says that it was erased and not who', async () => {
    takePhoto('leaf')
    await ruth().change({ id: 'martha', fullName: 'Martha Zawadi' })
    expect(await ruth().erase({ id: 'martha', password: PASSWORD })).toEqual({ id: 'martha' })
    expect(find('martha')).toBeUndefined()
    expect(existsSync(join(v.uploadsFolder, 'leaf'))).toBe(false)
    expect(audited('admin.users.erase')).toMatchObject([{ actorId: 'ruth', tableName: 'users', rowId: 'martha' }])
    expect(JSON.stringify(v.db.select().from(auditEvents).all())).not.toMatch(/Kollie|Zawadi/)
    await expect(ruth().erase({ id: 'martha', password: PASSWORD })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('the accounts of the demo stay', async () => {
    v = withPasswords({ demo: true })
    v.person('farmer', { id: DEMO_USERS.farmer })
    const refused = ruth().erase({ id: DEMO_USERS.farmer, password: PASSWORD })
    await expect(refused).rejects.toMatchObject({ message: expect.stringMatching(/^The accounts of the demo/) })
  })
})

test('whoever deletes the own account takes the files of the photos along', async () => {
  takePhoto('leaf')
  await v.as(v.people.martha).farmer.profile.remove({ password: PASSWORD })
  expect(existsSync(join(v.uploadsFolder, 'leaf'))).toBe(false)
})

describe('data to take along', () => {
  test.each([
    ['a visitor', null, '/profile/export', 401],
    ['a visitor', null, '/admin/users/martha/export', 401],
    ['a farmer', 'joseph', '/admin/users/martha/export', 403],
    ['an agent', 'hawa', '/admin/users/martha/export', 403],
    ['an administrator', 'ruth', '/admin/users/nobody/export', 404],
  ] as const)('%s: %s asks for %s and gets %i', async (_, who, path, status) => {
    expect((await v.rest(who && v.people[who]!, 'GET', path)).status).toBe(status)
  })

  test('is JSON as long as there are no photos', async () => {
    const answer = await v.rest(v.people.martha!, 'GET', '/profile/export')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kuu-data-2026-11-21.json"')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.json()).toMatchObject({ user: { id: 'martha' }, records: { crops: [{ id: 'plot' }] } })
  })

  test('is a zip with the photos, also for an administrator, whose reading is in the audit', async () => {
    takePhoto('leaf')
    takePhoto('stem')
    const answer = await v.rest(v.people.ruth!, 'GET', '/admin/users/martha/export')
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const unpacked = await unzip(Buffer.from(await answer.arrayBuffer()))
    expect([...unpacked.keys()].sort()).toEqual(['data.json', 'photos/leaf.webp', 'photos/stem.webp'])
    expect(unpacked.get('photos/leaf.webp')).toBe('of leaf')
    expect(JSON.parse(unpacked.get('data.json')!)).toMatchObject({ user: { fullName: 'Martha Kollie' } })
    const [event, ...more] = audited('admin.users.export')
    expect(event).toMatchObject({ actorId: 'ruth', rowId: 'martha', subjectId: 'martha', before: null, after: null })
    expect(more).toEqual([])
  })
})

/** The texts of a zip by their names. */
async function unzip(bytes: Buffer) {
  const file = join(await mkdtemp(join(tmpdir(), 'kuu-zip-')), 'data.zip')
  await writeFile(file, bytes)
  const zip = await openPromise(file)
  const found = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  return found
}
