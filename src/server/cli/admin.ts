import { type Db, transact } from '#db/client.ts'
import { listAdministrators, removeSecondFactor } from '#db/queries/people/administrators.ts'
import { findUserByUsername, insertUser } from '#db/queries/people/users.ts'
import { Refusal } from '#db/refusal.ts'
import { isUniqueViolation } from '#db/violations.ts'
import { newAdministrator } from '#domain/people/session.schema.ts'
import { isLikeUsername } from '#domain/people/username.ts'
import { PROBLEMS } from '#domain/problem.ts'
import { replacePassword } from '#services/people/replace-password.ts'
import { isCommonPassword } from '../auth/common-passwords.ts'
import { hashPasswordSync } from '../auth/passwords.ts'
import { readArguments } from './arguments.ts'
import { withData } from './data.ts'
import type { Shell } from './shell.ts'

const TEXT = { type: 'string' } as const

/** Makes an administrator, also while the server runs. The password must pass the rules of registration. */
export async function createAdministrator(args: string[], shell: Shell) {
  const { values } = readArguments(args, { username: TEXT, 'full-name': TEXT })
  const username = values.username ?? (await answerOf(shell, 'Username', '--username'))
  const fullName = values['full-name'] ?? (await answerOf(shell, 'Full name', '--full-name'))
  const chosen = await readChoice({ username, fullName, password: await newPassword(shell) })
  await withData(shell.config(), (db) => insertAdministrator(db, chosen))
  shell.say(`${chosen.username} is an administrator now. Sign in at /admin/login.`)
  return { answer: { username: chosen.username } }
}

export async function listOfAdministrators(args: string[], { config, say }: Shell) {
  readArguments(args, {})
  const found = await withData(config(), listAdministrators)
  if (found.length === 0) say('There is none. Make one: kuu admin create')
  for (const { username, fullName, isActive, createdAt } of found)
    say(`${username}\t${fullName}\t${isActive ? 'active' : 'deactivated'}\tsince ${createdAt.slice(0, 10)}`)
  return { answer: { administrators: found } }
}

/** For an administrator who cannot sign in any more. It ends all sessions of the account. */
export const resetAdminPassword = (args: string[], shell: Shell) => resetPassword(args, shell, getAdministrator)

/** The same for any account. */
export const resetUserPassword = (args: string[], shell: Shell) => resetPassword(args, shell, getUser)

async function resetPassword(args: string[], shell: Shell, find: typeof getUser) {
  const options = { 'remove-second-factor': { type: 'boolean' } } as const
  const { values, positionals } = readArguments(args, options, { least: 1 })
  const username = positionals[0] ?? ''
  const { id, ...account } = await withData(shell.config(), (db) => find(db, username))
  const { password } = await readChoice({ ...account, password: await newPassword(shell) })
  const hash = hashPasswordSync(password)
  await withData(shell.config(), (db) =>
    transact(db, (tx) => {
      replacePassword(tx, id, hash)
      if (values['remove-second-factor']) removeSecondFactor(tx, id)
    }),
  )
  shell.say(`${username} has a new password, and must sign in anew everywhere.`)
  return { answer: { username } }
}

function insertAdministrator(db: Db, { password, ...chosen }: Choice) {
  try {
    insertUser(db, { ...chosen, password: hashPasswordSync(password), role: 'admin' })
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal(`The username ${chosen.username} is taken.`) : error
  }
}

function getAdministrator(db: Db, username: string) {
  const found = findUserByUsername(db, username)
  if (found?.role === 'admin') return found
  throw new Refusal(`There is no administrator ${username}. See: kuu admin list`)
}

function getUser(db: Db, username: string) {
  const found = findUserByUsername(db, username)
  if (found) return found
  throw new Refusal(`There is no account ${username}.`)
}

type Choice = { username: string; fullName: string; password: string }

async function readChoice({ username, fullName, password }: Choice): Promise<Choice> {
  const { data, error } = newAdministrator.safeParse({ username, fullName, password })
  if (!data) {
    const words = error.issues.map(({ path, message }) => `${NAMES[String(path[0])] ?? String(path[0])}: ${message}`)
    throw new Refusal(words.join('\n'))
  }
  if (isLikeUsername(data.password, data.username)) throw new Refusal(PROBLEMS.passwordLikeUsername[1])
  if (await isCommonPassword(data.password)) throw new Refusal(PROBLEMS.commonPassword[1])
  return data
}

const NAMES: Record<string, string> = { username: 'Username', fullName: 'Full name', password: 'Password' }

async function answerOf({ ask }: Shell, question: string, option: string) {
  if (!ask) throw new Refusal(`There is no terminal to ask on: give ${option}.`)
  return await ask(`${question}: `)
}

/** From the environment, from a pipe, or typed twice without being seen. */
async function newPassword({ givenPassword, askHidden, readLine }: Shell) {
  if (givenPassword) return givenPassword
  if (!askHidden) return await readLine()
  const password = await askHidden('Password: ')
  if ((await askHidden('The same once more: ')) !== password) throw new Refusal('The two are not the same.')
  return password
}
