const NAME = 'kuu-mending '

/**
 * Keeps an entry from being sent while its writer changes it: in every window and in the worker, and not a moment
 * longer than this window lives. Answers how to let it go, which is done when the promise resolves.
 */
export function lockEntry(key: string): () => Promise<void> {
  if (!navigator.locks) return async () => undefined
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  // Shared: the same entry may be open in two windows.
  const held = navigator.locks.request(NAME + key, { mode: 'shared' }, () => until)
  return () => {
    release()
    return held
  }
}

/** The keys of the entries that somebody is changing just now. */
export async function lockedKeys(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query?.().catch(() => undefined)) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(NAME) ? [name.slice(NAME.length)] : [])))
}
