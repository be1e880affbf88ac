import type { z } from 'zod'
import { appRouter } from '#routers/index.ts'

type Schemas = { inputs: z.ZodType[]; output: z.ZodType }

/** The schemas that a procedure was built with, by its path; tRPC keeps them, but does not type them. */
export const schemasOf = (path: string): Schemas =>
  (appRouter._def.procedures as unknown as Record<string, { _def: Schemas }>)[path]!._def

/** What a procedure answers, by its path. */
export const outputOf = (path: string) => schemasOf(path).output
