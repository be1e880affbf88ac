import type { Db } from '#db/client.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { COUNTRIES } from '#domain/places.ts'
import type { PaymentSetup } from '#services/finance/payments/payment-setup.ts'
import type { Config } from '../config.ts'
import { airtelMoney } from './airtel/airtel.ts'
import { fieldsOf } from './ask-json.ts'
import { patience } from './ask-provider.ts'
import type { MpesaConfig } from './config.ts'
import { hookSecretOf } from './hook-secret.ts'
import type { Providers } from './installation.ts'
import { mpesa } from './mpesa/mpesa.ts'
import type { MpesaPaybill } from './mpesa/paybill.ts'
import { mpesaQueries } from './mpesa/queries.ts'
import { mtnMomo } from './mtn-momo.ts'
import { sandbox } from './sandbox.ts'

type Installation = {
  db: Db
  now: () => Date
  config: Pick<Config, 'momo' | 'mpesa' | 'airtel' | 'publicOrigin' | 'transferFee'>
}

type PaymentParts = { payments: PaymentSetup; providers: Providers; paybill: MpesaPaybill | null }

/**
 * The providers that this installation has, and which of them serves an account. Without any it is the sandbox; with
 * one, an account that it does not serve has none, because play money must not mix with money.
 */
export function paymentsOf({ db, now, config }: Installation): PaymentParts {
  const { momo, mpesa: safaricom, airtel, publicOrigin, transferFee } = config
  // Made at the first start, also without a provider: the sandbox is called back too.
  const secret = hookSecretOf(db, now())
  const statusSecret = hookSecretOf(db, now(), 'status')
  const callbackUrl =
    publicOrigin === null ? null : ({ id }: PaymentRow) => `${publicOrigin}/hooks/momo/${secret}/${id}`
  const paybillUrl = `${publicOrigin}/hooks/paybill/${hookSecretOf(db, now(), 'paybill')}`
  const hooks = {
    resultUrl: ({ id }: PaymentRow) => `${publicOrigin}/hooks/mpesa/${secret}/${id}`,
    statusUrl: (nonce: string) => `${publicOrigin}/hooks/mpesa-status/${statusSecret}/${nonce}`,
    paybill: { validation: `${paybillUrl}/validation`, confirmation: `${paybillUrl}/confirmation` },
  }
  const daraja = safaricom && mpesa({ config: safaricom, now, hooks, queries: mpesaQueries(db, now) })
  const paybill = safaricom?.c2b ? daraja!.paybill : null
  const providers: Providers = {
    sandbox,
    ...(momo.length > 0 && { 'mtn-momo': mtnMomo({ configs: momo, now, callbackUrl }) }),
    ...(daraja && { mpesa: daraja }),
    ...(airtel && { airtel: airtelMoney({ config: airtel, now }) }),
  }
  const gatewayOf: PaymentSetup['gatewayOf'] = ({ country, provider }) => {
    if (momo.length === 0 && !safaricom && !airtel) return 'sandbox'
    if (provider === 'MTN Mobile Money' && momo.some((each) => each.country === country)) return 'mtn-momo'
    if (safaricom && provider === 'M-Pesa' && country === safaricom.country) return 'mpesa'
    if (airtel && provider === 'Airtel Money' && airtel.countries.includes(country)) return 'airtel'
    return null
  }
  return { payments: { gatewayOf, transferFee, paybill: safaricom && paybill && offerOf(safaricom, paybill) }, providers, paybill } // biome-ignore format: one row
}

/** The paybill or till as the rest of Kuu sees it. */
const offerOf = ({ shortcode, c2b, country }: MpesaConfig, { register }: MpesaPaybill) => ({
  shortcode,
  kind: c2b!,
  currency: COUNTRIES[country].currency,
  register: async () => {
    const { status, body } = await register(patience())
    return status === 200 && String(fieldsOf(body).ResponseCode) === '0'
  },
})
