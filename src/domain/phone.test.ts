import { expect, test } from 'vitest'
import { dialled, isInternational, isShortCode, spoken } from './phone.ts'

test.each([
  ['+231 77 000 0000', '+231770000000'],
  ['00231-77-000-0000', '+231770000000'],
  ['+1 (202) 555.0100', '+12025550100'],
  ['40 404', '40404'],
  ['', ''],
])('%j is dialled as %j', (written, number) => expect(dialled(written)).toBe(number))

test.each([
  ['+231770000000', true, false],
  ['+123456789012345', true, false],
  ['+1234567890123456', false, false],
  ['+023177000000', false, false],
  ['+23177', false, false],
  ['0770000000', false, false],
  ['40404', false, true],
  ['112', false, true],
  ['11', false, false],
  ['1234567', false, false],
  ['call me', false, false],
])('%j: international %s, a short code %s', (number, international, short) => {
  expect([isInternational(number), isShortCode(number)]).toEqual([international, short])
})

test.each([
  ['+231770000000', '+231 770 000 000'],
  ['+12025550100', '+120 255 501 00'],
  ['40404', '40404'],
])('%j is read as %j', (number, words) => expect(spoken(number)).toBe(words))
