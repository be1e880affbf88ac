import { expect, test } from 'vitest'
import { keysOf } from '../table.ts'
import { canMoveSms, SMS_STATUS } from './sms.ts'

const ALLOWED = ['pending > sent', 'pending > failed', 'sent > delivered', 'sent > failed']
const MOVES = keysOf(SMS_STATUS).flatMap((from) => keysOf(SMS_STATUS).map((to) => [from, to] as const))

test.each(MOVES)('a message from %s to %s', (from, to) => {
  expect(canMoveSms(from, to)).toBe(ALLOWED.includes(`${from} > ${to}`))
})
