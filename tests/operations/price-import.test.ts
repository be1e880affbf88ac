import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { DEMO_ADMIN } from '#domain/people/demo.ts'
import { bulkFile } from '../services/market/wfp-file.ts'
import { ownFolder } from './folder.ts'
import { startServer } from './server.ts'

const { path } = ownFolder()
const ROWS = 12_000
const FILE = bulkFile(ROWS)

/** A server that runs, and its administrator's calls. */
async function served() {
  const server = await startServer({ KUU_DATA: path(), KUU_DEMO: '1' })
  const login = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ADMIN),
  })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' }
  const json = { ...headers, 'content-type': 'application/json' }
  const send = (query: string, body = FILE) =>
    fetch(`${server.url}/api/admin/market-prices/import${query}`, { method: 'POST', headers, body })
  const start = async () => {
    const { fileId } = (await (await send('/files')).json()) as { fileId: string }
    const body = JSON.stringify({ json: { fileId, isDryRun: false } })
    const answer = await fetch(`${server.url}/trpc/admin.priceImport.start`, { method: 'POST', headers: json, body })
    return ((await answer.json()) as { result: { data: { json: { importId: string } } } }).result.data.json
  }
  const stateOf = async (input: { importId: string }) => {
    const query = new URLSearchParams({ input: JSON.stringify({ json: input }) })
    const answer = await fetch(`${server.url}/trpc/admin.priceImport.state?${query}`, { headers })
    return ((await answer.json()) as { result: { data: { json: { state: string; phase?: string } } } }).result.data.json
  }
  return { ...server, send, start, stateOf }
}

test('a server that is killed while an import writes has all of it or nothing, and imports it then', async () => {
  const first = await served()
  const input = await first.start()
  while ((await first.stateOf(input)).phase !== 'writing');
  await first.stop('SIGKILL')
  const killed = counts()
  const second = await served()
  // What the killed server had received is gone with it.
  expect(readdirSync(path())).not.toContain('imports')
  const answer = await second.send('')
  expect([answer.status, await answer.json()]).toMatchObject([200, { refused: 0, doubtful: 0 }])
  const refused = await second.send('', '{}')
  expect([refused.status, await refused.json()]).toMatchObject([400, { message: expect.stringMatching(/JSON file/) }])
  await second.stop()
  const whole = counts()
  expect([0, ROWS]).toContain(whole.prices - killed.prices)
  expect(whole.prices).toBeGreaterThanOrEqual(ROWS)
  expect(killed.audited).toBe(killed.prices >= ROWS ? 1 : 0)
}, 60_000)

/** What is in the database of a server that is stopped. */
function counts() {
  const db = openDb(path('kuu.db'))
  const count = (table: string, where: string) =>
    Number(db.$client.prepare(`select count(*) from ${table} where ${where}`).pluck().get())
  const found = {
    prices: count('market_prices', 'true'),
    audited: count('audit_events', "action = 'admin.marketPrices.import'"),
  }
  db.$client.close()
  return found
}
