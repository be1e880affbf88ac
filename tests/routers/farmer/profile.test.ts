import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  advisories,
  cropActivities,
  farmerLoans,
  financialTransactions,
  loanProducts,
  mobileMoneyAccounts,
  receivedMessages,
  sessions,
  smsMessages,
  users,
} from '#db/schema/index.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { notify } from '#services/messaging/notify.ts'
import { exportPersonalData } from '#services/people/export-personal-data.ts'
import { PASSWORD, provedNumber, type Village, village } from '../../village.ts'

const WRONG = { code: 'BAD_REQUEST', message: 'The password is wrong' }
const own = { password: PASSWORD }

let v: Village
beforeEach(() => {
  v = withPasswords({})
})

function withPasswords(options: Parameters<typeof village>[0]) {
  const fresh = village({ quickPasswords: true, ...options })
  fresh.db
    .update(users)
    .set({ password: `quick ${PASSWORD}` })
    .run()
  return fresh
}
const martha = () => v.as(v.people.martha).farmer

test('a wrong password changes and deletes nothing, and is counted', async () => {
  for (let i = 0; i < 5; i++) {
    const change = martha().profile.changePassword({ password: 'wrong', newPassword: 'battery staple' })
    await expect(change).rejects.toMatchObject(WRONG)
    await expect(martha().profile.remove({ password: 'wrong' })).rejects.toMatchObject(WRONG)
  }
  await expect(martha().profile.remove(own)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((await martha().profile.get()).user.fullName).toBe('Martha Kollie')
})

test("the demo's accounts keep their password and cannot be deleted", async () => {
  v = withPasswords({ demo: true })
  const demo = v.as(v.person('farmer', { id: DEMO_USERS.farmer })).farmer.profile
  const refused = { code: 'CONFLICT', message: expect.stringMatching(/^The accounts of the demo are shared/) }
  await expect(demo.remove(own)).rejects.toMatchObject(refused)
  await expect(demo.changePassword({ ...own, newPassword: 'battery staple' })).rejects.toMatchObject(refused)
})

/** Martha changes her password over REST, with the session of a token. */
const changing = (token: string, newPassword: string) =>
  v.app.request('/trpc/farmer.profile.changePassword', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ json: { ...own, newPassword } }),
  })

