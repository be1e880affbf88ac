import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { ImportProgress, ImportState } from '#domain/operations/import/import-state.schema.ts'
import { problem } from '#domain/problem.ts'
import { takeBackImports } from '#services/fields/import/take-back.ts'
import type {
  ImportedBy,
  ImportKind,
  ImportOrders,
  ImportReports,
  ImportRequest,
} from '#services/operations/import/imports.ts'
import { IMPORTS } from './kinds.ts'
import { bytesOf, createUploads, type UploadedFile } from './uploads.ts'

/** Who is told how an import goes, and when it begins and ends to write. */
export type ImportListener = { progress: (progress: ImportProgress) => void; onWriting: (isWriting: boolean) => void }

/** Runs one import to its end. */
export type RunImport = <Kind extends ImportKind>(
  kind: Kind,
  file: UploadedFile,
  order: ImportOrders[Kind] & { audit: ImportedBy },
  listener: ImportListener,
) => Promise<ImportReports[Kind]>

/** In this process, in slices: for a database in memory. */
export const importInProcess =
  (db: Db, now: () => Date): RunImport =>
  (kind, file, order, { progress }) =>
    IMPORTS[kind].run(db, { ...file, bytes: bytesOf(file) }, order, {
      now,
      pause: () => turn(),
      progress,
      write: async (work) => work(),
    })

/** The folder of the files to import, next to that of the photos. */
export const importsFolder = (uploadsFolder: string) => join(uploadsFolder, '../imports')

const MAX_STATES = 20
/** How long the codes of imported farmers are told to who imported them. */
const SECRETS_MS = 3_600_000

type Parts = {
  db: Db
  now: () => Date
  folder: string
  run: RunImport
  log: Logger
  /** Told when an import begins to write for long, and when it has ended to. */
  onLongWriting?: (isWriting: boolean) => void
}

/** The import that runs; `writing` is resolved when it has done so. */
type Running = { writing: PromiseWithResolvers<void> | null }

type Started<State> = { state: State; actorId: string; ended: Promise<void> }

/** The imports of this server: one at a time, so that no two compare with the same rows. `folder` holds their files. */
export function createImports({ db, now, folder, run, log, onLongWriting = () => {} }: Parts) {
  const uploads = createUploads(folder)
  let running: Running | null = null
  const assertFree = () => {
    if (running) throw problem('importRunning')
  }

  function importsOf<Kind extends ImportKind>(kind: Kind) {
    const { action, withoutSecrets, writesInTurns } = IMPORTS[kind]
    type State = ImportState<ImportReports[Kind]>
    const states = new Map<string, Started<State>>()

    async function work(file: UploadedFile, request: ImportRequest<ImportOrders[Kind]>, note: (state: State) => void) {
      const { fileId, order, actor, requestId } = request
      const mine: Running = { writing: null }
      running = mine
      const progress = (each: ImportProgress) => note({ state: 'running', ...each })
      const onWriting = (isWriting: boolean) => {
        mine.writing?.resolve()
        mine.writing = isWriting ? Promise.withResolvers() : null
        // A write that comes in between waits in SQLite, which is no longer than a turn.
        if (!writesInTurns) onLongWriting(isWriting)
      }
      try {
        const report = await run(kind, file, { ...order, audit: { actor, action, requestId } }, { progress, onWriting })
        note({ state: 'done', report })
        if (withoutSecrets)
          setTimeout(() => note({ state: 'done', report: withoutSecrets(report) }), SECRETS_MS).unref()
        if (!order.isDryRun) uploads.remove(fileId)
      } catch (error) {
        onWriting(false)
        if (!(error instanceof FileRefusal)) {
          log.error({ err: error, requestId }, 'import failed')
          await takeBackImports(db, { now, pause: () => turn() })
        }
        note(
          error instanceof FileRefusal
            ? { state: 'refused', message: error.message, check: error.check }
            : { state: 'failed' },
        )
      } finally {
        onWriting(false)
        running = null
      }
    }

    function found(importId: string) {
      const known = states.get(importId)
      if (!known) throw problem('notFound')
      return known
    }

    return {
      start(request: ImportRequest<ImportOrders[Kind]>) {
        assertFree()
        const file = uploads.find(request.fileId)
        if (!file) throw problem('notFound')
        const importId = randomUUID()
        const started: Started<State> = {
          state: { state: 'running', phase: 'reading', done: 0, total: 0 },
          actorId: request.actor.id,
          ended: Promise.resolve(),
        }
        states.set(importId, started)
        for (const oldest of [...states.keys()].slice(0, -MAX_STATES)) states.delete(oldest)
        started.ended = work(file, request, (state) => {
          started.state = state
        })
        return { importId }
      },
      stateOf(importId: string, { id }: { id: string }) {
        const { state, actorId } = found(importId)
        if (withoutSecrets && actorId !== id) throw problem('notFound')
        return state
      },
      /** How an import ended. */
      async ended(importId: string) {
        const started = found(importId)
        await started.ended
        return started.state
      },
    }
  }

  return {
    uploads,
    assertFree,
    prices: importsOf('prices'),
    farmers: importsOf('farmers'),
    fields: importsOf('fields'),
    isWriting: () => running?.writing != null,
    whenWritable: () => running?.writing?.promise ?? null,
  }
}
export type ServerImports = ReturnType<typeof createImports>
