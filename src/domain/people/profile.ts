/** The letters of an avatar: the first of the first and of the last name. */
export function initialsOf(fullName: string) {
  const names = fullName.trim().split(/\s+/)
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : '']
  return [first, last].map((name) => [...name][0]?.toUpperCase() ?? '').join('')
}
