import { expect, test } from 'vitest'
import { keysOf } from '../table.ts'
import { canMovePolicy, POLICY_STATUS } from './insurance.ts'

const ALLOWED = ['applied > active', 'applied > rejected', 'active > expired', 'active > cancelled', 'active > claimed']
const MOVES = keysOf(POLICY_STATUS).flatMap((from) => keysOf(POLICY_STATUS).map((to) => [from, to] as const))

test.each(MOVES)('a policy from %s to %s', (from, to) => {
  expect(canMovePolicy(from, to)).toBe(ALLOWED.includes(`${from} > ${to}`))
})
