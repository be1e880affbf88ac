import { describe, expect, test } from 'vitest'
import { pushSubscriptions } from '#db/schema/index.ts'
import { DEFAULT_PLATFORM } from '#domain/operations/platform.schema.ts'
import type { Gateways } from '#services/operations/gateways.ts'
import { browserOf } from '../../browser.ts'
import { village } from '../../village.ts'

const CONTACT = { name: 'Susu', phone: '+231 77 123 4567', email: 'farm@example.org', address: 'Monrovia' }
const musu = { username: 'musu', password: 'kpelle rice 7', fullName: 'Musu Flomo' }

describe('the platform', () => {
  test('a change keeps what it does not name, and an empty text goes back to what Kuu ships with', async () => {
    const v = village()
    const { platform } = v.as(v.people.ruth).admin.settings
    expect(await platform.get()).toEqual(DEFAULT_PLATFORM)
    expect(await platform.change(CONTACT)).toEqual({ ...DEFAULT_PLATFORM, ...CONTACT })
    expect(await platform.change({ phone: '', language: 'hausa' })).toMatchObject({
      ...CONTACT,
      phone: null,
      language: 'hausa',
    })
    await expect(platform.change({ email: 'nobody' })).rejects.toThrow('Must be a valid email address')
    expect((await platform.get()).email).toBe('farm@example.org')
  })

  test('everybody may read the contact; the notice only in a demo that shows it', async () => {
    const demoNotice = 'Everything here is invented'
    for (const [demo, showsDemoNotice, notice] of [
      [true, true, demoNotice],
      [true, false, null],
      [false, true, null],
    ] as const) {
      const v = village({ demo })
      await v.as(v.people.ruth).admin.settings.platform.change({ ...CONTACT, demoNotice, showsDemoNotice })
      const { platform } = await v.as(null).auth.status()
      expect(platform).toEqual({ ...CONTACT, language: null, place: null, notice, withheldLanguages: [] })
    }
  })

  test('new accounts begin with the default language and place, unless they name their own', async () => {
    const v = village({ quickPasswords: true })
    const visitor = v.as(null)
    expect((await visitor.auth.register(musu)).user).toMatchObject({
      language: 'english',
      preferredLocation: '',
    })
    const desk = v.as(v.people.ruth).admin
    await desk.settings.platform.change({ language: 'swahili', place: 'Nairobi, Kenya' })
    const given = { language: 'swahili', preferredLocation: 'Nairobi, Kenya' }
    expect((await visitor.auth.register({ ...musu, username: 'musu-2' })).user).toMatchObject(given)
    const named = await visitor.auth.register({ ...musu, username: 'musu-3', language: 'fr' })
    expect(named.user).toMatchObject({ ...given, language: 'french' })
    const placed = await visitor.auth.register({ ...musu, username: 'musu-4', location: 'Tamale, Ghana' })
    expect(placed.user.preferredLocation).toBe('Northern Region, Ghana')
    const made = await desk.users.create({ username: 'comfort', fullName: 'Comfort Dolo' })
    expect(made).toMatchObject({ language: 'swahili' })
    await desk.users.import({ file: btoa('Full name\nKebbeh Paye\n') })
    const [imported] = (await desk.users.list({ search: 'Kebbeh' })).items
    expect(imported).toMatchObject({ fullName: 'Kebbeh Paye', language: 'swahili' })
  })
})

describe('the gateways', () => {
  const asked = (gateways: Gateways) => {
    const v = village()
    return { ...v, gateways: v.as(v.people.ruth, { gateways }).admin.gateways }
  }
  const subscribed = ({ db, clock }: ReturnType<typeof village>, userId: string) =>
    db
      .insert(pushSubscriptions)
      .values({ ...browserOf(userId).subscription, id: userId, userId, createdAt: clock.now.toISOString() })
      .run()

  test('none is set up by itself, and a test says so', async () => {
    const { gateways } = asked({ push: null, forecasts: null, sms: null })
    const idle = { isSetUp: false, host: null, succeededAt: null, failedAt: null, error: null }
    expect(await gateways.list()).toEqual(['push', 'forecasts', 'sms'].map((id) => ({ id, ...idle })))
    for (const gateway of ['push', 'forecasts', 'sms'] as const)
      expect(await gateways.test({ gateway })).toEqual({ outcome: 'notSetUp', count: 0, error: null })
  })

  test('a test tells the browsers of the administrator, and of nobody else', async () => {
    const told: string[] = []
    const send = async ({ subscription }: { subscription: { endpoint: string } }) => {
      told.push(subscription.endpoint)
      return { was: 'sent' }
    }
    const v = asked({ push: { send }, forecasts: null, sms: null })
    expect(await v.gateways.test({ gateway: 'push' })).toEqual({ outcome: 'noBrowser', count: 0, error: null })
    subscribed(v, 'ruth')
    subscribed(v, 'martha')
    expect(await v.gateways.test({ gateway: 'push' })).toEqual({ outcome: 'done', count: 1, error: null })
    expect(told).toEqual([browserOf('ruth').subscription.endpoint])
    expect((await v.gateways.list())[0]).toMatchObject({ isSetUp: true, succeededAt: v.clock.now.toISOString() })
  })

  test('a test writes to the phone of the administrator, who must have one', async () => {
    const handed: string[] = []
    const send = async ({ phone }: { phone: string }) => {
      handed.push(phone)
      return { was: 'sent' }
    }
    const v = asked({ push: null, forecasts: null, sms: { host: 'sms.example', send } })
    expect(await v.gateways.test({ gateway: 'sms' })).toEqual({ outcome: 'noPhone', count: 0, error: null })
    const gateways = { push: null, forecasts: null, sms: { host: 'sms.example', send } }
    const ruth = v.person('admin', { id: 'ruth-2', username: 'ruth2', phone: '+231 77 000 0009' })
    const again = v.as(ruth, { gateways })
    expect(await again.admin.gateways.test({ gateway: 'sms' })).toEqual({ outcome: 'done', count: 1, error: null })
    expect(handed).toEqual(['+231770000009'])
  })

  test('a failure is kept with its reason until something succeeds', async () => {
    const answers = [async () => 140, () => Promise.reject(new Error('weather.example could not be reached'))]
    const v = asked({ push: null, forecasts: { host: 'weather.example', fetch: () => answers.pop()!() }, sms: null })
    expect(await v.gateways.test({ gateway: 'forecasts' })).toEqual({
      outcome: 'failed',
      count: 0,
      error: 'weather.example could not be reached',
    })
    const at = v.clock.now.toISOString()
    expect((await v.gateways.list())[1]).toMatchObject({ host: 'weather.example', succeededAt: null, failedAt: at })
    expect(await v.gateways.test({ gateway: 'forecasts' })).toEqual({ outcome: 'done', count: 140, error: null })
    expect((await v.gateways.list())[1]).toMatchObject({ succeededAt: at, failedAt: null, error: null })
  })
})
