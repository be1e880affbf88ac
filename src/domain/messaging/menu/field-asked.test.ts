import { expect, test } from 'vitest'
import { fieldAsked } from './field-asked.ts'

test.each([
  ['RAIN 7KQ4T', '7KQ4T'],
  ['rain 7kq4t', '7KQ4T'],
  ['Weather: 7 k q 4 t please', '7KQ4T'],
  ['rain 7-KQ-4T', '7KQ4T'],
  ['Forecast BCDFG', 'BCDFG'],
  ['mvua 7kq4t', '7KQ4T'],
  ['hali ya hewa 7KQ4T', '7KQ4T'],
  ['Pluie 7KQ4T', '7KQ4T'],
  ['météo 7KQ4T', '7KQ4T'],
  ['chuva 7KQ4T', '7KQ4T'],
  ['yanayi 7KQ4T', '7KQ4T'],
  ['ዝናብ 7KQ4T', '7KQ4T'],
  ['rain 70K4T', '7QK4T'],
  ['rain 7oK4T', '7QK4T'],
  ['rain 71i4T', '7LL4T'],
  ['rain 23456', '23456'],
  ['RAIN7KQ4T', '7KQ4T'],
  ['rain7kq4t', '7KQ4T'],
])('%j asks about the field %j', (text, code) => {
  expect(fieldAsked(text)?.code).toBe(code)
})

test.each(['rain 7KA4T', 'rain 7MN4T'])('%j asks about a code that no field can have', (text) => {
  expect(fieldAsked(text)).toMatchObject({ code: null })
})

test.each([
  'rain',
  'rain Lagos',
  'rain Gboko',
  'RAIN GBOKO',
  'weather Kara',
  'price 7KQ4T',
  '7KQ4T',
  'rain 7KQ4',
  'rain 7KQ4TT',
  'RAIN7KQ4',
  'RAINGBOKO',
  '',
])('%j asks about no field', (text) => {
  expect(fieldAsked(text)).toBeNull()
})
