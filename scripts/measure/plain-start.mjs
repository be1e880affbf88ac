import { createServer } from 'node:http'
import { join } from 'node:path'
import Database from 'better-sqlite3'

/** What a start is compared with: node:http and SQLite on the same data, without a check of anything. */
const db = new Database(join(process.env.KUU_DATA, 'kuu.db'))
const crops = db.prepare('select id, name from crops order by name')
const server = createServer((_, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(crops.all()))
})
server.listen(0, '127.0.0.1', () => console.info(`http://127.0.0.1:${server.address().port}`))
