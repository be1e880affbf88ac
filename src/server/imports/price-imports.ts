import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import type { ImportProgress, PriceImportReport, PriceImportState } from '#domain/market/import/price-import.schema.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import { problem } from '#domain/problem.ts'
import { type ImportOrder, importPrices } from '#services/market/import/import-prices.ts'
import type { ImportRequest, PriceImports } from '#services/market/import/price-imports.ts'
import { bytesOf, createUploads, type UploadedFile } from './uploads.ts'

/** Runs one import to its end; `progress` also says when the one long transaction begins. */
export type RunImport = (
  file: UploadedFile,
  order: ImportOrder,
  progress: (progress: ImportProgress) => void,
) => Promise<PriceImportReport>

/** In this process, in slices: for a database in memory. */
export const runHere =
  (db: Db, now: () => Date): RunImport =>
  (file, order, progress) =>
    importPrices(db, { ...file, bytes: bytesOf(file) }, order, {
      now,
      pause: () => turn(),
      progress,
      beforeWriting: () => Promise.resolve(),
    })

/** The folder of the files to import, next to that of the photos. */
export const importsBeside = (uploadsFolder: string) => join(uploadsFolder, '../imports')

const ACTION = 'admin.marketPrices.import'
const MAX_STATES = 20

type Parts = {
  folder: string
  run: RunImport
  log: Logger
  /** Told when an import begins to write, and when it has ended. */
  onWriting?: (isWriting: boolean) => void
}

/** The imports of this server: one at a time, so that no two compare with the same prices. `folder` holds their files. */
export function createPriceImports({ folder, run, log, onWriting = () => {} }: Parts) {
  const uploads = createUploads(folder)
  const states = new Map<string, PriceImportState>()
  let running: { id: string; ended: Promise<void> } | null = null
  const note = (id: string, state: PriceImportState) => {
    states.set(id, state)
    for (const oldest of [...states.keys()].slice(0, -MAX_STATES)) states.delete(oldest)
  }

  const work = async (id: string, file: UploadedFile, { fileId, actor, requestId, ...order }: ImportRequest) => {
    const audit = { actor, action: ACTION, requestId }
    const progress = (each: ImportProgress) => {
      if (each.phase === 'writing' && !isWriting()) onWriting(true)
      note(id, { state: 'running', ...each })
    }
    try {
      note(id, { state: 'done', report: await run(file, { ...order, audit }, progress) })
      if (!order.isDryRun) uploads.remove(fileId)
    } catch (error) {
      if (!(error instanceof FileRefusal)) log.error({ err: error, requestId }, 'import failed')
      note(id, error instanceof FileRefusal ? { state: 'refused', message: error.message } : { state: 'failed' })
    } finally {
      running = null
      onWriting(false)
    }
  }

  const isWriting = () => {
    const state = running && states.get(running.id)
    return state?.state === 'running' && state.phase === 'writing'
  }
  const assertFree = () => {
    if (running) throw problem('importRunning')
  }
  const stateOf: PriceImports['stateOf'] = (importId) => {
    const state = states.get(importId)
    if (!state) throw problem('notFound')
    return state
  }
  return {
    uploads,
    assertFree,
    stateOf,
    start(request: ImportRequest) {
      assertFree()
      const file = uploads.find(request.fileId)
      if (!file) throw problem('notFound')
      const importId = randomUUID()
      note(importId, { state: 'running', phase: 'reading', done: 0, total: file.size })
      running = { id: importId, ended: work(importId, file, request) }
      return { importId }
    },
    /** How an import ended. */
    async ended(importId: string) {
      if (running?.id === importId) await running.ended
      return stateOf(importId)
    },
    isWriting,
    whenWritable: () => (running && isWriting() ? running.ended : null),
  }
}
export type ServerImports = ReturnType<typeof createPriceImports>
