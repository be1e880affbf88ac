import { expect, test } from 'vitest'
import { keysOf } from '../table.ts'
import { canMoveLoan, LOAN_STATUS } from './loan.ts'

const ALLOWED = [
  'applied > approved',
  'applied > rejected',
  'approved > disbursed',
  'disbursed > active',
  'disbursed > completed',
  'disbursed > defaulted',
  'active > completed',
  'active > defaulted',
  'defaulted > active',
  'defaulted > completed',
  'defaulted > writtenOff',
]
const MOVES = keysOf(LOAN_STATUS).flatMap((from) => keysOf(LOAN_STATUS).map((to) => [from, to] as const))

test.each(MOVES)('a loan from %s to %s', (from, to) => {
  expect(canMoveLoan(from, to)).toBe(ALLOWED.includes(`${from} > ${to}`))
})
