import type { PaymentGateway } from '#domain/finance/payments/payment.ts'
import type { ReceivedKind } from '#domain/finance/payments/received.ts'
import type { CountryCode, Currency } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'

/** How this installation pays: which gateway serves an account, null for none, and what a transfer to a phone costs. */
export type PaymentSetup = {
  gatewayOf: (account: { country: CountryCode; provider: string }) => PaymentGateway | null
  /** In percent of the amount. */
  transferFee: number
  /** Where people pay in by themselves; absent where they cannot. */
  paybill?: Paybill | null
}

/** A paybill or till of ours. `register` tells the provider where to call, and answers whether it took that. */
type Paybill = { shortcode: string; kind: ReceivedKind; currency: Currency; register: () => Promise<boolean> }

export const SANDBOX_ONLY: PaymentSetup = { gatewayOf: () => 'sandbox', transferFee: 0 }

export function gatewayFor({ gatewayOf }: PaymentSetup, account: { country: CountryCode; provider: string }) {
  const gateway = gatewayOf(account)
  if (!gateway) throw problem('providerNotSetUp')
  return gateway
}

/** Money goes out to an account that no adapter pays too: somebody pays it by hand. */
export const payoutGatewayFor = (
  { gatewayOf }: PaymentSetup,
  account: { country: CountryCode; provider: string },
): PaymentGateway => gatewayOf(account) ?? 'by-hand'
