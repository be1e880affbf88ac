import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { readMigrations } from '#db/migrate.ts'
import { contentOf, expectEveryRow } from '../db/content.ts'
import { ownFolder } from './folder.ts'
import { runKuu, startServer } from './server.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const STATES = join(ROOT, 'tests/fixtures/states')
const LANDED = readMigrations(join(ROOT, 'drizzle')).map(({ name }) => name)

const { path, write } = ownFolder()

test.each(readdirSync(STATES))('the database of %s is upgraded by a start, and a rollback undoes it', async (state) => {
  const earlier = state.replace('.db.br', '')
  const [next] = LANDED.filter((name) => name > earlier)
  write('kuu.db', brotliDecompressSync(readFileSync(join(STATES, state))))
  const before = contentIn(path('kuu.db'))
  const env = { KUU_DATA: path(), KUU_DEMO: '1' }

  const server = await startServer(env)
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)
  expect(await (await fetch(`${server.url}/api/crops`)).json()).toHaveLength(before.crops!.length)
  await server.stop()

  const upgraded = contentIn(path('kuu.db'))
  expect(upgraded.schema_migrations!.map(({ name }) => name)).toEqual(LANDED)
  expectEveryRow(beforeItEnds(before), upgraded, WRITTEN_BY_SERVER)
  const backups = readdirSync(path('backups')).filter((name) => name.endsWith('.db'))
  expect(backups).toEqual([expect.stringMatching(`^before-${next}-`)])
  expect(contentIn(path('backups', backups[0]!))).toEqual(before)

  await runKuu(env, 'rollback', '--yes')
  const { settings = [], ...rest } = contentIn(path('kuu.db'))
  const { settings: settingsBefore = [], ...restBefore } = before
  expect(rest).toEqual(restBefore)
  expect(settings.filter(({ name }) => name !== RESTORED)).toEqual(settingsBefore)
  const [aside] = readdirSync(path()).filter((name) => name.startsWith('before-restore-'))
  expect(contentIn(path(aside!, 'kuu.db'))).toEqual(upgraded)
})

/**
 * A server that starts sends what waits, finishes broadcasts and notes what it did. The days of the stored rows pass: what
 * is kept for a time only goes one day (server/jobs/retention.ts), loans fall due and policies end.
 */
const WRITTEN_BY_SERVER = [
  ...['sms_messages', 'notifications', 'settings', 'job_runs'],
  ...['weather_forecasts', 'sessions', 'idempotent_responses', 'archive', 'archive_rows', 'login_failures'],
  ...['ussd_sessions', 'received_messages', 'phone_languages', 'early_reports', 'contact_requests', 'ticket_replies'],
  // What no course names goes to the trash after a day.
  ...['farmer_loans', 'farmer_insurance', 'course_files'],
]
/** Advice and alerts end on their day, whenever the test runs: then the server switches them off. */
const beforeItEnds = ({ advisories = [], weather_alerts = [], ...content }: ReturnType<typeof contentOf>) => {
  // An advisory has one more version then.
  const lasting = ({ is_active, version, ...row }: Record<string, unknown>) => row
  return { ...content, advisories: advisories.map(lasting), weather_alerts: weather_alerts.map(lasting) }
}
/** Phones ask for it: the one thing that a rollback adds. */
const RESTORED = 'installation.restored'

function contentIn(file: string) {
  const $client = new Database(file)
  try {
    return contentOf({ $client })
  } finally {
    $client.close()
  }
}
