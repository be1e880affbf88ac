import { expect, expectTypeOf, test } from 'vitest'
import type { Misnamed } from './kinds-by-name.ts'

type Claim = {
  id: string
  isLate: boolean
  paidAt: string | null
  photos: { id: string }[]
  issue: number
  count: number
}

test('a member of another type than its name says is found, in lists and objects too', () => {
  const claim: Claim = { id: 'x', isLate: false, paidAt: null, photos: [], issue: 1, count: 2 }
  expect(Object.keys(claim)).toContain('issue')
  expectTypeOf<Misnamed<Claim>>().toEqualTypeOf<never>()
  expectTypeOf<Misnamed<{ isLate: string; photos: { id: number }[] | null }>>().toEqualTypeOf<'isLate' | 'photos.id'>()
  expectTypeOf<Misnamed<{ open: { count: string; paidAt: number } }>>().toEqualTypeOf<'open.count' | 'open.paidAt'>()
})
