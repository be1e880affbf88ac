import type { QueryKey } from '@tanstack/react-query'
import { isAnswered } from '#client/api/errors.ts'
import { answersFrom, pathOf } from '../cache/freshness.ts'
import { storedHashes } from '../cache/persister.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { WRITES } from '../outbox/writes.ts'
import { askRestored } from './ask-restored.ts'
import { questionOf } from './fetch-ahead.ts'

type Write = Pick<OutboxEntry, 'path' | 'input'>

/** The routers whose answers a write is laid over (see optimistic/), besides its own. */
const FURTHER: Readonly<Record<string, string>> = {
  'farmer.crops.harvest': 'farmer.care',
  'farmer.cropLog.report': 'farmer.crops',
  'farmer.care.undo': 'farmer.cropLog',
  'learning.lessons.complete': 'learning.courses',
  'learning.quizzes.submit': 'learning.courses',
}

/**
 * Asks anew those stored answers that no screen shows now, and over which some screen lays these writes: when they have
 * left the outbox, they would be gone from it without a connection. False where the connection was lost.
 */
export async function followWrites(writes: readonly Write[]): Promise<boolean> {
  const keys = [...((await storedHashes()) ?? [])].map((hash): QueryKey => JSON.parse(hash))
  const shown = keys.filter((key) => writes.some((write) => isLaidOver(key, write)))
  const asked = await Promise.allSettled(shown.map((key) => askRestored(questionOf(key))))
  // What the server refuses, as the log of a crop that was removed, shows no write any more.
  return asked.every((each) => each.status === 'fulfilled' || isAnswered(each.reason))
}

function isLaidOver(key: QueryKey, { path, input }: Write) {
  const routerOf = (procedure: string) => procedure.slice(0, procedure.lastIndexOf('.'))
  const router = routerOf(pathOf(key))
  if (router !== routerOf(path) && router !== FURTHER[path]) return false
  const writes = WRITES as Readonly<Record<string, (typeof WRITES)[keyof typeof WRITES]>>
  return answersFrom(key, Object.hasOwn(writes, path) ? writes[path]!.lists : []) && isAbout(key, input)
}

/** Of what is asked of one crop, or one request, only that of the write. */
function isAbout([, options]: QueryKey, written: OutboxEntry['input']) {
  const { cropId, ticketId } = (options as { input?: Record<string, unknown> } | undefined)?.input ?? {}
  const row = cropId ?? ticketId
  return row === undefined || Object.values(written).includes(row)
}
