import { expect, test } from 'vitest'
import { homeCurrency } from './home-currency.ts'

test.each([
  ['Kakata, Liberia', 'Lagos, Nigeria', 'LRD'],
  ['kakata,  LIBERIA ', 'Lagos, Nigeria', 'LRD'],
  ['Ghana', 'Lagos, Nigeria', 'GHS'],
  ['Abidjan, Ivory Coast', 'Lagos, Nigeria', 'XOF'],
  ['behind the church', 'Kumasi, Ghana', 'GHS'],
  [null, 'Nairobi, Kenya', 'KES'],
  [null, 'nowhere', 'NGN'],
  ['toString', 'constructor', 'NGN'],
])('who lives in %s, with the weather of %s, sells in %s', (location, preferredLocation, currency) => {
  expect(homeCurrency({ location, preferredLocation })).toBe(currency)
})
