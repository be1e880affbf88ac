import { expect, test } from 'vitest'
import { noticeIn } from '../messaging/notification-languages.ts'
import { linkOf } from '../messaging/render-notification.ts'
import { isAwaited, type NewPrice, type PriceWish, priceNotice } from './price-alert.ts'

const wish: PriceWish = { direction: 'above', pricePerKg: 45_000, currency: 'NGN', triggeredAt: null }
const price: NewPrice = {
  cropId: 'maize',
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

test.each(['above', 'below'] as const)('the notification has price, market and day: %s', (direction) => {
  const notice = priceNotice({ ...wish, direction }, price)
  expect(noticeIn('en', notice)).toEqual({
    title: `Maize is ${direction} ₦450.00`,
    message: '₦460.50 a kilogram in Lagos Central Market on 20 Nov.',
  })
  expect(linkOf(notice)).toBe('/market/maize')
})

test('in another language it has the crop and the day in that language', () => {
  expect(noticeIn('sw', priceNotice(wish, price))).toEqual({
    title: 'Mahindi: bei imepita ₦\u00a0450.00',
    message: '₦\u00a0460.50 kwa kilo katika Lagos Central Market tarehe 20 Nov.',
  })
})
