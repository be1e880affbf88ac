import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advisoryColumns } from '#db/queries/advice/advisories.ts'
import { quickRows } from '#db/quick-rows.ts'
import { advisories, crops } from '#db/schema/index.ts'
import { migrated } from './migrated.ts'

test('rows are those that drizzle makes: booleans, what is null, and a group without a row', () => {
  const db = migrated()
  db.insert(crops).values({ id: 'rice', name: 'Rice' }).run()
  const advice = { content: 'Weed now.', category: 'pest' as const, language: 'english' as const }
  db.insert(advisories)
    .values([
      { ...advice, id: 'a', title: 'A', cropId: 'rice', windowStart: 3, windowEnd: 9 },
      { ...advice, id: 'b', title: 'B', isActive: false },
    ])
    .run()
  const query = db
    .select(advisoryColumns)
    .from(advisories)
    .leftJoin(crops, eq(crops.id, advisories.cropId))
    .where(eq(advisories.language, sql.placeholder('language')))
    .orderBy(advisories.id)
    .prepare()

  const quick = quickRows(query, advisoryColumns)
  const rows = quick.all({ language: 'english' })
  expect([quick.get({ language: 'english' }), quick.get({ language: 'french' })]).toEqual([rows[0], undefined])
  expect(rows).toEqual(query.all({ language: 'english' }))
  expect(rows).toMatchObject([
    { id: 'a', isActive: true, crop: { name: 'Rice', localName: null }, windowEnd: 9 },
    { id: 'b', isActive: false, crop: null, windowEnd: null },
  ])
})
