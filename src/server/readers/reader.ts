import type { Server } from 'node:http'
import { openReader } from '#db/client.ts'
import { createSessions } from '../auth/sessions.ts'
import { releasedCatalogues } from '../catalogues.ts'
import type { Config } from '../config.ts'
import { contextMaker } from '../contexts.ts'
import { fitMemoryToWork } from '../heap.ts'
import { createCompressor } from '../http/compression.ts'
import { fairTurns } from '../http/fair-turns.ts'
import { callLimits } from '../http/rate-limit.ts'
import { startWrittenWords } from '../jobs/written-words.ts'
import { openPort } from '../listen.ts'
import { createLog } from '../log.ts'
import type { Metrics } from '../machine/metrics.ts'
import { createEntrance } from '../reads/entrance.ts'
import { createReadyAnswers } from '../reads/ready-answers.ts'
import { createShortWay } from '../reads/short-way.ts'
import { handingOn, type InnerDoor } from './hand-on.ts'

/** How a server names itself a reader when it starts one. */
export const READER = 'reader'

/** What a reader is told first; `config.port` is the port that is open already. */
export type ReaderTask = { database: string; config: Config; door: InnerDoor }

type Answered = Parameters<Metrics['noteRequest']>[0]
/** What a reader tells: what it has answered since it told last. */
export type ReaderMessage = { answered: Answered[] }

const TELL_EVERY_MS = 1000
const now = () => new Date()

/** Reads from its first message until its second, or until the server that started it is gone. */
export function runReader() {
  process.umask(0o077)
  process.once('disconnect', () => process.exit())
  // A terminal and systemd tell all processes to stop; readers stop when the server says so.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.once('message', (task: ReaderTask) => read(task))
}

/**
 * Answers questions on the port of the server, from a connection of its own that cannot write. Whatever else comes,
 * and whatever goes wrong, is handed on to the process that writes, which decides.
 */
function read({ database, config, door }: ReaderTask) {
  fitMemoryToWork()
  const db = openReader(database)
  const log = createLog(config.logLevel)
  const auth = createSessions(db, { mustNote: true })
  const answered: Answered[] = []
  const entrance = createEntrance({
    config,
    auth,
    log,
    limits: config.rateLimit ? callLimits(config.rateLimit, () => performance.now()) : null,
    metrics: { noteRequest: (request) => void answered.push(request) },
  })
  const contextOf = contextMaker({
    ...{ db, now, config, auth, catalogueOf: releasedCatalogues() },
    imports: elsewhere(),
    gateways: elsewhere(),
    payments: elsewhere(),
    own: elsewhere(),
    machine: () => elsewhere(),
    removeErased: () => Promise.reject(new Error(ELSEWHERE)),
  })
  const ready = createReadyAnswers({ db, now, entrance })
  const shortWay = createShortWay({ db, auth, entrance, contextOf, compressed: createCompressor(), ready })
  const handOn = handingOn(door)
  const turns = fairTurns()
  const stopWords = startWrittenWords({ db, log })
  const server = openPort({
    ...config,
    isShared: true,
    onRequest(request, response) {
      const otherwise = () => handOn(request, response)
      if (ready.answer(request, response)) return
      if (request.method !== 'GET' || !shortWay(request, response, turns, otherwise)) otherwise()
    },
    onListening: () => undefined,
  })
  const telling = setInterval(() => {
    if (answered.length > 0) process.send!({ answered: answered.splice(0) } satisfies ReaderMessage)
  }, TELL_EVERY_MS)
  process.once('message', () => {
    clearInterval(telling)
    stopWords()
    close(server, () => {
      db.$client.close()
      process.exit()
    })
  })
}

/** Lets the requests under way end. */
function close(server: Server, done: () => void) {
  server.close(done)
  server.closeIdleConnections()
}

const ELSEWHERE = 'Only the process that writes has it'

/** A question that needs what only the process that writes has fails at it, and is handed on. */
function elsewhere<T extends object>(): T {
  return new Proxy({} as T, {
    get() {
      throw new Error(ELSEWHERE)
    },
  })
}
