import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { ImportProgress, ImportState } from '#domain/operations/import/import-state.schema.ts'
import { problem } from '#domain/problem.ts'
import type {
  ImportedBy,
  ImportKind,
  ImportOrders,
  ImportReports,
  ImportRequest,
} from '#services/operations/import/imports.ts'
import { IMPORTS } from './kinds.ts'
import { bytesOf, createUploads, type UploadedFile } from './uploads.ts'

/** Runs one import to its end; `progress` also says when the one long transaction begins. */
export type RunImport = <Kind extends ImportKind>(
  kind: Kind,
  file: UploadedFile,
  order: ImportOrders[Kind] & { audit: ImportedBy },
  progress: (progress: ImportProgress) => void,
) => Promise<ImportReports[Kind]>

/** In this process, in slices: for a database in memory. */
export const importInProcess =
  (db: Db, now: () => Date): RunImport =>
  (kind, file, order, progress) =>
    IMPORTS[kind].run(db, { ...file, bytes: bytesOf(file) }, order, {
      now,
      pause: () => turn(),
      progress,
      beforeWriting: () => Promise.resolve(),
    })

/** The folder of the files to import, next to that of the photos. */
export const importsFolder = (uploadsFolder: string) => join(uploadsFolder, '../imports')

const MAX_STATES = 20
/** How long the codes of imported farmers are told to who imported them. */
const SECRETS_MS = 3_600_000

type Parts = {
  folder: string
  run: RunImport
  log: Logger
  /** Told when an import begins to write, and when it has ended. */
  onWriting?: (isWriting: boolean) => void
}

type Started<State> = { state: State; actorId: string; ended: Promise<void> }

/** The imports of this server: one at a time, so that no two compare with the same rows. `folder` holds their files. */
export function createImports({ folder, run, log, onWriting = () => {} }: Parts) {
  const uploads = createUploads(folder)
  let running: { ended: Promise<void>; isWriting: boolean } | null = null
  const assertFree = () => {
    if (running) throw problem('importRunning')
  }

  function importsOf<Kind extends ImportKind>(kind: Kind) {
    const { action, withoutSecrets } = IMPORTS[kind]
    type State = ImportState<ImportReports[Kind]>
    const states = new Map<string, Started<State>>()

    async function work(file: UploadedFile, request: ImportRequest<ImportOrders[Kind]>, note: (state: State) => void) {
      const { fileId, order, actor, requestId } = request
      const progress = (each: ImportProgress) => {
        if (each.phase === 'writing' && running && !running.isWriting) {
          running.isWriting = true
          onWriting(true)
        }
        note({ state: 'running', ...each })
      }
      try {
        const report = await run(kind, file, { ...order, audit: { actor, action, requestId } }, progress)
        note({ state: 'done', report })
        if (withoutSecrets)
          setTimeout(() => note({ state: 'done', report: withoutSecrets(report) }), SECRETS_MS).unref()
        if (!order.isDryRun) uploads.remove(fileId)
      } catch (error) {
        if (!(error instanceof FileRefusal)) log.error({ err: error, requestId }, 'import failed')
        note(error instanceof FileRefusal ? { state: 'refused', message: error.message } : { state: 'failed' })
      } finally {
        running = null
        onWriting(false)
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
        running = { isWriting: false, ended: started.ended }
        started.ended = work(file, request, (state) => {
          started.state = state
        })
        if (running) running.ended = started.ended
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
    isWriting: () => running?.isWriting ?? false,
    whenWritable: () => (running?.isWriting ? running.ended : null),
  }
}
export type ServerImports = ReturnType<typeof createImports>
