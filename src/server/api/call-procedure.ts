import type { Context } from '#routers/context.ts'
import { appRouter } from '#routers/index.ts'

type Asked = { type: 'query' | 'mutation'; path: string; input: unknown; batchIndex?: number }
type Procedure = (
  asked: Omit<Required<Asked>, 'input'> & { ctx: Context; getRawInput: () => Promise<unknown>; signal: undefined },
) => Promise<unknown>
// The caller that tRPC makes walks a proxy for each part of a path; this is what it calls in the end.
const PROCEDURES = appRouter._def.procedures as unknown as Record<string, Procedure>

/** Calls a procedure by its dotted path, with its rights and its contract, as tRPC's own handler does. */
export const askProcedure = ({ type, path, input, batchIndex = 0 }: Asked, ctx: Context) =>
  PROCEDURES[path]!({ ctx, path, type, getRawInput: async () => input, batchIndex, signal: undefined })
