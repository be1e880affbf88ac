import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '#server/http/listen.ts'
import { village } from '../village.ts'

const v = village({ origin: 'https://kuu.example' })
const server = listen({ app: v.app, host: '127.0.0.1', port: 0, trustProxy: false, onListening: () => {} })
beforeAll(async () => void (server.listening || (await once(server, 'listening'))))
afterAll(() => void server.close())

/** The server's answer to these bytes, until it closes the connection. */
async function said(...lines: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end([...lines, 'Host: kuu.example', 'Connection: close', '', ''].join('\r\n'))
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const POST = 'POST /api/login HTTP/1.1'
test.each([
  ['two declarations of its length', [POST, 'Content-Length: 4', 'Transfer-Encoding: chunked']],
  ['two lengths', [POST, 'Content-Length: 4', 'Content-Length: 5']],
  ['an unknown transfer coding', [POST, 'Transfer-Encoding: xchunked']],
  ['a folded header', [POST, 'X-One: 1', ' two']],
])('a request with %s is refused', async (_, lines) => {
  expect(await said(...lines)).toMatch(/^HTTP\/1\.1 400 /)
})

test('TRACE echoes nothing', async () => {
  const answer = await said('TRACE /api/crops HTTP/1.1', 'X-Mine: a secret')
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).not.toContain('a secret')
})

test.each(['auth.logout', 'farmer.profile.change', 'auth.sessions.endOthers'])(
  '%s is a mutation, and refuses GET',
  async (procedure) => {
    const { token } = await v.sessions.open('martha')
    const headers = { host: 'kuu.example', authorization: `Bearer ${token}` }
    const answer = await v.app.request(`/trpc/${procedure}?input={"json":{}}`, { headers })
    expect(answer.status).toBe(405)
    expect(await v.sessions.userOf(token)).not.toBeNull()
  },
)

test('behind HTTPS browsers use HTTPS only, and run and frame only our own content', async () => {
  const { headers } = await v.app.request('/api/docs', { headers: { host: 'kuu.example' } })
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  const policy = headers.get('content-security-policy')!.split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  )
  expect(policy.join()).not.toMatch(/unsafe/)
  expect(headers.get('access-control-allow-origin')).toBeNull()
  const data = await v.app.request('/api/crops', { headers: { host: 'kuu.example' } })
  expect(data.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})
