import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { openExisting } from '#db/data-folder/database.ts'
import { keepPrivate } from '#db/data-folder/privacy.ts'
import { migrate } from '#db/migrate.ts'
import { insertSession } from '#db/queries/people/sessions.ts'
import { findUserByUsername, updateUser } from '#db/queries/people/users.ts'
import { pushSubscriptions, recoveryCodes, sessions, totpSecrets } from '#db/schema/index.ts'
import { passwordFits } from '#server/auth/passwords.ts'
import { joinData, takeFolder } from '#server/boot/data.ts'
import { UsageRefusal } from '#server/cli/arguments.ts'
import { runCommand } from '#server/cli/commands.ts'
import type { Shell } from '#server/cli/shell.ts'
import { readConfig } from '#server/config.ts'
import { migrationsOfProgram } from '#server/program-files.ts'
import { bulkFile } from '../services/market/wfp-file.ts'
import { ownFolder } from './folder.ts'
import { makeInstallation } from './installation.ts'

const { path, beside } = ownFolder()

/** With what the last command ended. */
let status = 0

type Typed = { env?: Record<string, string>; piped?: string; terminal?: Record<string, string[]> }

/** Runs a command as it would be typed; returns its output. */
async function kuu(command: string, { env = {}, piped = '', terminal }: Typed = {}) {
  const output: string[] = []
  const answers = Object.fromEntries(Object.entries(terminal ?? {}).map(([prompt, lines]) => [prompt, [...lines]]))
  const answer = async (question: string) => answers[question]?.shift() ?? ''
  const shell: Shell = {
    config: () => readConfig({ KUU_DATA: path(), KUU_LOG: 'silent', ...env }),
    givenPassword: env.KUU_ADMIN_PASSWORD,
    program: [],
    say: (line) => output.push(line),
    ask: terminal && answer,
    askHidden: terminal && answer,
    readLine: async () => piped,
  }
  status = await runCommand(command.split(' ').filter(Boolean), shell)
  return output.join('\n')
}

function withData<T>(work: (db: ReturnType<typeof openExisting>) => T): T {
  const db = openExisting(path())
  try {
    return work(db)
  } finally {
    db.$client.close()
  }
}
const adminOf = (username: string) => withData((db) => findUserByUsername(db, username))
const CREATE = 'admin create --username ruth --full-name Ruth'
const SECRET = 'maize and beans 7'

test('the first administrator is created in an empty folder, which becomes a production', async () => {
  expect(await kuu(CREATE, { piped: SECRET })).toBe('ruth is an administrator now. Sign in at /admin/login.')
  const ruth = adminOf('ruth')
  expect(ruth).toMatchObject({ role: 'admin', fullName: 'Ruth', isActive: true })
  expect(await passwordFits(ruth?.password ?? null, SECRET, '127.0.0.1')).toBe(true)
  await expect(kuu(CREATE, { piped: SECRET })).rejects.toThrow('The username ruth is taken.')
  expect(await kuu('admin list')).toMatch(/^ruth\tRuth\tactive\tsince \d{4}-/)
  const release = takeFolder(path())
  expect(() => joinData({ dataFolder: path(), demo: true })).toThrow('holds a production')
  release()
})

test('an administrator may have a reserved name, but no common password', async () => {
  await expect(kuu('admin create --username admin --full-name Ruth', { piped: 'password123' })).rejects.toThrow(
    'Many people',
  )
  await expect(kuu('admin create --username ruth.admin --full-name Ruth', { piped: 'Ruth.Admin1' })).rejects.toThrow(
    'username',
  )
  await kuu('admin create --username admin --full-name Ruth', { piped: SECRET })
  expect(adminOf('admin')).toMatchObject({ role: 'admin' })
})

test('the password may come from the environment', async () => {
  await kuu(CREATE, { env: { KUU_ADMIN_PASSWORD: SECRET } })
  expect(await passwordFits(adminOf('ruth')?.password ?? null, SECRET, '127.0.0.1')).toBe(true)
})

test('on a terminal every value is asked for, and the password twice', async () => {
  const typed = { 'Username: ': ['ruth'], 'Full name: ': ['Ruth Kollie'], 'Password: ': [SECRET], 'The same once more: ': [SECRET] } // biome-ignore format: a table
  await kuu('admin create', { terminal: typed })
  expect(adminOf('ruth')?.fullName).toBe('Ruth Kollie')
  const other = { ...typed, 'The same once more: ': ['something else'] }
  await expect(kuu('admin create', { terminal: other })).rejects.toThrow('The two are not the same.')
})

