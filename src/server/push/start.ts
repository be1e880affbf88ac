import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import type { Config } from '../config.ts'
import { createDispatcher } from './dispatcher.ts'
import type { PushGateway } from './gateway.ts'
import { pushKeysOf } from './keys.ts'
import { webPushGateway } from './web-push.ts'

const ROUND_MS = 5000

type Keyed = { db: Db; now: () => Date; config: Pick<Config, 'pushContact' | 'pushHosts'> }

/** The way to the push services, with the keys of this installation. */
export const pushGatewayOf = ({ db, now, config: { pushContact, pushHosts } }: Keyed) =>
  webPushGateway({ keys: pushKeysOf(db, now()), contact: pushContact, hosts: pushHosts, now })

type Installation = {
  db: Db
  log: Logger
  now: () => Date
  gateway: PushGateway
  /** Whether nothing may be written just now, because an import writes. */
  isHeld: () => boolean
}

/** Tells browsers of new notifications for as long as the server runs. Answers how to stop. */
export function startPush({ db, log, now, gateway, isHeld }: Installation) {
  const { round, stop } = createDispatcher({ db, log, now, gateway })
  const timer = setInterval(() => {
    if (isHeld()) return
    try {
      round()
    } catch (error) {
      log.error({ err: error }, 'push round failed')
    }
  }, ROUND_MS)
  return () => {
    clearInterval(timer)
    stop()
  }
}
