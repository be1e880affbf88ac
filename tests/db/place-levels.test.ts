import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0029_place_levels'

test('farmers who are there are found by their county, and follow its weather unless they chose another', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  const users = [
    ['gbarnga', 'Gbarnga, Liberia', 'Monrovia, Liberia'],
    ['chose', 'Gbarnga, Liberia', 'Accra, Ghana'],
    ['monrovia', 'Monrovia, Liberia', 'Monrovia, Liberia'],
    ['nowhere', null, 'Lagos, Nigeria'],
    ['unknown', 'Bujumbura, Burundi', 'Lagos, Nigeria'],
  ]
  const insert = db.$client.prepare("insert into users (id, username, password, full_name, location, preferred_location) values (@id, @id, '!', 'A Farmer', @place, @weather)") // biome-ignore format: one row
  for (const [id, place, weather] of users) insert.run({ id, place, weather })
  migrate(db, ALL)
  const found = (words: string) =>
    db.$client.prepare('select d.row_id from search_index i join search_documents d on d.id = i.rowid where search_index match ? order by 1').pluck().all(`"${words}"`) // biome-ignore format: one query
  expect([found('bong county'), found('montserrado'), found('gbarnga')]).toEqual([['chose', 'gbarnga'], ['monrovia'], ['chose', 'gbarnga']]) // biome-ignore format: three answers
  expect(db.$client.prepare('select id, preferred_location from users order by id').raw().all()).toEqual([
    ['chose', 'Accra, Ghana'],
    ['gbarnga', 'Bong County, Liberia'],
    ['monrovia', 'Monrovia, Liberia'],
    ['nowhere', 'Lagos, Nigeria'],
    ['unknown', 'Lagos, Nigeria'],
  ])
  db.$client.exec("update users set location = 'Ganta, Liberia' where id = 'chose'")
  expect([found('nimba'), found('bong')]).toEqual([['chose'], ['gbarnga']])
  db.$client.close()
})