test('it works while a server runs on the folder', async () => {
  makeInstallation(path(), () => {}, false)
  const release = takeFolder(path())
  await kuu(CREATE, { piped: SECRET })
  release()
  expect(adminOf('ruth')?.role).toBe('admin')
})

test.each([
  ['a short password', CREATE, 'short', /^Password: At least/],
  ['no password', CREATE, '', /^Password: /],
  ['a name with invalid characters', 'admin create --username <b> --full-name Ruth', SECRET, /^Username: Only letters/],
  ['no terminal', 'admin create', SECRET, /give --username/],
  ['an unknown option', `${CREATE} --role farmer`, SECRET, /'--role'.*kuu help/],
  ['a surplus argument', `${CREATE} please`, SECRET, /'please' is too much/],
])('%s creates no account', async (_, command, piped, words) => {
  await expect(kuu(command, { piped })).rejects.toThrow(words)
  expect(await kuu('admin list')).toBe('There is none. Make one: kuu admin create')
})

test('a demo gets no further administrator', async () => {
  makeInstallation(path())
  await expect(kuu(CREATE, { piped: SECRET })).rejects.toThrow('holds a demo')
})

test('a new password ends every session and every push subscription, and the second factor on request', async () => {
  await kuu(CREATE, { piped: SECRET })
  const { id } = adminOf('ruth')!
  withData((db) => {
    insertSession(db, { id: 'hash', userId: id, expiresAt: '2100-01-01T00:00:00.000Z' }, 9)
    db.insert(totpSecrets).values({ userId: id, secret: 'ABC' }).run()
    db.insert(recoveryCodes).values({ userId: id, hash: 'x' }).run()
    db.insert(pushSubscriptions).values({ userId: id, endpoint: 'https://push.example', p256dh: 'x', auth: 'x' }).run()
  })
  const left = () => withData((db) => [sessions, pushSubscriptions, totpSecrets, recoveryCodes].map((table) => db.select().from(table).all().length)) // biome-ignore format: one question
  await expect(kuu('admin reset-password ruth', { piped: 'short' })).rejects.toThrow('Password: At least')
  expect(left()).toEqual([1, 1, 1, 1])
  await kuu('admin reset-password RUTH', { piped: 'another long secret' })
  expect(left()).toEqual([0, 0, 1, 1])
  expect(await passwordFits(adminOf('ruth')?.password ?? null, 'another long secret', '127.0.0.1')).toBe(true)
  await kuu('admin reset-password ruth --remove-second-factor', { piped: SECRET })
  expect(left()).toEqual([0, 0, 0, 0])
  withData((db) => updateUser(db, id, { role: 'farmer' }))
  await expect(kuu('admin reset-password ruth', { piped: SECRET })).rejects.toThrow('There is no administrator ruth')
})

test('an unknown command is answered with the list of commands', async () => {
  await expect(kuu('frobnicate')).rejects.toThrow(/^kuu does not know 'frobnicate'\.\n\nUsage: kuu COMMAND/)
  await expect(kuu('admin')).rejects.toThrow("kuu does not know 'admin'.")
  expect(await kuu('backup -h')).toMatch(/^Usage: kuu backup \[FILE\.tar\]\n\n {2}writes database/)
  for (const prompt of ['help', '--help']) {
    for (const word of ['serve', 'migrate', 'backup', 'restore', 'admin create', 'admin list', 'jobs'])
      expect(await kuu(prompt)).toContain(`  ${word}`)
  }
})

test.each(['backup', 'jobs', 'backup x.tar'])('%s creates no installation in an empty folder', async (command) => {
  await expect(kuu(command)).rejects.toThrow('There is no database')
})

test('backup, restore and migrate print what they did', async () => {
  makeInstallation(path())
  expect(await kuu('migrate', { env: { KUU_DEMO: '1' } })).toContain('is at the schema of this version')
  expect(await kuu(`backup ${beside('kuu.tar')}`)).toBe(`Written and checked: ${beside('kuu.tar')}, with 0 photos.`)
  expect(await kuu('backup')).toMatch(/^Written and checked: .*backups\/kuu-\d{8}T/)
  const release = takeFolder(path())
  await expect(kuu(`restore ${beside('kuu.tar')}`)).rejects.toThrow('Another Kuu is running')
  release()
  expect(await kuu(`restore ${beside('kuu.tar')}`)).toMatch(/^Restored into .*\nWhat was there before lies in .*before-restore-/) // biome-ignore format: one sentence
  expect(await kuu('jobs')).toContain('backup         every 24 h')
})

