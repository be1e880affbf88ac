import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  advisories,
  dispatches,
  notificationPreferences,
  notifications,
  smsMessages,
  users,
  weatherAlerts,
} from '#db/schema/index.ts'
import { continueBroadcasts } from '#services/messaging/broadcast.ts'
import { publishDue } from '#services/operations/publish-due.ts'
import { village } from '../../village.ts'

/** A desk over a crowd that grows maize around Lagos: some want nothing, some have no phone, some want no texts. */
function desk() {
  const w = village()
  const second = w.person('admin', { id: 'sia', username: 'sia', fullName: 'Sia Kamara' })
  for (let n = 0; n < 240; n++) {
    const id = `farmer-${String(n).padStart(3, '0')}`
    w.person('farmer', {
      id,
      username: id,
      fullName: id,
      phone: n % 3 ? `+23177${n}` : null,
      preferredLocation: n % 2 ? 'Lagos, Nigeria' : 'Nairobi, Kenya',
    })
    w.db.$client
      .prepare("insert into farmer_crops (id, farmer_id, crop_id, status) values (?, ?, 'maize', 'growing')")
      .run(`plot-${id}`, id)
    if (n % 5 === 0)
      w.db.insert(notificationPreferences).values({ userId: id, advisories: false, weatherAlerts: false }).run()
    if (n % 7 === 0) w.db.insert(notificationPreferences).values({ userId: id, smsUpdates: false }).onConflictDoUpdate({ target: notificationPreferences.userId, set: { smsUpdates: false } }).run() // biome-ignore format: one row
    if (n % 11 === 0) w.db.update(users).set({ isActive: false }).where(eq(users.id, id)).run()
  }
  w.db.delete(notifications).run()
  const drain = () => {
    while (continueBroadcasts(w.db, w.clock.now) !== null);
  }
  const told = () => w.db.select().from(notifications).all().length
  const later = (minutes: number) => new Date(w.clock.now.getTime() + minutes * 60_000)
  return {
    ...w,
    ruth: w.as(w.people.ruth).admin,
    sia: w.as(second).admin,
    hawa: w.as(w.people.hawa),
    martha: w.as(w.people.martha).farmer,
    drain,
    told,
    later,
  }
}
type Admin = ReturnType<typeof desk>
const ADVICE = { title: 'Weed early', content: 'Pull the weeds while they are small.', category: 'planting' } as const
const DOSE = {
  title: 'Feed the maize',
  content: 'Give 50 kg per hectare in the fourth week.',
  category: 'fertilizer',
} as const
const FLOOD = {
  title: 'High water',
  description: 'Go up',
  alertType: 'flood',
  severity: 'danger',
  location: 'Lagos, Nigeria',
} as const
const isListed = async ({ martha }: Admin, title: string) =>
  (await martha.advisories.list({})).items.some((advisory) => advisory.title === title)

