import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { advisories, contactRequests, crops, users } from '#db/schema/index.ts'
import { find as search } from '#db/search.ts'
import { type World, world } from '../world.ts'

const HOSTILE = JSON.parse(readFileSync('tests/fixtures/blns.json', 'utf8')) as string[]

let w: World
beforeEach(() => {
  w = world()
})

const add = (...names: string[]) => names.map((name) => w.crop({ name }))
const find = (words: string, condition = sql`true`) =>
  w.db
    .select({ name: crops.name })
    .from(crops)
    .where(search(w.db, { list: 'crops', words, id: crops.id }).where(condition))
    .all()
    .map(({ name }) => name)

describe('words that very many rows have', () => {
  const peopleFound = (words: string, most = 5) =>
    w.db
      .select({ name: users.fullName })
      .from(users)
      .where(search(w.db, { list: 'people', words, id: users.id }).where(undefined))
      .orderBy(users.id)
      .limit(most)
      .all()
      .map(({ name }) => name)

  beforeEach(() => {
    w.db.$client.exec(`with recursive n(i) as (select 10000 union all select i + 1 from n where i < 30100)
      insert into users (id, username, username_key, password, full_name, location)
        select 'f' || i, 'f' || i, 'f' || i, '!', case when i % 2 then 'Zoé ' else 'Martha ' end || i, 'Sékou Touré Street' from n`)
  })

  test('find them whatever their case and accents, each word', () => {
    expect(peopleFound('SEKOU touré', 2)).toEqual(['Martha 10000', 'Zoé 10001'])
    expect(peopleFound('sekou zoe street', 2)).toEqual(['Zoé 10001', 'Zoé 10003'])
    expect(peopleFound('sekou 2003', 40)).toHaveLength(12)
    expect(peopleFound('sekou nobody')).toEqual([])
  })

  test('find in another list what that has, a misspelt crop too', () => {
    add('Maize', 'Sekou')
    expect(find('street')).toEqual([])
    expect(find('sekou')).toEqual(['Sekou'])
    expect(find('miaze')).toEqual(['Maize'])
  })
})

describe('search words', () => {
  test.each([
    ['maize', ['Maize']],
    ['MAIZE', ['Maize']],
    ['aiz', ['Maize']],
    ['ze', ['Maize']],
    ['m', ['Maize', 'Fluted pumpkin', 'Iṣu (yam)']],
    ['pumpkin flut', ['Fluted pumpkin']],
    ['maize pumpkin', []],
    ['cafe', ['Café ârabica']],
    ['CAFÉ arábica', ['Café ârabica']],
    ['Cafe\u0301', ['Café ârabica']],
    ['isu', ['Iṣu (yam)']],
    ['በቆሎ', ['Maize', 'በቆሎ']],
    ['ቆሎ', ['በቆሎ']],
    ['ذرة', ['Maize', 'ذرة صفراء']],
    ['玉米', ['玉米粉']],
    ['玉米粉', ['玉米粉']],
    ['100%', ['100% cover_crop']],
    ['%', ['100% cover_crop']],
    ['_', ['100% cover_crop']],
    ['r_c', ['100% cover_crop']],
    ['"', []],
    ['maize"', ['Maize']],
    ['maize* OR pumpkin', []],
    ['NOT', []],
    ['words:maize', []],
    ['maize\u0000pumpkin', []],
    ['fluted\u0000pumpkin', ['Fluted pumpkin']],
  ])('%s finds %j', (words, names) => {
    add('Maize', 'Fluted pumpkin', 'Café ârabica', 'Iṣu (yam)', 'በቆሎ', 'ذرة صفراء', '玉米粉', '100% cover_crop')
    expect(find(words).sort()).toEqual([...names].sort())
  })

  test.each(['', ' ', '\u0000', '\ud800', '\t\n'])('without a word in %j everything matches', (words) => {
    add('Maize', 'Okra')
    expect(find(words)).toEqual(['Maize', 'Okra'])
  })

  test('of another list match nothing here', () => {
    w.person('farmer', { fullName: 'Maize Okra' })
    expect(find('maize')).toEqual([])
  })

  test('match the current name of a row, and no deleted row', () => {
    const [maize, okra] = add('Maize', 'Okra')
    w.db.update(crops).set({ name: 'Sorghum' }).where(sql`id = ${maize!.id}`).run()
    w.db.delete(crops).where(sql`id = ${okra!.id}`).run()
    expect([find('maize'), find('okra'), find('sorghum')]).toEqual([[], [], ['Sorghum']])
  })
})

const NOW = '2026-11-21T12:00:00.000Z'

