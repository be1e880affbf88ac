import { expect, test } from 'vitest'
import { insertNotification } from '#db/queries/messaging/notifications.ts'
import { users } from '#db/schema/index.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { notify } from '#services/messaging/notify.ts'
import { village } from '../../village.ts'
import { NOON } from '../../world.ts'

const lrd = (minor: number) => ({ minor, currency: 'LRD' })
const MINUTE = 60_000
const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE).toISOString()

/** Martha's notifications: before noon, at noon, and after it. */
function bell() {
  const v = village()
  const row = { userId: 'martha', type: 'system', title: 'News', message: 'Look' } as const
  for (const minutes of [-5, 5]) insertNotification(v.db, { ...row, id: `at ${minutes}`, createdAt: at(minutes) })
  const { farmer } = v.as(v.people.martha)
  const unread = async () => (await farmer.notifications.list()).filter(({ isRead }) => !isRead).map(({ id }) => id)
  return { v, farmer, unread }
}

test('all are read up to the newest one on the screen', async () => {
  const { farmer, unread } = bell()
  expect(await farmer.notifications.readAll({ until: at(-5) })).toEqual({ read: 1, ids: ['at -5'] })
  expect(await unread()).toEqual(['at 5', 'welcome'])
  expect(await farmer.notifications.unread()).toBe(2)
})

test('those that were read at once are unread again, and nothing else', async () => {
  const { farmer, unread } = bell()
  await farmer.notifications.read({ id: 'at 5' })
  const { ids } = await farmer.notifications.readAll({ until: at(60) })
  expect(await unread()).toEqual([])
  await farmer.notifications.markUnread({ ids: [...ids, 'deleted meanwhile'] })
  expect(await unread()).toEqual(['welcome', 'at -5'])
  await expect(farmer.notifications.markUnread({ ids: ['deleted meanwhile'] })).rejects.toMatchObject({ code: 'NOT_FOUND' }) // biome-ignore format: one row
})

test('a notification has a kind and English words; an older one only its text', async () => {
  const { v, farmer } = bell()
  v.db.update(users).set({ language: 'swahili' }).run()
  const params = { cropId: 'maize', crop: 'Maize', limit: lrd(45_000), price: lrd(46_050), market: 'Monrovia', day: '2026-11-21' } // biome-ignore format: one row
  notify(v.db, 'martha', noticeOf('priceAbove', params), new Date(at(60)))
  const inEnglish = { title: 'Maize is above L$450.00', message: 'L$460.50 a kilogram in Monrovia on 21 Nov.' }
  const common = { type: 'market', priority: 'medium', link: '/market/maize', timestamp: at(60) }
  const [newest, older] = (await farmer.notifications.page({ limit: 2 })).items
  expect(newest).toMatchObject({ ...common, ...inEnglish, kind: 'priceAbove', params })
  expect(older).toMatchObject({ title: 'News', message: 'Look', kind: null, params: null })
  expect((await farmer.notifications.list())[0]).toEqual(newest)
})

test('one of a later version, after a downgrade, does not block the others', async () => {
  const { v, farmer } = bell()
  const later = { id: 'later', userId: 'martha', type: 'system', kind: 'ofALaterVersion', params: '{}' } as const
  insertNotification(v.db, { ...later, createdAt: at(60) })
  const [newest] = await farmer.notifications.list()
  expect(newest).toMatchObject({
    id: 'later',
    kind: null,
    params: null,
    title: 'Kuu',
    message: expect.stringMatching(/news/),
  })
})

test('without an instant those up to the time of the request are read', async () => {
  const { v, unread } = bell()
  v.clock.now = new Date(at(60))
  const { token } = await v.sessions.open('martha')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'kuu-written-ago': '3600' }
  const answer = await v.app.request('/trpc/farmer.notifications.readAll', { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(200)
  expect(await unread()).toEqual(['at 5'])
})
