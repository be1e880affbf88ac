import { isLikeUsername } from '#domain/people/username.ts'

let list: Promise<Set<string>> | undefined

/** Words that are obvious guesses for a password of Kuu, alone or with a sign or two beside them. */
const NEAR_WORDS = [
  ...['kuu', 'farm', 'farmer', 'farming', 'agent', 'extension', 'agriculture', 'cooperative', 'harvest', 'market'],
  ...['admin', 'administrator', 'demo'],
  ...['liberia', 'nigeria', 'ghana', 'kenya', 'monrovia', 'lagos', 'accra', 'nairobi'],
]

/** Whether a password is among those that are tried first, whatever the case of its letters (data/SOURCES.md). */
export async function isCommonPassword(password: string) {
  list ??= import('./data/common-passwords.json', { with: { type: 'json' } }).then(
    ({ default: passwords }) => new Set(passwords),
  )
  if (NEAR_WORDS.some((word) => isLikeUsername(password, word))) return true
  return (await list).has(password.normalize('NFKC').toLowerCase())
}
