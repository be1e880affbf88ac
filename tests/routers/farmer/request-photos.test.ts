import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteUnseenPhotos } from '#db/queries/crops/photos.ts'
import { erasePerson } from '#db/queries/people/erase-person.ts'
import { farmerCrops, farmerRecords, notifications, photos, requestPhotos, users } from '#db/schema/index.ts'
import { village } from '../../village.ts'

const request = { name: 'Martha Kollie', message: 'Holes in the leaves' }

function photographed() {
  const v = village()
  const photo = (id: string, ownerId: string) =>
    v.db.insert(photos).values({ id, ownerId, type: 'image/jpeg', bytes: 9, createdAt: '2026-11-20T08:00:00.000Z' }).run() // biome-ignore format: one row
  photo('leaf', 'martha')
  photo('his', 'joseph')
  v.db.insert(farmerRecords).values({ farmerId: 'martha', agentId: 'hawa' }).run()
  const bells = () => v.db.select().from(notifications).where(eq(notifications.userId, 'hawa')).all()
  return { ...v, bells, martha: v.as(v.people.martha).farmer.contact, hawa: v.as(v.people.hawa).agent.tickets }
}

test('no photo of another farmer is sent, none without an account, and no crop of another farmer is named', async () => {
  const { martha, as, people, db } = photographed()
  await expect(martha.submit({ ...request, photoId: 'his' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(as(null).farmer.contact.submit({ ...request, photoId: 'leaf' })).rejects.toMatchObject({ code: 'NOT_FOUND' }) // biome-ignore format: one sentence
  await as(people.joseph).farmer.contact.submit({ ...request, photoId: 'his', farmerCropId: 'plot' })
  expect(db.select().from(requestPhotos).all()).toMatchObject([{ photoId: 'his', farmerCropId: null, crop: null }])
})

test('a plant that is shown reaches the agent of the farmer with photo, crop, stage and place, and rings the bell', async () => {
  const { martha, hawa, bells, db } = photographed()
  db.update(users).set({ location: 'Gbarnga, Liberia' }).where(eq(users.id, 'martha')).run()
  const { ticketId } = await martha.submit({ ...request, photoId: 'leaf', farmerCropId: 'plot' })
  const plant = { photoId: 'leaf', crop: 'Zea mays', stage: 'growing' }
  const looked = { ticketId, assignee: { fullName: 'Hawa Sirleaf' }, plant }
  expect((await hawa.list({ assigned: 'me' })).items).toMatchObject([looked])
  expect((await martha.list({})).items).toContainEqual(expect.objectContaining({ ticketId, plant: expect.objectContaining(plant) })) // biome-ignore format: one sentence
  expect(await martha.conversation({ ticketId })).toMatchObject(looked)
  expect(bells()).toMatchObject([{ kind: 'requestArrived', link: `/agent/tickets/${ticketId}` }])
  // The stage stays what it was when it was written.
  db.update(farmerCrops).set({ status: 'harvested' }).run()
  expect(await martha.conversation({ ticketId })).toMatchObject(looked)
})

test('a photo without a crop is a plant, and a crop without a photo; words alone are none', async () => {
  const { martha } = photographed()
  const shown = async (more: object) => {
    const { ticketId } = await martha.submit({ ...request, ...more })
    return (await martha.conversation({ ticketId })).plant
  }
  expect(await shown({ photoId: 'leaf' })).toMatchObject({ photoId: 'leaf', farmerCropId: null, crop: null })
  expect(await shown({ farmerCropId: 'plot' })).toMatchObject({ photoId: null, farmerCropId: 'plot' })
  expect(await shown({})).toBeNull()
})

test('the request of a farmer without an agent, or with one who cannot sign in, is for whoever takes it', async () => {
  const { martha, as, people, db, bells } = photographed()
  const { ticketId } = await as(people.joseph).farmer.contact.submit(request)
  db.update(users).set({ isActive: false }).where(eq(users.id, 'hawa')).run()
  const own = await martha.submit(request)
  const { items } = await as(people.ruth).agent.tickets.list({ assigned: 'nobody' })
  expect(items.map((item) => item.ticketId)).toEqual(expect.arrayContaining([ticketId, own.ticketId]))
  expect(bells()).toEqual([])
})

test('a photo that a request shows is not swept away, and goes with the account', async () => {
  const { martha, db } = photographed()
  await martha.submit({ ...request, photoId: 'leaf' })
  expect(deleteUnseenPhotos(db, '2026-11-21T00:00:00.000Z', 10)).toBe(1)
  expect(db.select().from(photos).all()).toMatchObject([{ id: 'leaf' }])
  erasePerson(db, 'martha')
  expect(db.select().from(requestPhotos).all()).toEqual([])
})

test("a problem that the farmer reports rings the agent's bell once, and leads to the crop", async () => {
  const { as, people, bells } = photographed()
  const report = { farmerId: 'martha', cropId: 'plot', id: 'f3b1c6de-0000-4000-8000-000000000001', text: 'Holes' }
  await as(people.hawa).farmer.cropLog.report({ ...report, id: undefined })
  expect(bells()).toEqual([])
  await as(people.martha).farmer.cropLog.report(report)
  await as(people.martha).farmer.cropLog.report({ ...report, text: 'More holes' })
  expect(bells()).toMatchObject([{ kind: 'cropProblem', link: '/agent?open=crop.martha.plot' }])
})
