import { admin } from './admin/index.ts'
import { agent } from './agent/index.ts'
import { auth } from './auth/index.ts'
import { farmer } from './farmer/index.ts'
import { finance } from './finance/index.ts'
import { learning } from './learning/index.ts'
import { createCallerFactory, router } from './trpc.ts'

/** The whole API. The client knows its type and nothing else of this folder. */
export const appRouter = router({ auth, farmer, agent, admin, learning, finance })
export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
