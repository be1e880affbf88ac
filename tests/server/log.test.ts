import { expect, test } from 'vitest'
import { createLog } from '#server/machine/log.ts'
import { PASSWORD, village } from '../village.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const HERE = { 'x-forwarded-for': '192.0.2.7' }

/** A village whose log can be read, as lines and as a whole. */
function listening() {
  const lines: string[] = []
  const log = createLog('info', { to: { write: (line: string) => void lines.push(line) } })
  const v = village({ log, trustProxy: true, quickPasswords: true })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    v.app.request(path, { method: 'POST', headers: { ...JSON_TYPE, ...HERE, ...headers }, body: JSON.stringify(body) })
  return { ...v, post, written: () => lines.join(''), entries: () => lines.map((line) => JSON.parse(line)) }
}

test('a request is logged with its duration, outcome, address and user', async () => {
  const v = listening()
  const { token } = await v.sessions.open('martha')
  const answer = await v.app.request('/api/tickets', { headers: { ...HERE, authorization: `Bearer ${token}` } })
  expect(v.entries()).toMatchObject([
    {
      time: expect.any(Number),
      requestId: answer.headers.get('x-request-id'),
      address: '192.0.2.7',
      user: 'martha',
      method: 'GET',
      path: '/api/tickets',
      status: 200,
      msg: 'request',
    },
  ])
})

test.each(['/api/login', '/trpc/auth.login'])(
  'a sign-in by %s is logged, right or wrong, without anything that was typed',
  async (path) => {
    const v = listening()
    const signIn = (username: string, password: string) =>
      v.post(path, path.startsWith('/api') ? { username, password } : { json: { username, password } })
    await v.as(null).auth.register({ username: 'sarah', password: PASSWORD, fullName: 'Sarah' })
    const id = (await v.as(null).auth.login({ username: 'sarah', password: PASSWORD })).user.id
    await signIn('sarah', 'a wrong guess')
    await signIn('hunter2 in the wrong field', 'x')
    const answer = await signIn('sarah', PASSWORD)
    const refused = { msg: 'refused', code: 'UNAUTHORIZED', problem: 'invalidCredentials', address: '192.0.2.7' }
    expect(v.entries()).toMatchObject([
      { ...refused, account: id },
      { msg: 'request', status: 401, account: id },
      refused,
      { msg: 'request', status: 401 },
      { msg: 'request', status: 200, account: id },
    ])
    const text = await answer.text()
    const token = /"token":"(\w+)"/.exec(text)![1]!
    for (const secret of [token, PASSWORD, 'a wrong guess', 'hunter2', 'sarah'])
      expect(v.written()).not.toContain(secret)
  },
)

test('each refused call of a batch is logged with its name', async () => {
  const v = listening()
  const { token } = await v.sessions.open('martha')
  await v.app.request('/trpc/agent.farmers.list,admin.stats.overview?batch=1&input={"0":{"json":{}}}', {
    headers: { authorization: `Bearer ${token}` },
  })
  const refused = v.entries().filter(({ msg }) => msg === 'refused')
  expect(refused.sort((a, b) => (a.path < b.path ? -1 : 1))).toMatchObject([
    { path: 'admin.stats.overview', problem: 'notYourRole', user: 'martha' },
    { path: 'agent.farmers.list', problem: 'notYourRole', user: 'martha' },
  ])
})

test('input cannot forge a log line', async () => {
  const v = listening()
  await v.app.request('/api/nothing%0a%7b%22msg%22:%22forged%22%7d')
  expect(v.written().trim().split('\n')).toHaveLength(1)
})

test('secrets are redacted wherever they are logged', () => {
  const lines: string[] = []
  const log = createLog('info', { to: { write: (line: string) => void lines.push(line) } })
  log.info({ password: 'secret', body: { token: 'secret' }, headers: { cookie: 'secret', authorization: 'secret' } })
  expect(lines.join('')).not.toContain('secret')
})

test('a call of a provider is logged by its route: its address is a secret', async () => {
  const v = listening()
  await v.post('/hooks/mpesa/the-secret/the-payment', {})
  await v.post('/hooks/mpesa-status/the-secret/the-nonce', {})
  expect(v.entries()).toMatchObject([
    { path: '/hooks/mpesa/:secret/:paymentId', status: 404 },
    { path: '/hooks/mpesa-status/:secret/:nonce', status: 404 },
  ])
  expect(v.written()).not.toContain('the-')
})
