import { expect, test } from 'vitest'
import { auditEvents, users } from '#db/schema/index.ts'
import type { Role } from '#domain/roles.ts'
import { village } from '../village.ts'

const HEAD = 'Full name,Phone,Location\n'
const farmers = (count: number) => HEAD + Array.from({ length: count }, (_, at) => `Kebbeh Dolo,+2317755${10_000 + at},Gbarnga\n`).join('') // biome-ignore format: one row

function desk() {
  const w = village()
  const upload = async (file: string, role: Role | null = 'admin') => {
    const { ruth, martha, hawa } = w.people
    const user = role === 'farmer' ? martha : role === 'extension_agent' ? hawa : ruth
    const { token } = await w.sessions.open(user!.id)
    return w.app.request('/api/admin/users/import/files', {
      method: 'POST',
      headers: { 'content-type': 'text/csv', ...(role && { authorization: `Bearer ${token}` }) },
      body: file,
    })
  }
  const { startImport, importState } = w.as(w.people.ruth).admin.users
  const run = async (file: string, isDryRun: boolean) => {
    const { fileId } = (await (await upload(file)).json()) as { fileId: string }
    return { fileId, ...(await ended(await startImport({ fileId, isDryRun }))) }
  }
  const ended = async (input: { importId: string }) => {
    for (;;) {
      const state = await importState(input)
      if (state.state !== 'running') return { ...input, ...state }
      await new Promise((go) => setTimeout(go, 5))
    }
  }
  return { ...w, upload, run, ended, startImport, importState }
}
const stored = ({ db }: ReturnType<typeof desk>) => db.$count(users)

test.each([
  [null, 401],
  ['farmer', 403],
  ['extension_agent', 403],
] as const)('%s may not upload farmers: %i', async (role, status) => {
  expect((await desk().upload(farmers(1), role)).status).toBe(status)
})

test('a large file is compared, then imported with a code for each farmer, which nobody else is told', async () => {
  const d = desk()
  const before = await stored(d)
  const preview = await d.run(farmers(6000), true)
  expect(preview).toMatchObject({ state: 'done', report: { isDryRun: true, rows: 6000, refused: 0, imported: 0 } })
  expect(await stored(d)).toBe(before)

  const done = await d.ended(await d.startImport({ fileId: preview.fileId, isDryRun: false }))
  if (done.state !== 'done') throw new Error(done.state)
  expect(done.report).toMatchObject({ isDryRun: false, imported: 6000 })
  expect(new Set(done.report.farmers.map(({ code }) => code)).size).toBe(6000)
  expect(await stored(d)).toBe(before + 6000)
  const events = d.db.select().from(auditEvents).all()
  expect(events).toHaveLength(6000)
  expect(events[0]).toMatchObject({ action: 'admin.users.import', tableName: 'users', actorId: 'ruth', rowId: done.report.farmers[0]!.id, subjectId: done.report.farmers[0]!.id }) // biome-ignore format: one row
  const other = d.as(d.person('admin', { id: 'moses' })).admin.users
  await expect(other.importState(done)).rejects.toMatchObject({ code: 'NOT_FOUND' })

  // The file is gone with its import, so that a second click imports nobody twice.
  const again = d.startImport({ fileId: preview.fileId, isDryRun: false })
  await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('good rows are written, known ones again change nothing, and wrong rows come back with their reasons', async () => {
  const d = desk()
  const before = await stored(d)
  await d.run(farmers(1), false)
  const file = `${farmers(3)},+231770000000,Palala\n`
  const report = { fresh: 2, same: 1, changed: 0, refused: 1, faults: [{ line: 5, column: 'Full name', reason: 'Full name is required' }] } // biome-ignore format: one report
  expect(await d.run(file, true)).toMatchObject({ state: 'done', report: { ...report, isDryRun: true, imported: 0 } })
  expect(await stored(d)).toBe(before + 1)
  const done = await d.run(file, false)
  expect(done).toMatchObject({ state: 'done', report: { ...report, isDryRun: false, imported: 2 } })
  expect(await stored(d)).toBe(before + 3)
  if (done.state !== 'done') throw new Error(done.state)
  const refused = '\ufeff"Kuu: line","Kuu: reason","Full name","Phone","Location"\r\n5,"Full name: Full name is required","","\'+231770000000","Palala"\r\n' // biome-ignore format: one file
  expect(done.report.refusedFile?.replaceAll('"', '')).toBe(refused.replaceAll('"', ''))

  // What came back is imported once it is corrected.
  const corrected = done.report.refusedFile!.replace('required,,', 'required,Sumo Dolo,').replace('""', '"Sumo Dolo"')
  expect(await d.run(corrected, false)).toMatchObject({ report: { imported: 1, refused: 0, ignored: [] } })
})

test('a change of somebody who is there has one event of the audit, with what was and is', async () => {
  const d = desk()
  await d.run('Full name,Phone,Location\nAmina Otieno,+254712345951,Nakuru\n', false)
  const again = await d.run('Full name,Phone,Location,Email\nOtieno Amina,0712345951,"Machakos, Kenya",\n', false)
  expect(again).toMatchObject({
    report: { imported: 0, changed: 1, changes: [{ line: 2, username: 'amina.otieno', columns: ['Full name', 'Location'] }] }, // biome-ignore format: one report
  })
  const events = d.db.select().from(auditEvents).all()
  expect(events).toHaveLength(2)
  expect(JSON.parse(events[1]!.before!)).toMatchObject({ fullName: 'Amina Otieno', location: 'Nakuru' })
  expect(JSON.parse(events[1]!.after!)).toMatchObject({ fullName: 'Otieno Amina', location: 'Machakos, Kenya' })
})

test.each([
  ['{}', 'This is a JSON file. Only CSV files and workbooks can be imported.'],
  ['Village\nPalala\n', 'The first row must name the columns: Full name, Phone, Email, Location, Language, Username, Sex, Year of birth, Group. Full name is needed.'],
  [HEAD + 'Kebbeh Dolo,,\n'.repeat(50_001), 'A file may have 50,000 rows at most. Divide it into smaller files.'],
])('%.20j is refused in a sentence', async (file, message) => {
  expect(await desk().run(file, false)).toMatchObject({ state: 'refused', message })
}) // biome-ignore format: one row each
