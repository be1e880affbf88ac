import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OwnUser } from '#domain/people/session.schema.ts'
import { NOON } from '../world.ts'
import { stubBrowser } from './browser.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS
stubBrowser()

const MARTHA: OwnUser = {
  id: 'martha',
  username: 'martha',
  fullName: 'Martha Kollie',
  role: 'farmer',
  email: null,
  phone: null,
  location: null,
  language: 'english',
  hasChosenLanguage: false,
  preferredLocation: 'Monrovia, Liberia',
  isActive: true,
  createdAt: NOON.toISOString(),
  zone: null,
}

/** The phone's clock shows a time that lies so far from the server's. */
const clockIs = (aheadMs: number) => vi.setSystemTime(NOON.getTime() + aheadMs)
const CROPS = [['farmer', 'crops', 'list'], { type: 'query' }]

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date', 'performance'] }))

/** The app is opened: what it knows is what is stored. */
async function open() {
  vi.resetModules()
  return {
    ...(await import('#client/phone/server-clock.ts')),
    ...(await import('#client/phone/clock.ts')),
    ...(await import('#client/offline/cache/persister.ts')),
    ...(await import('#client/phone/session.ts')),
    ...(await import('#client/api/query-client.ts')),
  }
}
const answered = (app: Awaited<ReturnType<typeof open>>) => app.noteServerDate(NOON.toUTCString())

test.each([YEAR_MS, -YEAR_MS])(
  'with a clock that is %d ms ahead today is the day of the server, also later without a connection',
  async (aheadMs) => {
    // biome-ignore format: one title
    clockIs(aheadMs)
    const app = await open()
    answered(app)
    expect([app.today(), app.serverNow()]).toEqual(['2026-11-21', NOON.getTime()])
    clockIs(aheadMs + DAY_MS)
    expect((await open()).today()).toBe('2026-11-22')
  },
)

test.each([0, YEAR_MS])(
  'a phone that lost its clock while it was off, %d ms ahead before, shows no day before the last that the server told',
  async (aheadMs) => {
    // biome-ignore format: one title
    clockIs(aheadMs)
    answered(await open())
    clockIs(-10 * YEAR_MS)
    const app = await open()
    expect([app.today(), app.serverNow()]).toEqual(['2026-11-21', NOON.getTime()])
  },
)

test.each([YEAR_MS, -YEAR_MS])(
  'a clock that was %d ms ahead and is set right without a connection leaves the day as it is, the app open or closed',
  async (aheadMs) => {
    // biome-ignore format: one title
    clockIs(aheadMs)
    const app = await open()
    answered(app)
    vi.advanceTimersByTime(DAY_MS)
    expect(app.isClockSet()).toBe(false)
    clockIs(DAY_MS)
    expect([app.today(), app.clockBehind(), app.isClockSet()]).toEqual(['2026-11-22', 0, true])
    clockIs(3 * DAY_MS)
    const later = await open()
    expect([later.today(), later.isClockSet()]).toEqual(['2026-11-24', false])
  },
)

test('a clock that is set back while the app is open shows no day before the one that it was', async () => {
  const app = await open()
  answered(app)
  vi.advanceTimersByTime(DAY_MS)
  clockIs(-YEAR_MS)
  expect([app.today(), app.serverNow()]).toEqual(['2026-11-22', NOON.getTime() + DAY_MS])
})

test('a clock that is right is left alone: the date of an answer has whole seconds', async () => {
  clockIs(3_400)
  const app = await open()
  answered(app)
  expect([app.clockBehind(), app.now()]).toEqual([0, new Date(Date.now())])
})

test('after a jump of the clock the date of the server is asked for before something is sent', async () => {
  const app = await open()
  expect(app.isClockChecked()).toBe(false)
  answered(app)
  vi.advanceTimersByTime(DAY_MS)
  expect(app.isClockChecked()).toBe(true)
  vi.setSystemTime(Date.now() + YEAR_MS)
  expect(app.isClockChecked()).toBe(false)
  app.noteServerDate(null)
  expect(app.isClockChecked()).toBe(true)
})

/** Stores an answer in one visit, and reads it in another, when the phone shows other times. */
async function storedAndRead(aheadThen: number, aheadLater: number, laterMs = DAY_MS) {
  clockIs(aheadThen)
  const app = await open()
  answered(app)
  app.startSession({ token: 't', user: MARTHA })
  app.queryClient.setQueryData(CROPS, ['maize'])
  await app.storeAnswer(app.queryClient.getQueryCache().find({ queryKey: CROPS })!)
  clockIs(aheadLater + laterMs)
  const later = await open()
  later.noteServerDate(new Date(NOON.getTime() + laterMs).toUTCString())
  const [answer] = (await later.restoredAnswers(['farmer.crops.list'])).answers
  return answer && { data: answer.state.data, age: Date.now() - answer.state.dataUpdatedAt }
}

test.each([
  ['is right', 0, 0],
  ['is a year ahead', YEAR_MS, YEAR_MS],
  ['was a year ahead, and is corrected', YEAR_MS, 0],
  ['was a year behind, and is corrected', -YEAR_MS, 0],
  ['was right, and is set a year back', 0, -YEAR_MS],
])('an answer of yesterday is there, and a day old, where the clock %s', async (_, then, later) => {
  expect(await storedAndRead(then, later)).toEqual({ data: ['maize'], age: DAY_MS })
})

test('an answer of a year ago is there until there is a newer one', async () => {
  expect(await storedAndRead(0, 0, YEAR_MS)).toEqual({ data: ['maize'], age: YEAR_MS })
})

test('a draft of a year ago is there', async () => {
  const drafts = () => import('#client/ui/form/drafts.ts')
  vi.resetModules()
  ;(await drafts()).writeDraft('note', { text: 'Half a' }, { initial: { text: '' } })
  clockIs(YEAR_MS)
  vi.resetModules()
  expect((await drafts()).readDraft('note', { text: '' })).toEqual({ text: 'Half a' })
})
