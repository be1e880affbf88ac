import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { bulkFile } from '../services/market/wfp-file.ts'
import { ownFolder } from './folder.ts'
import { importingServer, isBeforeWriting } from './importing.ts'

const { path } = ownFolder()
const ROWS = 12_000
const FILE = bulkFile(ROWS)

const IMPORTING = {
  upload: '/api/admin/market-prices/import/files',
  start: 'admin.priceImport.start',
  state: 'admin.priceImport.state',
  file: FILE,
}

/** A server that runs, and its administrator's calls. */
async function served() {
  const server = await importingServer(path(), IMPORTING)
  const send = (query: string, body = FILE) =>
    fetch(`${server.url}/api/admin/market-prices/import${query}`, { method: 'POST', headers: server.headers, body })
  return { ...server, send }
}

test('a server that is killed while an import writes has all of it or nothing, and imports it then', async () => {
  const first = await served()
  const input = await first.start()
  while (isBeforeWriting(await first.stateOf(input)));
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
})

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