const json = async (command: string, typed?: Typed) => JSON.parse(await kuu(`${command} --json`, typed))

test('with --json each command answers one object, and asks for nothing', async () => {
  makeInstallation(path(), () => {}, false)
  expect(await json(CREATE, { piped: SECRET, terminal: {} })).toEqual({ username: 'ruth' })
  expect(await json('admin list')).toMatchObject({ administrators: [{ username: 'ruth', isActive: true }] })
  expect(await json('backup')).toMatchObject({ file: expect.stringContaining('kuu-'), files: 0, missing: [] })
  expect((await json('jobs')).jobs).toContainEqual(expect.objectContaining({ id: 'backup' }))
  expect(await json('version')).toMatchObject({ version: expect.stringMatching(/^\d/), commit: null })
  await expect(kuu('rollback --json')).rejects.toThrow('nothing to go back to')
})

test('anybody gets a new password on the machine itself', async () => {
  makeInstallation(path(), () => {}, false)
  await kuu(CREATE, { piped: SECRET })
  withData((db) => updateUser(db, adminOf('ruth')!.id, { role: 'farmer' }))
  await kuu('user reset-password ruth', { piped: 'another long secret' })
  expect(await passwordFits(adminOf('ruth')?.password ?? null, 'another long secret', '127.0.0.1')).toBe(true)
  await expect(kuu('user reset-password nobody', { piped: SECRET })).rejects.toThrow('There is no account nobody.')
})

test('the doctor finds nothing in a new installation with a backup, and ends with 3 where something is wrong', async () => {
  makeInstallation(path())
  const demo = { env: { KUU_DEMO: '1' } }
  expect(await kuu('doctor', demo)).toContain('! backup         There is no backup')
  expect(status).toBe(3)
  await kuu('backup', demo)
  // As the program itself does at its start, which keeps what it writes from everybody else.
  keepPrivate(path())
  const found = await kuu('doctor', demo)
  expect([status, found]).toEqual([0, expect.stringMatching(/All is well\.$/)])
  for (const check of ['data folder', 'database', 'ledger', 'files', 'disk', 'clock', 'configuration', 'gateways', 'backup', 'jobs']) expect(found).toContain(`  ${check} `) // biome-ignore format: one list
})

test.each<[string, () => void, RegExp]>([
  ['a balance that is not the sum of its entries', () => spoil("update ledger_accounts set balance = balance + 1 where id = (select id from ledger_accounts limit 1)"), /! ledger .*and its entries sum to/], // biome-ignore format: a table
  ['a file that is gone', () => spoil("insert into course_files (hash, name, type, bytes) values ('gone', 'a.pdf', 'application/pdf', 1)"), /! files .*1 of 1 files are not on the disk/], // biome-ignore format: a table
  ['a clock that runs behind', () => spoil("insert into audit_events (at, action) values ('2099-01-01T00:00:00.000Z', 'x')"), /! clock .*the last write was at 2099/], // biome-ignore format: a table
  ['a row without its parent', () => spoil("pragma foreign_keys = off; insert into farmer_crops (id, farmer_id, crop_id) values ('x', 'nobody', 'nothing')"), /! database .*without their parent/], // biome-ignore format: a table
  ['a job that failed', () => spoil("insert or replace into job_runs (name, started_at, ended_at, error) values ('backup', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'no room')"), /\? jobs .*backup: no room/], // biome-ignore format: a table
])('the doctor sees %s, and says what to do', async (_, damage, words) => {
  makeInstallation(path())
  damage()
  expect(await kuu('doctor', { env: { KUU_DEMO: '1' } })).toMatch(words)
})
const spoil = (sql: string) => withData((db) => db.$client.exec(sql))

test('a gateway that nobody answers is named by the doctor', async () => {
  makeInstallation(path())
  const env = { KUU_DEMO: '1', KUU_WEATHER: 'open-meteo', KUU_WEATHER_URL: 'http://127.0.0.1:9' }
  expect(await kuu('doctor', { env })).toMatch(/! gateways .*127\.0\.0\.1:9: .*ECONNREFUSED/)
})

