import { getTRPCErrorShape, TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import { callsAlone, MAX_BATCH } from '#domain/sync/batches.ts'
import type { Context } from '#routers/context.ts'
import { appRouter } from '#routers/index.ts'
import { readInput, transformer } from '#routers/transformer.ts'
import { trpcPathsOf } from '../http/calls.ts'
import type { ServerEnv } from '../http/env.ts'
import { areKeysOf } from '../http/idempotency-keys.ts'
import { bodyRefusal } from '../http/json-bounds.ts'
import { typeOf } from './call-procedure.ts'
import type { Call, Form } from './form.ts'

/**
 * tRPC over HTTP, as its own adapter speaks it (https://trpc.io/docs/rpc): one call, or a batch whose paths stand with
 * commas between them; an input is in the query of a GET or in the body of a POST, and each call has its own error.
 */
export const trpcForm: Form = {
  async parse(c) {
    const isBatch = c.req.query('batch') === '1'
    const paths = pathsOf(c, isBatch)
    if (paths.length > MAX_BATCH) throw badRequest(`At most ${MAX_BATCH} calls in a batch`)
    if (paths.length > 1 && paths.some(callsAlone)) throw badRequest('A call with a password is sent alone')
    if (!areKeysOf(c.req, paths.length))
      throw badRequest('Idempotency-Keys names one key for each call, in their order')
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const refusal = refusalOfType(c, method)
    const text = refusal ? '' : await inputTextOf(c, method)
    const tooLarge = bodyRefusal(text, paths)
    if (tooLarge) throw badRequest(tooLarge)
    const inputOf = refusal ? refuseWith(refusal) : inputsIn(text, { isBatch, isOptional: method === 'GET' })
    const calls = paths.map((path, at): Call => callOf(method, path, () => inputOf(at)))
    if (calls.some(isRead) && calls.some(isWrite)) throw badRequest('A batch reads or writes, not both')
    return { calls, ...(refusal && { refusal }), ...(isBatch && { join: (texts) => `[${texts.join(',')}]` }) }
  },
  writeAnswer: (data) => ({ body: JSON.stringify({ result: { data: transformer.output.serialize(data) } }) }),
  writeRefusal(error, { c, call: { path, type } }) {
    // The formatter of errors takes nothing of the context but this.
    const ctx = { requestId: c.get('request').id } as Context
    const shape = getTRPCErrorShape({ config: appRouter._def._config, error, type, path, input: undefined, ctx })
    return { body: JSON.stringify({ error: transformer.output.serialize(shape) }) }
  },
}

const badRequest = (message: string, cause?: unknown) => new TRPCError({ code: 'BAD_REQUEST', message, cause })

function pathsOf({ req }: HonoContext<ServerEnv>, isBatch: boolean) {
  try {
    return trpcPathsOf(req, isBatch)
  } catch {
    throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such path' })
  }
}

/** A body that is not JSON is not read; who may not call is told that first. */
const refusalOfType = ({ req }: HonoContext<ServerEnv>, method: string) =>
  method === 'GET' || /^application\/json\b/i.test(req.header('content-type') ?? '')
    ? undefined
    : new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON' })

const refuseWith = (refusal: TRPCError) => () => {
  throw refusal
}

const inputTextOf = async ({ req }: HonoContext<ServerEnv>, method: string) =>
  method === 'GET' ? (req.query('input') ?? '') : req.text()

const isRead = ({ type }: Call) => type === 'query'
const isWrite = ({ type }: Call) => type === 'mutation'

const METHODS = { query: 'GET', mutation: 'POST' } as const

function callOf(method: string, path: string, readInput: () => unknown): Call {
  const type = typeOf(path)
  if (!type) {
    const refusal = new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` })
    return { path, type: 'unknown', readInput, refusal }
  }
  if (METHODS[type] === method) return { path, type, readInput }
  const message = `Unsupported ${method}-request to ${type} procedure at path "${path}"`
  return { path, type, readInput, refusal: new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message }) }
}

/** Reads the inputs of all calls when the first of them asks for its own: who may not call is told that first. */
function inputsIn(text: string, { isBatch, isOptional }: { isBatch: boolean; isOptional: boolean }) {
  let inputs: Record<number, unknown> | undefined
  const parsed = (): Record<number, unknown> => {
    if (text === '' && isOptional) return {}
    const sent: unknown = JSON.parse(text)
    if (!isBatch) return { 0: readInput(sent) }
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
      throw new SyntaxError('The input of a batch is an object')
    for (const [at, input] of Object.entries(sent)) (sent as Record<string, unknown>)[at] = readInput(input)
    return sent as Record<number, unknown>
  }
  return (at: number) => {
    try {
      inputs ??= parsed()
      return inputs[at]
    } catch (error) {
      throw badRequest('The input could not be read', error)
    }
  }
}
