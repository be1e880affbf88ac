import type { TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import type { ServerEnv } from '../http/env.ts'
import type { TextStream } from '../http/respond.ts'

/** A call of a procedure by its dotted path. */
export type Call = {
  path: string
  type: 'query' | 'mutation' | 'unknown'
  /** Its input, read when the procedure asks for it; throws where it cannot be read. */
  readInput: () => unknown
  /** Why it cannot be made; then it is not. */
  refusal?: TRPCError
}

/** What a request asks for. */
export type ApiRequest = {
  calls: Call[]
  /** Makes one text of what several calls are answered; a request of one call needs none. */
  join?: (texts: string[]) => string
  /** What is wrong with the request as a whole, for whoever may make its calls. */
  refusal?: TRPCError
}

/** What a call is answered. */
export type ResponseBody = { body: string | TextStream; headers?: Record<string, string> }

/** A call that was made. */
type MadeCall = {
  c: HonoContext<ServerEnv>
  call: Call
  /** Makes it once more with another input. */
  again: (input: unknown) => Promise<unknown>
}

/** In what form the door takes calls and answers them: everything in which tRPC, REST and CSV differ. */
export type Form = {
  /** Throws what refuses a request as a whole. */
  parse: (c: HonoContext<ServerEnv>) => ApiRequest | Promise<ApiRequest>
  writeAnswer: (data: unknown, made: MadeCall) => ResponseBody
  writeRefusal: (error: TRPCError, made: MadeCall) => ResponseBody
  /** The request headers on which the form depends, for Vary. */
  vary?: string
}
