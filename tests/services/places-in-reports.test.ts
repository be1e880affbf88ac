import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { farmerRecords, users } from '#db/schema/index.ts'
import { PLACE_LEVELS } from '#domain/places.ts'
import { village } from '../village.ts'

const WRITTEN = ['Gbarnga, Liberia', 'GBARNGA ,  liberia', 'Gbarnga, Bong County, Liberia', 'Palala, Bong, LR', 'Bong County, Liberia', 'Buchanan, Liberia', 'Zzyzx', null] // biome-ignore format: one list

/** Hawa's farmers, each at a place as somebody wrote it. */
function county() {
  const v = village()
  const farmers = WRITTEN.map((location, at) => v.person('farmer', { id: `f${at}`, username: `f${at}`, fullName: `Farmer ${at}`, location })) // biome-ignore format: one list
  for (const { id } of farmers) {
    v.db.insert(farmerRecords).values({ farmerId: id, agentId: 'hawa' }).run()
    v.db.update(users).set({ preferredLocation: '' }).where(eq(users.id, id)).run()
  }
  const hawa = v.as(v.people.hawa!).agent
  return { ...v, hawa, ruth: v.as(v.people.ruth!).admin }
}

describe('an agent’s farmers by place', () => {
  test.each([
    ['country', [['Liberia', 6], [null, 2]]],
    ['region', [['Bong County, Liberia', 5], ['Grand Bassa County, Liberia', 1], [null, 2]]],
    ['town', [['Gbarnga, Liberia', 3], ['Bong County, Liberia', 1], ['Buchanan, Liberia', 1], ['Palala, Liberia', 1], [null, 2]]],
  ] as const)('by %s: one line for all ways of writing it, and one for places that are not known', async (placeLevel, expected) => {
    const { farmers } = await county().hawa.reports.read({ placeLevel })
    expect(farmers.byPlace.map(({ name, count }) => [name, count])).toEqual(expected)
  }) // biome-ignore format: rows

  test('are found by what their line is called', async () => {
    const { hawa } = county()
    for (const placeLevel of PLACE_LEVELS) {
      const { farmers } = await hawa.reports.read({ placeLevel })
      for (const { name, count } of farmers.byPlace.filter((each) => each.name !== null)) {
        const { items } = await hawa.farmers.list({ place: name!, mine: true })
        expect([name, items.length >= count]).toEqual([name, true])
      }
    }
    const { items } = await hawa.farmers.list({ place: 'Bong County, Liberia', mine: true })
    expect(items.map(({ id }) => id).sort()).toEqual(['f0', 'f1', 'f2', 'f3', 'f4'])
  })

  test('are told by REST on the level that is asked for', async () => {
    const v = county()
    const answer = await v.rest(v.people.hawa, 'GET', '/reports?placeLevel=country')
    const { farmers } = (await answer.json()) as { farmers: { byPlace: unknown } }
    expect(farmers.byPlace).toEqual([
      { name: 'Liberia', count: 6 },
      { name: null, count: 2 },
    ])
    expect((await v.rest(v.people.hawa, 'GET', '/reports?placeLevel=village')).status).toBe(400)
  })
})

test('those who are left out are put together by place, however it was written', async () => {
  const { leftOut } = await county().hawa.visits.round({ date: '2026-11-21' })
  expect(leftOut.map(({ place, farmers }) => [place, farmers]).sort()).toEqual(
    [
      ['Gbarnga, Liberia', 3],
      ['Bong County, Liberia', 1],
      ['Buchanan, Liberia', 1],
      ['Palala, Liberia', 1],
      [null, 2],
    ].sort(),
  )
})

test('the reach of an advisory names a place once, and what is not known by itself', async () => {
  const { ruth, db } = county()
  db.update(users).set({ isActive: false }).where(eq(users.id, 'martha')).run()
  db.update(users).set({ isActive: false }).where(eq(users.id, 'joseph')).run()
  const asked = { priority: 'high', cropId: null, announceTo: 'all', announcePlace: null, sms: null } as const
  const { byPlace } = await ruth.advisories.reach({ ...asked, placeLevel: 'region' })
  expect(byPlace).toEqual([
    { name: 'Bong County, Liberia', people: 5 },
    { name: 'Grand Bassa County, Liberia', people: 1 },
    { name: null, people: 2 },
  ])
})
