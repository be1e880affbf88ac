import type { Server } from 'node:http'
import { getRawAsset, isSea } from 'node:sea'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Metrics } from '../machine/metrics.ts'
import type { ReaderMessage, ReaderTask } from './reader.ts'

const AGAIN_AFTER_MS = 1000
/** As much young memory as the server has (scripts/launch.mjs): three times half a space of 4 MB. */
const HEAP = { maxYoungGenerationSizeMb: 12 }

type Parts = {
  count: number
  /** How Node runs the server. */
  program: readonly string[]
  task: ReaderTask
  /** The door of what readers hand on. */
  inner: Server
  log: Logger
  metrics: Pick<Metrics, 'noteRequest'>
}

/** Starts readers, and each again that ends by itself. Answers how to stop them all. */
export function startReaders({ count, program, task, inner, log, metrics }: Parts) {
  const readers = new Set<Worker>()
  let isStopping = false

  function start() {
    const reader = startThread(program.at(-1), { workerData: task, resourceLimits: HEAP })
    readers.add(reader)
    reader.on('message', (message: ReaderMessage) => {
      if ('answered' in message) for (const request of message.answered) metrics.noteRequest(request)
    })
    reader.once('error', (error) => log.error({ err: error }, 'a reader failed'))
    reader.once('exit', () => {
      readers.delete(reader)
      if (!isStopping) setTimeout(() => isStopping || start(), AGAIN_AFTER_MS).unref()
    })
  }

  for (let started = 0; started < count; started++) start()
  return async () => {
    isStopping = true
    await Promise.all([...readers].map(ended))
    inner.close()
    inner.closeIdleConnections()
  }
}

const ended = (reader: Worker) =>
  new Promise<void>((done) => {
    reader.once('exit', () => done())
    reader.postMessage('stop')
  })

/** A reader is the same program in another thread (main.ts). */
function startThread(main: string | undefined, options: WorkerOptions) {
  if (isSea()) return new Worker(Buffer.from(getRawAsset('main.cjs')).toString('latin1'), { ...options, eval: true })
  if (!main) throw new Error('A reader needs the file of the program')
  return new Worker(main, options)
}
