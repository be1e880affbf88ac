import type { Server } from 'node:http'
import { parentPort } from 'node:worker_threads'
import { openReader } from '#db/client.ts'
import { createSessions } from '../auth/sessions.ts'
import { releasedCatalogues } from '../catalogues.ts'
import type { Config } from '../config.ts'
import { contextMaker } from '../contexts.ts'
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

/** What a reader is started with; `config.port` is the port that is open already. */
export type ReaderTask = { database: string; config: Config; door: InnerDoor }

type Answered = Parameters<Metrics['noteRequest']>[0]
/** What a reader tells: that it answers, and what it has answered since. */
export type ReaderMessage = { isOpen: true } | { answered: Answered[] }

const TELL_EVERY_MS = 1000
const now = () => new Date()

/**
 * Answers questions on the port of the server, from a connection of its own that cannot write. Whatever else comes,
 * and whatever goes wrong, is handed on to the thread that writes, which decides.
 */
export function runReader({ database, config, door }: ReaderTask) {
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
  const read = createShortWay({ db, auth, entrance, contextOf, compressed: createCompressor(), ready })
  const handOn = handingOn(door)
  const turns = fairTurns()
  const stopWords = startWrittenWords({ db, log })
  const server = openPort({
    ...config,
    isShared: true,
    onRequest(request, response) {
      const otherwise = () => handOn(request, response)
      if (ready.answer(request, response)) return
      if (request.method !== 'GET' || !read(request, response, turns, otherwise)) otherwise()
    },
    onListening: () => tell({ isOpen: true }),
  })
  const telling = setInterval(() => {
    if (answered.length > 0) tell({ answered: answered.splice(0) })
  }, TELL_EVERY_MS)
  parentPort!.once('message', () => {
    clearInterval(telling)
    stopWords()
    close(server, () => {
      db.$client.close()
      process.exit()
    })
  })
}

const tell = (message: ReaderMessage) => parentPort!.postMessage(message)

/** Lets the requests under way end. */
function close(server: Server, done: () => void) {
  server.close(done)
  server.closeIdleConnections()
}

const ELSEWHERE = 'Only the thread that writes has it'

/** A question that needs what only the thread that writes has fails at it, and is handed on. */
function elsewhere<T extends object>(): T {
  return new Proxy({} as T, {
    get() {
      throw new Error(ELSEWHERE)
    },
  })
}
