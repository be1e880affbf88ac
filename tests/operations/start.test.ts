import { readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { waitFor } from '../wait-for.ts'
import { ownFolder } from './folder.ts'
import { runKuu, startServer } from './server.ts'

const { path, beside, write } = ownFolder()
const DEMO = () => ({ KUU_DATA: path(), KUU_DEMO: '1' })
const PRODUCTION = () => ({ KUU_DATA: path(), KUU_DEMO: '0' })
/** A picture of 16 by 16 pixels, as far as the upload checks it. */
const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080010001001011100ffda0008010100003f00d2cf20ffd9',
  'hex',
)

test('a demo does not start as a production, and no second server starts on its folder', async () => {
  const demo = await startServer(DEMO())
  await expect(startServer(DEMO())).rejects.toThrow(/Another Kuu is running[\s\S]*exit 1$/)
  expect((await fetch(`${demo.url}/api/health`)).status).toBe(200)
  await demo.stop()
  // After a checkpoint and a close one file is the whole database.
  expect(readdirSync(path()).filter((name) => name.startsWith('kuu.db'))).toEqual(['kuu.db'])
  await expect(startServer(PRODUCTION())).rejects.toThrow(/holds a demo[\s\S]*exit 1$/)
  // A killed server leaves no lock.
  const again = await startServer(DEMO())
  await again.stop('SIGKILL')
  await (await startServer(DEMO())).stop()
})

test('an empty production prints the link for its first administrator, until there is one', async () => {
  const first = await startServer(PRODUCTION())
  await waitFor(() => expect(first.output()).toContain(`There is no administrator yet. Make one within a day: ${first.url}/setup#`)) // biome-ignore format: one sentence
  const status = async () => (await (await fetch(`${first.url}/trpc/auth.status`)).json()).result.data.json
  expect(await status()).toMatchObject({ demo: false, user: null, lacksAdministrator: true })
  await runKuu({ ...PRODUCTION(), KUU_ADMIN_PASSWORD: 'maize and beans 7' }, 'admin', 'create', '--username', 'ruth', '--full-name', 'Ruth') // biome-ignore format: one command
  expect(await status()).toMatchObject({ lacksAdministrator: false })
  const signedIn = await post(first.url, '/login', { username: 'ruth', password: 'maize and beans 7' })
  expect((await signedIn.json()).user.role).toBe('admin')
  await first.stop()
  await expect(startServer(DEMO())).rejects.toThrow(/holds a production[\s\S]*exit 1$/)
})

test('a failed start prints its reason in one sentence without a stack, and exits with 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => other.once('listening', done))
  const address = other.address()
  const port = String(address && typeof address === 'object' ? address.port : 0)
  await expect(startServer({ ...DEMO(), PORT: port })).rejects.toThrow(
    `Another program listens on this port already: stop it, or set PORT to a free one. (HOST=127.0.0.1, PORT=${port})\nexit 1`,
  )
  other.close()
  write('kuu.db', 'no database '.repeat(500))
  const refusal = await startServer(DEMO()).catch((error: Error) => error.message)
  expect(refusal).toMatch(/kuu\.db is not a database/)
  expect(refusal).not.toContain('    at ')
})

test('after a disaster the last backup runs from an empty folder within a minute, with its photos', async () => {
  const server = await startServer(PRODUCTION())
  const farmer = { username: 'martha', password: 'maize and beans 7', fullName: 'Martha' }
  const { token, user } = (await (await post(server.url, '/register', farmer)).json()) as { token: string; user: { id: string } } // biome-ignore format: one answer
  const authorization = `Bearer ${token}`
  const sent = await fetch(`${server.url}/api/farmers/${user.id}/photos`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'image/jpeg' },
    body: JPEG,
  })
  expect(sent.status).toBe(200)
  const { id } = (await sent.json()) as { id: string }
  await runKuu(PRODUCTION(), 'backup')
  await server.stop('SIGKILL')

  const begun = performance.now()
  const fresh = { KUU_DATA: beside('fresh'), KUU_DEMO: '0' }
  const last = readdirSync(path('backups')).find((name) => name.endsWith('.db'))
  expect(await runKuu(fresh, 'restore', path('backups', last ?? ''))).toContain('with 1 photo.')
  const restored = await startServer(fresh)
  expect((await fetch(`${restored.url}/api/health`)).status).toBe(200)
  const photo = await fetch(`${restored.url}/api/photos/${id}`, { headers: { authorization } })
  expect(Buffer.from(await photo.arrayBuffer()).equals(JPEG)).toBe(true)
  expect(performance.now() - begun).toBeLessThan(60_000)
  expect(statSync(beside('fresh')).mode & 0o077).toBe(0)
})

const post = (url: string, at: string, body: object) =>
  fetch(`${url}/api${at}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
