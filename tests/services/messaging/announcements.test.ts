import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  dispatches,
  farmerCrops,
  notificationPreferences,
  notifications,
  smsMessages,
  stoppedPhones,
  users,
} from '#db/schema/index.ts'
import { continueBroadcasts } from '#services/messaging/broadcast.ts'
import { village } from '../../village.ts'

const ADVICE = { title: 'Weed now', content: 'Weed twice before the rain.', category: 'general' } as const

/** Martha is of Gbarnga and grows a crop; both farmers have a phone. */
function agent() {
  const w = village()
  const change = (id: string, row: object) => w.db.update(users).set(row).where(eq(users.id, id)).run()
  change('martha', { phone: '+231770000001', location: 'Gbarnga, Liberia', preferredLocation: 'Gbarnga, Liberia' })
  change('joseph', { phone: '+231770000002', location: 'Kano, Nigeria', preferredLocation: 'Kano, Nigeria' })
  w.db.delete(notifications).run()
  const cropId = w.db.select().from(farmerCrops).where(eq(farmerCrops.farmerId, 'martha')).get()!.cropId
  const { farmer, agent: hawa } = w.as(w.people.hawa)
  const publish = async (more: object) => {
    const advisory = await farmer.advisories.publish({ ...ADVICE, ...more } as never)
    while (continueBroadcasts(w.db, w.clock.now) !== null);
    return advisory
  }
  const told = () => w.db.select().from(notifications).all().map(({ userId }) => userId).sort() // biome-ignore format: one sentence
  const texted = () => w.db.select().from(smsMessages).all().map(({ userId }) => userId).sort() // biome-ignore format: one sentence
  return { ...w, cropId, hawa, publish, told, texted }
}

describe('an advisory is announced', () => {
  test('to a place', async () => {
    const w = agent()
    await w.publish({ announceTo: 'place', announcePlace: 'Gbarnga, Liberia' })
    expect(w.told()).toEqual(['martha'])
    expect(w.db.select().from(notifications).get()).toMatchObject({ kind: 'adviceNew', priority: 'medium' })
  })

  test('to the growers of its crop, with a copy by text message that waits for the morning', async () => {
    const w = agent()
    await w.publish({ announceTo: 'growers', cropId: w.cropId, sms: 'Weed your maize now.' })
    expect([w.told(), w.texted()]).toEqual([['martha'], ['martha']])
    expect(w.db.select().from(smsMessages).get()).toMatchObject({
      type: 'advisory',
      isUrgent: false,
      message: 'Weed your maize now.',
      dueAt: w.clock.now.toISOString(),
    })
    expect(w.db.select().from(dispatches).get()).toMatchObject({ notified: 1, texted: 1, suppressed: 0 })
  })

  test('to all farmers, as far as they want advice', async () => {
    const w = agent()
    w.db.insert(notificationPreferences).values({ userId: 'joseph', advisories: false }).run()
    const asked = { priority: 'low', announceTo: 'all', sms: 'Weed.' } as const
    const reach = await w.hawa.advisories.reach(asked)
    await w.publish(asked)
    expect(w.told()).toEqual(['martha'])
    expect(reach).toMatchObject({ people: 2, notified: 1, unwanted: 1, texted: 1 })
  })

  test('without a copy to a number that wrote STOP, which the reach counts among those who want none', async () => {
    const w = agent()
    w.db.update(users).set({ phone: '00231 77 000-0002' }).where(eq(users.id, 'joseph')).run()
    w.db.insert(stoppedPhones).values({ phone: '+231770000002' }).run()
    const asked = { priority: 'low', announceTo: 'all', sms: 'Weed.' } as const
    expect(await w.hawa.advisories.reach(asked)).toMatchObject({ notified: 2, texted: 1, untexted: { noPhone: 0, notWanted: 1 } }) // biome-ignore format: one sentence
    await w.publish(asked)
    expect([w.told(), w.texted()]).toEqual([['joseph', 'martha'], ['martha']])
  })

  test('to nobody, where nobody was chosen, it is not urgent and for all crops', async () => {
    const w = agent()
    await w.publish({ sms: 'Weed.' })
    expect([w.told(), w.texted()]).toEqual([[], []])
  })
})

test.each([
  [{ announceTo: 'place' }, 'Choose the place that it is for'],
  [{ announceTo: 'growers' }, 'Choose the crop whose growers it is for'],
  [{ sms: 'x'.repeat(161) }, 'Message too long (160 chars max)'],
])('%j is refused: %s', async (more, sentence) => {
  await expect(agent().publish(more)).rejects.toThrow(sentence)
})
