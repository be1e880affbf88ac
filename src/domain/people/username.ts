import { inPlainLetters, withAsciiDigits } from '../letters.ts'
import { romanized } from './names/ethiopic-names.ts'

/**
 * The key under which a username is looked for and must be unique: compatibility forms are one (NFKC, Unicode UAX 15),
 * and so are capitals and small letters. Case is folded by way of capitals, which makes 'ß' and 'ss' one name.
 */
export const usernameKey = (username: string) =>
  username.trim().normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

/**
 * The scripts in which people of our countries write; a name is written in one of them (Unicode TR 39, single script).
 */
const SCRIPTS = [
  'Latin',
  'Ethiopic',
  'Arabic',
  'Vai',
  'Nko',
  'Adlam',
  'Bassa_Vah',
  'Mende_Kikakui',
  'Medefaidrin',
  'Tifinagh',
  'Bamum',
  'Osmanya',
  'Coptic',
]
/** Made with the first name: a start does not wait for them. */
let patterns: RegExp[] | undefined
export function isOfOneScript(username: string) {
  patterns ??= SCRIPTS.map((script) => new RegExp(`^(?:\\p{scx=${script}}|\\p{scx=Common}|\\p{scx=Inherited})+$`, 'u'))
  return patterns.some((pattern) => pattern.test(username))
}

/** Letters, digits and a few signs, beginning with one that can be seen: no stack of accents, nothing invisible. */
export const hasUsernameLetters = (username: string) =>
  /^[\p{L}\p{N}._@+-][\p{L}\p{M}\p{N}._@+-]*$/u.test(username) &&
  !/\p{M}{4}|\p{Default_Ignorable_Code_Point}/u.test(username)

/** Names that would be taken for the platform or for those who run it. */
const RESERVED = new Set([
  ...['admin', 'administrator', 'administration', 'root', 'superuser', 'sysadmin', 'system', 'server', 'webmaster'],
  ...['kuu', 'kuuadmin', 'kuusupport', 'kuuhelp', 'kuuteam', 'official', 'staff', 'team', 'moderator', 'mod', 'owner'],
  ...['support', 'help', 'helpdesk', 'contact', 'security', 'abuse', 'noreply', 'postmaster', 'hostmaster'],
  ...['api', 'www', 'mail', 'login', 'logout', 'register', 'account', 'settings', 'anonymous'],
  ...['null', 'undefined', 'agent', 'extensionagent', 'deleted', 'deletedaccount'],
])

/** Whether a name is reserved for the platform, in any spelling: 'Ádmin', 'a.d.m.i.n' and 'admın' are 'admin'. */
export const isReservedUsername = (username: string) => isOfDeleted(username) || RESERVED.has(bareKey(username))

/** Whether a name is of the form that deleted accounts have. */
export const isOfDeleted = (username: string) => usernameKey(username).startsWith('deleted-')

const bareKey = (username: string) =>
  usernameKey(username)
    .normalize('NFKD')
    .replace(/[\p{M}._@+-]/gu, '')
    .replaceAll('ı', 'i')

/** As many digits or signs as hide nothing. */
const FEW_SIGNS = 2

/** Whether a password is the username, in another case or with a sign or two beside it. */
export const isLikeUsername = (password: string, username: string) => {
  const [given, name] = [usernameKey(password), usernameKey(username)]
  const at = given.indexOf(name)
  if (at < 0 || given.length - name.length > FEW_SIGNS) return false
  return !/\p{L}/u.test(given.slice(0, at) + given.slice(at + name.length))
}

/** Room for a number after it, where others have the same. */
const MAX_GIVEN = 40

/**
 * A username made of a name, in a to z, 0 to 9 and dots, which every keyboard has: 'Martha Kollie-Doe' is
 * 'martha.kollie.doe', 'Ɲɔɔ Kɔkɔ' 'nyoo.koko', 'አበበ' 'abebe'. Where too few letters are left, 'farmer'.
 */
export function givenName(fullName: string) {
  const plain = inPlainLetters(romanized(fullName).normalize('NFKC')).replace(/['\u2018\u2019\u02bc`]/g, '')
  const words =
    withAsciiDigits(plain)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const name = words.join('.').slice(0, MAX_GIVEN).replace(/\.$/, '')
  return name.length >= 3 && /^[a-z]/.test(name) && !isReservedUsername(name) ? name : 'farmer'
}
