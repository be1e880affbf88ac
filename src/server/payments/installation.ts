import type { Db } from '#db/client.ts'
import type { PaymentGateway } from '#domain/finance/payments/payment.ts'
import type { PaymentProvider } from './provider.ts'

export type Providers = Partial<Record<PaymentGateway, PaymentProvider>>
/** What payments are asked for with. */
export type Installation = { db: Db; now: () => Date; providers: Providers }
