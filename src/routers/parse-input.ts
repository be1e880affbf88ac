import { TRPCError } from '@trpc/server'
import type { z } from 'zod'

/** Holds an input to a contract that only a row of the database tells; refused, it is answered as any wrong input is. */
export function parseInput<S extends z.ZodType>(contract: S, input: unknown): z.output<S> {
  const result = contract.safeParse(input)
  if (!result.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: result.error })
  return result.data
}