test('the new password signs in, the old one does not, and all sessions but the current one end', async () => {
  const here = await v.sessions.open('martha')
  const elsewhere = await v.sessions.open('martha')
  const josephs = await v.sessions.open('joseph')
  const answer = await changing(here.token, 'battery staple')
  expect(answer.status).toBe(200)
  const { token } = ((await answer.json()) as { result: { data: { json: { token: string } } } }).result.data.json
  expect(answer.headers.getSetCookie()[0]).toContain(`kuu_session=${token};`)
  expect(await v.sessions.userOf(token)).toMatchObject({ id: 'martha' })
  for (const old of [here, elsewhere]) expect(await v.sessions.userOf(old.token)).toBeNull()
  expect(await v.sessions.userOf(josephs.token)).toMatchObject({ id: 'joseph' })
  await expect(v.as(null).auth.login({ username: 'martha', ...own })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(v.as(null).auth.login({ username: 'martha', password: 'battery staple' })).resolves.toBeDefined()
})

test('of two concurrent changes the second is refused: the first has ended its session', async () => {
  const [one, two] = [await v.sessions.open('martha'), await v.sessions.open('martha')]
  const answers = await Promise.all([changing(one.token, 'battery staple'), changing(two.token, 'stolen account')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const live = v.db.select().from(sessions).all()
  expect(live.filter(({ userId }) => userId === 'martha')).toHaveLength(1)
})

test.each([
  ['password', 'Many people use this password'],
  ['Football', 'Many people use this password'],
  ['Martha26', 'The password is too much like the username'],
])('%s is no new password', async (newPassword, sentence) => {
  await expect(martha().profile.changePassword({ ...own, newPassword })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringMatching(sentence),
  })
})

test('a missing key keeps its value; an empty text clears it', async () => {
  const { change, get } = martha().profile
  await change({ phone: '+231 77 000 0009', email: 'martha@kuu.example', location: 'Gbarnga' })
  expect(await change({ preferredLocation: 'Accra, Ghana' })).toMatchObject({
    phone: '+231770000009',
    email: 'martha@kuu.example',
    preferredLocation: 'Accra, Ghana',
  })
  expect(await change({ email: '', phone: null })).toMatchObject({ email: null, phone: null, location: 'Gbarnga' })
  expect(await change({})).toMatchObject({ fullName: 'Martha Kollie' })
  await expect(change({ email: 'martha at home' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await get()).toMatchObject({ crops: 1, advisoriesReceived: 0 })
})

test('the language of messages is one of the supported ones, and nothing else changes with it', async () => {
  const before = await martha().profile.get()
  expect(await martha().profile.change({ language: 'swahili' })).toEqual({
    ...before.user,
    language: 'swahili',
    zone: 'Africa/Lagos',
    hasChosenLanguage: true,
  })
  await expect(martha().profile.change({ language: 'klingon' as 'swahili' })).rejects.toMatchObject({ code: 'BAD_REQUEST' }) // biome-ignore format: one refusal
  expect(await martha().profile.change({ phone: '+231 77 000 0000' })).toMatchObject({ language: 'swahili' })
})

test("the export contains the user's own data, and no other user's name", async () => {
  const at = v.clock.now.toISOString()
  v.db.insert(cropActivities).values({ farmerCropId: 'plot', authorId: 'hawa', kind: 'note', text: 'Visited', createdAt: at }).run() // biome-ignore format: one row
  await v.as(v.people.joseph).farmer.contact.submit({ name: 'Joseph Flomo', message: 'My goats' })
  await v.sessions.open('martha', {
    isSecure: false,
    device: 'Chrome on Android',
    tokens: [],
    carried: null,
    marks: [],
  })
  const exported = await exportPersonalData(v.db, { user: v.people.martha!, now: () => v.clock.now })
  expect(exported).toMatchObject({
    user: { id: 'martha' },
    preferences: { smsUpdates: true },
    records: {
      crops: [{ id: 'plot' }],
      requestsForHelp: [{ ticketId: 'KUU-MARTHA' }],
      notifications: [{ id: 'welcome' }],
      sessions: [{ device: 'Chrome on Android' }],
      cropLog: expect.arrayContaining([expect.objectContaining({ text: 'Visited', authorId: 'someone else' })]),
    },
  })
  expect(JSON.stringify(exported)).not.toMatch(/joseph|hawa|quick/i)
})

test("the export has notifications in words, those with a kind in the user's language", async () => {
  v.db.update(users).set({ language: 'french' }).where(eq(users.id, 'martha')).run()
  notify(v.db, 'martha', noticeOf('adviceUrgent', { advisoryId: 'scout', title: 'Locusts' }), v.clock.now)
  const { records } = await exportPersonalData(v.db, {
    user: { ...v.people.martha!, language: 'french' },
    now: () => v.clock.now,
  })
  expect(records.notifications).toMatchObject([
    { id: 'welcome', title: expect.stringMatching(/\w/) },
    { title: 'Locusts', message: 'Conseil urgent. Lisez-le maintenant.' },
  ])
})

test('deleting an account leaves no data of it, and keeps the data of others', async () => {
  const { token } = await v.sessions.open('martha')
  const text = { userId: 'martha', phone: '+231 77 000 0009', type: 'general', message: 'Hello Martha' } as const
  v.db.insert(smsMessages).values(text).run()
  v.db.insert(advisories).values({ id: 'hers', title: 'Mulch', content: 'Thick', category: 'pest', authorId: 'martha' }).run() // biome-ignore format: one row
  await martha().preferences.set({ smsUpdates: false })
  await v.as(v.people.hawa).agent.tickets.answer({ ticketId: 'KUU-MARTHA', message: 'Pick them off' })
  expect(dump()).toMatch(/martha/i)
  await martha().profile.remove(own)
  expect(dump()).not.toMatch(/martha/i)
  expect(await v.sessions.userOf(token)).toBeNull()
  expect(v.db.select().from(advisories).where(eq(advisories.id, 'hers')).get()).toMatchObject({ authorId: null })
  expect(v.db.select().from(users).all()).toHaveLength(3)
})

test.each([
  ['goes with the account', ['martha'], null, 0],
  ['goes where another profile merely names the number', ['martha'], '+231 77 000 0009', 0],
  ['stays where another farmer has proved the same number', ['martha', 'joseph'], '+231 77 000 0009', 1],
  ['stays where nobody has proved the number', [], null, 1],
])('what came from the number before it was registered %s', async (_, proved, phoneOfJoseph, left) => {
  const phone = '+231770000009'
  for (const id of proved) provedNumber(v.db, id, phone)
  v.db.update(users).set({ phone: '+231 77 000 0009' }).where(eq(users.id, 'martha')).run()
  v.db.update(users).set({ phone: phoneOfJoseph }).where(eq(users.id, 'joseph')).run()
  const received = {
    gateway: 'log',
    gatewayId: 'm',
    shortCode: '40404',
    text: 'It is Martha',
    status: 'waiting',
  } as const
  v.db
    .insert(receivedMessages)
    .values({ ...received, phone })
    .run()
  v.db.insert(smsMessages).values({ phone, type: 'general', message: 'Hello' }).run()
  await v.as({ ...v.people.martha!, phone: '+231 77 000 0009' }).farmer.profile.remove(own)
  const rows = [receivedMessages, smsMessages].map((table) => v.db.select().from(table).all().length)
  expect(rows).toEqual([left, left])
})

test('an account with open loans or money cannot be deleted; afterwards the rows of others keep no name', async () => {
  const at = v.clock.now.toISOString()
  const money = { currency: 'NGN', provider: 'Opay' } as const
  const { id } = v.db.select({ id: loanProducts.id }).from(loanProducts).get()!
  v.db.insert(mobileMoneyAccounts).values({ ...money, id: 'purse', userId: 'martha', phoneNumber: '+231770000009', accountName: 'Martha Kollie', country: 'NG' }).run() // biome-ignore format: one row
  const loan = { ...money, userId: 'martha', loanProductId: id, principalAmount: 100, totalAmount: 110, interestRate: 10, termDays: 365, purpose: 'Seed' } // biome-ignore format: one row
  v.db
    .insert(farmerLoans)
    .values({ ...loan, status: 'active' })
    .run()
  const refused = { code: 'CONFLICT', message: expect.stringMatching(/^Settle your accounts/) }
  await expect(martha().profile.remove(own)).rejects.toMatchObject(refused)

  v.db.update(farmerLoans).set({ status: 'completed' }).run()
  const movement = { ...money, userId: 'martha', accountId: 'purse', category: 'loan', status: 'completed', createdAt: at } as const // biome-ignore format: one row
  v.db
    .insert(financialTransactions)
    .values({ ...movement, transactionType: 'credit', amount: 500 })
    .run()
  await expect(martha().profile.remove(own)).rejects.toMatchObject(refused)

  v.db
    .insert(financialTransactions)
    .values({ ...movement, transactionType: 'debit', amount: 490, fees: 10 })
    .run()
  await martha().profile.remove(own)
  expect(v.db.select().from(users).where(eq(users.id, 'martha')).get()).toMatchObject({
    username: 'deleted-martha',
    fullName: 'Deleted account',
    password: '!',
    isActive: false,
  })
  expect(v.db.select().from(sessions).all()).toEqual([])
  expect(dump()).not.toMatch(/Martha Kollie|231770000009|KUU-MARTHA/)
  // The row that stays is no farmer that an agent could help.
  const agent = v.as(v.people.hawa).agent
  expect((await agent.farmers.list({})).items.map(({ id }) => id)).toEqual(['joseph'])
  expect(await agent.dashboard.overview()).toMatchObject({ farmers: 1 })
})

/** The whole database, as text. */
const dump = () => JSON.stringify(tables().map((table) => v.db.$client.prepare(`select * from "${table}"`).all()))

const tables = () =>
  v.db.$client.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
