import { expect, test } from 'vitest'
import { recentlyRequested } from './recently-requested.ts'

test('an address was asked from its second time on, in this second and in the next', () => {
  const wasAsked = recentlyRequested(1000)
  expect([wasAsked('/a', 7), wasAsked('/b', 7), wasAsked('/a', 7), wasAsked('/a', 8)]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect([wasAsked('/b', 9), wasAsked('/a', 9), wasAsked('/a', 11)]).toEqual([false, true, false])
})

test('no series of addresses fills the memory: beyond the bound they are not remembered', () => {
  const wasAsked = recentlyRequested(1000)
  expect(wasAsked('/first', 7)).toBe(false)
  for (let at = 0; at < 500; at++) wasAsked(`/other/${at}`, 7)
  expect([wasAsked('/first', 7), wasAsked('/other/499', 7)]).toEqual([true, false])
})
