import { type ChildProcess, spawn } from 'node:child_process'
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from '../machine/metrics.ts'
import { READER, type ReaderMessage, type ReaderTask } from './reader.ts'

const AGAIN_AFTER_MS = 1000

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
  const readers = new Set<ChildProcess>()
  let isStopping = false

  function start() {
    const reader = spawn(process.execPath, [...program, READER], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    readers.add(reader)
    reader.on('message', ({ answered }: ReaderMessage) => {
      for (const request of answered) metrics.noteRequest(request)
    })
    reader.on('error', (error) => {
      readers.delete(reader)
      log.error({ err: error }, 'a reader could not be reached')
    })
    reader.once('exit', (code, signal) => {
      readers.delete(reader)
      if (isStopping) return
      log.error({ code, signal }, 'a reader ended by itself')
      setTimeout(() => isStopping || start(), AGAIN_AFTER_MS).unref()
    })
    reader.send(task)
  }

  for (let started = 0; started < count; started++) start()
  return async () => {
    isStopping = true
    await Promise.all([...readers].map(ended))
    inner.close()
    inner.closeIdleConnections()
  }
}

const ended = (reader: ChildProcess) =>
  new Promise<void>((done) => {
    reader.once('exit', () => done())
    if (reader.connected) reader.send('stop')
  })
