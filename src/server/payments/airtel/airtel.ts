import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import { PAYMENT_PURPOSES } from '#domain/finance/payments/payment.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { fieldsOf, within } from '../ask-json.ts'
import { joinedName } from '../joined-name.ts'
import { nationalNumberOf } from '../market.ts'
import type { PaymentProvider, RequestDetails } from '../provider.ts'
import { readAirtelRequest, readAirtelStatus } from './answers.ts'
import type { AirtelConfig } from './config.ts'
import { sealed } from './sealed.ts'
import { connectAirtel } from './send.ts'

/** Where a payment is asked about, by our own name for it. */
const STATUS = { collect: '/standard/v1/payments/', payOut: '/standard/v1/disbursements/' } as const

type Installation = { config: AirtelConfig; now: () => Date }

/** Airtel Money: a USSD push takes money, a disbursement sends it, and an enquiry tells what became of either. */
export function airtelMoney({ config, now }: Installation): PaymentProvider {
  const { send, countryOf, isSigned, pathOf } = connectAirtel(config, now)
  const collection = (payment: PaymentRow, { prompt: { word, code } }: RequestDetails) => {
    const country = countryOf(payment.phone)
    const { currency } = payment
    const subscriber = { country, currency, msisdn: nationalNumberOf(payment.phone, country) }
    const transaction = { amount: toMajor(handedAmount(payment)), country, currency, id: payment.reference }
    return { reference: `Kuu ${word} ${code}`, subscriber, transaction }
  }
  /** Version 3 names the kind of the wallet and of the payment too (L6). */
  const disbursement = (payment: PaymentRow, { prompt: { word, code } }: RequestDetails) => {
    const { phone, reference: id } = payment
    const isThird = isSigned(phone)
    return {
      payee: { msisdn: nationalNumberOf(phone, countryOf(phone)), ...(isThird && { wallet_type: 'NORMAL' }) },
      reference: `Kuu${word}${code}`,
      pin: sealed(config.pin, config.publicKey),
      transaction: { amount: toMajor(handedAmount(payment)), id, ...(isThird && { type: 'B2C' }) },
    }
  }

  /** In full, by Airtel's own number of the collection (L13). */
  const refundOf = ({ receipt }: PaymentRow) => ({ transaction: { airtel_money_id: receipt } })

  return {
    // Of a disbursement the name is used once (DP00900001017). That a second push or refund is refused stands nowhere.
    mayRepeat: ({ purpose }) => PAYMENT_PURPOSES[purpose] === 'payOut' && purpose !== 'refund',
    request: (payment, asked) => {
      if (asked.original) return send(payment, { method: 'POST', path: pathOf('refund', payment.phone), body: refundOf(asked.original) }, asked.signal) // biome-ignore format: one request
      const direction = PAYMENT_PURPOSES[payment.purpose]
      const body = direction === 'collect' ? collection(payment, asked) : disbursement(payment, asked)
      return send(payment, { method: 'POST', path: pathOf(direction, payment.phone), body }, asked.signal)
    },
    readRequest: readAirtelRequest,
    status: (payment, signal) => {
      // No page has an enquiry for refunds: their answer is all there is.
      if (payment.purpose === 'refund') return null
      const path = `${STATUS[PAYMENT_PURPOSES[payment.purpose]]}${payment.reference}`
      return send(payment, { method: 'GET', path }, signal)
    },
    readStatus: readAirtelStatus,
    float: async (payer, signal) => {
      const { status, body } = await send(payer, { method: 'GET', path: pathOf('balance', payer.phone) }, signal)
      const { balance, currency } = within(fieldsOf(body).data)
      const isReadable = status === 200 && balance !== undefined && Number.isFinite(Number(balance)) && (currency === undefined || currency === payer.currency) // biome-ignore format: one thought
      return isReadable ? toMinor(Number(balance)) : null
    },
    // L16
    holderName: async (holder, signal) => {
      const path = `/standard/v1/users/${nationalNumberOf(holder.phone, countryOf(holder.phone))}`
      const { status, body } = await send(holder, { method: 'GET', path }, signal)
      const { data, status: envelope } = fieldsOf(body)
      const { first_name: first, last_name: last } = within(data)
      return status === 200 && within(envelope).success === true ? joinedName(first, last) : null
    },
  }
}
