import pino, { type DestinationStream } from 'pino'
import { withSourceLines } from '../boot/source-lines.ts'
import type { Config } from '../config.ts'

type LogOptions = {
  /** Where the lines go instead of to standard output. */
  to?: DestinationStream
  /** Told of each error, with the id of its request where it has one. */
  onError?: (message: string, requestId: string | null) => void
}

/** Lines of JSON on standard output, unless they go elsewhere. What could open an account never gets there. */
export const createLog = (level: Config['logLevel'], { to, onError }: LogOptions = {}) =>
  pino(
    {
      level,
      redact: {
        paths: ['password', 'token', '*.password', '*.token', 'headers.authorization', 'headers.cookie'],
        censor: '[hidden]',
      },
      serializers: { err: errorOf },
      hooks: {
        logMethod(args, method, level) {
          if (onError && level >= pino.levels.values.error!) onError(String(args.at(-1)), requestIdOf(this.bindings()))
          method.apply(this, args)
        },
      },
    },
    to,
  )

const requestIdOf = ({ requestId }: { requestId?: unknown }) => (typeof requestId === 'string' ? requestId : null)

function errorOf(error: Error) {
  const written = pino.stdSerializers.err(error)
  // What was thrown need not be an error.
  return written?.stack ? { ...written, stack: withSourceLines(written.stack) } : written
}
