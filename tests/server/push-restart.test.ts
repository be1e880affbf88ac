import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from '../wait-for.ts'
import { pushService, silence } from './push-service.ts'

const ROOT = resolve(import.meta.dirname, '../..')

let service: Awaited<ReturnType<typeof pushService>>
let folder: string
let server: ChildProcess | undefined
beforeEach(async () => {
  service = await pushService()
  folder = mkdtempSync(join(tmpdir(), 'kuu-push-'))
})
afterEach(async () => {
  await kill()
  service.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the real server on the data of this test; returns its address and its error output. */
async function start() {
  const env = { PORT: '0', KUU_DATA: folder, KUU_DEMO: '1', KUU_LOG: 'error', KUU_PUSH_HOSTS: service.host }
  const started = spawn(process.execPath, [join(ROOT, 'src/server/main.ts')], { env })
  server = started
  let [output, complaints] = ['', '']
  started.stdout.on('data', (bytes: Buffer) => (output += bytes))
  started.stderr.on('data', (bytes: Buffer) => (complaints += bytes))
  const url = await waitFor(() => {
    const address = /http:\/\/\S+/.exec(output)?.[0]
    if (!address) throw new Error(`The server does not answer: ${output} ${complaints}`)
    return address
  })
  return { url, complaints: () => complaints }
}

async function kill() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((done) => server?.once('exit', done))
  server.kill('SIGKILL')
  await gone
}

/** Calls a procedure over HTTP. */
async function call<T>(url: string, path: string, json: unknown, token = '') {
  const answer = await fetch(`${url}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ json }),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as { result: { data: { json: T } } }).result.data.json
}

test('a server killed during a delivery delivers it after a restart', async () => {
  const first = await start()
  const enter = (role: string) => call<{ token: string }>(first.url, 'auth.enterDemo', { role })
  const [martha, agent] = [(await enter('farmer')).token, (await enter('extension_agent')).token]
  await call(first.url, 'farmer.push.subscribe', service.browser('phone'), martha)
  const help = { name: 'Martha', subject: 'Worms', message: 'Worms in my maize' }
  const { ticketId } = await call<{ ticketId: string }>(first.url, 'farmer.contact.submit', help, martha)
  service.answer('phone', silence)
  await call(first.url, 'agent.tickets.answer', { ticketId, message: 'Pick them off' }, agent)
  await waitFor(() => expect(service.received).toHaveLength(1))
  await kill()

  const second = await start()
  await waitFor(() => expect(service.received).toHaveLength(2))
  const [before, after] = service.received
  expect(after?.message).toEqual(before?.message)
  expect(after?.key).toBe(before?.key)
  expect(after?.message).toMatchObject({ title: 'Your request was answered', link: `/tickets/${ticketId}` })
  expect([first.complaints(), second.complaints()]).toEqual(['', ''])
})
