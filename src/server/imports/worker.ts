import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { openImporter } from '#db/client.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { ImportProgress } from '#domain/operations/import/import-state.schema.ts'
import type { ImportKind } from '#services/operations/import/imports.ts'
import type { ImportMessage, ImportTask } from './import-thread.ts'
import { IMPORTS } from './kinds.ts'
import { bytesOf } from './uploads.ts'

/** The thread of an import: it imports one file over its own connection, says how that went, and ends. */
const task = workerData as ImportTask
const port = parentPort!
const say = (message: ImportMessage) => port.postMessage(message)

const SAY_EVERY_MS = 100
let said = 0
/** Often enough for the eye; the last step of each phase is always said. */
function sayProgress(progress: ImportProgress) {
  if (progress.done < progress.total && performance.now() - said < SAY_EVERY_MS) return
  said = performance.now()
  say({ progress })
}

async function work<Kind extends ImportKind>({ database, kind, file, order }: ImportTask<Kind>) {
  const db = openImporter(database)
  try {
    const report = await IMPORTS[kind].run(db, { ...file, bytes: bytesOf(file) }, order, {
      now: () => new Date(),
      // Nobody else runs in this thread; but what it is told must reach it.
      pause: () => turn(),
      progress: sayProgress,
      async write(work) {
        say({ isWriting: true })
        await once(port, 'message')
        try {
          return work()
        } finally {
          say({ isWriting: false })
        }
      },
    })
    say({ report })
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    say({ refusal: error.message, check: error.check })
  } finally {
    db.$client.close()
  }
}

// No top-level await: the single executable is CommonJS. What is thrown ends the thread with an error.
void work(task)
