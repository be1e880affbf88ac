import { dirname, extname, join } from 'node:path'
import { getRawAsset, isSea } from 'node:sea'
import { type ResourceLimits, Worker, type WorkerOptions } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'
import type { Check } from '#domain/checks.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { ImportProgress } from '#domain/operations/import/import-state.schema.ts'
import type { ImportedBy, ImportKind, ImportOrders, ImportReports } from '#services/operations/import/imports.ts'
import type { ImportListener, RunImport } from './imports.ts'
import type { UploadedFile } from './uploads.ts'

export type ImportTask<Kind extends ImportKind = ImportKind> = {
  database: string
  kind: Kind
  file: UploadedFile
  order: ImportOrders[Kind] & { audit: ImportedBy }
}
/** What the thread says. It begins to write when it is answered, so that the server can hold other writes back meanwhile. */
export type ImportMessage<Kind extends ImportKind = ImportKind> =
  | { progress: ImportProgress }
  | { isWriting: boolean }
  | { report: ImportReports[Kind] }
  | { refusal: string; check: Check | null }

/** Small, so that what was read is let go of soon: the prices of the largest file take 40 MB. */
const SMALL_HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 }
/** Fields are kept until all are compared: those of the largest file take 130 MB. */
const HEAPS: Record<ImportKind, ResourceLimits> = {
  prices: SMALL_HEAP,
  farmers: SMALL_HEAP,
  fields: { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 },
}

/**
 * Runs imports in a thread with a connection of its own: what it reads and writes holds up no request, and it dies with
 * the server. `program` is how Node runs the server.
 */
export const importInThread =
  (program: readonly string[], database: string): RunImport =>
  <Kind extends ImportKind>(
    kind: Kind,
    file: UploadedFile,
    order: ImportTask<Kind>['order'],
    { progress, onWriting }: ImportListener,
  ) =>
    new Promise<ImportReports[Kind]>((resolve, reject) => {
      const workerData: ImportTask<Kind> = { database, kind, file, order }
      const worker = startThread(program.at(-1), { workerData, resourceLimits: HEAPS[kind] })
      worker.on('message', (message: ImportMessage<Kind>) => {
        if ('progress' in message) progress(message.progress)
        else if ('isWriting' in message) {
          onWriting(message.isWriting)
          if (message.isWriting) worker.postMessage('write')
        } else if ('report' in message) resolve(message.report)
        else reject(new FileRefusal(message.refusal, message.check))
      })
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The import ended without a report.')))
    })

/** The thread's file is built beside the server's; the single executable, which has no such file, carries its code. */
function startThread(main: string | undefined, options: WorkerOptions) {
  if (isSea()) return new Worker(codeOfThread(), { ...options, eval: true })
  if (!main) throw new Error('An import needs the file of the program')
  return new Worker(join(dirname(main), 'imports', `worker${extname(main)}`), options)
}

const codeOfThread = () => brotliDecompressSync(Buffer.from(getRawAsset('import-worker.cjs.br'))).toString('utf8')
