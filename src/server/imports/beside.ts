import { dirname, extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ImportProgress, PriceImportReport } from '#domain/market/import/price-import.schema.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { ImportOrder } from '#services/market/import/import-prices.ts'
import type { RunImport } from './price-imports.ts'
import type { UploadedFile } from './uploads.ts'

export type ImportTask = { database: string; file: UploadedFile; order: ImportOrder }
/** What the thread says. It begins to write when it is answered, so that the server can hold other writes back. */
export type ImportMessage =
  | { progress: ImportProgress }
  | { isReady: true }
  | { report: PriceImportReport }
  | { refusal: string }

/** Small, so that what was read is let go of soon: the prices of the largest file take 40 MB. */
const HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 }

/**
 * Runs imports in a thread with a connection of its own: what it reads and writes holds up no request, and it dies with
 * the server. `program` is how Node runs the server; the thread's file is built beside it.
 */
export const importBeside = (program: readonly string[], database: string): RunImport => {
  const main = program.at(-1) ?? ''
  const thread = join(dirname(main), 'imports', `worker${extname(main)}`)
  return (file, order, progress) =>
    new Promise((resolve, reject) => {
      const workerData: ImportTask = { database, file, order }
      const worker = new Worker(thread, { workerData, resourceLimits: HEAP })
      worker.on('message', (message: ImportMessage) => {
        if ('progress' in message) progress(message.progress)
        else if ('isReady' in message) {
          progress({ phase: 'writing', done: 0, total: 0 })
          worker.postMessage('write')
        } else if ('report' in message) resolve(message.report)
        else reject(new FileRefusal(message.refusal))
      })
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The import ended without a report.')))
    })
}
