import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each(['/', '/profile', '/crops/7f3k?tab=care#log', '/a//b'])('a sign-in leads to %s', (next) => {
  expect(ownPath(next)).toBe(next)
})

test.each([
  undefined,
  '',
  'profile',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  ' //evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('a sign-in does not lead to %j', (next) => {
  expect(ownPath(next)).toBeUndefined()
})
