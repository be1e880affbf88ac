import type { OutboxEntry } from '../outbox/entry.ts'
import { writesOf } from '../outbox/pending-writes.ts'

/** The text messages to a farmer that wait on this phone, the newest first. */
export const waitingTexts = (entries: readonly OutboxEntry[], farmerId: string) =>
  writesOf(entries, 'agent.sms.send')
    // The server has no id for it yet by which one that is sent could be told from its row.
    .filter(({ input, isDone }) => input.userId === farmerId && !isDone)
    .map(({ key, optimisticAnswer: { message, createdAt } }) => ({ key, message, createdAt }))
    .filter(({ createdAt }) => createdAt)
    .reverse()
