import { expect, test } from 'vitest'
import { insertNotification } from '#db/queries/messaging/notifications.ts'
import { village } from '../../village.ts'
import { NOON } from '../../world.ts'

const MINUTE = 60_000
const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE).toISOString()

/** Martha's notifications came before noon, at noon, and after it. */
function bell() {
  const v = village()
  const row = { userId: 'martha', type: 'system', title: 'News', message: 'Look' } as const
  for (const minutes of [-5, 5]) insertNotification(v.db, { ...row, id: `at ${minutes}`, createdAt: at(minutes) })
  const { farmer } = v.as(v.people.martha)
  const unread = async () => (await farmer.notifications.list()).filter(({ isRead }) => !isRead).map(({ id }) => id)
  return { v, farmer, unread }
}

test('all are read until the newest that she had on her screen', async () => {
  const { farmer, unread } = bell()
  expect(await farmer.notifications.readAll({ until: at(-5) })).toEqual({ read: 1 })
  expect(await unread()).toEqual(['at 5', 'welcome'])
  expect(await farmer.notifications.unread()).toBe(2)
})

test('without an instant those that came until it was written', async () => {
  const { v, unread } = bell()
  v.clock.now = new Date(at(60))
  const { token } = await v.sessions.open('martha')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'kuu-written-ago': '3600' }
  const answer = await v.app.request('/trpc/farmer.notifications.readAll', { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(200)
  expect(await unread()).toEqual(['at 5'])
})