test('an export has every row as CSV and JSON with a schema, and no password, session or key', async () => {
  makeInstallation(path())
  const folder = beside('export')
  const answer = await json(`export ${folder}`)
  const tables: { name: string; rows: number; columns: { name: string }[] }[] = JSON.parse(
    readFileSync(join(folder, 'schema.json'), 'utf8'),
  ).tables
  expect(answer.tables).toBe(tables.length)
  for (const { name, rows, columns } of tables) {
    const records: Record<string, unknown>[] = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    expect([name, records.length]).toEqual([name, rows])
    expect(withData((db) => db.$client.prepare(`select count(*) from "${name}"`).pluck().get())).toBe(rows)
    if (rows > 0) expect(Object.keys(records[0]!)).toEqual(columns.map((column) => column.name))
    expect(readFileSync(join(folder, `${name}.csv`), 'utf8').split('\r\n')[0]).toBe(`\ufeff${columns.map((column) => `"${column.name}"`).join(',')}`) // biome-ignore format: one line
  }
  const names = readdirSync(folder)
  for (const secret of ['sessions.', 'totp_secrets.', 'settings.', 'recovery_codes.'])
    expect(names).not.toContain(secret)
  expect(tables.find(({ name }) => name === 'users')?.columns.map(({ name }) => name)).not.toContain('password')
  await expect(kuu(`export ${folder}`)).rejects.toThrow('is not empty')
})

test('prices are imported from the command line as from the desk, and the audit says so', async () => {
  makeInstallation(path())
  writeFileSync(beside('prices.csv'), bulkFile(50))
  const demo = { env: { KUU_DEMO: '1' } }
  const before = countOf('market_prices')
  expect(await kuu(`import prices ${beside('prices.csv')} --dry-run`, demo)).toMatch(/^Nothing was written/)
  expect(countOf('market_prices')).toBe(before)
  const { written } = await json(`import prices ${beside('prices.csv')}`, demo)
  expect(countOf('market_prices')).toBe(before + written)
  expect(written).toBeGreaterThan(0)
  expect(withData((db) => db.$client.prepare("select count(*) from audit_events where action = 'kuu import prices'").pluck().get())).toBe(1) // biome-ignore format: one question
  writeFileSync(beside('other.csv'), '{}')
  await expect(kuu(`import prices ${beside('other.csv')}`, demo)).rejects.toThrow(/JSON file/)
  await expect(kuu(`import prices ${beside('none.csv')}`, demo)).rejects.toThrow('There is no file')
})
const countOf = (table: string) => withData((db) => db.$client.prepare(`select count(*) from ${table}`).pluck().get() as number) // biome-ignore format: one question

test('a demo is seeded into an empty folder alone', async () => {
  await kuu('seed-demo')
  expect(countOf('farmer_crops')).toBeGreaterThan(0)
  await expect(kuu('seed-demo')).rejects.toThrow('holds a database already')
})

test('a rollback puts back what was there before the migration, and sets aside what came after', async () => {
  const landed = migrationsOfProgram()
  const release = takeFolder(path())
  const db = openDb(path('kuu.db'))
  migrate(db, landed.slice(0, -1))
  db.$client.close()
  release()
  const demo = { env: { KUU_DEMO: '1' } }
  await kuu('migrate', demo)
  spoil("insert into audit_events (at, action) values ('2026-01-01T00:00:00.000Z', 'after')")
  await expect(kuu('rollback', demo)).rejects.toThrow('give --yes')
  await expect(kuu('rollback', { ...demo, terminal: {} })).rejects.toThrow('Nothing was changed')
  expect(await kuu('rollback --yes', demo)).toMatch(/is as it was at .*lies in .*before-restore-/)
  expect(countOf("audit_events where action = 'after'")).toBe(0)
  expect(countOf('schema_migrations')).toBe(landed.length - 1)
})

test.each(['bash', 'zsh', 'fish'])('commands are completed in %s', async (shell) => {
  const script = await kuu(`completion ${shell}`)
  for (const word of ['reset-password', 'doctor', 'dry-run']) expect(script).toContain(word)
})

test('the completion for bash knows the words of a command', async () => {
  const type = `${await kuu('completion bash')}\nCOMP_WORDS=(kuu admin re); COMP_CWORD=2; _kuu; echo "\${COMPREPLY[@]}"`
  expect(execFileSync('bash', ['-c', type], { encoding: 'utf8' }).trim()).toBe('reset-password')
  await expect(kuu('completion tcsh')).rejects.toThrow(UsageRefusal)
})
