import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { ownFolder } from './folder.ts'
import { importingServer, isBeforeWriting } from './importing.ts'

const { path } = ownFolder()
const ROWS = 6_000
const FILE = ['Full name,Phone,Email,Location,Language,Username', ...Array.from({ length: ROWS }, (_, at) => `Kebbeh Dolo ${at},+23177${1_000_000 + at},,Gbarnga,english,`), ''].join('\n') // biome-ignore format: one file

type State = { state: string; phase?: string; done?: number; total?: number; report?: { imported: number; farmers: { code: string | null }[] } } // biome-ignore format: one row

const served = () =>
  importingServer<State>(path(), {
    upload: '/api/admin/users/import/files',
    start: 'admin.users.startImport',
    state: 'admin.users.importState',
    file: FILE,
  })

test('thousands of farmers are imported beside the requests, told row by row; a kill leaves all or none of them', async () => {
  const first = await served()
  const input = await first.start()
  while (isBeforeWriting(await first.stateOf(input))) await pause()
  await first.stop('SIGKILL')

  const second = await served()
  const seen: State[] = []
  const waits: number[] = []
  const again = await second.start()
  for (;;) {
    const before = performance.now()
    expect((await fetch(`${second.url}/api/crops`)).status).toBe(200)
    waits.push(performance.now() - before)
    const state = await second.stateOf(again)
    seen.push(state)
    if (state.state !== 'running') break
    await pause()
  }
  const last = seen.at(-1)!
  await second.stop()
  const db = openDb(path('kuu.db'))
  const count = db.$client.prepare("select count(*) from users where full_name like 'Kebbeh Dolo %'").pluck().get()
  db.$client.close()
  expect(count).toBe(ROWS)
  const told = (phase: string) => seen.filter((state) => state.phase === phase).map(({ done }) => done!)
  // The killed one wrote all of them or none: then they are taken, or written now.
  if (last.report?.imported) {
    expect(last.report.farmers.filter(({ code }) => code !== null)).toHaveLength(ROWS)
    for (const phase of ['reading', 'comparing', 'writing']) {
      const steps = told(phase)
      expect(steps, phase).toEqual(steps.toSorted((a, b) => a - b))
    }
    // The other phases are too short to be looked into often.
    expect(new Set(told('writing')).size).toBeGreaterThan(2)
  }
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(250)
})

const pause = () => new Promise((go) => setTimeout(go, 20))
