import { TRPCClientError } from '@trpc/client'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { AppRouter } from '#routers/index.ts'
import type { Refusal } from './entry.ts'

/** A refusal as the error that a mutation without an outbox would have thrown. */
export function refusalError({ message, ...data }: Refusal): TRPCClientError<AppRouter> {
  const code = isCode(data.code) ? data.code : 'BAD_REQUEST'
  return TRPCClientError.from({ error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { ...data, code } } })
}

const isCode = (code: string | null): code is keyof typeof TRPC_ERROR_CODES_BY_KEY =>
  code !== null && Object.hasOwn(TRPC_ERROR_CODES_BY_KEY, code)
