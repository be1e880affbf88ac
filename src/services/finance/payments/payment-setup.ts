import type { PaymentGateway } from '#domain/finance/payments/payment.ts'
import type { CountryCode } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'

/** How this installation pays: which gateway serves an account, null for none, and what a transfer to a phone costs. */
export type PaymentSetup = {
  gatewayOf: (account: { country: CountryCode; provider: string }) => PaymentGateway | null
  /** In percent of the amount. */
  transferFee: number
}

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
