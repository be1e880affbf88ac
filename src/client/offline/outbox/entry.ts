import type { Check } from '#domain/checks.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import type { FieldConflict } from '#domain/problem.ts'

/** Raise it when an entry of an older app could no longer be sent as it is, and bring it along in `box.ts`. */
export const VERSION = 1

/** Why the server refused a write, in its words, and what another user had written meanwhile. */
export type Refusal = {
  message: string
  /** The name of its status, 'CONFLICT'; null in entries of older versions, and where a door has none. */
  code: string | null
  problem: string | null
  fields: Record<string, string[]> | null
  /** Which check each field failed; absent in entries of older versions. */
  checks?: Record<string, Check> | null
  clashes: FieldConflict[] | null
  /** Of a removal, what others wrote about the row; absent where it was no removal. */
  added?: CropActivityLine[] | null
}

/** Whether it asks its writer to choose, which is done on the screen of the outbox. */
export const isQuestion = ({ clashes, added }: Refusal) => Boolean(clashes ?? added)

/** A photo that travels ahead of its write; `field` is the name under which the input carries its id. */
export type Attachment = { field: string; farmerId: string; type: string; bytes: ArrayBuffer }

/**
 * A write on its way to the server. It leaves the outbox when the server has answered it, or when its writer drops it
 * herself; nothing else takes it away.
 */
export type OutboxEntry = {
  /** The order of writing; the store gives it. */
  seq: number
  /** Its idempotency key. */
  key: string
  /** How often it was edited. The answer to an older revision counts for that revision only. */
  revision?: number
  /** The fields of its input that were corrected since it was written. */
  corrected?: string[]
  /** Its author: no other user sees it or sends it. */
  userId: string
  /** The procedure, 'farmer.crops.add'. */
  path: string
  input: Record<string, unknown>
  /** The crop that it is about, as the screens showed it when it was written. */
  cropName?: string | undefined
  /** What the caller was answered while it waits; the server's answer once it has one. */
  optimisticAnswer: unknown
  /** The rows that it makes or changes: what was written about one row is sent in order. */
  rows: string[]
  attachment?: Attachment
  refusal?: Refusal
  /** The field of the input that names the photo, also when its bytes are gone. */
  photoField?: string
  /** When the server answered, by its clock. */
  sentAt?: number
  /** The server has it; it is applied to the lists until they have been refetched. */
  isDone?: true
  /**
   * Milliseconds of this phone's clock, and how far it was behind the server's. Only the difference to now is sent, by
   * the server's clock, so that a wrong clock does no harm, also where it is corrected in between.
   */
  writtenAt: number
  clockBehind?: number | undefined
  /** The version of the app that wrote it. */
  version: number
}

export const isToBeSent = ({ isDone }: OutboxEntry) => !isDone

/** A start code is told once, to the form that waits for it; the phone stores none. */
const withoutCode = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'code' in answer ? { ...answer, code: null } : answer

/**
 * An entry that the server has, with its answer; the photo is there too, and its bytes are needed no longer. A window
 * that still holds it as it was can not change it any more.
 */
export function done({ attachment, refusal: _, ...entry }: OutboxEntry, answer: unknown, sentAt: number): OutboxEntry {
  return {
    ...entry,
    ...(attachment && { photoField: attachment.field }),
    sentAt,
    revision: (entry.revision ?? 0) + 1,
    optimisticAnswer: withoutCode(answer) ?? entry.optimisticAnswer,
    isDone: true,
  }
}
