import { expect, test } from 'vitest'
import { behindAddress, behindOf } from './behind.ts'

test.each([
  ['outstanding', null],
  ['risk30', 'Lagos, Nigeria'],
  ['upTo60', 'a/b'],
  ['current', ''],
] as const)('%s of %s is found again in the address', (figure, key) => {
  expect(behindOf(behindAddress(figure, key))).toEqual({ figure, key })
})

test.each([undefined, '', 'risk31', '/risk30'])('%s names no figure', (address) => {
  expect(behindOf(address)).toBeNull()
})
