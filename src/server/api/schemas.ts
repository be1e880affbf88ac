import type { Schemas } from '#routers/context.ts'
import { appRouter } from '#routers/index.ts'

/** The schemas that a procedure was built with, by its path; tRPC keeps them, but does not type them. */
export const schemasOf = (path: string): Schemas =>
  (appRouter._def.procedures as unknown as Record<string, { _def: Schemas }>)[path]!._def
