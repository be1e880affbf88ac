import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { fieldTracks, notifications, smsMessages, users } from '#db/schema/index.ts'
import { checkOf } from '#domain/checks.ts'
import { newField } from '#domain/fields/field.schema.ts'
import { FIELD_CODE } from '#domain/fields/field-code.ts'
import type { Caller } from '#routers/index.ts'
import { provedNumber, type Village, village } from '../../village.ts'

/** A village in Togo, whose coordinates are those of the real fields that were measured there. */
const TOGO = 'Kara, Togo'
const MARTHA = { farmerId: 'martha' }
const SIDE = 0.0005
const at = (longitude: number, latitude: number) =>
  [[longitude, latitude], [longitude + SIDE, latitude], [longitude + SIDE, latitude + SIDE], [longitude, latitude + SIDE]] as [number, number][] // biome-ignore format: a square
const NORTH = { name: 'North', boundaryCoordinates: at(1.1125, 9.9017) }

let v: Village
let martha: Caller['farmer']['fields']
let joseph: Caller['farmer']['fields']
beforeEach(() => {
  v = village()
  v.db.$client.prepare("update users set location = ? where role = 'farmer'").run(TOGO)
  martha = v.as(v.people.martha).farmer.fields
  joseph = v.as(v.people.joseph).farmer.fields
})
const add = (field: object = NORTH) => martha.create({ ...MARTHA, ...NORTH, ...field })
const cases = () => v.as(v.people.hawa).agent.boundaryCases

describe('a field', () => {
  test('is measured by its border, whichever way it was given, and has a code that one can say', async () => {
    const field = await add()
    expect(field).toMatchObject({
      way: 'drawn',
      totalArea: 0.3033,
      perimeter: 220.3,
      errorBand: null,
      needsBorder: false,
    })
    expect(field.boundaryCoordinates).toEqual([...NORTH.boundaryCoordinates, NORTH.boundaryCoordinates[0]])
    expect(field.code).toMatch(FIELD_CODE)
    expect(field).toMatchObject({ centerLongitude: 1.11275, centerLatitude: 9.90195 })
    expect(await martha.list(MARTHA)).toEqual([field])
  })

  test('may have no border: then it has the area that its farmer says', async () => {
    const field = await martha.create({ ...MARTHA, name: 'Swamp', totalArea: 0.4, place: 'By the river' })
    expect(field).toMatchObject({ way: 'area', totalArea: 0.4, boundaryCoordinates: [], place: 'By the river' })
  })

  test('keeps the walk round it, fix by fix, and knows how far off its area may be', async () => {
    const fixes = NORTH.boundaryCoordinates.map(([x, y], n) => [n * 60, x, y, 5] as [number, number, number, number])
    const field = await add({ walk: { startedAt: '2026-11-21T08:00:00Z', fixes, share: 68 } })
    expect(field).toMatchObject({ way: 'walked', errorBand: 16.7 })
    expect(v.db.select().from(fieldTracks).all()).toMatchObject([{ fieldId: field.id, walkedBy: 'martha', fixes }])
  })

  test('that was changed says what it is now; the area of a border is not overwritten', async () => {
    const { id, version } = await add()
    const changed = await martha.change({ id, name: 'Hill', totalArea: 9, version })
    expect(changed).toMatchObject({ name: 'Hill', totalArea: 0.3033, version: version + 1 })
    const moved = await martha.change({ id, boundaryCoordinates: at(1.113, 9.9) })
    expect(moved.centerLatitude).toBe(9.90025)
    await expect(martha.change({ id, name: 'River', version })).rejects.toMatchObject({ cause: { id: 'editedMeanwhile' } }) // biome-ignore format: one row
  })

  test('that was removed is on no list, and can be restored', async () => {
    const { id } = await add()
    expect(await martha.remove({ id })).toEqual({ id })
    expect(await martha.remove({ id })).toEqual({ id })
    expect(await martha.list(MARTHA)).toEqual([])
    await expect(martha.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await martha.restore({ id })).toMatchObject({ id, name: 'North' })
  })
})

