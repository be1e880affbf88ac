import type { Preferences } from '#domain/messaging/preferences.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { writesOf } from '../outbox/pending-writes.ts'

/** The choices of notifications with those that wait. */
export function optimisticPreferences(chosen: Preferences, entries: readonly OutboxEntry[]): Preferences {
  const now = { ...chosen }
  for (const { input } of writesOf(entries, 'farmer.preferences.set'))
    Object.assign(now, Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)))
  return now
}