describe('words that are written otherwise', () => {
  const advice = (title: string) =>
    w.db.insert(advisories).values({ title, content: 'Do it early.', category: 'general', createdAt: NOW }).run()
  const titles = (words: string) =>
    w.db
      .select({ title: advisories.title })
      .from(advisories)
      .where(search(w.db, { list: 'advisories', words, id: advisories.id }).where(undefined))
      .all()
      .map(({ title }) => title)
      .sort()

  test.each([
    ['corn', ['Corner posts', 'Weed maize']],
    ['mahindi', ['Weed maize']],
    ['ground nut', ['Dry groundnuts']],
    ['peanut', ['Dry groundnuts']],
    ['sweetpotato', ['Lift sweet potatoes']],
    ['guinea corn', ['Birds in sorghum']],
    ['weed corn', ['Weed maize']],
    ['maze', ['Weed maize']],
    ['weed maze', ['Weed maize']],
    ['mahndi', ['Weed maize']],
    ['groundnutt', ['Dry groundnuts']],
    ['erly', ['Birds in sorghum', 'Corner posts', 'Dry groundnuts', 'Lift sweet potatoes', 'Weed maize']],
    ['cornr post', ['Corner posts']],
    ['rice', []],
    ['12', []],
  ])('%s finds %j', (words, found) => {
    for (const title of ['Weed maize', 'Dry groundnuts', 'Lift sweet potatoes', 'Birds in sorghum', 'Corner posts'])
      advice(title)
    expect(titles(words)).toEqual(found)
  })

  test('an exactly typed name is always found, and nothing else with it', () => {
    for (const title of ['Maze paths', 'Weed maize']) advice(title)
    expect(titles('maze')).toEqual(['Maze paths'])
    expect(titles('maize')).toEqual(['Weed maize'])
  })

  const people = (words: string) =>
    w.db
      .select({ fullName: users.fullName })
      .from(users)
      .where(search(w.db, { list: 'people', words, id: users.id }).where(undefined))
      .all()
      .map(({ fullName }) => fullName)
      .sort()

  test.each([
    ['Marta', ['Martha Kollie']],
    ['martha koli', []],
    ['marhta kolie', ['Martha Kollie']],
    ['matha', ['Martha Kollie']],
    ['Flomo', ['Hawa Flomo']],
    ['flomoo hawa', ['Hawa Flomo']],
    ['corn', ['Peter Corn']],
    ['maize', []],
    ['+231770000042', []],
  ])('among people %s finds %j', (words, found) => {
    for (const fullName of ['Martha Kollie', 'Hawa Flomo', 'Peter Corn', 'Musa Dolo'])
      w.person('farmer', { fullName, phone: '+231770000041' })
    expect(people(words)).toEqual(found)
  })

  test('a request is found by another name of its crop', () => {
    const row = { name: 'Martha', ticketId: 'KUU-1', message: 'My cassava has yellow leaves', createdAt: NOW }
    w.db.insert(contactRequests).values(row).run()
    for (const words of ['manioc leaves', 'kasava', 'yelow leaves']) {
      const { where } = search(w.db, { list: 'tickets', words, id: contactRequests.id })
      expect(w.db.select().from(contactRequests).where(where(undefined)).all()).toHaveLength(1)
    }
  })
})

test('the other filters hold for matches too, few or many', () => {
  const insert = w.db.$client.prepare('insert into crops (id, name) values (?, ?)')
  for (let at = 0; at < 1200; at++) insert.run(`crop-${at}`, `Maize ${at % 2 ? 'white' : 'yellow'} ${at}`)
  expect(find('maize')).toHaveLength(1200)
  expect(find('maize white', sql`id < 'crop-2'`).length).toBe(find('white', sql`id < 'crop-2'`).length)
  expect(find('maize', sql`id = 'crop-7'`)).toEqual(['Maize white 7'])
  expect(find('maize 1199', sql`id = 'crop-7' or id = 'crop-1199'`)).toEqual(['Maize white 1199'])
  expect(find('7', sql`false`)).toEqual([])
})

test('any part of any text is found, and every text that is found contains the words', () => {
  const letters = fc.constantFrom(...'abcé ñçኣልቦሩبحثдом玉米%_"\'*()-:^{}+|&~😀'.split(/(?:)/u))
  const text = fc.string({ unit: letters, minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), fc.nat(), fc.nat(), fc.nat(), (names, at, from, long) => {
      w.db.delete(crops).run()
      add(...names.map((name, place) => `${name} ${place}`))
      const name = names[at % names.length]!
      const part = [...name].slice(from % [...name].length).slice(0, 1 + (long % 6)).join('') // biome-ignore format: one thought
      const seen = find(part)
      expect(seen).toContain(`${name} ${at % names.length}`)
      const folded = (words: string) => words.normalize('NFD').replaceAll(/[\p{M}']/gu, '').toLowerCase()
      for (const each of seen)
        for (const word of part.split(/[\s-]+/)) expect(folded(each)).toContain(folded(word))
    }),
    { numRuns: 300 },
  ) // biome-ignore format: one property
})

test('no text breaks the search', () => {
  add('Maize')
  for (const words of HOSTILE) expect(() => find(words)).not.toThrow()
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (words) => void find(words)))
})
