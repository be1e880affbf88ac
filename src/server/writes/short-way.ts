import type { IncomingMessage, ServerResponse } from 'node:http'
import { getTRPCErrorShape, type TRPCError } from '@trpc/server'
import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { whenCommitted } from '#db/group-commit.ts'
import { Problem } from '#domain/problem.ts'
import type { Context } from '#routers/context.ts'
import { appRouter } from '#routers/index.ts'
import { asTrpcError, statusOf } from '#routers/trpc.ts'
import { askProcedure } from '../api/call-procedure.ts'
import type { ContextOf } from '../api/context.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Compressor } from '../http/compression.ts'
import type { FairTurns } from '../http/fair-turns.ts'
import { idempotencyKeysOf } from '../http/idempotency-keys.ts'
import { detailsOf, logRefusal, refusalOf } from '../http/refusal.ts'
import { mayWrite } from '../http/security.ts'
import { visitorOf } from '../http/visitor.ts'
import type { ServerImports } from '../imports/imports.ts'
import { dataAnswer, hasSession, lengthOf } from '../reads/data-answer.ts'
import type { Entrance } from '../reads/entrance.ts'
import { type WriteRequest, writeRequestOf } from './write-requests.ts'

type Deps = {
  db: Db
  auth: Sessions
  entrance: Entrance
  origin: string | null
  imports: ServerImports
  contextOf: ContextOf
  compressed: Compressor
  log: Logger
  /** Told when a write found no room. */
  noteFull: () => void
}

/** What is answered, before it is bytes. */
type Told = { status: number; text: string; retryAfter?: number | undefined }

/**
 * Takes a single write of REST or tRPC straight to its procedure, as questions go (../reads/short-way.ts). What is odd
 * about a request is the app's affair, also once its body has been read; what a procedure refuses is told here, for it
 * must not be asked twice.
 */
export function createShortWrites(deps: Deps) {
  const { db, auth, entrance, origin, imports, contextOf, compressed, log, noteFull } = deps

  async function take(request: IncomingMessage, response: ServerResponse, write: WriteRequest, otherwise: () => void) {
    const started = performance.now()
    await imports.whenWritable()
    const body = await bodyOf(request)
    if (!body) return
    const read = understood(write, body)
    if (read) return answer(request, response, { write, input: read.input, started })
    // Hono's adapter takes the body from here where somebody has read it.
    Object.assign(request, { rawBody: body })
    otherwise()
  }

  type Asked = { write: WriteRequest; input: unknown; started: number }
  async function answer(request: IncomingMessage, response: ServerResponse, { write, input, started }: Asked) {
    const requestId = entrance.newRequestId()
    const [extra, ids]: [string[], Record<string, string>] = [[], {}]
    const header = (name: string) => request.headers[name] as string | undefined
    const contextFor = async () =>
      contextOf({
        visitor: await visitorOf(auth, request.headers, entrance.isSecure(request)),
        requestId,
        address: entrance.addressOf(request),
        idempotencyKeys: idempotencyKeysOf({ header }),
        header,
        setCookie: (cookie) => void extra.push('Set-Cookie', cookie),
        note: (noted) => void Object.assign(ids, noted),
        clearCache: () => void extra.push('Clear-Site-Data', '"cache"'),
      })
    const refused = (error: TRPCError, tell: () => Told) => {
      const noted = log.child({ requestId, address: entrance.addressOf(request) })
      if (error.code === 'INTERNAL_SERVER_ERROR') noted.error({ err: error, path: write.path }, 'request failed')
      else logRefusal(noted, error, { ...ids, path: write.path })
      return tell()
    }
    const told = await toldBy(write, input, contextFor, requestId, refused)
    // An answer waits until what it tells of is on the disk; where that fails, the error takes its place.
    const kept = await whenCommitted(db.$client).then(
      () => told,
      (thrown: unknown) => {
        const error = asTrpcError(thrown)
        return refused(error, () => restRefusal(error, requestId))
      },
    )
    if (kept.status === 507) noteFull()
    await send(request, response, kept, { requestId, extra })
    entrance.note(request, { requestId, status: kept.status, started, ids })
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    { status, text, retryAfter }: Told,
    { requestId, extra }: { requestId: string; extra: string[] },
  ) {
    const form = { isSecure: entrance.isSecure(request), vary: 'Accept-Encoding', compressed }
    const { headers, body } = await dataAnswer(request, text, form)
    const isPrivate = hasSession(request) || extra.includes('Set-Cookie')
    const own = ['Cache-Control', isPrivate ? 'no-store' : 'no-cache', 'X-Request-Id', requestId, ...lengthOf(body)] // biome-ignore format: names and values
    const retry = retryAfter ? ['Retry-After', String(retryAfter)] : []
    response.writeHead(status, [...headers, ...own, ...extra, ...retry]).end(body)
  }

  /** Takes a request, if it is a write that this way understands; false where it is the app's. */
  return (request: IncomingMessage, response: ServerResponse, turns: FairTurns, otherwise: () => void): boolean => {
    const write = writeRequestOf(request)
    if (!write || !isFromHere(request, origin) || !entrance.mayEnter(request)) return false
    const turn = turns.enter(entrance.addressOf(request))
    if (turn === 'busy') return false
    const work = turn
      ? turn.then(() => take(request, response, write, otherwise))
      : take(request, response, write, otherwise)
    work.catch((error: unknown) => {
      log.error({ err: error, path: write.path }, 'request failed')
      response.destroy()
    })
    return true
  }
}

/** The answer of a procedure, or its refusal in the form of the door that the write came by. */
async function toldBy(
  write: WriteRequest,
  input: unknown,
  contextFor: () => Promise<Context>,
  requestId: string,
  refused: (error: TRPCError, tell: () => Told) => Told,
): Promise<Told> {
  let ctx: Context | undefined
  try {
    ctx = await contextFor()
    return { status: 200, text: write.write(await askProcedure({ type: 'mutation', path: write.path, input }, ctx)) }
  } catch (thrown) {
    const error = asTrpcError(thrown)
    return refused(error, () => (write.isRest ? restRefusal(error, requestId) : trpcRefusal(write, error, ctx)))
  }
}

function restRefusal(error: TRPCError, requestId: string): Told {
  const { status, body, retryAfter } = refusalOf(error, requestId, detailsOf(error))
  return { status, text: JSON.stringify(body), retryAfter }
}

function trpcRefusal({ path, writeRefusal }: WriteRequest, error: TRPCError, ctx: Context | undefined): Told {
  const config = appRouter._def._config
  const shape = getTRPCErrorShape({ config, error, type: 'mutation', path, input: undefined, ctx })
  const { cause } = error
  return {
    status: statusOf(error),
    text: writeRefusal(shape),
    retryAfter: cause instanceof Problem ? cause.retryAfter : undefined,
  }
}

function isFromHere({ headers }: IncomingMessage, ours: string | null) {
  const { authorization, cookie, host, origin } = headers
  return mayWrite({ authorization, cookie, host, origin }, ours)
}

function understood({ inputOf }: WriteRequest, body: Buffer) {
  try {
    return inputOf(body)
  } catch {
    return null
  }
}

/** The whole body; null where its sender went away. The parser of HTTP lets in as much as its head says, no more. */
const bodyOf = (request: IncomingMessage) =>
  new Promise<Buffer | null>((resolve) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => void parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts)))
      .on('close', () => resolve(null))
  })
