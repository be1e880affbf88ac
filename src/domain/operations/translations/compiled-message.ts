import compile from 'icu-minify/compile'

/** A message as it is stored for those who read it; null for one that cannot be read. */
export function compiledOrNull(text: string) {
  try {
    return compile(text)
  } catch {
    return null
  }
}
