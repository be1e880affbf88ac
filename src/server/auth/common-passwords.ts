let list: Promise<Set<string>> | undefined

/** Whether a password is among those that are tried first, whatever the case of its letters (data/SOURCES.md). */
export async function isCommonPassword(password: string) {
  list ??= import('./data/common-passwords.json', { with: { type: 'json' } }).then(
    ({ default: passwords }) => new Set(passwords),
  )
  return (await list).has(password.normalize('NFKC').toLowerCase())
}
