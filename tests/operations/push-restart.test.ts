import { afterEach, beforeEach, expect, test } from 'vitest'
import { pushService, silence } from '../server/push-service.ts'
import { waitFor } from '../wait-for.ts'
import { ownFolder } from './folder.ts'
import { startServer } from './server.ts'

const { path } = ownFolder()
let service: Awaited<ReturnType<typeof pushService>>
beforeEach(async () => {
  service = await pushService()
})
afterEach(() => service.close())

const start = () => startServer({ KUU_DATA: path(), KUU_DEMO: '1', KUU_PUSH_HOSTS: service.host })

/** Calls a procedure over HTTP. */
async function call<T>(url: string, path: string, json: unknown, token = '') {
  const answer = await fetch(`${url}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ json }),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as { result: { data: { json: T } } }).result.data.json
}

test('a server killed during a delivery delivers it after a restart', async () => {
  const first = await start()
  const enter = (role: string) => call<{ token: string }>(first.url, 'auth.enterDemo', { role })
  const [martha, agent] = [(await enter('farmer')).token, (await enter('extension_agent')).token]
  await call(first.url, 'farmer.push.subscribe', service.browser('phone'), martha)
  const help = { name: 'Martha', subject: 'Worms', message: 'Worms in my maize' }
  const { ticketId } = await call<{ ticketId: string }>(first.url, 'farmer.contact.submit', help, martha)
  service.answer('phone', silence)
  await call(first.url, 'agent.tickets.answer', { ticketId, message: 'Pick them off' }, agent)
  await waitFor(() => expect(service.received).toHaveLength(1))
  await first.stop('SIGKILL')

  const second = await start()
  await waitFor(() => expect(service.received).toHaveLength(2))
  const [before, after] = service.received
  expect(after?.message).toEqual(before?.message)
  expect(after?.key).toBe(before?.key)
  expect(after?.message).toMatchObject({ title: 'Your request was answered', link: `/tickets/${ticketId}` })
  expect([first.complaints(), second.complaints()]).toEqual(['', ''])
})
