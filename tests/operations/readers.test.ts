import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request as ask, createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import type { Db } from '#db/client.ts'
import { createSessions } from '#server/auth/sessions.ts'
import { readConfig } from '#server/config.ts'
import { openData, takeFolder } from '#server/data.ts'
import { createLog } from '#server/log.ts'
import { openInnerDoor } from '#server/readers/inner-door.ts'
import { startReaders } from '#server/readers/start-readers.ts'
import { waitFor } from '../wait-for.ts'
import { ownFolder } from './folder.ts'
import { startServer } from './server.ts'

const { path } = ownFolder()
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Asks on a connection of its own, so that any process of the server may get it. */
async function asked(url: string, path: string, { method = 'GET', token = '', body = '' } = {}) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) } // biome-ignore format: one row
  const request = ask(url + path, { agent: false, method, headers })
  request.end(body)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, body: await text(answer) }
}

const one = ({ $client }: Db, sql: string, ...values: string[]) => $client.prepare<string[], { id: string }>(sql).get(...values)! // biome-ignore format: one row

/** A reader on the data of a demo, behind which nothing answers but 'handed on'. */
async function reader() {
  const port = await freePort()
  const config = readConfig({ KUU_DATA: path(), KUU_DEMO: '1', PORT: String(port), KUU_LOG: 'silent' })
  takeFolder(path())()
  const db = openData(config, new Date())
  const answered = vi.fn()
  const { door, server: inner } = await openInnerDoor((_, response) => response.writeHead(202).end('handed on'))
  const stop = startReaders({
    ...{ count: 1, program: [resolve('src/server/main.ts')], inner, log: createLog('silent') },
    task: { database: db.$client.name, config, door },
    metrics: { noteRequest: answered },
  })
  stops.push(async () => {
    await stop()
    db.$client.close()
  })
  const url = `http://127.0.0.1:${port}`
  await waitFor(() => asked(url, '/api/health'))
  return { db, url, answered, sessions: createSessions(db) }
}

test('a reader answers questions, and hands on all else', async () => {
  const { db, url, answered, sessions } = await reader()
  const farmer = one(db, 'select user_id as id from mobile_money_accounts')
  const account = one(db, 'select id from mobile_money_accounts where user_id = ?', farmer.id)
  const { token } = await sessions.open(farmer.id)
  const crops = `/api/farmers/${farmer.id}/crops`

  const list = await asked(url, '/api/crops')
  expect(list.status).toBe(200)
  expect(JSON.parse(list.body)).not.toHaveLength(0)
  expect((await asked(url, crops, { token })).status).toBe(200)
  // What is refused, what writes, and what only the writing process knows.
  const handedOn = { status: 202, body: 'handed on' }
  expect(await asked(url, crops)).toEqual(handedOn)
  expect(await asked(url, crops, { method: 'POST', token, body: '{}' })).toEqual(handedOn)
  expect(await asked(url, '/farmer')).toEqual(handedOn)
  expect(
    await asked(url, `/api/transfers/quote?fromAccountId=${account.id}&toPhone=%2B231770000001&amount=1`, { token }),
  ).toEqual(handedOn)
  // A session that was long unused is noted as used: a write.
  db.$client.prepare("update sessions set used_at = '2020-01-01T00:00:00.000Z'").run()
  expect(await asked(url, crops, { token })).toEqual(handedOn)
  // What the writing process has committed is seen by the next question.
  db.$client.prepare("update crops set name = 'Maize of today' where id = (select min(id) from crops)").run()
  expect((await asked(url, '/api/crops')).body).toContain('Maize of today')
  await waitFor(() => expect(answered).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/crops', status: 200 }))) // biome-ignore format: one row
})

test('with readers the server answers as one, and ends as one', async () => {
  const env = { KUU_DATA: path(), KUU_DEMO: '0', KUU_READERS: '1' }
  const server = await startServer(env)
  const martha = JSON.stringify({ username: 'martha', password: 'maize and beans 7', fullName: 'Martha' })
  const { token, user } = JSON.parse((await asked(server.url, '/api/register', { method: 'POST', body: martha })).body)
  const crops = `/api/farmers/${user.id}/crops`
  const [maize] = JSON.parse((await asked(server.url, '/api/crops')).body)
  const body = JSON.stringify({ cropId: maize.id, status: 'planted', areaSize: 1 })
  for (let count = 1; count <= 20; count++) {
    expect((await asked(server.url, crops, { method: 'POST', token, body })).status).toBe(200)
    const { body: list } = await asked(server.url, crops, { token })
    expect(JSON.parse(list)).toHaveLength(count)
  }
  await server.stop()
  expect(server.output()).not.toContain('"level":50')
  expect(readdirSync(path()).filter((name) => name.startsWith('kuu.db'))).toEqual(['kuu.db'])
})

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
