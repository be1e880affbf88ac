import pino from 'pino'
import { expect, test } from 'vitest'
import { PASSWORD, village } from '../village.ts'

/** A village whose log is read, line by line. */
function logged() {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { ...village({ log }), lines }
}

test('each request is told with whose it was, from where, how it ended and under which id', async () => {
  const v = logged()
  const answer = await v.rest(v.people.martha, 'GET', '/tickets')
  expect(v.lines).toEqual([
    expect.objectContaining({
      msg: 'request',
      method: 'GET',
      path: '/api/tickets',
      status: 200,
      userId: 'martha',
      address: 'unknown',
      requestId: answer.headers.get('x-request-id'),
      time: expect.any(Number),
    }),
  ])
})

test('who was not let in or not allowed is told as refused, and nothing of what was sent', async () => {
  const v = logged()
  await v.rest(null, 'GET', '/tickets')
  await v.rest(v.people.martha, 'GET', '/admin/stats')
  await v.rest(null, 'POST', '/login?username=martha', { username: 'martha', password: PASSWORD })
  expect(v.lines.map(({ msg, status, userId }) => [msg, status, userId])).toEqual([
    ['refused', 401, undefined],
    ['refused', 403, 'martha'],
    ['refused', 401, undefined],
  ])
  expect(JSON.stringify(v.lines)).not.toMatch(new RegExp(`${PASSWORD}|username`))
})