describe('the reach', () => {
  test.each([
    ['an urgent advisory', { ...ADVICE, priority: 'urgent' }],
    ['advice for a crop', { ...ADVICE, cropId: 'maize' }],
  ] as const)('of %s is what is sent and what is suppressed', async (_, advice) => {
    const d = desk()
    const reach = await d.ruth.advisories.reach({ priority: 'medium', ...advice })
    expect(reach.unwanted).toBeGreaterThan(0)
    expect(reach.notified + reach.unwanted).toBe(reach.people)
    for (const counts of [reach.byPlace, reach.byLanguage])
      expect(counts.reduce((sum, { people }) => sum + people, 0)).toBe(reach.people)
    const { id } = await d.ruth.advisories.create(advice)
    d.drain()
    expect(d.told()).toBe(reach.notified)
    const [sent] = await d.ruth.advisories.dispatches({ id })
    expect(sent).toMatchObject({ notified: reach.notified, suppressed: reach.unwanted, endedAt: expect.any(String) })
  })

  test('of a danger counts the text messages too, and why some get none', async () => {
    const d = desk()
    const reach = await d.ruth.weatherAlerts.reach({ location: 'Lagos, Nigeria', severity: 'danger' })
    const { id } = await d.ruth.weatherAlerts.create(FLOOD)
    d.drain()
    expect(reach.texted + reach.untexted!.noPhone + reach.untexted!.notWanted).toBe(reach.notified)
    expect(d.db.select().from(smsMessages).all()).toHaveLength(reach.texted)
    expect(await d.ruth.weatherAlerts.dispatches({ id })).toMatchObject([
      { notified: reach.notified, suppressed: reach.unwanted, texted: reach.texted },
    ])
    expect(await d.ruth.weatherAlerts.reach({ location: 'Lagos, Nigeria', severity: 'info' })).toMatchObject({ texted: 0, untexted: null }) // biome-ignore format: one sentence
  })

  test('of advice for all crops that is not urgent is nobody', async () => {
    const d = desk()
    expect(await d.ruth.advisories.reach({ priority: 'high' })).toMatchObject({ people: 0 })
    await d.ruth.advisories.create({ ...ADVICE, priority: 'high' })
    expect(d.db.select().from(dispatches).all()).toEqual([])
  })
})

describe('what is scheduled', () => {
  test('an advisory is hidden and untold until its moment, then shown first and told once', async () => {
    const d = desk()
    const publishAt = d.later(60).toISOString()
    const { id } = await d.ruth.advisories.create({ ...ADVICE, cropId: 'maize', publishAt })
    expect(publishDue(d.db, d.clock.now)).toBe(0)
    expect([await isListed(d, ADVICE.title), d.told()]).toEqual([false, 0])
    d.clock.now = d.later(61)
    expect(publishDue(d.db, d.clock.now)).toBe(1)
    expect(publishDue(d.db, d.clock.now)).toBe(0)
    d.drain()
    expect((await d.martha.advisories.list({})).items[0]).toMatchObject({ id, createdAt: d.clock.now.toISOString() })
    expect(await d.ruth.advisories.dispatches({ id })).toHaveLength(1)
    await d.ruth.advisories.change({ id, isActive: false })
    await d.ruth.advisories.change({ id, isActive: true })
    expect(await d.ruth.advisories.dispatches({ id })).toHaveLength(1)
  })

  test('an alert waits too, and an advisory ends by itself', async () => {
    const d = desk()
    const { id } = await d.ruth.weatherAlerts.create({ ...FLOOD, publishAt: d.later(10).toISOString() })
    const advice = await d.ruth.advisories.create({ ...ADVICE, validUntil: d.later(5).toISOString() })
    expect(await d.martha.alerts.list({})).not.toContainEqual(expect.objectContaining({ id }))
    d.clock.now = d.later(11)
    expect(publishDue(d.db, d.clock.now)).toBe(2)
    expect(await d.martha.alerts.list({})).toContainEqual(expect.objectContaining({ id }))
    expect(await isListed(d, ADVICE.title)).toBe(false)
    expect(d.db.select().from(advisories).where(eq(advisories.id, advice.id)).get()).toMatchObject({ isActive: false })
  })

  test('a moment that has passed is now, and one that is taken away leaves it hidden', async () => {
    const d = desk()
    expect(await d.ruth.advisories.create({ ...ADVICE, publishAt: d.later(-5).toISOString() })).toMatchObject({ isActive: true }) // biome-ignore format: one sentence
    const { id } = await d.ruth.advisories.create({ ...ADVICE, publishAt: d.later(5).toISOString() })
    expect(await d.ruth.advisories.change({ id, publishAt: null })).toMatchObject({ isActive: false, publishAt: null })
    const other = await d.ruth.weatherAlerts.create({ ...FLOOD, publishAt: d.later(5).toISOString() })
    expect(await d.ruth.weatherAlerts.change({ id: other.id, isActive: true })).toMatchObject({ isActive: true, publishAt: null }) // biome-ignore format: one sentence
  })

  test('nothing ends before it begins', async () => {
    const d = desk()
    const [publishAt, before] = [d.later(60).toISOString(), d.later(30).toISOString()]
    const endsTooSoon = { code: 'BAD_REQUEST', message: 'It would end before it begins' }
    await expect(d.ruth.advisories.create({ ...ADVICE, publishAt, validUntil: before })).rejects.toMatchObject(
      endsTooSoon,
    )
    await expect(d.ruth.weatherAlerts.create({ ...FLOOD, publishAt, expiresAt: before })).rejects.toMatchObject(
      endsTooSoon,
    )
    expect(d.db.select().from(weatherAlerts).where(eq(weatherAlerts.title, 'High water')).all()).toEqual([])
  })
})

