import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import type { Gateways } from '#services/operations/gateways.ts'
import type { Config } from '../config.ts'
import type { PushGateway } from '../push/gateway.ts'
import type { SmsGateway } from '../sms/gateway.ts'
import type { Forecaster } from '../weather/forecaster.ts'
import { fetchForecasts } from '../weather/round.ts'

type Installation = {
  db: Db
  log: Logger
  now: () => Date
  config: Pick<Config, 'weather'>
  push: PushGateway
  forecaster: Forecaster | null
  sms: SmsGateway
}

const PATIENCE_MS = 30_000

/** How the procedures reach the services outside: each call does the real thing once. */
export const gatewaysOf = ({ db, log, now, config: { weather }, push, forecaster, sms }: Installation): Gateways => ({
  push: { send: (message) => push.send(message, AbortSignal.timeout(PATIENCE_MS)) },
  forecasts:
    weather && forecaster
      ? {
          host: new URL(weather.url).host,
          fetch: () => fetchForecasts({ db, log, now, forecaster }, AbortSignal.timeout(PATIENCE_MS)),
        }
      : null,
  sms: { host: sms.host, send: (message) => sms.send(message, AbortSignal.timeout(PATIENCE_MS)) },
})
