import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { world } from '../world.ts'

/** A catalogue long enough to be compressed. */
function catalogue() {
  const w = world()
  for (let i = 0; i < 30; i++) w.crop({ id: `crop-${i}` })
  return (accepted: string, path = '/api/crops') => w.app.request(path, { headers: { 'accept-encoding': accepted } })
}

test.each([
  { accepted: 'gzip, br', encoding: 'br', unpack: brotliDecompressSync },
  { accepted: 'gzip', encoding: 'gzip', unpack: gunzipSync },
])('a client that accepts $accepted gets the same list in fewer bytes, also from the cache', async (form) => {
  const ask = catalogue()
  const plain = await (await ask('identity')).text()
  for (const _ of ['fresh', 'kept']) {
    const answer = await ask(form.accepted)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      form.encoding,
      'Accept, Accept-Encoding',
    ])
    expect(bytes.length).toBeLessThan(plain.length / 2)
    expect(form.unpack(bytes).toString()).toBe(plain)
  }
})

test('a list has another ETag in each encoding', async () => {
  const ask = catalogue()
  const etags = await Promise.all(['identity', 'gzip', 'br'].map(async (each) => (await ask(each)).headers.get('etag')))
  expect(new Set(etags).size).toBe(3)
})

test.each(['br;q=0', 'bread', ''])('a client that accepts %j gets it uncompressed', async (accepted) => {
  const answer = await catalogue()(accepted)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.json()).toHaveLength(30)
})

test('a list for a spreadsheet is sent in gzip, page after page', async () => {
  const w = world()
  for (let i = 0; i < 1200; i++) w.crop({ id: `crop-${i}` })
  const ask = (accepted: string) =>
    w.app.request('/api/crops', { headers: { accept: 'text/csv', 'accept-encoding': accepted } })
  const plain = Buffer.from(await (await ask('identity')).arrayBuffer())
  const answer = await ask('gzip, deflate')
  expect(['content-encoding', 'vary', 'content-type'].map((name) => answer.headers.get(name))).toEqual([
    'gzip',
    'Accept, Accept-Encoding',
    'text/csv; charset=utf-8',
  ])
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).equals(plain)).toBe(true)
  expect(plain.toString().split('\n').length).toBeGreaterThan(1200)
})

test('a short answer is not compressed', async () => {
  const answer = await catalogue()('br', '/api/health')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.json()).toMatchObject({ status: 'ok' })
})
