import type { Db } from '#db/client.ts'
import type { CatalogueOf } from '#domain/operations/translations/catalogue.ts'
import { problem } from '#domain/problem.ts'
import type { Context } from '#routers/context.ts'
import type { PaymentSetup } from '#services/finance/payments/payment-setup.ts'
import type { Gateways } from '#services/operations/gateways.ts'
import type { FileImports } from '#services/operations/import/imports.ts'
import type { Machine } from '#services/operations/machine.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Config } from '../config.ts'
import type { Visitor } from '../http/env.ts'
import type { OwnLimits } from '../http/rate-limit.ts'
import { schemasOf } from './schemas.ts'

type Parts = {
  db: Db
  now: () => Date
  config: Pick<Config, 'demo' | 'pushHosts'>
  auth: Sessions
  imports: FileImports
  gateways: Gateways
  payments: PaymentSetup
  catalogueOf: CatalogueOf
  own: OwnLimits
  machine: () => Machine
  removeErased: Context['removeErased']
}

/** One request, by whichever way it came in. */
type Asking = {
  visitor: Visitor
  address: string
  requestId: string
  idempotencyKeys: readonly (string | null)[]
  header: (name: 'kuu-author' | 'kuu-for' | 'kuu-written-ago') => string | undefined
  setCookie: (cookie: string) => void
  note: (ids: Record<string, string>) => void
  clearCache: () => void
}
export type ContextOf = (asking: Asking) => Context

/** Makes the context of each request. */
export function contextMaker(parts: Parts): ContextOf {
  const { config, imports, own, ...shared } = parts
  const { demo, pushHosts } = config
  const { now } = parts
  return ({ visitor, address, requestId, idempotencyKeys, header, setCookie, note, clearCache }) => {
    const { token, user: visiting, renewal, visit } = visitor
    // A queued write keeps its author: on a shared phone it is refused when another user is signed in.
    const authorId = header('kuu-author') ?? null
    const user = authorId === null || authorId === visiting?.id ? visiting : null
    if (renewal) setCookie(renewal)
    if (visiting) note({ user: visiting.id })
    return {
      db: shared.db,
      now,
      writtenAt: writtenBefore(header('kuu-written-ago'), now),
      demo,
      pushHosts,
      auth: shared.auth,
      gateways: shared.gateways,
      payments: shared.payments,
      imports,
      catalogueOf: shared.catalogueOf,
      machine: shared.machine,
      removeErased: shared.removeErased,
      session: token && user ? { token, user } : null,
      user: token ? user : null,
      visit,
      address,
      requestId,
      authorId,
      keyOwnerId: header('kuu-for') ?? null,
      idempotencyKeys,
      schemasOf,
      spend: (limit) => {
        const wait = own[limit](limit === 'registration' || !visiting ? address : visiting.id)
        if (wait > 0) throw problem('tooManyRequests', wait)
      },
      setCookie,
      note,
      clearCache,
    }
  }
}

const MAX_DAYS_AGO = 90

/**
 * When a write was made, from how many seconds ago its phone says: a difference on one clock, which is right also where
 * the clock is wrong. Anything else is now.
 */
function writtenBefore(ago: string | undefined, now: () => Date) {
  const seconds = ago && /^\d{1,8}$/.test(ago) ? Number(ago) : 0
  return () => new Date(now().getTime() - Math.min(seconds, MAX_DAYS_AGO * 86_400) * 1000)
}
