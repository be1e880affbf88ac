import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { auditEvents, farmerRecords, users } from '#db/schema/index.ts'
import { eraseUser } from '#services/people/admin/erase-user.ts'
import { exportPersonalData } from '#services/people/export-personal-data.ts'
import { village } from '../village.ts'

async function office() {
  const w = village()
  const { token } = await w.sessions.open('ruth')
  const send = (path: string, init: RequestInit = {}) =>
    w.app.request(`/api${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
  return {
    ...w,
    send,
    imported: async (body: string) =>
      (await send('/admin/users/import', { method: 'POST', headers: { 'content-type': 'text/csv' }, body })).json(),
    known: () =>
      w.db
        .select({ name: users.fullName, gender: farmerRecords.gender, born: farmerRecords.birthYear, group: farmerRecords.groupName }) // biome-ignore format: one row
        .from(farmerRecords)
        .innerJoin(users, eq(users.id, farmerRecords.farmerId))
        .orderBy(users.fullName)
        .all(),
  }
}

const FILES = {
  english:
    'Full name,Phone,Sex,Age,Group\nAmina Otieno,0770000001,F,42,Red Light Farmers\nBen Dolo,0770000002,male,30,\n',
  french:
    'Nom et prénoms;Téléphone;Sexe (H/F);Année de naissance;Groupement\nAmina Otieno;0770000001;F;1984;Red Light Farmers\nBen Dolo;0770000002;H;1996;\n',
  swahili:
    'Jina kamili,Simu,Jinsia,Umri,Kikundi\nAmina Otieno,0770000001,Ke,42,Red Light Farmers\nBen Dolo,0770000002,Me,miaka 30,-\n',
}

test.each(Object.entries(FILES))('an office’s file in %s keeps sex, year of birth and group', async (_, file) => {
  const o = await office()
  expect(await o.imported(file)).toMatchObject({ imported: 2, refused: 0, ignored: [] })
  const [amina, ben] = o.known()
  expect(amina).toEqual({ name: 'Amina Otieno', gender: 'female', born: 1984, group: 'Red Light Farmers' })
  expect(ben).toMatchObject({ name: 'Ben Dolo', gender: 'male', born: 1996 })
})

test('nothing is needed of a farmer, and one wrong cell gives back its row alone', async () => {
  const o = await office()
  const file = 'Full name,Sex,Age\nAmina Otieno,,\nBen Dolo,zebra,30\nComfort Flomo,F,3\nDavid Kesselly,M,51\n'
  const answer = await o.imported(file)
  expect(answer).toMatchObject({
    imported: 2,
    refused: 2,
    faults: [
      { line: 3, column: 'Sex' },
      { line: 4, column: 'Age' },
    ],
  })
  expect(answer.refusedFile).toContain('Ben Dolo')
  expect(o.known()).toEqual([{ name: 'David Kesselly', gender: 'male', born: 1975, group: null }])
})

test('a column of groups of ages is left out and named, as the file was read before', async () => {
  const o = await office()
  const file = 'Full name,Age\nAmina Otieno,18-35\nBen Dolo,36+\n'
  expect(await o.imported(file)).toMatchObject({ imported: 2, refused: 0, ignored: ['Age'] })
})

test('a second file changes what it says otherwise, and an age one year off is the same', async () => {
  const o = await office()
  await o.imported(FILES.english)
  expect(await o.imported(FILES.english.replace('42', '41'))).toMatchObject({ changed: 0, same: 2 })
  const other = FILES.english.replace(',F,42,Red Light Farmers', ',,50,Ganta Women')
  expect(await o.imported(other)).toMatchObject({
    changed: 1,
    same: 1,
    changes: [{ fullName: 'Amina Otieno', columns: ['Year of birth', 'Group'] }],
  })
  expect(o.known()[0]).toEqual({ name: 'Amina Otieno', gender: 'female', born: 1976, group: 'Ganta Women' })
  const line = o.db.select().from(auditEvents).where(eq(auditEvents.tableName, 'farmer_records')).all()
  expect(line).toMatchObject([{ actorId: 'ruth', action: 'admin.users.import' }])
  expect([line[0]!.before, line[0]!.after].map((said) => JSON.parse(said!))).toEqual([
    { birthYear: 1984, groupName: 'Red Light Farmers' },
    { birthYear: 1976, groupName: 'Ganta Women' },
  ])
})

test('they are on the farmer’s page, in the lists as files, and such a file can be imported again', async () => {
  const o = await office()
  await o.imported(FILES.english)
  const { id } = o.db.select().from(users).where(eq(users.fullName, 'Amina Otieno')).get()!
  const facts = { gender: 'female', birthYear: 1984, groupName: 'Red Light Farmers' }
  expect(await o.as(o.people.ruth!).agent.farmers.get({ farmerId: id })).toMatchObject(facts)
  for (const path of ['/farmers', '/admin/users?role=farmer']) {
    const file = await (await o.send(path, { headers: { accept: 'text/csv' } })).text()
    const plain = file.replaceAll('"', '')
    expect(plain).toContain(',gender,birthYear,groupName')
    expect(plain).toContain(',female,1984,Red Light Farmers')
  }
  const list = await (await o.send('/admin/users?role=farmer', { headers: { accept: 'text/csv' } })).text()
  expect(await o.imported(list)).toMatchObject({ refused: 0, changed: 0, fresh: 0, same: 4 })
})

test('an export for the farmer has them, and an erasure leaves nothing of them', async () => {
  const o = await office()
  await o.imported(FILES.english)
  const amina = o.db.select().from(users).where(eq(users.fullName, 'Amina Otieno')).get()!
  const { records } = await exportPersonalData(o.db, { user: { ...o.people.martha!, id: amina.id }, now: () => o.clock.now }) // biome-ignore format: one row
  expect(records.agentRecord).toMatchObject([{ gender: 'female', birthYear: 1984, groupName: 'Red Light Farmers' }])
  transact(o.db, (tx) =>
    eraseUser(tx, amina.id, { ...o, user: o.people.ruth!, demo: false, requestId: 'r', now: () => o.clock.now }),
  )
  expect(o.db.select().from(farmerRecords).where(eq(farmerRecords.farmerId, amina.id)).all()).toEqual([])
})
