import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { users } from '#db/schema/index.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0037_chosen_language'

test('an account in another language than English has chosen it; English may be what nobody chose', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  db.$client.exec(`
    insert into users (id, username, username_key, password, full_name, language) values
      ('martha', 'martha', 'martha', '!', 'Martha', 'english'),
      ('awa', 'awa', 'awa', '!', 'Awa', 'french');`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  const found = db.select({
    id: users.id,
    language: users.language,
    has: users.hasChosenLanguage,
    version: users.version,
  })
  expect(found.from(users).orderBy(users.id).all()).toEqual([
    { id: 'awa', language: 'french', has: true, version: 1 },
    { id: 'martha', language: 'english', has: false, version: 1 },
  ])
  db.$client.close()
})
