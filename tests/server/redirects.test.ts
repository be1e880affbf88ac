import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askJson } from '#server/payments/ask-json.ts'
import { postForm } from '#server/sms/post-form.ts'

/** A provider that sends every request elsewhere, where it would hand over its keys. */
let provider: Server
let asked: string[]
let url: string

beforeEach(async () => {
  asked = []
  provider = createServer(({ url: path = '' }, response) => {
    asked.push(path)
    response.writeHead(path === '/elsewhere' ? 200 : 307, { location: '/elsewhere' }).end('{"ok":true}')
  })
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
})
afterEach(() => new Promise((closed) => provider.close(closed)))

const signal = () => AbortSignal.timeout(10_000)

test('a gateway of text messages sends nobody elsewhere', async () => {
  await postForm({ url, fields: { to: '+231770000001' }, headers: { apikey: 'secret' }, key: 'one' }, signal())
  expect(asked).toEqual(['/'])
})

test('a provider of money sends nobody elsewhere', async () => {
  const answer = await askJson(url, {
    method: 'POST',
    headers: { authorization: 'secret' },
    body: {},
    signal: signal(),
  })
  expect(answer.status).toBeNull()
  expect(asked).toEqual(['/'])
})
