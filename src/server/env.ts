import type { Logger } from 'pino'

/** What the middleware hangs on each request. */
export type ServerEnv = { Variables: { requestId: string; log: Logger; address: string } }
