import pino, { type DestinationStream } from 'pino'
import type { Config } from './config.ts'

/** Lines of JSON on standard output, unless they go elsewhere. What could open an account never gets there. */
export const createLog = (level: Config['logLevel'], to?: DestinationStream) =>
  pino(
    {
      level,
      redact: {
        paths: ['password', 'token', '*.password', '*.token', 'headers.authorization', 'headers.cookie'],
        censor: '[hidden]',
      },
    },
    to,
  )
