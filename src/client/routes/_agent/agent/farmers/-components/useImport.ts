import { useState } from 'react'
import { checkClock, pageLine } from '#client/offline/connection.ts'
import { type OutboxEntry, type Refusal, VERSION } from '#client/offline/outbox/entry.ts'
import { type Outcome, type Sender, send as sendEntry } from '#client/offline/outbox/send.ts'
import { clockBehind } from '#client/phone/server-clock.ts'
import { getSession } from '#client/phone/session.ts'
import type { Importable, ImportableEntry } from '#domain/sync/saved-outbox.ts'

/** What became of an entry: it is done, the server refused it, or nothing is known of it yet, for a reason. */
export type ImportState = 'done' | Unsent | Refusal
type Unsent = Exclude<Outcome['kind'], 'accepted' | 'refused'>

/** Sends the entries of a file one after the other, under the farmer's keys. What was sent is not sent again. */
export function useImport({ entries, farmerId }: Importable) {
  const [states, setStates] = useState<(ImportState | undefined)[]>([])
  const [isRunning, setRunning] = useState(false)
  const send = async () => {
    setRunning(true)
    const now = [...states]
    for (const [at, entry] of entries.entries()) {
      if (now[at] === 'done') continue
      now[at] = await sendOne(entry, farmerId)
      setStates([...now])
      // What comes after may need it.
      if (typeof now[at] === 'string' && now[at] !== 'done') break
    }
    setRunning(false)
  }
  return { states, isRunning, isOver: !isRunning && states.length > 0, send }
}

async function sendOne(saved: ImportableEntry, farmerId: string): Promise<ImportState> {
  const session = getSession()
  if (!session) return 'signedOut'
  const sender: Sender = {
    ...pageLine,
    checkClock,
    token: () => session.token,
    keyOwner: farmerId,
  }
  const outcome = await sendEntry(entryOf(saved, session.user.id), sender)
  if (outcome.kind === 'accepted') return 'done'
  return outcome.kind === 'refused' ? outcome.refusal : outcome.kind
}

/** The entry as this phone would have written it. */
function entryOf({ attachment, writtenAt, ...saved }: ImportableEntry, userId: string): OutboxEntry {
  const behind = clockBehind()
  return {
    ...saved,
    userId,
    seq: 0,
    rows: [],
    optimisticAnswer: null,
    version: VERSION,
    clockBehind: behind,
    writtenAt: Date.parse(writtenAt) - (behind ?? 0),
    ...(attachment && { attachment: { ...attachment, bytes: bytesOf(attachment.bytes) } }),
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0)).buffer
