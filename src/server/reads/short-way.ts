import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Db } from '#db/client.ts'
import { whenCommitted } from '#db/group-commit.ts'
import { askProcedure } from '../api/call-procedure.ts'
import type { ContextOf } from '../api/context.ts'
import { isPlain, type ReadyAnswers } from '../api/response-cache.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Compressor } from '../http/compression.ts'
import type { Visitor } from '../http/env.ts'
import type { FairTurns } from '../http/fair-turns.ts'
import { visitorOf } from '../http/visitor.ts'
import { dataAnswer, hasSession, lengthOf, type Made } from './data-answer.ts'
import type { Entrance } from './entrance.ts'
import { isPublicAddress } from './public-calls.ts'
import { type Question, questionOf } from './questions.ts'

type Deps = {
  db: Db
  auth: Sessions
  entrance: Entrance
  contextOf: ContextOf
  compressed: Compressor
  ready: ReadyAnswers
}

/**
 * Answers questions of REST and tRPC by their procedures, without the request and response objects of the Fetch API and
 * the app's row of middleware, which cost more than most answers. The procedures, their contracts, their rights and
 * their context are the same. It only ever sends a whole answer of status 200: whatever else happens, the request goes
 * to the app, which asks again and says what is wrong.
 */
export function createShortWay({ db, auth, entrance, contextOf, compressed, ready }: Deps) {
  async function answer(request: IncomingMessage, response: ServerResponse, question: Question) {
    if (isPublicAddress(request.url!))
      return ready.makeAndSend(request, response, () => publicAnswer(request, question))
    const started = performance.now()
    const requestId = entrance.newRequestId()
    const visitor = await visitorOf(auth, request.headers, entrance.isSecure(request))
    const [cookies, ids]: [string[], Record<string, string>] = [[], {}]
    const { headers, body } = await made(request, question, {
      visitor,
      requestId,
      setCookie: (cookie) => void cookies.push(cookie),
      note: (noted) => void Object.assign(ids, noted),
    })
    const isPrivate = hasSession(request) || cookies.length > 0
    const own = ['Cache-Control', isPrivate ? 'no-store' : 'no-cache', 'X-Request-Id', requestId, ...lengthOf(body)] // biome-ignore format: names and values
    response.writeHead(200, [...headers, ...own, ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])]).end(body)
    entrance.note(request, { requestId, status: 200, started, ids })
  }

  /** The answer that everybody gets: made without looking who asks. */
  async function publicAnswer(request: IncomingMessage, question: Question): Promise<Made> {
    const { headers, body } = await made(request, question, NOBODY)
    return { headers: [...headers, 'Cache-Control', 'no-cache'], body }
  }

  async function made(request: IncomingMessage, question: Question, who: Pick<Asker, keyof typeof NOBODY>) {
    const isSecure = entrance.isSecure(request)
    const context = contextOf({
      ...who,
      address: entrance.addressOf(request),
      idempotencyKeys: [],
      header: (name) => request.headers[name] as string | undefined,
      clearCache: () => undefined,
    })
    const answers = await Promise.all(
      question.calls.map((call, at) => askProcedure({ ...call, type: 'query', batchIndex: at }, context)),
    )
    // What was read may be what a neighbour has just written: it is told when it is on the disk.
    await whenCommitted(db.$client)
    const { text, link, isList } = question.write(answers)
    const vary = isList ? 'Accept, Accept-Encoding' : 'Accept-Encoding'
    const { headers, body } = await dataAnswer(request, text, { isSecure, vary, compressed })
    return { headers: link ? [...headers, 'Link', link] : headers, body }
  }

  /** Takes a request, if it is a question that this way understands; false where it is the app's. */
  return (request: IncomingMessage, response: ServerResponse, turns: FairTurns, otherwise: () => void): boolean => {
    const question = isQuestion(request) ? understood(request.url!) : null
    if (!question || !entrance.mayEnter(request, question.calls.length)) return false
    const turn = turns.enter(entrance.addressOf(request))
    if (turn === 'busy') return false
    const work = turn ? turn.then(() => answer(request, response, question)) : answer(request, response, question)
    work.catch(() => (response.headersSent ? response.destroy() : otherwise()))
    return true
  }
}
export type ShortWay = ReturnType<typeof createShortWay>

type Asker = Parameters<ContextOf>[0]
const NO_VISITOR: Visitor = { token: null, user: null, renewal: null, visit: { isSecure: false, device: null, tokens: [], carried: null, marks: [] } } // biome-ignore format: one row
const NOBODY = {
  visitor: NO_VISITOR,
  requestId: 'public',
  setCookie: (_: string): void => undefined,
  note: (_: Record<string, string>): void => undefined,
}

const isQuestion = (request: IncomingMessage) =>
  request.method === 'GET' && /^\/(api|trpc)\//.test(request.url ?? '') && isPlain(request)

function understood(url: string) {
  try {
    return questionOf(url)
  } catch {
    return null
  }
}
