import { expect, test } from 'vitest'
import { actionSteps, truncated } from './advisory.ts'

test.each([
  [
    'Walk the field twice a week. Look into the whorl! Is it wet?',
    ['Walk the field twice a week', 'Look into the whorl'],
  ],
  ['Too short. No.', []],
  ['Keep grain at 13.5% moisture before storing it.', ['Keep grain at 13.5% moisture before storing it']],
  [
    'The first step here. The second step here. The third step here. The fourth step here. The fifth step here.',
    ['The first step here', 'The second step here', 'The third step here', 'The fourth step here'],
  ],
  ['', []],
])('the steps of %j', (content, steps) => expect(actionSteps(content)).toEqual(steps))

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['one more word', 9, 'one more…'],
])('%j cut at %i', (text, most, cut) => expect(truncated(text, most)).toBe(cut))
