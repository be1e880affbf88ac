import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import type { Config } from '../config.ts'
import { createDispatcher } from './dispatcher.ts'
import { pushKeysOf } from './keys.ts'
import { webPushGateway } from './web-push.ts'

const ROUND_MS = 5000

type Installation = { db: Db; log: Logger; now: () => Date; config: Pick<Config, 'pushContact' | 'pushHosts'> }

/** Tells browsers of new notifications for as long as the server runs. Answers how to stop. */
export function startPush({ db, log, now, config }: Installation) {
  const keys = pushKeysOf(db, now())
  const gateway = webPushGateway({ keys, contact: config.pushContact, hosts: config.pushHosts, now })
  const { round, stop } = createDispatcher({ db, log, now, gateway })
  const timer = setInterval(() => {
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
