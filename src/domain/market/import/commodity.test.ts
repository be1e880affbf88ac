import { expect, test } from 'vitest'
import { CROP_NAMES } from '#domain/crops/crop-names.ts'
import { commodityKey, commodityMatcher } from './commodity.ts'

const cropOf = commodityMatcher(Object.keys(CROP_NAMES).map((name) => ({ id: name, name, localName: null })))

test.each([
  ['Maize', 'Maize'],
  ['Maize (white, dry)', 'Maize'],
  ['MAIZE (yellow)', 'Maize'],
  ['Rice (imported)', 'Rice'],
  ['Sorghum (red)', 'Sorghum'],
  ['Millet (finger)', 'Finger millet'],
  ['Beans (fava, dry)', null],
  ['Beans (mung)', 'Green gram'],
  ['Beans (kidney)', 'Common bean'],
  ['Cassava (fresh)', 'Cassava'],
  ['Cowpeas (white)', 'Cowpea'],
  ['Groundnuts (shelled)', 'Groundnut'],
  ['Sweet potatoes', 'Sweet potato'],
  ['Tomatoes (navrongo)', 'Tomato'],
  ['Onions (red)', 'Onion'],
  ['Bitterball', 'African eggplant (bitterball)'],
  ['Plantains (apentu)', 'Plantain'],
  ['Pigeon peas (dry)', 'Pigeon pea'],
  // What is made of a crop is not the crop, and what could be two is asked.
  ['Maize flour', null],
  ['Maize (flour)', null],
  ['Cassava meal (gari, yellow)', null],
  ['Oil (maize)', null],
  ['Peppers (dried)', null],
  ['Maize (food aid)', null],
  ['Millet', null],
  ['Beans', null],
  ['Milk', null],
  ['Meat (beef)', null],
  ['Fuel (diesel)', null],
  ['Wage (casual labour)', null],
  ['Exchange rate', null],
  ['Bread', null],
  ['', null],
  ['()', null],
])('%s is %s', (commodity, crop) => {
  expect(cropOf(commodity)).toBe(crop)
})

test('a choice is found again however the name is written', () => {
  expect(commodityKey('  Maize   (White) ')).toBe('maize (white)')
})
