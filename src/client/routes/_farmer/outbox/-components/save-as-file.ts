import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { writtenOn } from '#client/offline/outbox/written-on.ts'
import { SAVED_VERSION } from '#domain/sync/saved-version.ts'

/** Saves the entries as a file that is readable for people and programs: text as JSON, photos in base64. */
export function saveAsFile(entries: readonly OutboxEntry[]) {
  const written = entries.map(({ optimisticAnswer: _, attachment, clockBehind, ...entry }) => ({
    ...entry,
    // By the server's clock: another phone may send it.
    writtenAt: writtenOn({ ...entry, clockBehind }).toISOString(),
    ...(attachment && { attachment: { ...attachment, bytes: base64(attachment.bytes) } }),
  }))
  const url = URL.createObjectURL(
    new Blob([JSON.stringify({ version: SAVED_VERSION, entries: written }, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = 'kuu-to-be-sent.json'
  link.click()
  // Some browsers read the file only after the tap.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const base64 = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