describe('approval by a second person', () => {
  const required = async () => {
    const d = desk()
    await d.ruth.settings.approval.set({ isRequired: true })
    return d
  }

  test('is off by default', async () => {
    const d = desk()
    expect(await d.ruth.settings.approval.get()).toEqual({ isRequired: false })
    expect(await d.ruth.advisories.create(DOSE)).toMatchObject({ isActive: true })
  })

  test('advice with a dose is on no channel until somebody else approves it', async () => {
    const d = await required()
    const { id } = await d.hawa.farmer.advisories.publish({ ...DOSE, cropId: 'maize' })
    d.drain()
    expect([await isListed(d, DOSE.title), d.told()]).toEqual([false, 0])
    await expect(d.martha.advisories.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(d.ruth.advisories.change({ id, isActive: true })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await d.ruth.advisories.approve({ id })).toMatchObject({ isActive: true, needsApproval: false })
    d.drain()
    expect(await isListed(d, DOSE.title)).toBe(true)
    expect(d.told()).toBeGreaterThan(0)
    await expect(d.ruth.advisories.approve({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('its author cannot approve it, nor who reworded it', async () => {
    const d = await required()
    const { id } = await d.ruth.advisories.create(DOSE)
    await expect(d.ruth.advisories.approve({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    await d.sia.advisories.change({ id, content: 'Give 60 kg per hectare.' })
    for (const who of [d.sia, d.ruth]) await expect(who.advisories.approve({ id })).rejects.toMatchObject({ code: 'CONFLICT' }) // biome-ignore format: one sentence
    expect(await isListed(d, DOSE.title)).toBe(false)
  })

  test('new words of approved advice are hidden again, and tell nobody twice', async () => {
    const d = await required()
    const { id } = await d.hawa.farmer.advisories.publish({ ...DOSE, cropId: 'maize' })
    await d.ruth.advisories.approve({ id })
    expect(await d.ruth.advisories.change({ id, content: 'Give 90 kg per hectare.' })).toMatchObject({ isActive: false, needsApproval: true }) // biome-ignore format: one sentence
    expect(await d.sia.advisories.approve({ id })).toMatchObject({ isActive: true })
    expect(await d.ruth.advisories.dispatches({ id })).toHaveLength(1)
  })

  test('what is scheduled waits for both', async () => {
    const d = await required()
    const { id } = await d.hawa.farmer.advisories.publish({ ...DOSE, publishAt: d.later(10).toISOString() })
    const early = await d.hawa.farmer.advisories.publish({
      ...DOSE,
      title: 'Early',
      publishAt: d.later(10).toISOString(),
    })
    await d.ruth.advisories.approve({ id: early.id })
    expect(await isListed(d, 'Early')).toBe(false)
    d.clock.now = d.later(11)
    publishDue(d.db, d.clock.now)
    expect([await isListed(d, 'Early'), await isListed(d, DOSE.title)]).toEqual([true, false])
    await d.ruth.advisories.approve({ id })
    publishDue(d.db, d.clock.now)
    expect(await isListed(d, DOSE.title)).toBe(true)
  })

  test('advice that names neither needs nobody', async () => {
    const d = await required()
    expect(await d.ruth.advisories.create(ADVICE)).toMatchObject({ isActive: true })
  })
})
