import type { z } from 'zod'

/** An input outside of limits that only a row of the database has, such as those of a loan on offer. */
export class InvalidInput extends Error {
  override readonly cause: z.ZodError

  constructor(cause: z.ZodError) {
    super('Invalid input')
    this.cause = cause
  }
}

/** What a contract makes of an input; throws `InvalidInput`, which is answered as any wrong input is. */
export function parseInput<S extends z.ZodType>(contract: S, input: unknown): z.output<S> {
  const { data, error } = contract.safeParse(input)
  if (error) throw new InvalidInput(error)
  return data
}
