/** The parts of a name as a provider has them; null where it names nothing. */
export function joinedName(...parts: readonly unknown[]): string | null {
  const named = parts.filter((part) => typeof part === 'string' && part.trim() !== '') as string[]
  return named.length === 0 ? null : named.map((part) => part.trim()).join(' ')
}
