import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { expect, test } from 'vitest'
import { askLitestream, isWhole, type Reading, readingOf, watchReplica } from '#server/machine/replica.ts'

const metrics = ({
  index = 3,
  offset = 8_240,
  size = 8_240,
} = {}) => `# HELP litestream_replica_wal_index The current WAL index
litestream_replica_wal_index{db="/var/lib/kuu/kuu.db",name="s3"} ${index}
litestream_replica_wal_offset{db="/var/lib/kuu/kuu.db",name="s3"} ${offset}
litestream_shadow_wal_index{db="/var/lib/kuu/kuu.db"} 3
litestream_shadow_wal_size{db="/var/lib/kuu/kuu.db"} ${size}
`

test.each([
  ['everything is copied', metrics(), true],
  ['some of the log is not', metrics({ offset: 4_120 }), false],
  [
    'sizes are written with an exponent',
    metrics({ offset: 2_500_000, size: 2.5e6 }).replace('2500000\n', '2.5e+06\n'),
    true,
  ],
  ['a whole piece of the log is not', metrics({ index: 2 }), false],
  ['of two copies one is behind', `${metrics()}${metrics({ offset: 1 })}`, false],
])('%s', (_, text, whole) => expect(isWhole(readingOf(text)!)).toBe(whole))

test('numbers of another program tell of no copy', () => expect(readingOf('go_goroutines 7\n')).toBeNull())

test('Litestream is asked over HTTP, and need not be there', async () => {
  const server = createServer((_, response) => void response.end(metrics()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`
  expect(await askLitestream(url)).toMatchObject({ end: { index: 3, offset: 8_240 } })
  await new Promise((done) => server.close(done))
  expect(await askLitestream(url)).toBeNull()
})

test('the lag is the age of the newest moment that the copy holds, also while writes go on', async () => {
  let now = 0
  let reading: Reading | null = null
  const watch = watchReplica({ url: '', log: pino({ level: 'silent' }), clock: () => now, ask: async () => reading })
  const lagAt = async (seconds: number, end: number, copied: number, index = 0) => {
    now = seconds * 1000
    reading = { end: { index, offset: end }, copied: { index, offset: copied } }
    await watch.look()
    return watch.state().lagSeconds
  }
  expect(watch.state().lagSeconds).toBeNull()
  expect(await lagAt(2, 100, 0)).toBeNull()
  expect(await lagAt(4, 200, 100)).toBe(2)
  expect(await lagAt(6, 300, 200)).toBe(2)
  expect(await lagAt(8, 300, 300)).toBe(0)
  expect(await lagAt(70, 900, 300)).toBe(62)
  // Another snapshot: it counts from the beginning.
  expect(await lagAt(72, 50, 50)).toBe(0)
  reading = null
  now = 80_000
  await watch.look()
  expect(watch.state().lagSeconds).toBe(8)
  watch.stop()
})
