import type { Context as HonoContext } from 'hono'
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
import type { ServerEnv, Visitor } from '../http/env.ts'
import { idempotencyKeysOf } from '../http/idempotency-keys.ts'
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

/** The context of a request that a visitor sends. */
export type ContextFor = (c: HonoContext<ServerEnv>, visitor: Visitor) => Context
/** The same for whoever sends it. */
export type ContextOf = (c: HonoContext<ServerEnv>) => Promise<Context>

/** Makes the context of each request. */
export function createContextFor({ config, own, ...shared }: Parts): ContextFor {
  const { demo, pushHosts } = config
  const { now } = shared
  return (c, { token, user: visiting, renewal, visit }) => {
    const { id, address, header, ids, added } = c.get('request')
    // A queued write keeps its author: on a shared phone it is refused when another user is signed in.
    const authorId = header('kuu-author') ?? null
    const user = authorId === null || authorId === visiting?.id ? visiting : null
    const setCookie = (cookie: string) => void added.push(['Set-Cookie', cookie])
    if (renewal) setCookie(renewal)
    if (visiting) ids.user = visiting.id
    return {
      ...shared,
      writtenAt: writtenBefore(header('kuu-written-ago'), now),
      demo,
      pushHosts,
      session: token && user ? { token, user } : null,
      user: token ? user : null,
      visit,
      address,
      requestId: id,
      authorId,
      keyOwnerId: header('kuu-for') ?? null,
      idempotencyKeys: c.req.method === 'GET' ? [] : idempotencyKeysOf({ header }),
      schemasOf,
      spend: (limit) => {
        const wait = own[limit](limit === 'registration' || !visiting ? address : visiting.id)
        if (wait > 0) throw problem('tooManyRequests', wait)
      },
      setCookie,
      note: (noted) => void Object.assign(ids, noted),
      clearCache: () => void added.push(['Clear-Site-Data', '"cache"']),
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
