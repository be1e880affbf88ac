import type { QueryKey } from '@tanstack/react-query'
import { isAnswered } from '#client/api/errors.ts'
import { queryClient } from '#client/api/query-client.ts'
import type { SyncedList } from '#domain/sync/sync.ts'
import { answersFrom, pathOf } from '../cache/freshness.ts'
import { isSynchronised, storedHashes } from '../cache/persister.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { WRITES } from '../outbox/writes.ts'
import type { Question } from './questions.ts'

type Write = Pick<OutboxEntry, 'path' | 'input'>

/** The routers whose answers a write is laid over (see optimistic/), besides its own. */
const FURTHER: Readonly<Record<string, string>> = {
  'farmer.crops.harvest': 'farmer.care',
  'farmer.cropLog.report': 'farmer.crops',
  'farmer.care.undo': 'farmer.cropLog',
  'learning.lessons.complete': 'learning.courses',
  'learning.quizzes.submit': 'learning.courses',
  'agent.tickets.answer': 'farmer.contact',
  'agent.tickets.close': 'farmer.contact',
  'agent.tickets.reopen': 'farmer.contact',
}

/**
 * Asks anew those stored answers that no screen shows now, and over which some screen lays these writes: when they have
 * left the outbox, they would be gone from it without a connection. False where the connection was lost.
 */
export async function followWrites(writes: readonly Write[]): Promise<boolean> {
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

function isLaidOver(key: QueryKey, { path, input }: Write) {
  const router = routerOf(pathOf(key))
  if (router !== routerOf(path) && router !== FURTHER[path]) return false
  const row = rowOf(key)
  const isAbout = Object.values(input).includes(row)
  // The whole lists of an agent are asked anew already (see agent-lists.ts).
  return path.startsWith('agent.') ? isAbout : (row === undefined || isAbout) && answersFrom(key, listsOf(path))
}

const routerOf = (procedure: string) => procedure.slice(0, procedure.lastIndexOf('.'))

const listsOf = (path: string) =>
  Object.hasOwn(WRITES, path) ? (WRITES as Readonly<Record<string, { lists: readonly SyncedList[] }>>)[path]!.lists : []

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
