import { expect, test } from 'vitest'
import { payNumberIn, payNumberOf } from './pay-number.ts'

test.each([0, 0.123456, 0.5, 0.9999999])('a number made from %d is one that is found again', (random) => {
  const number = payNumberOf(random)
  expect(number).toMatch(/^[1-9]\d{7}$/)
  expect(payNumberIn(` ${number.slice(0, 4)} ${number.slice(4)} `)).toBe(number)
})

test('a wrong digit is none, and so is a name', () => {
  const number = payNumberOf(0.42)
  for (let at = 0; at < number.length; at++) {
    const wrong = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1)
    expect(payNumberIn(wrong)).toBe(null)
  }
  for (const typed of ['', 'Martha', '0712345678', number.slice(1)]) expect(payNumberIn(typed)).toBe(null)
})