describe('a border that is wrong is refused by the name of the check', () => {
  test.each<[string, object, string]>([
    ['crosses itself', { boundaryCoordinates: [[1.11, 9.9], [1.111, 9.901], [1.111, 9.9], [1.11, 9.901]] }, 'borderCrossing'],
    ['has a point where no device is', { boundaryCoordinates: [[1.11, 9.9], [0, 0], [1.111, 9.9]] }, 'borderZeroPoint'],
    ['jumps', { boundaryCoordinates: [[1.11, 9.9], [1.111, 9.9], [1.111, 10.9]] }, 'borderLongStep'],
    ['has two corners', { boundaryCoordinates: [[1.11, 9.9], [1.111, 9.9]] }, 'borderTooFewCorners'],
    ['holds texts', { boundaryCoordinates: [['1.11', '9.9'], ['1.111', '9.9'], ['1.111', '9.901']] }, 'borderNumber'],
    ['has neither border nor area', { boundaryCoordinates: [] }, 'fieldArea'],
  ])('one that %s', async (_, field, check) => {
    const answer = await v.rest(v.people.martha, 'POST', '/farmers/martha/fields', { name: 'North', ...field })
    expect(answer.status).toBe(400)
    const [issue] = newField.safeParse({ name: 'North', ...field }).error?.issues ?? []
    expect(issue && checkOf(issue)?.id).toBe(check)
  })

  test('and by its point', async () => {
    const bow = { name: 'Bow', boundaryCoordinates: [[1.11, 9.9], [1.111, 9.901], [1.111, 9.9], [1.11, 9.901]] } // biome-ignore format: one border
    const answer = await v.rest(v.people.martha, 'POST', '/farmers/martha/fields', bow)
    const { message, issues } = await answer.json()
    expect(message).toBe('The border meets itself: its edge to point 3 meets the edge that begins at point 0')
    expect(issues).toMatchObject([{ path: 'boundaryCoordinates.3', check: 'borderCrossing', vertex: 3, edge: 0 }])
  })
}) // biome-ignore format: a table

describe('where it lies', () => {
  const refusal = (border: [number, number][]) =>
    add({ boundaryCoordinates: border }).then(
      () => 'taken',
      (error) => error.cause.id,
    )
  test('swapped axes are noticed by the village', async () => {
    expect(await refusal(at(9.9017, 1.1125))).toBe('axesSwapped')
  })
  test('a field of another country is refused, one near the border is not', async () => {
    expect(await refusal(at(3.3947, 6.4541))).toBe('otherCountry')
    expect(await refusal(at(0.03, 11.1086))).toBe('taken')
  })
  test('where no country is known, nothing is refused', async () => {
    v.db.$client.exec("update users set location = null where id = 'martha'")
    expect(await refusal(at(3.3947, 6.4541))).toBe('taken')
  })
})

