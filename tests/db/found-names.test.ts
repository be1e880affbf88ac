import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { listFoundPeople } from '#db/queries/people/found-people.ts'
import { advisories } from '#db/schema/index.ts'
import { find } from '#db/search.ts'
import { findKeptFarmers } from '#domain/people/kept-farmers.ts'
import { type World, world } from '../world.ts'

/** A name as it is written in the account, and other spellings by which people look for it. */
const SPELLINGS: Record<string, string[]> = {
  'Aïssata Bâ': ['Ba', 'BÂ', 'aissata', 'bâ Aïssata'],
  'Kouassi N’Guessan': ["N'Guessan", 'Nʼguessan', 'NGuessan', 'N‘guessan', 'nꞌguessan', 'N guessan'],
  "Aya N'Dri": ['N’Dri', 'NDRI', 'N′dri'],
  'Jane Ng’ang’a': ["ng'ang'a", 'nganga'],
  'ሣራ ታደሰ': ['ሳራ', 'ሣራ'],
  'ሀይሌ ተፈራ': ['ኃይሌ', 'ሃይሌ', 'ሐይሌ'],
  'ፀሐይ አለሙ': ['ጸሀይ', 'ፀሃይ', 'ዓለሙ'],
  'ጐበዜ ቈንጂት': ['ጎበዜ', 'ቆንጂት'],
  'Ọyẹ́yẹmí Ade': ['oyeyemi', 'O̩ye̩ye̩mi'],
  O̩ye̩tunde: ['oyetunde', 'Ọyẹtunde'],
  'Ɓala Ɗanjuma': ['bala', 'danjuma', 'ɗanjuma'],
  'مُحَمَّد الأمين': ['محمد', 'الامين', 'محـمد'],
  'فاطمة موسى': ['فاطمه', 'موسي'],
  'ߡߊ߬ߡߊߘߎ߫ ߴߞߋߕߊ': ['ߡߊߡߊߘߎ', 'ߞߋߕߊ'],
  'Anne-Marie Kɔné': ['anne marie', 'Anne‑Marie', 'kone', 'marie-anne'],
  'Lê U': ['u', 'le'],
}
const NAMES = Object.keys(SPELLINGS)
const asked = NAMES.flatMap((name) => SPELLINGS[name]!.map((words) => [words, name] as const))

describe('every spelling finds', () => {
  let w: World
  const ids = new Map<string, string>()
  beforeAll(() => {
    w = world()
    for (const name of NAMES) {
      ids.set(name, w.person('farmer', { fullName: name }).id)
      w.db
        .insert(advisories)
        .values({ title: `Ask ${name}`, content: 'Early.', category: 'general' })
        .run()
    }
  })

  test.each(asked)('%s the person %s', (words, name) => {
    expect(listFoundPeople(w.db, words)).toContain(ids.get(name))
  })

  test.each(asked)('%s the advice about %s', (words, name) => {
    const { where } = find(w.db, { list: 'advisories', words, id: advisories.id })
    const titles = w.db.select({ title: advisories.title }).from(advisories).where(where(undefined)).all()
    expect(titles.map(({ title }) => title)).toContain(`Ask ${name}`)
  })

  test.each(asked)('%s without a line %s', (words, name) => {
    const kept = NAMES.map((fullName) => ({ id: fullName, fullName, phone: null, location: null, isMine: true, isActive: true, createdAt: '' })) // biome-ignore format: one farmer
    const found = findKeptFarmers(kept as never, { sort: 'fullName', search: words })
    expect(found.map(({ fullName }) => fullName)).toContain(name)
  })

  test('another name finds none of them', () => {
    expect(['Tetteh', 'ሙሉ', 'عمر', 'Bee'].flatMap((words) => listFoundPeople(w.db, words))).toEqual([])
  })
})

test('who is there already is found by every spelling after the migration', () => {
  const all = readMigrations(join(import.meta.dirname, '../../drizzle'))
  const db = openDb(':memory:')
  migrate(db, all.filter(({ name }) => name < '0035')) // biome-ignore format: one thought
  const insert = db.$client.prepare("insert into users (id, username, password, full_name) values (@name, @name, '!', @name)") // biome-ignore format: one row
  for (const name of NAMES) insert.run({ name })
  migrate(db, all)
  for (const [words, name] of asked) expect(listFoundPeople(db, words)).toContain(name)
  db.$client.exec("update users set full_name = 'Awa N’Diaye' where id = 'Lê U'")
  expect(listFoundPeople(db, 'ndiaye')).toEqual(['Lê U'])
  expect(() => db.$client.exec("insert into search_index (search_index) values ('integrity-check')")).not.toThrow()
  db.$client.close()
})
