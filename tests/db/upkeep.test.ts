import { expect, test } from 'vitest'
import { optimize } from '#db/upkeep.ts'
import { migrated } from './migrated.ts'

test('tables that have grown are analysed, used or not, and a second run has nothing to do', async () => {
  const db = migrated()
  const analysed = () => db.$client.prepare('select distinct tbl from sqlite_stat1').pluck().all()
  expect(await optimize(db)).toBeGreaterThan(0)
  expect(analysed()).not.toContain('users')
  db.$client.exec(`
    with recursive n(i) as (select 0 union all select i + 1 from n where i < 9999)
    insert into users (id, username, username_key, password, full_name) select i, i, i, '!', i from n`)
  expect(await optimize(db)).toBeGreaterThan(0)
  expect(analysed()).toContain('users')
  expect(await optimize(db)).toBe(0)
})
