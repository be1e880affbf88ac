import type { TRPCError } from '@trpc/server'
import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { CatalogueOf } from '#domain/operations/translations/catalogue.ts'
import type { User } from '#domain/people/session.schema.ts'
import type { PaymentSetup } from '#services/finance/payments/payment-setup.ts'
import type { Gateways } from '#services/operations/gateways.ts'
import type { FileImports } from '#services/operations/import/imports.ts'
import type { Machine } from '#services/operations/machine.ts'
import type { Auth, Visit } from '#services/people/auth.ts'

/** What a request brings to a procedure. The server makes one for each request, tests make their own. */
export type Context = {
  db: Db
  /** The clock; nothing below the server reads another. */
  now: () => Date
  /** When the user wrote the request: earlier than now where it waited on a phone without a connection. */
  writtenAt: () => Date
  /** Whether this installation is a demo (decisions, section 1). */
  demo: boolean
  /** Hosts of push services that the installation allows besides the public ones. */
  pushHosts: readonly string[]
  auth: Auth
  /** How to reach the services outside. */
  gateways: Gateways
  /** What the server knows of itself and of its machine. */
  machine: () => Machine
  /** The words of the client as they came with this release. */
  catalogueOf: CatalogueOf
  /** How money is paid here. */
  payments: PaymentSetup
  /** Removes the photos of somebody who was erased, once the erasure is on the disk. */
  removeErased: (photos: readonly string[]) => Promise<void>
  /** The imports of files that this server runs. */
  imports: FileImports
  session: { token: string; user: User } | null
  /** Whose session it is. */
  user: User | null
  /** The browser that asks. */
  visit: Visit
  /** The caller's network address, for the throttle. */
  address: string
  requestId: string
  /**
   * The keys of its writes in the order of its calls, each done once however often it arrives; null where none was
   * sent.
   */
  idempotencyKeys: readonly (string | null)[]
  /** The user who wrote the request, where a phone stored it and sent it later. */
  authorId: string | null
  /**
   * The farmer whose saved writes an agent sends: their keys are the farmer's, so that the farmer's own phone does none
   * of them again.
   */
  keyOwnerId: string | null
  /** The contract of a procedure by its path. */
  schemasOf: (path: string) => Schemas
  /** Counts one request against a limit of its own; throws when there are too many. */
  spend: (limit: OwnLimit) => void
  /** Sets a cookie on the answer. */
  setCookie: (cookie: string) => void
  /** Why the body of the request cannot be read; told to whoever may call. */
  formRefusal?: TRPCError
  /** Adds ids to the log line of this request; never typed text. */
  note: (ids: Record<string, string>) => void
  /** Makes the browser drop its stored copies of our answers: its next user must not find them. */
  clearCache: () => void
}

/** What fills a table or the disk has a limit of its own: by user, or by address for visitors. */
export type OwnLimit = 'registration' | 'contact' | 'photos' | 'certificates'

/** The contract of a procedure; its input must meet all of `inputs`. */
export type Schemas = { inputs: z.ZodType[]; output: z.ZodType; meta?: { needsSession?: true } }
