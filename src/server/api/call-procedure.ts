import type { Context } from '#routers/context.ts'
import { appRouter } from '#routers/index.ts'
import type { Call } from './form.ts'

type Procedure = {
  (options: {
    ctx: Context
    path: string
    type: Call['type']
    getRawInput: () => Promise<unknown>
    batchIndex: number
    signal: undefined
  }): Promise<unknown>
  _def: { type: 'query' | 'mutation'; meta?: { isSameForAll?: true } }
}
/** tRPC keeps its procedures by their paths, but does not type how one is called by itself. */
const PROCEDURES = new Map(Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>))

/** Whether a procedure reads or writes; undefined where there is none. */
export const typeOf = (path: string) => PROCEDURES.get(path)?._def.type

/** Whether everybody gets the same answer to the same call. */
export const isSameForAll = ({ path, type }: Call) =>
  type === 'query' && PROCEDURES.get(path)?._def.meta?.isSameForAll === true

/**
 * Calls a procedure with its rights and its contract, as the caller that tRPC makes does in the end: that one walks a
 * proxy for each part of the path before.
 */
export const callProcedure = ({ path, type, readInput }: Call, ctx: Context, batchIndex = 0) =>
  PROCEDURES.get(path)!({ ctx, path, type, getRawInput: async () => readInput(), batchIndex, signal: undefined })

/** Calls a procedure that reads. */
export const callQuery = (path: string, input: unknown, ctx: Context) =>
  callProcedure({ path, type: 'query', readInput: () => input }, ctx)
