import type { Db } from '#db/client.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import type { PaymentSetup } from '#services/finance/payments/payment-setup.ts'
import type { Config } from '../config.ts'
import { airtelMoney } from './airtel/airtel.ts'
import { hookSecretOf } from './hook-secret.ts'
import type { Providers } from './installation.ts'
import { mpesa } from './mpesa/mpesa.ts'
import { mpesaQueries } from './mpesa/queries.ts'
import { mtnMomo } from './mtn-momo.ts'
import { sandbox } from './sandbox.ts'

type Installation = {
  db: Db
  now: () => Date
  config: Pick<Config, 'momo' | 'mpesa' | 'airtel' | 'publicOrigin' | 'transferFee'>
}

/**
 * The providers that this installation has, and which of them serves an account. Without any it is the sandbox; with
 * one, an account that it does not serve has none, because play money must not mix with money.
 */
export function paymentsOf({ db, now, config }: Installation): { payments: PaymentSetup; providers: Providers } {
  const { momo, mpesa: safaricom, airtel, publicOrigin, transferFee } = config
  // Made at the first start, also without a provider: the sandbox is called back too.
  const secret = hookSecretOf(db, now())
  const statusSecret = hookSecretOf(db, now(), 'status')
  const callbackUrl =
    publicOrigin === null ? null : ({ id }: PaymentRow) => `${publicOrigin}/hooks/momo/${secret}/${id}`
  const hooks = {
    resultUrl: ({ id }: PaymentRow) => `${publicOrigin}/hooks/mpesa/${secret}/${id}`,
    statusUrl: (nonce: string) => `${publicOrigin}/hooks/mpesa-status/${statusSecret}/${nonce}`,
  }
  const providers: Providers = {
    sandbox,
    ...(momo.length > 0 && { 'mtn-momo': mtnMomo({ configs: momo, now, callbackUrl }) }),
    ...(safaricom && { mpesa: mpesa({ config: safaricom, now, hooks, queries: mpesaQueries(db, now) }) }),
    ...(airtel && { airtel: airtelMoney({ config: airtel, now }) }),
  }
  const gatewayOf: PaymentSetup['gatewayOf'] = ({ country, provider }) => {
    if (momo.length === 0 && !safaricom && !airtel) return 'sandbox'
    if (provider === 'MTN Mobile Money' && momo.some((each) => each.country === country)) return 'mtn-momo'
    if (safaricom && provider === 'M-Pesa' && country === safaricom.country) return 'mpesa'
    if (airtel && provider === 'Airtel Money' && airtel.countries.includes(country)) return 'airtel'
    return null
  }
  return { payments: { gatewayOf, transferFee }, providers }
}
