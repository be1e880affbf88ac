import { createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '#routers/index.ts'
import type { ExactHooks } from './exact-calls.ts'

/**
 * The typed hooks of every procedure; no component knows more of tRPC than these. They are tRPC's own, with types that
 * are stricter than its types.
 */
export const trpc = createTRPCReact<AppRouter>() as unknown as ExactHooks
