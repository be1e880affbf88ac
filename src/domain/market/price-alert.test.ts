import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PRICE } from './price.schema.ts'
import { alertNotice, alertSms, isAwaited, type NewPrice, type PriceWish } from './price-alert.ts'

const wish: PriceWish = { direction: 'above', pricePerKg: 45_000, currency: 'NGN', triggeredAt: null }
const price: NewPrice = {
  crop: 'Maize',
  market: 'Lagos Central Market',
  pricePerKg: 46_050,
  currency: 'NGN',
  date: '2026-11-20',
}

test.each<[string, Partial<PriceWish>, Partial<NewPrice>, boolean]>([
  ['above, and it is', {}, {}, true],
  ['above, and it is just that', {}, { pricePerKg: 45_000 }, false],
  ['above, and it is below', {}, { pricePerKg: 44_999 }, false],
  ['below, and it is', { direction: 'below' }, { pricePerKg: 44_999 }, true],
  ['below, and it is just that', { direction: 'below' }, { pricePerKg: 45_000 }, false],
  ['below, and it is above', { direction: 'below' }, {}, false],
  ['in another currency', {}, { currency: 'LRD' }, false],
  ['told already', { triggeredAt: '2026-11-19T08:00:00.000Z' }, {}, false],
])('%s', (_, wished, given, awaited) => {
  expect(isAwaited({ ...wish, ...wished }, { ...price, ...given })).toBe(awaited)
})

test('the notification says what happened, where and when', () => {
  expect(alertNotice(wish, price)).toEqual({
    title: 'Maize is above ₦450.00',
    message: '₦460.50 a kilogram in Lagos Central Market on 20 Nov.',
  })
})

test.each<[Partial<NewPrice>, string]>([
  [{}, 'Kuu: Maize in Lagos Central Market was NGN 460.50/kg on 20 Nov, above your NGN 450.00.'],
  [{ crop: 'Niébé' }, 'Kuu: Niebe in Lagos Central Market was NGN 460.50/kg on 20 Nov, above your NGN 450.00.'],
  [{ crop: 'በቆሎ' }, 'Kuu: your crop in Lagos Central Market was NGN 460.50/kg on 20 Nov, above your NGN 450.00.'],
  [
    { market: '[Gbɔɔta] «Old» Road ~ Market Hall of the Cooperative' },
    'Kuu: Maize in Gbta Old Road Market Hall of was NGN 460.50/kg on 20 Nov, above your NGN 450.00.',
  ],
])('the text message for %j', (given, message) => {
  expect(alertSms(wish, { ...price, ...given })).toBe(message)
})

test('a text message is one part of GSM-7, whatever the names and the amounts', () => {
  const amount = fc.integer({ min: 0, max: MAX_PRICE * 100 })
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      amount,
      (crop, market, pricePerKg) => {
        const message = alertSms({ ...wish, pricePerKg }, { ...price, crop, market, pricePerKg })
        expect(message).toMatch(/^[A-Za-z0-9 .,:;()/'"&+%!?=<>#*@$-]{1,160}$/)
      },
    ),
  )
})
