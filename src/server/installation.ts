import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import type { CatalogueOf } from '#domain/operations/translations/catalogue.ts'
import type { PaymentSetup } from '#services/finance/payments/payment-setup.ts'
import type { Gateways } from '#services/operations/gateways.ts'
import type { Machine } from '#services/operations/machine.ts'
import type { Sessions } from './auth/sessions.ts'
import type { Config, SmsConfig } from './config.ts'
import type { CallLimits } from './http/rate-limit.ts'
import type { ServerImports } from './imports/imports.ts'
import type { Disk } from './machine/disk.ts'
import type { Metrics } from './machine/metrics.ts'
import type { Replica } from './machine/replica.ts'
import type { Files } from './program-files.ts'

/** What the app is made of. */
export type Installation = {
  db: Db
  now: () => Date
  /** Milliseconds of a monotonic clock, for limits; that of the process by default. */
  monotonic?: () => number
  log: Logger
  version: string
  config: Pick<Config, 'demo' | 'trustProxy' | 'origin' | 'rateLimit' | 'pushHosts'> & {
    airtel?: Config['airtel']
    mpesa?: Config['mpesa']
    sms?: SmsConfig
    metricsToken?: string | null
  }
  /** The files of the built client. */
  client: Files
  /** What draws screens of the client on the server, and the landing page in other languages; none by default. */
  drawings?: Files
  /** Sessions and passwords; those of the database by default. */
  auth?: Sessions
  /** The folder of the photos. */
  uploadsFolder: string
  /** The imports of files; in this process by default. */
  imports?: ServerImports
  /** The services outside; none by default. */
  gateways?: Gateways
  /** How money is paid; in the sandbox by default. */
  payments?: PaymentSetup
  /** The messages of the client; those of this program by default. */
  catalogueOf?: CatalogueOf
  /** What the process knows of itself. */
  machine?: () => Machine
  /** The numbers for Prometheus; none are kept by default. */
  metrics?: Metrics
  /** What may be asked in a minute; made of the configuration by default. */
  limits?: CallLimits | null
  /** Whether the server lets its last requests end. */
  isStopping?: () => boolean
  /** The watch over the copy elsewhere, if one is kept. */
  replica?: Replica
  /** The watch over the room on the disk, if any. */
  disk?: Disk
}
