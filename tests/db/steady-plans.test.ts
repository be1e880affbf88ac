import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { keepPlans, withSteadyPlan } from '#db/steady-plans.ts'
import { leastTimes } from './least-times.ts'

test.each([
  ['select * from t where a = ? limit ?', 'select * from t where a = +? limit +?'],
  ['values (?1, @name, :other, $third)', 'values (+?1, +@name, +:other, +$third)'],
  [
    `select '?', 'it''s ?', "a?b", \`c?d\` from t where a = ?`,
    `select '?', 'it''s ?', "a?b", \`c?d\` from t where a = +?`,
  ],
  [
    `select strftime('%H:%M') -- why?\nwhere a = ? /* or @b\n? */`,
    `select strftime('%H:%M') -- why?\nwhere a = +? /* or @b\n? */`,
  ],
])('%s', (sql, steady) => {
  expect(withSteadyPlan(sql)).toBe(steady)
})

const SQL = 'select id from crops where farmer_id = ? order by name limit ?'

function crops() {
  const db = new Database(':memory:')
  db.exec('create table crops (id integer primary key, farmer_id text, name text)')
  db.exec('create index crops_farmer on crops (farmer_id)')
  return db
}

test('a prepared statement is not planned anew at each use', async () => {
  const [bare, steady] = [crops(), crops()]
  keepPlans(steady)
  const [each, kept] = [bare.prepare(SQL), steady.prepare(SQL)]
  const often = (run: typeof each) => () => {
    for (let at = 0; at < 200; at++) run.all('f', 10)
  }
  const [planned, once] = await leastTimes(often(each), often(kept))
  expect(once! / planned!).toBeLessThan(0.7)
})

test('values mean what they meant: kinds of columns, lists, and what is not known', () => {
  const [bare, steady] = [crops(), crops()]
  keepPlans(steady)
  const answers = [bare, steady].map((db) => {
    db.prepare('insert into crops (id, farmer_id, name) values (?, ?, ?), (?, @f, @n)').run(1, 7, null, 2, {
      f: 'x',
      n: 'Rice',
    })
    return [
      db.prepare('select * from crops where farmer_id = ?').all(7),
      db.prepare('select * from crops where id = ?').all('2'),
      db.prepare('select * from crops where name is ? or id in (?, ?)').all(null, 5, 6),
      db
        .prepare("select ? || 'b' as t, typeof(?) as i, typeof(?) as n, ? collate nocase = 'A' as c, -? as m")
        .get('a', 1n, null, 'a', 3),
    ]
  })
  expect(answers[1]).toEqual(answers[0])
})
