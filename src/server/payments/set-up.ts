import type { Db } from '#db/client.ts'
import type { PaymentSetup } from '#services/finance/payments/payment-setup.ts'
import type { Config } from '../config.ts'
import type { Providers } from './advance-payment.ts'
import { hookSecretOf } from './hook-secret.ts'
import { mpesa } from './mpesa.ts'
import { mtnMomo } from './mtn-momo.ts'
import { sandbox } from './sandbox.ts'

type Installation = { db: Db; now: () => Date; config: Pick<Config, 'momo' | 'mpesa' | 'origin' | 'transferFee'> }

/**
 * The providers that this installation has, and which of them serves an account. Without any it is the sandbox; with
 * one, an account that it does not serve has none, because play money must not mix with money.
 */
export function paymentsOf({ db, now, config }: Installation): { payments: PaymentSetup; providers: Providers } {
  const { momo, mpesa: safaricom, origin, transferFee } = config
  // Made at the first start, also without a provider: the sandbox is called back too.
  const secret = hookSecretOf(db, now())
  const providers: Providers = {
    sandbox,
    ...(momo && { 'mtn-momo': mtnMomo({ config: momo, now, callbackUrl: origin ? (id) => `${origin}/hooks/momo/${secret}/${id}` : null }) }), // biome-ignore format: one provider
    ...(safaricom && { mpesa: mpesa({ config: safaricom, now, callbackUrl: (id, kind) => `${origin}/hooks/mpesa/${secret}/${id}${kind === 'status' ? '/status' : ''}` }) }), // biome-ignore format: one provider
  }
  const gatewayOf: PaymentSetup['gatewayOf'] = ({ country, provider }) => {
    if (!momo && !safaricom) return 'sandbox'
    if (momo && provider === 'MTN Mobile Money' && country === momo.country) return 'mtn-momo'
    if (safaricom && provider === 'M-Pesa' && country === safaricom.country) return 'mpesa'
    return null
  }
  return { payments: { gatewayOf, transferFee }, providers }
}