describe('two farmers and one border', () => {
  const over = { ...MARTHA, farmerId: 'joseph', name: 'East', boundaryCoordinates: at(1.1125 + SIDE * 0.7, 9.9017) }

  test('open one case, of which both are told once', async () => {
    const north = await add()
    const east = await joseph.create(over)
    const { items } = await cases().list({})
    expect(items).toMatchObject([{ sharePercent: 30, sharedArea: 910, settledAt: null, note: null }])
    expect(items[0]!.fields.map(({ name, farmerName }) => `${name} ${farmerName}`).sort()).toEqual(['East Joseph Flomo', 'North Martha Kollie']) // biome-ignore format: one list
    await joseph.change({ id: east.id, boundaryCoordinates: at(1.1125 + SIDE * 0.6, 9.9017) })
    expect((await cases().list({})).items).toHaveLength(1)
    const told = v.db
      .select()
      .from(notifications)
      .all()
      .filter(({ kind }) => kind === 'boundaryCase')
    expect(told.map(({ userId, params, link }) => [userId, params, link])).toEqual([
      ['joseph', `{"field":"East","fieldId":"${east.id}","farmer":"Martha Kollie"}`, `/fields/${east.id}`],
      ['martha', `{"field":"North","fieldId":"${north.id}","farmer":"Joseph Flomo"}`, `/fields/${north.id}`],
    ])
  })

  test('tell a proved phone by text message too, which names no other farmer', async () => {
    v.db.update(users).set({ phone: '+22890112233' }).where(eq(users.id, 'martha')).run()
    provedNumber(v.db, 'martha', '+22890112233')
    await add()
    await joseph.create(over)
    const [sms, ...others] = v.db.select().from(smsMessages).all()
    expect(others).toEqual([])
    expect(sms).toMatchObject({ userId: 'martha', phone: '+22890112233', type: 'reminder' })
    expect(sms!.message).toContain('Kuu: the border of your field North')
    expect(sms!.message).not.toContain('Joseph')
  })

  test('an agent settles it with a note, once, and no border moves', async () => {
    const north = await add()
    await joseph.create(over)
    const [open] = (await cases().list({})).items
    const settled = await cases().settle({ id: open!.id, note: 'The old tree is the corner' })
    expect(settled).toMatchObject({ note: 'The old tree is the corner', settledAt: v.clock.now.toISOString() })
    await expect(cases().settle({ id: open!.id, note: 'Again' })).rejects.toMatchObject({
      cause: { id: 'caseSettled' },
    })
    expect((await cases().list({})).items).toEqual([])
    expect(await martha.get({ id: north.id })).toEqual(north)
  })

  test('who only touch have none', async () => {
    await add()
    await joseph.create({ ...over, boundaryCoordinates: at(1.1125 + SIDE, 9.9017) })
    expect((await cases().list({})).items).toEqual([])
  })

  test('the same border twice is refused, and not where the first one was removed', async () => {
    const { id } = await add()
    const same = { ...over, boundaryCoordinates: NORTH.boundaryCoordinates }
    await expect(joseph.create(same)).rejects.toMatchObject({ cause: { id: 'sameField' } })
    await expect(add({ name: 'Again' })).rejects.toMatchObject({ cause: { id: 'sameField' } })
    await martha.remove({ id })
    expect(await joseph.create(same)).toMatchObject({ name: 'East' })
    await expect(martha.restore({ id })).rejects.toMatchObject({ cause: { id: 'sameField' } })
  })
})

test('two hundred fields are the most', async () => {
  const insert = v.db.$client.prepare("insert into fields (id, farmer_id, name, total_area, boundary_coordinates) values (?, 'martha', 'x', 1, '[]')") // biome-ignore format: one statement
  for (let n = 0; n < 200; n += 1) insert.run(`f${n}`)
  await expect(add()).rejects.toMatchObject({ cause: { id: 'fieldsFull' } })
})

test('by REST a field is made, changed and removed', async () => {
  const rest = (method: string, path: string, body?: unknown) => v.rest(v.people.martha, method, path, body)
  const made = await rest('POST', '/farmers/martha/fields', NORTH)
  expect(made.status).toBe(200)
  const { id } = await made.json()
  expect(await (await rest('GET', '/farmers/martha/fields')).json()).toMatchObject([{ id, name: 'North' }])
  expect(await (await rest('PATCH', `/fields/${id}`, { name: 'Hill' })).json()).toMatchObject({ name: 'Hill' })
  expect((await rest('DELETE', `/fields/${id}`)).status).toBe(200)
  expect((await rest('GET', `/fields/${id}`)).status).toBe(404)
  expect((await v.rest(v.people.joseph, 'GET', '/farmers/martha/fields')).status).toBe(404)
})
