import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { formBeingWritten } from '#client/ui/form/form-being-written.ts'
import type { AppRouter } from '#routers/index.ts'

/**
 * Sends the writes that may wait (see writes.ts) through the outbox: each is stored on the phone before it is sent. The
 * screens call their mutations as ever. The outbox itself is loaded with the first write.
 */
export const outboxLink: TRPCLink<AppRouter> = () => {
  return ({ op, next }) => {
    // Signing in and out never waits, and must not load the outbox into the first view.
    if (op.type !== 'mutation' || op.path.startsWith('auth.')) return next(op)
    const form = formBeingWritten()
    return observable((observer) => {
      let inner: { unsubscribe: () => void } | undefined
      import('./enqueue-write.ts')
        .then(async ({ enqueueWrite, refusalError }) => {
          const result = await enqueueWrite(op.path, op.input, { ...op.context, form })
          if (result === 'notForTheQueue') {
            inner = next(op).subscribe(observer)
            return
          }
          if ('refusal' in result) {
            observer.error(refusalError(result.refusal))
            return
          }
          observer.next({ result: { type: 'data', data: result.answer } })
          observer.complete()
        })
        .catch((error: Error) => observer.error(TRPCClientError.from(error)))
      return () => inner?.unsubscribe()
    })
  }
}
