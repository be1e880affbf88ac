import { expect, test } from 'vitest'
import { courses } from '#db/schema/index.ts'
import { village } from '../../village.ts'

function desk() {
  const v = village()
  const { admin } = v.as(v.people.ruth)
  return { ...v, admin, find: (words: string) => admin.find({ words }) }
}
const NOTHING = { users: [], crops: [], tickets: [], courses: [], advisories: [] }

test.each([
  ['a name', 'kollie', { users: [{ id: 'martha', username: 'martha' }], tickets: [{ ticketId: 'KUU-MARTHA' }] }],
  ['a username', 'joseph', { users: [{ fullName: 'Joseph Flomo' }] }],
  ['a crop by its local name', 'corn', { crops: [{ id: 'maize' }] }],
  ['the number of a ticket', 'KUU-MARTHA', { tickets: [{ ticketId: 'KUU-MARTHA', text: 'Worms in my maize' }] }],
  ['the words of a ticket', 'worms', { tickets: [{ ticketId: 'KUU-MARTHA' }] }],
  ['a course, whatever its letters', 'MAIZ', { courses: [{ id: 'open', title: 'Maize' }] }],
  ['an advisory', 'scout', { advisories: [{ id: 'scout', title: 'Scout' }] }],
])('%s is found', async (_, words, expected) => {
  expect(await desk().find(words)).toMatchObject(expected)
})

test('no words find nothing, and neither do foreign ones', async () => {
  expect(await desk().find('  ')).toEqual(NOTHING)
  expect(await desk().find('xyloquartz')).toEqual(NOTHING)
})

test('at most five of a kind are answered, all of them found by their list too', async () => {
  const v = desk()
  for (let at = 0; at < 9; at++) {
    v.person('farmer', { id: `togba${at}`, username: `togba${at}`, fullName: `Togba ${at}` })
    v.db
      .insert(courses)
      .values({ title: `Beans ${at}`, description: 'x' })
      .run()
  }
  const listed = (await v.admin.users.list({ search: 'togba' })).items.map(({ id }) => id)
  const found = (await v.find('togba')).users.map(({ id }) => id)
  expect(found).toHaveLength(5)
  expect(listed).toEqual(expect.arrayContaining(found))
  expect((await v.find('beans')).courses).toHaveLength(5)
})
