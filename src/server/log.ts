import pino from 'pino'
import type { Config } from './config.ts'

/** Lines of JSON on standard output. What could open an account never gets there. */
export const createLog = (level: Config['logLevel']) =>
  pino({
    level,
    redact: {
      paths: ['password', 'token', '*.password', '*.token', 'headers.authorization', 'headers.cookie'],
      censor: '[hidden]',
    },
  })
