import { problem } from '#domain/problem.ts'
import type { PaymentSetup } from '../payments/payment-setup.ts'

/** Tells the provider where it asks about money that is paid in. */
export async function registerPaybill({ paybill }: PaymentSetup) {
  if (!paybill) throw problem('noPaybill')
  if (!(await paybill.register())) throw problem('paybillRefused')
  return { shortcode: paybill.shortcode }
}
