import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { world } from '../world.ts'

/** A catalogue long enough to be compressed. */
function catalogue() {
  const w = world()
  for (let i = 0; i < 30; i++) w.crop({ id: `crop-${i}` })
  return (accepted: string, path = '/api/crops') => w.app.request(path, { headers: { 'accept-encoding': accepted } })
}

test('a client that accepts brotli gets the same list in fewer bytes, also from the cache', async () => {
  const ask = catalogue()
  const plain = await (await ask('identity')).text()
  for (const _ of ['fresh', 'kept']) {
    const answer = await ask('gzip, br')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      'br',
      'Accept, Accept-Encoding',
    ])
    expect(bytes.length).toBeLessThan(plain.length / 2)
    expect(brotliDecompressSync(bytes).toString()).toBe(plain)
  }
})

test.each(['gzip', 'br;q=0', 'bread', ''])('a client that accepts %j gets it uncompressed', async (accepted) => {
  const answer = await catalogue()(accepted)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.json()).toHaveLength(30)
})

test('a short answer is not compressed', async () => {
  const answer = await catalogue()('br', '/api/health')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.json()).toMatchObject({ status: 'ok' })
})
