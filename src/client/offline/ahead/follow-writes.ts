import type { QueryKey } from '@tanstack/react-query'
import { isAnswered } from '#client/api/errors.ts'
import { queryClient } from '#client/api/query-client.ts'
import { answersFrom, pathOf } from '../cache/freshness.ts'
import { isSynchronised, storedHashes } from '../cache/persister.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type AnyWrite, findWrite } from '../outbox/writes/find-write.ts'
import type { Question } from './questions.ts'

type Entry = Pick<OutboxEntry, 'path' | 'input'>
type Followed = Entry & { row: AnyWrite | undefined }

/**
 * Asks anew those stored answers that no screen shows now, and over which some screen lays these writes: when they have
 * left the outbox, they would be gone from it without a connection. False where the connection was lost.
 */
export async function followWrites(entries: readonly Entry[]): Promise<boolean> {
  const writes = await Promise.all(entries.map(async (entry) => ({ ...entry, row: await findWrite(entry.path) })))
  const keys = [...((await storedHashes()) ?? [])].map((hash): QueryKey => JSON.parse(hash))
  const shown = keys.filter((key) => writes.some((write) => isLaidOver(key, write)))
  // Nobody tells an agent's phone what has changed.
  for (const queryKey of shown.filter((key) => !isSynchronised(key)))
    await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  const { askRestored } = await import('./newest-notifications.ts')
  const asked = await Promise.allSettled(shown.map((key) => askRestored(questionOf(key))))
  // What the server refuses, as the log of a crop that was removed, shows no write any more.
  return asked.every((each) => each.status === 'fulfilled' || isAnswered(each.reason))
}

function isLaidOver(key: QueryKey, { path, input, row: write }: Followed) {
  const router = routerOf(pathOf(key))
  if (router !== routerOf(path) && router !== write?.alsoShownIn) return false
  const row = rowOf(key)
  const isAbout = Object.values(input).includes(row)
  // The whole lists of an agent are asked anew already (see agent-lists.ts).
  return path.startsWith('agent.') ? isAbout : (row === undefined || isAbout) && answersFrom(key, write?.lists ?? [])
}

const routerOf = (procedure: string) => procedure.slice(0, procedure.lastIndexOf('.'))

/** What an answer is about, if it is about one crop, request or farmer only. */
function rowOf([, options]: QueryKey) {
  const { input } = (options ?? {}) as { input?: { cropId?: string; ticketId?: string; farmerId?: string } }
  return input?.cropId ?? input?.ticketId ?? input?.farmerId
}

/** The question of such a key. */
function questionOf([path, options]: QueryKey): Question {
  const { input, type } = options as { input?: unknown; type: string }
  return { path: (path as string[]).join('.'), input, ...(type === 'infinite' && { isPaged: true }) }
}
