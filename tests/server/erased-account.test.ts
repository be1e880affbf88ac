import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Db, openDb } from '#db/client.ts'
import { commitInGroups } from '#db/group-commit.ts'
import { contactRequests, farmerCrops, photos, users } from '#db/schema/index.ts'
import { createApp } from '#server/app.ts'
import { createSessions } from '#server/auth/sessions.ts'
import { filesIn } from '#server/program-files.ts'
import { PASSWORD, village } from '../village.ts'
import { NOON } from '../world.ts'

/** What she called herself before is of her too. */
const FORMER = 'Zqformerly'
const WORDS = ['Zawadi', 'zawadi@kuu.example', '770987654', 'Zqnotes', 'Zqworms', 'Zqpixels']

let folder: string
let db: Db
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuu-erased-'))
})
afterEach(() => {
  db.$client.close()
  rmSync(folder, { recursive: true })
})

/** The server on a folder of its own, which commits in groups as it does in service. */
function server() {
  writeFileSync(join(folder, 'kuu.db'), village().db.$client.serialize())
  db = openDb(join(folder, 'kuu.db'))
  commitInGroups(db.$client)
  const uploadsFolder = join(folder, 'uploads')
  mkdirSync(uploadsFolder)
  const quick = { hashPassword: async () => '', passwordFits: async (hash: string | null, word: string) => hash === `quick ${word}` } // biome-ignore format: one row
  const sessions = createSessions(db)
  const app = createApp({
    db,
    now: () => NOON,
    log: pino({ level: 'silent' }),
    version: 'test',
    config: { demo: false, trustProxy: false, origin: null, rateLimit: null, pushHosts: [] },
    client: filesIn(join(folder, 'no-client')),
    auth: { ...sessions, ...quick },
    uploadsFolder,
  })
  return { app, sessions, uploadsFolder }
}

const left = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .flatMap((name) => [...WORDS, FORMER].filter((word) => readFileSync(join(folder, name)).includes(word)).map((word) => `${name}: ${word}`)) // biome-ignore format: one list

test('once a deletion is answered, no file of the data folder holds a word or a picture of the person', async () => {
  const { app, sessions, uploadsFolder } = server()
  db.update(users)
    .set({ fullName: `Martha ${FORMER} Kollie-Flomo`, location: FORMER })
    .where(eq(users.id, 'martha'))
    .run()
  db.update(users)
    .set({
      fullName: 'Martha Zawadi',
      email: 'zawadi@kuu.example',
      phone: '+231770987654',
      password: `quick ${PASSWORD}`,
    })
    .where(eq(users.id, 'martha'))
    .run()
  db.update(farmerCrops).set({ notes: 'Zqnotes' }).run()
  db.update(contactRequests).set({ message: 'Zqworms' }).run()
  db.insert(photos).values({ id: 'leaf', ownerId: 'martha', type: 'image/webp', bytes: 8 }).run()
  writeFileSync(join(uploadsFolder, 'leaf'), 'Zqpixels')
  const { token } = await sessions.open('martha')
  expect(new Set(left().map((line) => line.split(': ')[1]))).toEqual(new Set([...WORDS, FORMER]))
  const answer = await app.request('/trpc/farmer.profile.remove', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ json: { password: PASSWORD } }),
  })
  expect(answer.status).toBe(200)
  expect(left()).toEqual([])
})
