import { expect, test } from 'vitest'
import { openExisting } from '#db/data-folder/database.ts'
import { insertSession } from '#db/queries/people/sessions.ts'
import { findUserByUsername, updateUser } from '#db/queries/people/users.ts'
import { pushSubscriptions, recoveryCodes, sessions, totpSecrets } from '#db/schema/index.ts'
import { passwordFits } from '#server/auth/passwords.ts'
import { runCommand } from '#server/cli/commands.ts'
import type { Shell } from '#server/cli/shell.ts'
import { readConfig } from '#server/config.ts'
import { joinData, takeFolder } from '#server/data.ts'
import { ownFolder } from './folder.ts'
import { makeInstallation } from './installation.ts'

const { path, beside } = ownFolder()

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
  await runCommand(command.split(' ').filter(Boolean), shell)
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
  for (const prompt of ['help', '--help', 'backup -h']) {
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
